"""The questions of the own turn in which Action cards are played by themselves. GA-70, GA-71"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.actions import ADD_TWO, RETURN
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.hands import cards_played, holds
from tavola.games.gadranton.questions.cards import (
    AcceleratedWalk,
    BlockedThief,
    Card,
    GuardAwake,
    HiddenThief,
    OpenCloseDoor,
    SleepingGuard,
    ThiefFound,
)
from tavola.games.gadranton.tables import SEATS
from tavola.kernel.questions import Deed, Menu
from tavola.kernel.state import FINE


class CardMenu(Menu[Fields]):
    """Some deeds, and after them the cards."""

    def __init__(self, name: str, clause: i64, deeds: list[Deed[Fields]]) -> None:
        self.cards: list[Card] = [AcceleratedWalk(), OpenCloseDoor(), HiddenThief()]
        self.on_figures: list[Card] = [BlockedThief(), SleepingGuard(), ThiefFound(), GuardAwake()]
        super().__init__(name, clause, [*deeds, *self.cards, *self.on_figures])

    def asked(self, t: Fields) -> i64:
        return t.active

    def breaks(self, t: Fields, action: i64) -> i64:
        place = self.place(action)
        if place >= 0:
            return self.deeds[place].breaks(t, action)
        answer = ADD_TWO.first <= action < RETURN.end  # and there is no attack to answer
        return ga.CARDS_OF_THE_OWN_TURN if answer else self.clause

    def list_cards(self, t: Fields, out: vec[i64]) -> vec[i64]:
        """Append every use of a card that may be played now. GA-71"""
        if t.hand_size[t.active] == 0 or cards_played(t, t.active) > 1:
            return out
        for card in self.cards:
            out = card.listed(t, out)
        return self.list_on_figures(t, out)

    def list_on_figures(self, t: Fields, out: vec[i64]) -> vec[i64]:
        """The cards laid on one of four rivals or guards, figure by figure."""
        for each in range(SEATS if self.holds_one(t) else 0):
            for card in self.on_figures:
                action = card.kind.first + each
                if holds(t, t.active, card.card) and card.breaks(t, action) == FINE:
                    out = append(out, action)
        return out

    def holds_one(self, t: Fields) -> bool:
        """Mostly not, and then there is nothing to ask the figures about."""
        for card in self.on_figures:
            if holds(t, t.active, card.card):
                return True
        return False
