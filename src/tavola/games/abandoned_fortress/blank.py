"""An empty realm."""

from tavola.games.abandoned_fortress.realm import Realm, filled
from tavola.games.abandoned_fortress.tables import (
    ACTION_CARDS,
    ALL_LEADERS,
    BLACKS,
    CELLS,
    DECKS,
    MARKET,
    MILITARY,
    NONE,
    SEATS,
)


def blank(realm: Realm) -> None:
    """An empty realm: nothing built, nothing dealt."""
    realm.hero = filled(SEATS, NONE)
    realm.cell = filled(ALL_LEADERS, NONE)
    realm.general = filled(ALL_LEADERS, NONE)
    realm.general_known = filled(ALL_LEADERS, 0)
    realm.card = filled(ALL_LEADERS * 2, NONE)
    realm.card_known = filled(ALL_LEADERS * 2, 0)
    realm.board = filled(CELLS, NONE)
    realm.gold = filled(SEATS, 0)
    realm.food = filled(SEATS, 0)
    realm.tokens = filled(SEATS, 0)
    realm.walls = filled(SEATS, 0)
    realm.black = filled(SEATS * BLACKS, 0)
    realm.hand = filled(SEATS * ACTION_CARDS, 0)
    realm.hand_size = filled(SEATS, 0)
    realm.chests = filled(SEATS, 0)
    realm.drums = filled(SEATS, 0)
    realm.discards = filled(MARKET, 0)
    realm.top = filled(DECKS, NONE)
    realm.action_pool = filled(ACTION_CARDS, 4)
    realm.action_discards = filled(ACTION_CARDS, 0)
    realm.dragon_owner = filled(4, NONE)
    realm.staged = filled(MILITARY, 0)
    realm.secret = filled(2, NONE)
    realm.beaten_drums = filled(2, 0)
