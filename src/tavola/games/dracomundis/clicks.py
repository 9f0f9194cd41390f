"""What a person chooses at the table, and the action meant by it."""

from collections.abc import Sequence
from typing import Final

from tavola.games.dracomundis.data import CELLS, FACINGS, KINDS
from tavola.games.dracomundis.moves.walk import distance, way_to
from tavola.games.dracomundis.notation import ACTIONS
from tavola.games.dracomundis.state import DracoMundis
from tavola.games.dracomundis.tables import CAMPSITE, NOTHING, SS307, TRAP
from tavola.games.dracomundis.tokens import kind_of, owner_of, tag_of
from tavola.games.dracomundis.valley import ACTING, FACING, FACING_EXPLORER, PICKING, PLACING
from tavola.kernel.state import FINE

PICK: Final = "pick-"
FACE: Final = "face-"
TURN: Final = ("look", "reveal", "flip")


def piece_id(tok: int) -> str:
    """A token's number says when it was placed, which all have seen, and nothing else."""
    return f"t{tag_of(tok)}"


def meant(state: DracoMundis, seat: int, ids: Sequence[str]) -> int | None:
    """The action these ids stand for, legal or not; while another seat decides they mean nothing."""
    if state.actor >= 0 and state.actor != seat:
        return None
    match tuple(ids):
        case ["end_turn"]:
            return ACTIONS.encode("end_turn")
        case [word] if word.startswith(PICK) and word[len(PICK) :] in KINDS:
            return ACTIONS.encode("pick", token=word[len(PICK) :])
        case [one]:
            return _meant_by_one(state, one)
        case [one, other]:
            return _meant_by_two(state, one, other)
        case [one, _, to]:
            return _push(state, one, to)
    return None


def _meant_by_one(state: DracoMundis, one: str) -> int | None:
    """A square to place on, a token to look at or turn over, or a rival to fight."""
    at = cell_of(state, one)
    if at is None:
        return None
    if state.phase in (PICKING, PLACING):
        return ACTIONS.encode("place", cell=CELLS[at])
    if state.face_down(at):
        acts = [ACTIONS.encode(verb, cell=CELLS[at]) for verb in TURN]
        return next((act for act in acts if state.breaks(act) == FINE), acts[1])
    figure = state.figure[at]
    if figure == NOTHING or kind_of(figure) >= CAMPSITE or owner_of(figure) == state.mover:
        return None
    return ACTIONS.encode("fight", target=CELLS[at])


def _meant_by_two(state: DracoMundis, one: str, other: str) -> int | None:
    """A character and what it does: a facing, its sacrifice, a camp it destroys, a square it moves to."""
    start, to = cell_of(state, one), cell_of(state, other)
    if start is None:
        return None
    if other.startswith(FACE) and other[len(FACE) :] in FACINGS:
        facing = other[len(FACE) :]
        if state.phase in (FACING, FACING_EXPLORER) and start == state.turning:
            return ACTIONS.encode("face", facing=facing)
        return ACTIONS.encode("orient", cell=CELLS[start], facing=facing)
    if other == "sacrifice":
        return ACTIONS.encode("sacrifice", cell=CELLS[start])
    if to is None:
        return None
    if _is_gun(state, start) and _is_camp(state, to):
        return ACTIONS.encode("destroy", ss307=CELLS[start], camp=CELLS[to])
    return ACTIONS.encode("move", **{"from": CELLS[start], "to": CELLS[to]})


def _is_gun(state: DracoMundis, at: int) -> bool:
    return bool(state.figure[at] != NOTHING and kind_of(state.figure[at]) == SS307)


def _is_camp(state: DracoMundis, at: int) -> bool:
    ground = state.ground[at]
    return bool(ground != NOTHING and not state.face_down(at) and kind_of(ground) == CAMPSITE)


def _push(state: DracoMundis, one: str, to: str) -> int | None:
    """A character, the trap next to it, and where the trap goes."""
    start, end = cell_of(state, one), cell_of(state, to)
    if state.phase != ACTING or start is None or end is None:
        return None
    way, far = way_to(start, end), distance(start, end) - 1
    if way == NOTHING or not 1 <= far <= 4:
        return None
    return ACTIONS.encode("push", **{"from": CELLS[start], "direction": FACINGS[way], "distance": far})


def cell_of(state: DracoMundis, id: str) -> int | None:
    """The square of this name, or the one this token lies on."""
    if id in CELLS:
        return CELLS.index(id) if CELLS.index(id) >= state.edge else None
    for at in range(state.edge, len(CELLS)):
        if any(tok != NOTHING and piece_id(tok) == id for tok in (state.ground[at], state.figure[at])):
            return at
    return None


def trap_beside(state: DracoMundis, at: int, way: int) -> int:
    """The trap next to a square, as a token."""
    tok = state.figure[state.beyond(at, way)]
    assert kind_of(tok) == TRAP
    return int(tok)
