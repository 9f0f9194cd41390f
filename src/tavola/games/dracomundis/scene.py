"""What one seat sees of Draco Mundis: built from what it knows, never from the whole position."""

from tavola.games.dracomundis.choosing import choices
from tavola.games.dracomundis.clicks import meant
from tavola.games.dracomundis.data import CELLS, COLUMNS, ROWS
from tavola.games.dracomundis.log import colour, kind_in, winners
from tavola.games.dracomundis.panels import seat_view, zones
from tavola.games.dracomundis.pieces import pieces
from tavola.games.dracomundis.state import DracoMundis
from tavola.games.dracomundis.tables import EXPLORER
from tavola.games.dracomundis.tokens import kind_of
from tavola.games.dracomundis.valley import (
    ACTING,
    CHOOSING_FIRST,
    ENDED,
    FACING_EXPLORER,
    PICKING,
    PLACING,
)
from tavola.kernel.scene import Board, Prompt, Scene, Space
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice

__all__ = ["draw", "meant"]


def draw(state: DracoMundis, seat: int | None, voice: Voice) -> Scene:
    first = state.edge // ROWS
    return Scene(
        game="dracomundis",
        seat=seat,
        actor=state.actor,
        board=Board(size=(float(len(COLUMNS) - first), float(ROWS)), art=f"valley{state.seats}"),
        spaces=tuple(_space(at, first) for at in range(state.edge, len(CELLS))),
        pieces=pieces(state, seat, voice),
        zones=zones(state, seat, voice),
        seats=tuple(seat_view(state, owner, seat, voice) for owner in range(state.seats)),
        prompt=_prompt(state, seat, voice),
        choices=choices(state, seat, voice) if seat is not None and state.actor == seat else (),
        result=_result(state, voice),
    )


def _space(at: int, first: int) -> Space:
    """A square of the map; DM-01: those not in use are not drawn."""
    column, row = divmod(at, ROWS)
    return Space(
        id=CELLS[at], shape="square", at=(column - first + 0.5, ROWS - row - 0.5), style="map", label=CELLS[at]
    )


def _prompt(state: DracoMundis, seat: int | None, voice: Voice) -> Prompt:
    if state.phase == CHOOSING_FIRST:
        return Prompt(seat=None, text=voice.say("prompt-first"), clauses=("DM-03",))
    if state.phase == ENDED:
        reason, clause = ("all_revealed", "DM-62") if state.hidden == 0 else ("round_limit", "DM-78")
        hint = voice.say("hint-over", reason=reason)
        return Prompt(seat=None, text=_result(state, voice), hint=hint, clauses=(clause, "DM-63"))
    mine = seat == state.mover
    if state.phase == PICKING:
        return _asked(state, mine, "pick", {}, ("DM-04", "DM-05"), voice)
    if state.phase == PLACING:
        names = kind_in(voice, state.picked) if mine else {}
        return _asked(state, mine, "place", names, ("DM-04", "DM-05", "DM-06"), voice)
    if state.phase == ACTING:
        return _turn(state, mine, voice)
    names = kind_in(voice, kind_of(state.figure[state.turning])) | {"cell": CELLS[state.turning]}
    clauses = ("DM-R06",) if state.phase == FACING_EXPLORER else ("DM-23", "DM-R29")
    return _asked(state, mine, "face", names, clauses, voice)


def _asked(
    state: DracoMundis, mine: bool, what: str, names: dict[str, str], clauses: tuple[str, ...], voice: Voice
) -> Prompt:
    """What the seat is asked; the others read no more than that it is asked."""
    upright = what == "place" and state.picked == EXPLORER
    if not mine:
        other = "prompt-place-explorer-other" if upright else f"prompt-{what}-other"
        return Prompt(seat=state.mover, text=voice.say(other, who=colour(voice, state.mover)), clauses=clauses)
    hint = voice.say("hint-place-explorer" if upright else f"hint-{what}")
    return Prompt(seat=state.mover, text=voice.say(f"prompt-{what}", **names), hint=hint, clauses=clauses)


def _turn(state: DracoMundis, mine: bool, voice: Voice) -> Prompt:
    if not mine:
        return _asked(state, False, "turn", {}, ("DM-09", "DM-10"), voice)
    if state.must_flip():
        hint = voice.say("hint-must-flip")
        return Prompt(seat=state.mover, text=voice.say("prompt-must-flip"), hint=hint, clauses=("DM-77",))
    text = voice.say("prompt-turn", n=state.actions_left())
    return Prompt(seat=state.mover, text=text, hint=voice.say("hint-turn"), clauses=("DM-09", "DM-10"))


def _result(state: DracoMundis, voice: Voice) -> str:
    return voice.say("prompt-over", **winners(voice, state.winners)) if state.actor == OVER else ""
