"""What lies beside the valley: screens, won tokens, what is unknown, the turn, and the seats' points."""

from tavola.games.dracomundis.clicks import PICK
from tavola.games.dracomundis.data import COPIES, KINDS, PAINTS
from tavola.games.dracomundis.knowledge import penalty_known, unknown
from tavola.games.dracomundis.log import colour, kind_in
from tavola.games.dracomundis.moves.fight import WINNER
from tavola.games.dracomundis.scoring import PENALTY, SCOOP, on_the_board, scoops
from tavola.games.dracomundis.state import DracoMundis
from tavola.games.dracomundis.tables import FLIP_AT, FULL, MAX_ROUNDS, MEMORY_AID, QUIET_ROUNDS, TURN_ACTIONS
from tavola.games.dracomundis.tokens import FACE_DOWN, kind_of, owner_of, tag_of
from tavola.games.dracomundis.valley import ACTING, CHOOSING_FIRST, ENDED, PLACING
from tavola.kernel.scene import Item, SeatView, Zone
from tavola.kernel.story import Voice


def zones(state: DracoMundis, seat: int | None, voice: Voice) -> tuple[Zone, ...]:
    if state.phase < ACTING:
        return tuple(_screen(state, owner, seat, voice) for owner in range(state.seats))
    trays = [_tray(state, winner, voice) for winner in range(state.seats)]
    others = [owner for owner in range(state.seats) if owner != seat] if state.phase != ENDED else []
    return (_turn(state, voice), *(_unknown(state, owner, seat, voice) for owner in others), *trays)


def _screen(state: DracoMundis, owner: int, seat: int | None, voice: Voice) -> Zone:
    """The own tokens, or how many there are behind another's screen. DM-02"""
    if owner != seat:
        n = state.behind_screen(owner)
        item = Item(id=f"screen{owner}", back="back", title=voice.say("hand-left", n=n), n=n, seats=(owner,))
        title = voice.say("hand-other", who=colour(voice, owner))
        return Zone(id=f"hand{owner}", kind="hand", owner=owner, title=title, items=(item,), clauses=("DM-02",))
    items = [_own(state, owner, kind, voice) for kind in range(len(COPIES))]
    title = voice.say("hand-own")
    held = tuple(item for item in items if item is not None)
    return Zone(id=f"hand{owner}", kind="hand", owner=owner, title=title, items=held, clauses=("DM-02", "DM-04"))


def _own(state: DracoMundis, owner: int, kind: int, voice: Voice) -> Item | None:
    """The kind with its number left; the one just picked is lit."""
    lit = state.phase == PLACING and state.mover == owner and state.picked == kind
    n = state.hand[owner * len(KINDS) + kind] + (1 if lit else 0)
    if n == 0:
        return None
    name = kind_in(voice, kind)["name"]
    return Item(id=PICK + KINDS[kind], icon=KINDS[kind], title=name, n=n, tone="lit" if lit else "", seats=(owner,))


def _tray(state: DracoMundis, winner: int, voice: Voice) -> Zone:
    """Won tokens lie open. DM-32, DM-R66"""
    items = [
        Item(
            id=f"won-t{tag_of(tok)}",
            icon=KINDS[kind_of(tok)],
            title=kind_in(voice, kind_of(tok))["name"],
            seats=(owner_of(tok),),
        )
        for tok in state.won
        if tok // WINNER == winner
    ]
    title = voice.say("tray", who=colour(voice, winner))
    return Zone(id=f"tray{winner}", kind="tray", owner=winner, title=title, items=tuple(items), clauses=("DM-32",))


def _unknown(state: DracoMundis, owner: int, seat: int | None, voice: Voice) -> Zone:
    """Which kinds of a colour the reader cannot place yet."""
    pool = unknown(state, owner, seat)
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
    mine = seat is not None and state.options[MEMORY_AID] == FULL
    title = voice.say("unknown" if mine else "unknown-public", who=colour(voice, owner))
    return Zone(id=f"unknown{owner}", kind="panel", owner=owner, title=title, items=tuple(items), clauses=("DM-R05",))


def _turn(state: DracoMundis, voice: Voice) -> Zone:
    """Actions left, tokens face down, quiet turns, the round."""
    most, left = TURN_ACTIONS + state.extra, state.actions_left() if state.phase != ENDED else 0
    quiet, limit = state.options[QUIET_ROUNDS] * state.seats, state.options[MAX_ROUNDS]
    now = min(state.turns, limit * state.seats - 1) // state.seats + 1 if limit else state.turns // state.seats + 1
    soon = state.hidden <= FLIP_AT
    items = (
        Item(id="actions", title=voice.say("actions", n=left), steps=most, at=left),
        Item(
            id="hidden",
            title=voice.say("hidden", n=state.hidden),
            n=state.hidden,
            lines=(voice.say("flip-from", n=FLIP_AT),),
            tone="lit" if soon else "",
        ),
        Item(
            id="quiet",
            title=voice.say("quiet", n=state.quiet, limit=quiet) if quiet else voice.say("quiet-off", n=state.quiet),
        ),
        Item(id="round", title=voice.say("round-of", n=now, limit=limit) if limit else voice.say("round", n=now)),
    )
    clauses = ("DM-09", "DM-41", "DM-77")
    return Zone(id="turn", kind="panel", title=voice.say("valley"), items=items, clauses=clauses)


def seat_view(state: DracoMundis, owner: int, seat: int | None, voice: Voice) -> SeatView:
    """Public facts; the Tiger penalty only where the reader may know of it. DM-R66, DM-R74"""
    tiger = -PENALTY if penalty_known(state, owner, seat) else 0
    ground = on_the_board(state, owner)
    scoop = SCOOP * scoops(state, owner)
    total = state.spoils[owner] + ground + tiger
    facts = [_fact("points", owner, total, voice)]
    down = sum(tok >= FACE_DOWN and owner_of(tok) == owner for tok in state.ground)
    facts.append(_fact("down", owner, down, voice))
    sources = {"won": state.spoils[owner], "ground": ground - scoop, "scoop": scoop, "tiger": tiger}
    facts += [_fact(name, owner, n, voice) for name, n in sources.items() if n]
    return SeatView(
        seat=owner,
        role=voice.say("role", who=colour(voice, owner)),
        facts=tuple(facts),
        active=state.phase not in (CHOOSING_FIRST, ENDED) and state.mover == owner,
        colour=PAINTS[owner],
    )


def _fact(name: str, owner: int, n: int, voice: Voice) -> Item:
    return Item(id=f"{name}{owner}", icon=name, title=voice.say(f"fact-{name}", n=n), n=n)
