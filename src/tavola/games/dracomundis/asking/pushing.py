"""Pushing a trap: a character, the trap next to it, and where the trap goes."""

from collections.abc import Sequence

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis.actions import PUSH
from tavola.games.dracomundis.asking.pointing import Words
from tavola.games.dracomundis.data import CELLS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.names import cell_of, kind_in, piece_id
from tavola.games.dracomundis.questions.pushing import far_breaks, follow_breaks, trap_at, trap_breaks
from tavola.games.dracomundis.tables import NOTHING
from tavola.games.dracomundis.tokens import kind_of
from tavola.games.dracomundis.valley import beyond, is_free
from tavola.games.dracomundis.ways import arrow, distance, way_to
from tavola.kernel.actions import Action
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Choice
from tavola.kernel.state import FINE
from tavola.kernel.story import Voice


class Push(Words):
    kind = PUSH

    def choice(self, t: Fields, code: int, act: Action, voice: Voice) -> Choice:
        start, way = PUSH.a(code), PUSH.b(code)
        trap, end = trap_at(t, start, way), start
        for _ in range(PUSH.c(code) + 1):
            end = beyond(t, end, way)
        return push(code, t.figure[start], t.figure[trap], end, voice)

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        start, end = (cell_of(t, ids[0]), cell_of(t, ids[2])) if len(ids) == 3 else (None, None)
        if start is None or end is None:
            return None
        way, far = way_to(start, end), distance(start, end) - 1
        return int(PUSH.code(start, way, far)) if way != NOTHING and 1 <= far <= 4 else None

    def reasons(self, t: Fields, code: int, first: int) -> Sequence[int]:
        """The arrow, then every square the trap and its follower would enter. DM-68 to DM-73"""
        start, way, far = PUSH.a(code), PUSH.b(code), PUSH.c(code)
        at = trap_at(t, start, way)
        if not is_free(t, start, t.mover) or at == NOTHING:
            return ()
        tok = t.figure[start]
        reach = arrow(tok, way)
        found = [dm.NO_ARROW if reach == 0 else far_breaks(t, reach, far)]
        for step in range(1, far + 1):
            to = beyond(t, at, way)
            blocked = trap_breaks(t, to)
            found += [blocked, follow_breaks(t, tok, at, step == far)]
            if blocked != FINE:  # what lies beyond cannot be said: neither trap nor follower comes there
                break
            at = to
        return found


@drawn
def push(code: int, tok: int, trap: int, end: int, voice: Voice) -> Choice:
    start = CELLS[PUSH.a(code)]
    label = voice.say("choose-push", start=start, to=CELLS[end], **kind_in(voice, kind_of(tok)))
    return Choice(act=code, ids=(piece_id(tok), piece_id(trap), CELLS[end]), label=label)
