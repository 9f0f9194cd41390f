"""What a seat cannot know, drawn anew: the kinds of the others' tokens it has not looked at. DM-R05, DM-R74."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis.tables import CAMPSITE, CELLS, EXPLORER, KINDS, NOTHING, TIGER
from tavola.games.dracomundis.tokens import kind_of, known_to, of_kind, owner_of
from tavola.games.dracomundis.valley import ENDED, PLACING, Valley
from tavola.kernel.rng import Rng


def redraw(valley: Valley, seat: i64, rng: Rng) -> None:
    """Shuffle, colour by colour, what this seat does not know; at the end all is public."""
    if valley.phase == ENDED:
        return
    for owner in range(valley.seats):
        if owner != seat:
            redraw_colour(valley, seat, owner, rng)


def redraw_colour(valley: Valley, seat: i64, owner: i64, rng: Rng) -> None:
    """Every face-down square, then the token picked, then what is behind the screen takes a kind of the pool."""
    cells = unknown_cells(valley, seat, owner)
    kinds = unknown_kinds(valley, seat, owner)
    rng.shuffle(kinds)
    at: i64 = 0
    for cell in cells:
        lay(valley, owner, cell, kinds[at])
        at += 1
    if picked_in_secret(valley, owner):
        unplace(valley, owner, kinds[at])
        valley.picked = kinds[at]
        at += 1
    if at < i64(len(kinds)):
        refill(valley, owner, kinds, at)


def unknown_cells(valley: Valley, seat: i64, owner: i64) -> vec[i64]:
    """Where this colour's tokens lie that the seat has not looked at, a1 first."""
    out = vec[i64](capacity=24)
    for cell in range(valley.edge, CELLS):
        tok = valley.ground[cell]
        if tok != NOTHING and owner_of(tok) == owner and not known_to(tok, seat):
            out = append(out, cell)
    return out


def unknown_kinds(valley: Valley, seat: i64, owner: i64) -> vec[i64]:
    """What they are in truth, with the token picked and those behind the screen; Explorers are public."""
    out = vec[i64](capacity=24)
    for cell in unknown_cells(valley, seat, owner):
        out = append(out, kind_of(valley.ground[cell]))
    if picked_in_secret(valley, owner):
        out = append(out, valley.picked)
    if len(valley.hand) > 0:
        for kind in range(EXPLORER + 1, KINDS):
            for _ in range(valley.hand[owner * KINDS + kind]):
                out = append(out, kind)
    return out


def picked_in_secret(valley: Valley, owner: i64) -> bool:
    return valley.phase == PLACING and valley.mover == owner and valley.picked != EXPLORER


def lay(valley: Valley, owner: i64, cell: i64, kind: i64) -> None:
    """The token here becomes one of this kind; the Tiger penalty follows. DM-R74"""
    valley.ground[cell] = of_kind(valley.ground[cell], kind)
    if kind == CAMPSITE:
        valley.camp[owner] = cell
    elif kind == TIGER:
        valley.tiger[owner] = cell


def unplace(valley: Valley, owner: i64, kind: i64) -> None:
    """A Campsite or Tiger that is not in the valley yet has no square."""
    if kind == CAMPSITE:
        valley.camp[owner] = NOTHING
    elif kind == TIGER:
        valley.tiger[owner] = NOTHING


def refill(valley: Valley, owner: i64, kinds: vec[i64], at: i64) -> None:
    """What is left of the pool stands behind the screen."""
    for kind in range(EXPLORER + 1, KINDS):
        valley.hand[owner * KINDS + kind] = 0
    for i in range(at, i64(len(kinds))):
        valley.hand[owner * KINDS + kinds[i]] += 1
        unplace(valley, owner, kinds[i])
