"""Spies: whose cards are looked at?"""

from collections.abc import Sequence

from tavola.games.abandoned_fortress import names
from tavola.games.abandoned_fortress.asking.cards.card import ActionCard
from tavola.games.abandoned_fortress.asking.decision import Words, named_by
from tavola.games.abandoned_fortress.data import OWN_LEADERS
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import LEADERS
from tavola.kernel.actions import Action
from tavola.kernel.story import Voice


class Spy(Words):
    def ids_for(self, seat: int, act: Action) -> tuple[str, ...]:
        return (f"{act.params['seat']}-{act.params['leader']}",)

    def args(self, seats: int, act: Action, voice: Voice) -> dict[str, str]:
        leader = int(act.params["seat"]) * LEADERS + OWN_LEADERS.index(str(act.params["leader"]))
        return {"leader": names.leader(leader, seats, voice)}

    def meant(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        return named_by("spy", t, self, ids) if seat == t.actor else None


SPIES = ActionCard("spies", {"spy": Spy()})
