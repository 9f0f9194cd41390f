"""What is bought, assigned and given up in a Market trade?"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import ACTIONS, ASSIGN, BUY, DISCARD_GENERAL, END_TRADE
from tavola.games.abandoned_fortress.asking.decision import About, Beside, Decision, Pass, Reasons, Words, where
from tavola.games.abandoned_fortress.data import DECKS, MILITARY_IDS, OWN_LEADERS
from tavola.games.abandoned_fortress.names import LEADER_IDS
from tavola.games.abandoned_fortress.questions.trade.assigning import branch_breaks, leader_clause, not_staged
from tavola.games.abandoned_fortress.questions.trade.decks import is_open
from tavola.games.abandoned_fortress.questions.trade.trading import at_night, price
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import (
    CARD_ATTACK,
    CARD_DEFENCE,
    LEADERS,
    MILITARY_DECKS,
    MOST_GENERALS,
    NONE,
)
from tavola.kernel.actions import Action
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Choice
from tavola.kernel.story import Voice


class Buy(Beside):
    """The top card of a deck."""

    def __init__(self) -> None:
        super().__init__("deck")

    def meant(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        deck = ids[0].removeprefix("deck-") if len(ids) == 1 else ""
        return ACTIONS.encode("buy", deck=deck) if deck in DECKS else None


class Assign(Words):
    """A bought card, then a leader; a menu says which card it replaces."""

    def ids_for(self, seat: int, act: Action) -> tuple[str, ...]:
        return f"staged-{act.params['card']}", f"{seat}-{act.params['leader']}"

    def offer(self, code: int, act: Action, seat: int, seats: int, voice: Voice) -> Choice:
        menu = voice.say(f"menu-{act.params['replace']}")
        return Choice(act=code, ids=self.ids_for(seat, act), label=self.called(seats, act, voice), menu=menu)

    def meant(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        """To a full leader the first card would be replaced."""
        card = ids[0].removeprefix("staged-") if len(ids) == 2 else ""
        if card not in MILITARY_IDS or ids[1] not in LEADER_IDS:
            return None
        leader = LEADER_IDS.index(ids[1])
        replace = "first" if t.cards_of(leader) == 2 else "none"
        return ACTIONS.encode("assign", card=card, leader=OWN_LEADERS[leader % LEADERS], replace=replace)


class DiscardGeneral(Words):
    def ids_for(self, seat: int, act: Action) -> tuple[str, ...]:
        return "dismiss", f"{seat}-{act.params['leader']}"

    def meant(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        if len(ids) != 2 or ids[0] != "dismiss" or ids[1] not in LEADER_IDS:
            return None
        return ACTIONS.encode("discard_general", leader=OWN_LEADERS[LEADER_IDS.index(ids[1]) % LEADERS])


class DiscardBlack(Words):
    def ids_for(self, seat: int, act: Action) -> tuple[str, ...]:
        return (f"black{seat}-{act.params['black']}",)


# all that speaks against something


def why_not_buy(t: AbandonedFortress, code: int) -> list[int]:
    deck = int(BUY.a(code))
    if not is_open(t, deck):
        return [af.DECK_CLOSED]
    crowded = deck < MILITARY_DECKS and not t.has_room(t.active)
    poor = price(t, deck, at_night(t)) > t.gold[t.active]
    return where({af.PAY_THE_PRICE: poor, af.GENERAL_NEEDS_A_SPACE: crowded})


def why_not_assign(t: AbandonedFortress, code: int) -> list[int]:
    card, leader = int(ASSIGN.a(code)), t.active * LEADERS + int(ASSIGN.b(code))
    found = [] if t.staged[card] else [not_staged(t, card)]
    if not t.exists(leader):
        return [*found, af.ASSIGN_OR_DISCARD]
    full, replaces = t.cards_of(leader) == 2, ASSIGN.c(code) > 0
    broken = {af.ASSIGN_OR_DISCARD: replaces and not full, leader_clause(t, leader): full and not replaces}
    return [*found, *where(broken), branch_breaks(t, leader, card, NONE)]


def why_not_end(t: AbandonedFortress, code: int) -> list[int]:
    generals, blacks = t.generals_of(t.active), t.blacks_of(t.active)
    return where({af.FOURTH_GENERAL_LEAVES: generals > MOST_GENERALS, af.ONE_BLACK_CARD: blacks > 1})


class Trade(Decision):
    about: ClassVar[About] = "market"
    finders: ClassVar[Mapping[str, Reasons]] = {
        "buy": why_not_buy,
        "assign": why_not_assign,
        "end_trade": why_not_end,
    }

    def __init__(self) -> None:
        words = {"buy": Buy(), "trade_food": Words(), "assign": Assign(), "discard_general": DiscardGeneral()}
        super().__init__("trade", {**words, "discard_black": DiscardBlack(), "end_trade": Pass()})

    def hint(self, t: AbandonedFortress, seat: int | None, voice: Voice) -> str:
        """What keeps the trade from ending comes first. AF-53, AF-55"""
        if sum(t.staged):
            return voice.say("hint-assign")
        if t.blacks_of(t.active) > 1:
            return voice.say("hint-spare-black")
        if t.generals_of(t.active) > MOST_GENERALS:
            return voice.say("hint-spare-general")
        return voice.say("hint-trade", n=t.gold[t.active])

    def rest(self, t: AbandonedFortress) -> bool:
        """Bought cards, as long as one of them makes a leader stronger. AF-55"""
        return best_assignment(t) is not None

    def rest_lasts(self, t: AbandonedFortress) -> bool:
        """What is bought later in this trade is placed as well."""
        return True

    def rested(self, t: AbandonedFortress, rng: Rng) -> int:
        best = best_assignment(t)
        return self.default(t, rng) if best is None else best

    def default(self, t: AbandonedFortress, rng: Rng) -> int:
        """Bought cards find a leader with a free place; of too many generals one with fewest cards goes. AF-53"""
        free = to_a_free_place(t)
        if free is not None:
            return free
        too_many = of_kind(t, "discard_general")
        if too_many:
            return min(too_many, key=lambda code: t.cards_of(t.active * LEADERS + DISCARD_GENERAL.a(code)))
        if t.permits(END_TRADE.first):
            return int(END_TRADE.first)
        cheapest = sorted(of_kind(t, "buy"), key=lambda code: price(t, BUY.a(code), at_night(t)))
        return (of_kind(t, "discard_black") or cheapest)[0]  # the Night Market wants a purchase


def of_kind(t: AbandonedFortress, kind: str) -> list[int]:
    """The legal actions of a kind."""
    return [int(code) for code in t.legal() if ACTIONS.decode(code).kind == kind]


def to_a_free_place(t: AbandonedFortress) -> int | None:
    """A bought card to a leader that has room for it."""
    return next((code for code in of_kind(t, "assign") if ASSIGN.c(code) == 0), None)


def best_assignment(t: AbandonedFortress) -> int | None:
    """The one that gains most attack and defence, on the field before a castle; None: every other card is stronger."""
    found = [
        (gain(t, code), not t.is_castle(t.active * LEADERS + ASSIGN.b(code)), -code) for code in of_kind(t, "assign")
    ]
    most = max(found, default=(0, False, 0))
    return -most[2] if most[0] > 0 else None


def gain(t: AbandonedFortress, code: int) -> int:
    """What an assignment adds to a leader's two numbers."""
    place = (t.active * LEADERS + ASSIGN.b(code)) * 2 + ASSIGN.c(code) - 1
    return worth(ASSIGN.a(code)) - (worth(t.card[place]) if ASSIGN.c(code) else 0)


def worth(card: int) -> int:
    return int(CARD_ATTACK[card] + CARD_DEFENCE[card])
