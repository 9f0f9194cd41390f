"""What lies beside the valley: screens, won tokens, what is unknown, the turn, and the seats' points."""

from tavola.games.dracomundis import agenda
from tavola.games.dracomundis.data import COPIES, KINDS, PAINTS, UNPAINTED
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.knowledge import penalty_known, unknown
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
from tavola.kernel.scene import Item, SeatView, Zone
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice


def zones(t: Fields, seat: int | None, voice: Voice) -> tuple[Zone, ...]:
    if t.asks == agenda.COLOUR:
        return (colours(t, voice),)
    if in_setup(t):
        return tuple(_screen(t, owner, seat, voice) for owner in range(t.seats))
    trays = [_tray(t, winner, voice) for winner in range(t.seats)]
    others = [owner for owner in range(t.seats) if owner != seat] if t.actor != OVER else []
    return (_turn(t, voice), *(_unknown(t, owner, seat, voice) for owner in others), *trays)


def _screen(t: Fields, owner: int, seat: int | None, voice: Voice) -> Zone:
    """The own tokens, or how many there are behind another's screen. DM-02"""
    if owner != seat:
        n = behind_screen(t, owner)
        item = Item(id=f"screen{owner}", back="back", title=voice.say("hand-left", n=n), n=n, seats=(owner,))
        title = voice.say("hand-other", who=colour(voice, t.palette, owner))
        return Zone(id=f"hand{owner}", kind="hand", owner=owner, title=title, items=(item,), clauses=("DM-02",))
    items = [_own(t, owner, kind, voice) for kind in range(len(COPIES))]
    title = voice.say("hand-own")
    held = tuple(item for item in items if item is not None)
    return Zone(id=f"hand{owner}", kind="hand", owner=owner, title=title, items=held, clauses=("DM-02", "DM-04"))


def _own(t: Fields, owner: int, kind: int, voice: Voice) -> Item | None:
    """The kind with its number left; the one just picked is lit."""
    lit = t.mover == owner and t.picked == kind
    n = t.hand[owner * len(KINDS) + kind] + (1 if lit else 0)
    if n == 0:
        return None
    name = kind_in(voice, kind)["name"]
    return Item(
        id=BEHIND_SCREEN + KINDS[kind],
        icon=picture(t, kind, owner),
        title=name,
        n=n,
        tone="lit" if lit else "",
        seats=(owner,),
    )


def _tray(t: Fields, winner: int, voice: Voice) -> Zone:
    """Won tokens lie open. DM-32, DM-R66"""
    items = [
        Item(
            id=f"won-t{tag_of(tok)}",
            icon=picture(t, kind_of(tok), owner_of(tok)),
            title=kind_in(voice, kind_of(tok))["name"],
            seats=(owner_of(tok),),
        )
        for tok in t.won
        if tok // WINNER == winner
    ]
    title = voice.say("tray", who=colour(voice, t.palette, winner))
    return Zone(id=f"tray{winner}", kind="tray", owner=winner, title=title, items=tuple(items), clauses=("DM-32",))


def _unknown(t: Fields, owner: int, seat: int | None, voice: Voice) -> Zone:
    """Which kinds of a colour the reader cannot place yet."""
    pool = unknown(t, owner, seat)
    items = [
        Item(
            id=f"unknown{owner}-{KINDS[kind]}",
            icon=KINDS[kind],
            title=kind_in(voice, kind)["name"],
            n=pool[kind],
            seats=(owner,),
        )
        for kind in range(len(KINDS))
        if pool[kind]
    ]
    mine = seat is not None and t.options[MEMORY_AID] == FULL
    title = voice.say("unknown" if mine else "unknown-public", who=colour(voice, t.palette, owner))
    return Zone(id=f"unknown{owner}", kind="panel", owner=owner, title=title, items=tuple(items), clauses=("DM-R05",))


def _turn(t: Fields, voice: Voice) -> Zone:
    """Actions left, tokens face down, quiet turns, the round."""
    most, left = TURN_ACTIONS + t.extra, actions_left(t) if t.actor != OVER else 0
    quiet, limit = t.options[QUIET_ROUNDS] * t.seats, t.options[MAX_ROUNDS]
    now = min(t.turns, limit * t.seats - 1) // t.seats + 1 if limit else t.turns // t.seats + 1
    soon = t.hidden <= FLIP_AT
    items = (
        Item(id="actions", title=voice.say("actions", n=left), steps=most, at=left),
        Item(
            id="hidden",
            title=voice.say("hidden", n=t.hidden),
            n=t.hidden,
            lines=(voice.say("flip-from", n=FLIP_AT),),
            tone="lit" if soon else "",
        ),
        Item(
            id="quiet",
            title=voice.say("quiet", n=t.quiet, limit=quiet) if quiet else voice.say("quiet-off", n=t.quiet),
        ),
        Item(id="round", title=voice.say("round-of", n=now, limit=limit) if limit else voice.say("round", n=now)),
    )
    clauses = ("DM-09", "DM-41", "DM-77")
    return Zone(id="turn", kind="panel", title=voice.say("valley"), items=items, clauses=clauses)


def seat_view(t: Fields, owner: int, seat: int | None, voice: Voice) -> SeatView:
    """Public facts; the Tiger penalty only where the reader may know of it. DM-R66, DM-R74"""
    tiger = -PENALTY if penalty_known(t, owner, seat) else 0
    ground = on_the_board(t, owner)
    scoop = SCOOP * scoops(t, owner)
    total = t.spoils[owner] + ground + tiger
    facts = [_fact("points", owner, total, voice)]
    down = sum(tok >= FACE_DOWN and owner_of(tok) == owner for tok in t.ground)
    facts.append(_fact("down", owner, down, voice))
    sources = {"won": t.spoils[owner], "ground": ground - scoop, "scoop": scoop, "tiger": tiger}
    facts += [_fact(name, owner, n, voice) for name, n in sources.items() if n]
    return SeatView(
        seat=owner,
        role=voice.say("role", who=colour(voice, t.palette, owner)),
        facts=tuple(facts),
        active=t.actor == owner,
        colour=paint(t, owner),
    )


def paint(t: Fields, seat: int) -> str:
    """What a seat's things are painted with: grey while it has no colour."""
    own = colour_of(t.palette, seat)
    return UNPAINTED if own == NOTHING else PAINTS[own]


def _fact(name: str, owner: int, n: int, voice: Voice) -> Item:
    return Item(id=f"{name}{owner}", icon=name, title=voice.say(f"fact-{name}", n=n), n=n)
