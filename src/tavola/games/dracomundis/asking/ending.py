"""The end of the turn."""

from collections.abc import Sequence

from tavola.games.dracomundis.actions import END_TURN
from tavola.games.dracomundis.asking.pointing import Words
from tavola.games.dracomundis.fields import Fields


class EndTurn(Words):
    kind = END_TURN
    tone = "pass"

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        return int(END_TURN.code()) if tuple(ids) == (END_TURN.name,) else None
