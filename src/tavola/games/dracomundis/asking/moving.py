"""Action 2: a character, then the square it goes to or the one it captures."""

from collections.abc import Sequence

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis.actions import MOVE
from tavola.games.dracomundis.asking.pointing import Words
from tavola.games.dracomundis.data import CELLS
from tavola.games.dracomundis.entering import pass_breaks, stop_breaks
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.names import cell_of, kind_in, piece_id
from tavola.games.dracomundis.tables import NOTHING
from tavola.games.dracomundis.tokens import kind_of
from tavola.games.dracomundis.valley import beyond, is_free
from tavola.games.dracomundis.ways import arrow, distance, way_to
from tavola.kernel.actions import Action
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Choice, Preview
from tavola.kernel.state import FINE
from tavola.kernel.story import Voice


class Move(Words):
    kind = MOVE

    def choice(self, t: Fields, code: int, act: Action, voice: Voice) -> Choice:
        return move(code, t.figure[MOVE.a(code)], t.figure[MOVE.b(code)], voice)

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        found = two_cells(t, ids)
        return None if found is None else int(MOVE.code(*found))

    def reasons(self, t: Fields, code: int, first: int) -> Sequence[int]:
        """The arrow, then every square of a straight way. DM-14 to DM-19, DM-R17"""
        start, to = MOVE.a(code), MOVE.b(code)
        way = way_to(start, to)
        if way == NOTHING or not is_free(t, start, t.mover):
            return ()
        tok = t.figure[start]
        far = arrow(tok, way)
        found = [dm.NO_ARROW if far == 0 else dm.ARROWS_SAY_HOW_FAR if distance(start, to) > far else FINE]
        at = beyond(t, start, way)
        while at != to:
            found.append(pass_breaks(t, tok, at))
            at = beyond(t, at, way)
        return [*found, stop_breaks(t, tok, to)]


@drawn
def move(code: int, tok: int, victim: int, voice: Voice) -> Choice:
    """A character goes to a square, or takes whoever stands there."""
    start, to = CELLS[MOVE.a(code)], CELLS[MOVE.b(code)]
    names = kind_in(voice, kind_of(tok))
    if victim == NOTHING:
        return Choice(act=code, ids=(piece_id(tok), to), label=voice.say("choose-move", start=start, to=to, **names))
    prey, the = piece_id(victim), kind_in(voice, kind_of(victim))["the"]
    label = voice.say("choose-capture", start=start, to=to, victim=the, **names)
    return Choice(act=code, ids=(piece_id(tok), prey), label=label, tone="capture", preview=Preview(capture=prey))


def two_cells(t: Fields, ids: Sequence[str]) -> tuple[int, int] | None:
    """Where a character stands, and the square it is sent to."""
    start, to = (cell_of(t, ids[0]), cell_of(t, ids[1])) if len(ids) == 2 else (None, None)
    return None if start is None or to is None else (start, to)
