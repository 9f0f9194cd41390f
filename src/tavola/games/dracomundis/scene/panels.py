"""What lies beside the valley: screens, won tokens, what is unknown, the turn, and the seats' points."""

from tavola.games.dracomundis import agenda
from tavola.games.dracomundis.data import COPIES, KINDS, PAINTS, UNPAINTED
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.knowledge import Backs, penalty_known, unknown
from tavola.games.dracomundis.names import BEHIND_SCREEN, colour, kind_in, picture
from tavola.games.dracomundis.options import FULL, MAX_ROUNDS, MEMORY_AID, QUIET_ROUNDS
from tavola.games.dracomundis.palette import colour_of
from tavola.games.dracomundis.questions.picking import behind_screen
from tavola.games.dracomundis.scene.colours import colours
from tavola.games.dracomundis.scoring import PENALTY, SCOOP, on_the_board, scoops
from tavola.games.dracomundis.tables import FLIP_AT, NOTHING, TURN_ACTIONS
from tavola.games.dracomundis.tokens import FACE_DOWN, WINNER, kind_of, owner_of, tag_of
from tavola.games.dracomundis.turns import actions_left
from tavola.games.dracomundis.valley import in_setup
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Item, SeatView, Zone
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice


def zones(t: Fields, seen: Backs, voice: Voice) -> tuple[Zone, ...]:
    """As everybody sees them."""
    if t.asks == agenda.COLOUR:
        return (colours(t.palette, t.seats, voice),)
    if in_setup(t):
        return tuple(_screen(owner, behind_screen(t, owner), t.palette, voice) for owner in range(t.seats))
    won = list(t.won)
    by_winner = [tuple([tok for tok in won if tok // WINNER == winner]) for winner in range(t.seats)]
    trays = [_tray(winner, tokens, t.palette, voice) for winner, tokens in enumerate(by_winner)]
    return (_turn_of(t, voice), *_unknown_to(t, None, seen, voice), *trays)


def own_zones(t: Fields, seat: int, seen: Backs, common: tuple[Zone, ...], voice: Voice) -> tuple[Zone, ...]:
    """The own screen, and of other colours what the seat itself cannot place."""
    if t.asks == agenda.COLOUR:
        return common
    if in_setup(t):
        picked = t.picked if t.mover == seat else NOTHING
        held = t.hand[seat * len(KINDS) : (seat + 1) * len(KINDS)]
        return (*common[:seat], _own_screen(seat, tuple(held), picked, t.palette, voice), *common[seat + 1 :])
    return (common[0], *_unknown_to(t, seat, seen, voice), *common[-t.seats :])


# screens


@drawn
def _screen(owner: int, n: int, palette: int, voice: Voice) -> Zone:
    """How many tokens there are behind another's screen. DM-02"""
    item = Item(id=f"screen{owner}", back="back", title=voice.say("hand-left", n=n), n=n, seats=(owner,))
    title = voice.say("hand-other", who=colour(voice, palette, owner))
    return Zone(id=f"hand{owner}", kind="hand", owner=owner, title=title, items=(item,), clauses=("DM-02",))


@drawn
def _own_screen(owner: int, held: tuple[int, ...], picked: int, palette: int, voice: Voice) -> Zone:
    """The own tokens by kind with the number left; the one just picked is lit. DM-02"""
    counts = {kind: held[kind] + (kind == picked) for kind in range(len(COPIES))}
    items = tuple(_own(owner, kind, n, kind == picked, palette, voice) for kind, n in counts.items() if n)
    title = voice.say("hand-own")
    return Zone(id=f"hand{owner}", kind="hand", owner=owner, title=title, items=items, clauses=("DM-02", "DM-04"))


def _own(owner: int, kind: int, n: int, lit: bool, palette: int, voice: Voice) -> Item:
    return Item(
        id=BEHIND_SCREEN + KINDS[kind],
        icon=picture(palette, kind, owner),
        title=kind_in(voice, kind)["name"],
        n=n,
        tone="lit" if lit else "",
        seats=(owner,),
    )


# tokens won and unknown


@drawn
def _tray(winner: int, won: tuple[int, ...], palette: int, voice: Voice) -> Zone:
    """Won tokens lie open. DM-32, DM-R66"""
    items = tuple(
        Item(
            id=f"won-t{tag_of(tok)}",
            icon=picture(palette, kind_of(tok), owner_of(tok)),
            title=kind_in(voice, kind_of(tok))["name"],
            seats=(owner_of(tok),),
        )
        for tok in won
    )
    title = voice.say("tray", who=colour(voice, palette, winner))
    return Zone(id=f"tray{winner}", kind="tray", owner=winner, title=title, items=items, clauses=("DM-32",))


def _unknown_to(t: Fields, seat: int | None, seen: Backs, voice: Voice) -> list[Zone]:
    """For each other colour, until the end."""
    if t.actor == OVER:
        return []
    mine = seat is not None and t.options[MEMORY_AID] == FULL
    others = [owner for owner in range(t.seats) if owner != seat]
    return [_unknown(owner, unknown(t, owner, seen), mine, t.palette, voice) for owner in others]


@drawn
def _unknown(owner: int, pool: tuple[int, ...], mine: bool, palette: int, voice: Voice) -> Zone:
    """Which kinds of a colour the reader cannot place yet."""
    items = tuple(
        Item(
            id=f"unknown{owner}-{KINDS[kind]}",
            icon=KINDS[kind],
            title=kind_in(voice, kind)["name"],
            n=n,
            seats=(owner,),
        )
        for kind, n in enumerate(pool)
        if n
    )
    title = voice.say("unknown" if mine else "unknown-public", who=colour(voice, palette, owner))
    return Zone(id=f"unknown{owner}", kind="panel", owner=owner, title=title, items=items, clauses=("DM-R05",))


# the turn


def _turn_of(t: Fields, voice: Voice) -> Zone:
    most, left = TURN_ACTIONS + t.extra, actions_left(t) if t.actor != OVER else 0
    limit = t.options[MAX_ROUNDS]
    now = min(t.turns, limit * t.seats - 1) // t.seats + 1 if limit else t.turns // t.seats + 1
    return _turn((left, most), t.hidden, (t.quiet, t.options[QUIET_ROUNDS] * t.seats), (now, limit), voice)


@drawn
def _turn(actions: tuple[int, int], hidden: int, quiet: tuple[int, int], round: tuple[int, int], voice: Voice) -> Zone:
    """Actions left, tokens face down, quiet turns, the round; each with its limit, 0 for none."""
    left, most = actions
    still, noisy = quiet
    now, limit = round
    items = (
        Item(id="actions", title=voice.say("actions", n=left), steps=most, at=left),
        Item(
            id="hidden",
            title=voice.say("hidden", n=hidden),
            n=hidden,
            lines=(voice.say("flip-from", n=FLIP_AT),),
            tone="lit" if hidden <= FLIP_AT else "",
        ),
        Item(id="quiet", title=voice.say("quiet", n=still, limit=noisy) if noisy else voice.say("quiet-off", n=still)),
        Item(id="round", title=voice.say("round-of", n=now, limit=limit) if limit else voice.say("round", n=now)),
    )
    clauses = ("DM-09", "DM-41", "DM-77")
    return Zone(id="turn", kind="panel", title=voice.say("valley"), items=items, clauses=clauses)


# seats


def panels(t: Fields, voice: Voice) -> tuple[SeatView, ...]:
    down = [owner_of(tok) for tok in t.ground if tok >= FACE_DOWN]
    return tuple([_panel_of(t, owner, None, down.count(owner), voice) for owner in range(t.seats)])


def own_panels(t: Fields, seat: int, common: tuple[SeatView, ...], voice: Voice) -> tuple[SeatView, ...]:
    """The Tiger penalty only where the reader may know of it. DM-R66, DM-R74"""
    if penalty_known(t, seat, None) or not penalty_known(t, seat, seat):
        return common
    down = sum(tok >= FACE_DOWN and owner_of(tok) == seat for tok in t.ground)
    return (*common[:seat], _panel_of(t, seat, seat, down, voice), *common[seat + 1 :])


def _panel_of(t: Fields, owner: int, seat: int | None, down: int, voice: Voice) -> SeatView:
    tiger = -PENALTY if penalty_known(t, owner, seat) else 0
    points = (t.spoils[owner], on_the_board(t, owner), SCOOP * scoops(t, owner), tiger)
    return _panel(owner, down, points, t.actor == owner, t.palette, voice)


@drawn
def _panel(
    owner: int, down: int, points: tuple[int, int, int, int], active: bool, palette: int, voice: Voice
) -> SeatView:
    """Public facts: points in all, tokens face down, and what the points are for."""
    spoils, ground, scoop, tiger = points
    sources = {"won": spoils, "ground": ground - scoop, "scoop": scoop, "tiger": tiger}
    facts = [_fact("points", owner, spoils + ground + tiger, voice), _fact("down", owner, down, voice)]
    facts += [_fact(name, owner, n, voice) for name, n in sources.items() if n]
    return SeatView(
        seat=owner,
        role=voice.say("role", who=colour(voice, palette, owner)),
        facts=tuple(facts),
        active=active,
        colour=paint(palette, owner),
    )


def paint(palette: int, seat: int) -> str:
    """What a seat's things are painted with: grey while it has no colour."""
    own = colour_of(palette, seat)
    return UNPAINTED if own == NOTHING else PAINTS[own]


def _fact(name: str, owner: int, n: int, voice: Voice) -> Item:
    return Item(id=f"{name}{owner}", icon=name, title=voice.say(f"fact-{name}", n=n), n=n)
