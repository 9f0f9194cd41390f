"""Action 1: look under a token. Looking, turning over and flipping point at the same token; a menu tells them apart."""

from collections.abc import Sequence

from tavola.games.dracomundis.actions import LOOK
from tavola.games.dracomundis.asking.pointing import Words
from tavola.games.dracomundis.data import CELLS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.names import cell_of, piece_id
from tavola.games.dracomundis.valley import face_down
from tavola.kernel.actions import Action
from tavola.kernel.scene import Choice
from tavola.kernel.state import FINE
from tavola.kernel.story import Voice


class Look(Words):
    kind = LOOK

    def choice(self, t: Fields, code: int, act: Action, voice: Voice) -> Choice:
        return back_choice(t, code, act, voice)

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        """Of the three, if it is allowed."""
        at = back_meant(t, ids)
        code = None if at is None else int(LOOK.code(at))
        return code if code is not None and t.breaks(code) == FINE else None


def back_choice(t: Fields, code: int, act: Action, voice: Voice) -> Choice:
    cell = str(act.params["cell"])
    label, menu = voice.say(f"choose-{act.kind}", cell=cell), voice.say(f"menu-{act.kind}")
    return Choice(act=code, ids=(piece_id(t.ground[CELLS.index(cell)]),), label=label, menu=menu)


def back_meant(t: Fields, ids: Sequence[str]) -> int | None:
    """The square of a token face down."""
    at = cell_of(t, ids[0]) if len(ids) == 1 else None
    return at if at is not None and face_down(t, at) else None
