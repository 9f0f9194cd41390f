"""What is played for a seat whose time is up: what spends and risks least, by lot where a rule would tell of a card."""

from collections.abc import Callable
from typing import Final

from tavola.games.abandoned_fortress import imagining, phases
from tavola.games.abandoned_fortress.data import CELLS, HOMES, MILITARY
from tavola.games.abandoned_fortress.moves import deploying, market, upkeep
from tavola.games.abandoned_fortress.notation import ACTIONS
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import (
    ASSIGN,
    BLACK,
    BLACKS,
    BUY,
    CASTLE,
    CENTRE,
    CROWN_CASTLE,
    DEPLOY,
    DISCARD_GENERAL,
    DISTANCES,
    DROP,
    END_BUILD,
    END_MARCH,
    END_TRADE,
    FLIGHT,
    FLY,
    HORN,
    LEADERS,
    LOSE_CARD,
    NO,
    NONE,
    PASS,
    PLACE,
    STEPS,
    STOP,
    YES,
)
from tavola.kernel.rng import Rng

Legal = list[int]
SPARING: Final = (STOP, PASS, END_TRADE, END_BUILD, END_MARCH, DROP, BLACK + BLACKS)  # each does nothing further
BY_LOT: Final = (phases.ASK_KEEP, phases.ASK_DISCARD)  # what is kept is a secret


def default(realm: AbandonedFortress, rng: Rng) -> int:
    """A legal action for the seat that is asked."""
    legal = [int(action) for action in realm.legal()]
    if realm.asks in BY_LOT:
        return legal[rng.below(len(legal))]
    choose = CHOOSERS.get(realm.asks)
    chosen = choose(realm, legal) if choose else NONE
    return chosen if chosen in legal else next((action for action in SPARING if action in legal), legal[0])


def _kind(legal: Legal, kind: str) -> Legal:
    return [action for action in legal if ACTIONS.decode(action).kind == kind]


def _near_home(realm: AbandonedFortress, legal: Legal) -> int:
    """On the Home Point, where nothing can be built, or close to it."""
    home = CELLS.index(HOMES[realm.corner(realm.actor)])
    return min(_kind(legal, "place"), key=lambda action: STEPS[home * len(CELLS) + action - PLACE], default=NONE)


def _trade(realm: AbandonedFortress, legal: Legal) -> int:
    """Bought cards find a leader with a free place; of too many generals one with fewest cards goes. AF-53, AF-55"""
    free = _to_a_free_place(legal)
    if free != NONE:
        return free
    too_many = _kind(legal, "discard_general")
    if too_many:
        return min(too_many, key=lambda action: realm.cards_of(realm.active * LEADERS + action - DISCARD_GENERAL))
    if END_TRADE in legal:
        return END_TRADE
    decks = _kind(legal, "buy")  # the Night Market wants a purchase
    return (_kind(legal, "discard_black") or sorted(decks, key=lambda action: market.price(realm, action - BUY)))[0]


def _to_a_free_place(legal: Legal) -> int:
    free = [action for action in _kind(legal, "assign") if ACTIONS.decode(action).params["replace"] == "none"]
    return free[0] if free else NONE


def _deploy(realm: AbandonedFortress, legal: Legal) -> int:
    """Each card stays where it is, if that still fits."""
    given = deploying.cards(realm)
    return DEPLOY + imagining.present_leader(realm, given, len(realm.plan)) % LEADERS


def _effect(realm: AbandonedFortress, legal: Legal) -> int:
    """What an Action card asks: a free place, the way home, a flight that hits nobody."""
    if _kind(legal, "place"):
        return _near_home(realm, legal)
    if legal[0] >= ASSIGN and DROP in legal:
        return _to_a_free_place(legal)
    if HORN + 1 in legal:
        return HORN + 1
    harmless = [action for action in _kind(legal, "fly") if realm.board[_landing(realm, action)] == NONE]
    return harmless[0] if harmless else NONE


def _landing(realm: AbandonedFortress, action: int) -> int:
    cell = realm.dragon
    for _step in range((action - FLY) % DISTANCES + 1):
        cell = FLIGHT[cell * 4 + (action - FLY) // DISTANCES]
    return cell


def _last_stand(realm: AbandonedFortress, legal: Legal) -> int:
    """The weaker card is lost."""
    cards = {action: MILITARY[action - LOSE_CARD] for action in legal}
    return min(legal, key=lambda action: cards[action].attack + cards[action].defence)


def _chest(realm: AbandonedFortress, legal: Legal) -> int:
    """Only if the gold does not suffice."""
    return YES if upkeep.due(realm) > realm.gold[realm.actor] else NO


def _crown(realm: AbandonedFortress, legal: Legal) -> int:
    """On the castle with most cards, the deepest of these."""

    def safety(action: int) -> tuple[int, int]:
        castle = realm.actor * LEADERS + CASTLE + action - CROWN_CASTLE
        return realm.cards_of(castle), STEPS[realm.cell[castle] * len(CELLS) + CENTRE]

    return max(legal, key=safety)


CHOOSERS: Final[dict[int, Callable[[AbandonedFortress, Legal], int]]] = {
    phases.ASK_PLACE: _near_home,
    phases.ASK_HOME: _near_home,
    phases.ASK_TRADE: _trade,
    phases.ASK_DEPLOY: _deploy,
    phases.ASK_EFFECT: _effect,
    phases.ASK_DRUMS: lambda realm, legal: NO,
    phases.ASK_LAST_STAND: _last_stand,
    phases.ASK_CHEST: _chest,
    phases.ASK_UPKEEP: lambda realm, legal: YES,
    phases.ASK_CROWN: _crown,
}
