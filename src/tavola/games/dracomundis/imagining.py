"""What a seat cannot know, drawn anew: the kinds of the others' tokens it has not looked at. DM-R05, DM-R74."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.tables import CAMPSITE, CELLS, EXPLORER, KINDS, NOTHING, TIGER
from tavola.games.dracomundis.tokens import kind_of, known_to, of_kind, owner_of
from tavola.kernel.bits import BIT
from tavola.kernel.events import TEACHES
from tavola.kernel.rng import Rng
from tavola.kernel.state import OVER


def redraw(t: Fields, seat: i64, rng: Rng) -> None:
    """Shuffle, colour by colour, what this seat does not know; at the end all is public."""
    if t.actor == OVER:
        return
    for owner in range(t.seats):
        if owner != seat:
            redraw_colour(t, seat, owner, rng)


def redraw_colour(t: Fields, seat: i64, owner: i64, rng: Rng) -> None:
    """Every face-down square, then the token picked, then what is behind the screen takes a kind of the pool."""
    cells = unknown_cells(t, seat, owner)
    kinds = in_order(unknown_kinds(t, seat, owner))
    rng.shuffle(kinds)
    at: i64 = 0
    for cell in cells:
        lay(t, owner, cell, kinds[at])
        at += 1
    if picked_in_secret(t, owner):
        unplace(t, owner, kinds[at])
        t.picked = kinds[at]
        at += 1
    if at < i64(len(kinds)):
        refill(t, owner, kinds, at)


def unknown_cells(t: Fields, seat: i64, owner: i64) -> vec[i64]:
    """Where this colour's tokens lie that the seat has not looked at, a1 first."""
    out = vec[i64](capacity=24)
    for cell in range(t.edge, CELLS):
        tok = t.ground[cell]
        if tok != NOTHING and owner_of(tok) == owner and not known_to(tok, seat):
            out = append(out, cell)
    return out


def unknown_kinds(t: Fields, seat: i64, owner: i64) -> vec[i64]:
    """What they are in truth, with the token picked and those behind the screen; Explorers are public."""
    out = vec[i64](capacity=24)
    for cell in unknown_cells(t, seat, owner):
        out = append(out, kind_of(t.ground[cell]))
    if picked_in_secret(t, owner):
        out = append(out, t.picked)
    if len(t.hand) > 0:
        for kind in range(EXPLORER + 1, KINDS):
            for _ in range(t.hand[owner * KINDS + kind]):
                out = append(out, kind)
    return out


def in_order(kinds: vec[i64]) -> vec[i64]:
    """Sorted: what is drawn anew must not follow from where the tokens lie in truth."""
    out = vec[i64](capacity=24)
    for kind in range(KINDS):
        for each in kinds:
            if each == kind:
                out = append(out, kind)
    return out


def lesson(t: Fields, cell: i64, audience: i64) -> i64:
    """TEACHES, if one of these seats learns by seeing what lies here, as far as the mover knows."""
    for seat in range(t.seats):
        if audience & BIT[seat] and not sure_of(t, seat, cell):
            return TEACHES
    return 0


def sure_of(t: Fields, seat: i64, cell: i64) -> bool:
    """It has looked, or nothing else can lie here; of others the mover knows only how many they have not seen."""
    owner = owner_of(t.ground[cell])
    if known_to(t.ground[cell], seat):
        return True
    kinds = unknown_kinds(t, seat, owner)
    if seat != t.mover:
        return len(kinds) == 1
    return all(kind == kinds[0] for kind in kinds)


def picked_in_secret(t: Fields, owner: i64) -> bool:
    return t.picked != NOTHING and t.mover == owner and t.picked != EXPLORER


def lay(t: Fields, owner: i64, cell: i64, kind: i64) -> None:
    """The token here becomes one of this kind; the Tiger penalty follows. DM-R74"""
    t.ground[cell] = of_kind(t.ground[cell], kind)
    if kind == CAMPSITE:
        t.camp[owner] = cell
    elif kind == TIGER:
        t.tiger[owner] = cell


def unplace(t: Fields, owner: i64, kind: i64) -> None:
    """A Campsite or Tiger that is not in the t yet has no square."""
    if kind == CAMPSITE:
        t.camp[owner] = NOTHING
    elif kind == TIGER:
        t.tiger[owner] = NOTHING


def refill(t: Fields, owner: i64, kinds: vec[i64], at: i64) -> None:
    """What is left of the pool stands behind the screen."""
    for kind in range(EXPLORER + 1, KINDS):
        t.hand[owner * KINDS + kind] = 0
    for i in range(at, i64(len(kinds))):
        t.hand[owner * KINDS + kinds[i]] += 1
        unplace(t, owner, kinds[i])
