"""The position in writing: what `dump` says."""

from typing import Any

from tavola.games.abandoned_fortress import phases, shown
from tavola.games.abandoned_fortress.data import (
    ACTION_CARDS,
    CELLS,
    DECKS,
    FACES,
    MARKET_CARDS,
    TUNNELS,
)
from tavola.games.abandoned_fortress.names import (
    ASKS,
    BLACK_IDS,
    CASTLE_IDS,
    DRAGON_IDS,
    GENERAL_IDS,
    GENERAL_PLACES,
    HERO_IDS,
    LEADERS,
    MILITARY_IDS,
    OWN_LEADERS,
    PHASES,
    STAGES,
)
from tavola.games.abandoned_fortress.spelling import named, side
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import NONE, WALL


def counts(numbers: Any, words: tuple[str, ...]) -> dict[str, int]:
    """By name, those that are there."""
    return {word: numbers[i] for i, word in enumerate(words) if numbers[i]}


def masked(mask: int, words: tuple[str, ...]) -> list[str]:
    return [word for i, word in enumerate(words) if mask >> i & 1]


def seen(card: str, mask: int) -> str:
    """`IA1/02`: seats 0 and 2 have seen it."""
    seats = "".join(str(seat) for seat in range(4) if mask >> seat & 1)
    return f"{card}/{seats}" if seats else card


def dump(realm: AbandonedFortress) -> dict[str, Any]:
    """Everything but the options."""
    return {
        "asks": ASKS[realm.asks],
        "phase": PHASES[realm.phase],
        "first": realm.first,
        "active": realm.active,
        "round": realm.round,
        "players": [_player(realm, seat) for seat in range(realm.seats)],
        "pool": counts(realm.pool, MARKET_CARDS),
        "discards": counts(realm.discards, MARKET_CARDS),
        "tops": {DECKS[deck]: realm.top[deck] for deck in range(6) if realm.top[deck] != NONE},
        "tops_open": realm.tops_open,
        "actions": counts(realm.action_pool, ACTION_CARDS),
        "action_discards": counts(realm.action_discards, ACTION_CARDS),
        "queue": list(realm.queue),
        "queue_paid": realm.queue_paid,
        "dragon": _dragon(realm),
        "rock": named(realm.rock, TUNNELS),
        "crown": named(realm.crown, LEADERS),
        "turn": _turn(realm),
        "battle": _battle(realm),
        "shown": shown.write(realm),
        "crown_taker": None if realm.crown_taker == NONE else realm.crown_taker,
        "going_home": [seat for seat in range(4) if realm.going_home >> seat & 1],
    }


def _player(realm: AbandonedFortress, seat: int) -> dict[str, Any]:
    first = seat * 16
    castles = {name: _unit(realm, first + 1 + i) for i, name in enumerate(CASTLE_IDS)}
    generals = {name: _unit(realm, first + 4 + i) for i, name in enumerate(GENERAL_PLACES)}
    hand = realm.hand[seat * len(ACTION_CARDS) : (seat + 1) * len(ACTION_CARDS)]
    return {
        "hero": named(realm.hero[seat], HERO_IDS),
        "at": named(realm.cell[first], CELLS),
        "cards": _cards(realm, first),
        "castles": {name: unit for name, unit in castles.items() if unit["at"] is not None},
        "generals": {name: unit for name, unit in generals.items() if unit["card"] is not None},
        "walls": [CELLS[cell] for cell in range(len(CELLS)) if realm.board[cell] == WALL + seat],
        "gold": realm.gold[seat],
        "food": realm.food[seat],
        "tokens": realm.tokens[seat],
        "black": counts(realm.black[seat * len(BLACK_IDS) : (seat + 1) * len(BLACK_IDS)], BLACK_IDS),
        "hand": counts(hand, ACTION_CARDS),
        "chests": realm.chests[seat],
        "drums": realm.drums[seat],
    }


def _unit(realm: AbandonedFortress, leader: int) -> dict[str, Any]:
    general = realm.general[leader]
    card = None if general == NONE else seen(GENERAL_IDS[general], realm.general_known[leader])
    return {"at": named(realm.cell[leader], CELLS), "cards": _cards(realm, leader), "card": card}


def _cards(realm: AbandonedFortress, leader: int) -> list[str | None]:
    """Both places of a leader; an empty last one is left out."""
    out = [
        None if realm.card[place] == NONE else seen(MILITARY_IDS[realm.card[place]], realm.card_known[place])
        for place in (leader * 2, leader * 2 + 1)
    ]
    while out and out[-1] is None:
        out.pop()
    return out


def _dragon(realm: AbandonedFortress) -> dict[str, Any]:
    return {
        "alert": realm.alert,
        "at": named(realm.dragon, CELLS),
        "card": named(realm.dragon_card, DRAGON_IDS),
        "under": [DRAGON_IDS[card] for card in realm.dragon_under],
        "taken": {DRAGON_IDS[i]: owner for i, owner in enumerate(realm.dragon_owner) if owner != NONE},
    }


def _turn(realm: AbandonedFortress) -> dict[str, Any]:
    return {
        "white": realm.white,
        "black": named(realm.face, FACES),
        "fought": masked(realm.fought, OWN_LEADERS),
        "moved": masked(realm.moved, OWN_LEADERS),
        "mover": named(realm.mover, LEADERS),
        "left": realm.left,
        "entered": masked(realm.entered, CASTLE_IDS),
        "jumped": realm.jumped,
        "stepped": realm.stepped,
        "robbed": realm.robbed,
        "drawing": named(realm.drawing, DECKS),
        "placing": named(realm.placing, LEADERS),
        "summoning": realm.summoning,
        "landing": realm.landing,
        "staged": counts(realm.staged, MILITARY_IDS),
        "bought": realm.bought,
        "paid": realm.paid,
        "with_castles": realm.with_castles,
        "plan": [LEADERS[leader] for leader in realm.plan],
        "effect": named(realm.effect, ACTION_CARDS),
        "effect_left": realm.effect_left,
        "effect_piece": named(realm.effect_piece, LEADERS),
        "drawn": [ACTION_CARDS[card] for card in realm.drawn],
    }


def _battle(realm: AbandonedFortress) -> dict[str, Any] | None:
    if realm.stage == phases.NO_BATTLE:
        return None
    return {
        "stage": STAGES[realm.stage],
        "attacker": side(realm.attacker),
        "defender": side(realm.defender),
        "ranged": realm.ranged,
        "black": [named(black, BLACK_IDS) for black in realm.secret],
        "drums": [bool(drums) for drums in realm.beaten_drums],
        "mourner": named(realm.mourner, LEADERS),
        "owes": realm.owes,
        "rebate": realm.rebate,
        "due": [MILITARY_IDS[card] for card in realm.upkeep_due],
    }
