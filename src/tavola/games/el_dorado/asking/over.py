"""The game is over."""

from collections.abc import Sequence
from typing import Final

from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.ending import clause_of_the_end, result
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.scene import Prompt
from tavola.kernel.story import Voice


class Over(Asked):
    """Nothing is asked any more."""

    def prompt(self, t: Dorado, seat: int | None, voice: Voice) -> Prompt:
        return Prompt(seat=None, text=result(t, voice), clauses=(clause_of_the_end(t),))

    def meant(self, t: Dorado, seat: int, ids: Sequence[str]) -> int | None:
        return None


ASKED: Final = (Over("over", ()),)
