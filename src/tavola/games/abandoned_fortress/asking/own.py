"""Own leaders as they are chosen: by their piece, or by their holder if they are not on the map."""

from collections.abc import Sequence

from tavola.games.abandoned_fortress.asking.decision import Words, named_by
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.actions import Action


class OwnLeader(Words):
    """A kind that names one leader of the seat that is asked: `0-hero`."""

    def ids_for(self, seat: int, act: Action) -> tuple[str, ...]:
        return (f"{seat}-{next(iter(act.params.values()))}",)


class AskedLeader(OwnLeader):
    """One that answers with a clause where it is not lit."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def meant(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        return named_by(self.kind, t, self, ids) if seat == t.actor else None
