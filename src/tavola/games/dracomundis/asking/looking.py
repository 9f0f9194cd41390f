"""Action 1: look under a token. Looking, turning over and flipping point at the same token; a menu tells them apart."""

from collections.abc import Sequence

from tavola.games.dracomundis.actions import ACTIONS, LOOK
from tavola.games.dracomundis.asking.pointing import Words
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.names import cell_of
from tavola.games.dracomundis.tokens import tag_of
from tavola.games.dracomundis.valley import face_down
from tavola.kernel.actions import Action
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Choice
from tavola.kernel.state import FINE
from tavola.kernel.story import Voice


class Look(Words):
    kind = LOOK

    def choice(self, t: Fields, code: int, act: Action, voice: Voice) -> Choice:
        return back_choice(code, tag_of(t.ground[LOOK.a(code)]), voice)

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        """Of the three, if it is allowed."""
        at = back_meant(t, ids)
        code = None if at is None else int(LOOK.code(at))
        return code if code is not None and t.breaks(code) == FINE else None


@drawn
def back_choice(code: int, tag: int, voice: Voice) -> Choice:
    """One of the three things that may be done to a token face down, by its number."""
    act = ACTIONS.decode(code)
    label, menu = voice.say(f"choose-{act.kind}", **act.params), voice.say(f"menu-{act.kind}")
    return Choice(act=code, ids=(f"t{tag}",), label=label, menu=menu)


def back_meant(t: Fields, ids: Sequence[str]) -> int | None:
    """The square of a token face down."""
    at = cell_of(t, ids[0]) if len(ids) == 1 else None
    return at if at is not None and face_down(t, at) else None
