"""What does the active player do? Walk, collect, attack, play a card, or end the turn."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.gadranton import agenda, events
from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.actions import END_TURN
from tavola.games.gadranton.attacks import some_target
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.questions.card_menu import CardMenu
from tavola.games.gadranton.questions.collecting import Reach, TakeCrown
from tavola.games.gadranton.questions.fighting import Fight, list_fights
from tavola.games.gadranton.questions.from_pile import cards_left
from tavola.games.gadranton.questions.shooting import Shoot, list_shots
from tavola.games.gadranton.questions.walking import Cross, Step, Teleport
from tavola.games.gadranton.tables import CARDS, GUARDS, NONE
from tavola.games.gadranton.turns import clear_turn
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Deed
from tavola.kernel.state import CHANCE, FINE


@final
class Main(CardMenu):
    """GA-13 to GA-15. In passing a figure only goes on and collects: GA-29, GA-R11"""

    def __init__(self) -> None:
        self.in_passing: list[Deed[Fields]] = [Step(), TakeCrown(), Cross(), Teleport()]
        self.reach: Deed[Fields] = Reach()
        super().__init__("main", ga.ROLL_FIRST, [*self.in_passing, self.reach, Fight(), Shoot(), EndTurn()])

    def legal(self, t: Fields) -> vec[i64]:
        """In the order of the ledger: walk, collect, attack, cards, end."""
        out = vec[i64](capacity=40)
        for deed in self.in_passing:
            out = deed.listed(t, out)
        if t.passing != NONE:
            return out
        out = self.reach.listed(t, out)
        if some_target(t):
            for named in range(GUARDS + 1):
                out = list_shots(t, list_fights(t, out, named), named)
        return append(self.list_cards(t, out), END_TURN.first)


@final
class EndTurn(Deed[Fields]):
    """Nothing is forced, GA-R53: one card is drawn, GA-17, from an empty pile the discards, GA-R48."""

    def __init__(self) -> None:
        super().__init__(END_TURN)

    def breaks(self, t: Fields, action: i64) -> i64:
        return FINE if t.passing == NONE else ga.GO_ON_IN_PASSING

    def apply(self, t: Fields, action: i64) -> None:
        t.tell(events.TURN_ENDED, ga.ONE_CARD_AT_THE_END, t.active, EVERYONE)
        if cards_left(t) == 0:
            t.pile = t.discards
            t.discards = vec[i64]([0 for _ in range(CARDS)])
            t.tell(events.RESHUFFLED, ga.DISCARDS_BECOME_THE_PILE, t.active, EVERYONE)
        clear_turn(t)
        t.ask(agenda.DRAWING, CHANCE)
