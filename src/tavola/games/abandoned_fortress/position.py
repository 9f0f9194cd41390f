"""Positions from writing: `load` of what `dump` wrote, or of a position set by hand."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import checking, pending, phases, scoring, shown
from tavola.games.abandoned_fortress.blank import blank
from tavola.games.abandoned_fortress.data import (
    ACTION_CARDS,
    CELLS,
    DECKS,
    FACES,
    MARKET_CARDS,
    TUNNELS,
)
from tavola.games.abandoned_fortress.moves import battle
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
    PHASE_OF,
    PHASES,
    STAGES,
)
from tavola.games.abandoned_fortress.sheet import Battle, Player, Sheet, Turn, Unit, read
from tavola.games.abandoned_fortress.spelling import code, mask, side_code
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import (
    COPIES,
    DECK,
    HERO_CHOICE,
    NONE,
    PRICE,
    SPACE,
    TUNNEL,
    WALL,
)
from tavola.games.abandoned_fortress.writing import dump
from tavola.kernel.errors import BadPosition
from tavola.kernel.state import CHANCE, OVER

__all__ = ["dump", "load"]

CHANCES: Final = ("first", "top", "front", "start_card", "roll", "dragon", "draw")


def load(seats: int, options: vec[i64], written: Mapping[str, Any]) -> AbandonedFortress:
    """A position by hand or from `dump`; BadPosition if it cannot be."""
    sheet = read(written)
    checking.check_sheet(seats, sheet)
    realm = AbandonedFortress(seats, options)
    blank(realm)
    realm.asks = code("asks", sheet.asks, ASKS)
    realm.phase = code("phase", sheet.phase or PHASE_OF.get(sheet.asks, "act"), PHASES)
    realm.first, realm.active, realm.round = sheet.first, sheet.active, sheet.round
    for seat, player in enumerate(sheet.players):
        _read_player(realm, seat, player)
    _read_dragon(realm, sheet)
    _read_turn(realm, sheet.turn)
    _read_tracks(realm, sheet)
    _read_battle(realm, sheet.battle)
    shown.read(realm, sheet.shown)
    _count_market(realm, sheet)
    _count_actions(realm, sheet)
    checking.check_realm(realm)
    realm.actor = _actor(realm, sheet.asks)
    pending.check_question(realm)
    return realm


# seats


def _read_player(realm: AbandonedFortress, seat: int, player: Player) -> None:
    realm.hero[seat] = code("hero", player.hero, HERO_IDS)
    realm.gold[seat], realm.food[seat], realm.tokens[seat] = player.gold, player.food, player.tokens
    realm.chests[seat], realm.drums[seat] = player.chests, player.drums
    _stand(realm, seat * 16, player.at)
    _give(realm, seat * 16, player.cards)
    for name, unit in player.castles.items():
        _read_castle(realm, seat * 16 + 1 + code("a castle", name, CASTLE_IDS), unit)
    for name, unit in player.generals.items():
        _read_general(realm, seat * 16 + 4 + code("a general's place", name, GENERAL_PLACES), unit)
    for cell in player.walls:
        _take_space(realm, cell, WALL + seat)
        realm.walls[seat] += 1
    for black, n in player.black.items():
        realm.black[seat * len(BLACK_IDS) + code("a Black card", black, BLACK_IDS)] = n
    for card, n in player.hand.items():
        realm.hand[seat * len(ACTION_CARDS) + code("an Action card", card, ACTION_CARDS)] = n
    realm.hand_size[seat] = sum(player.hand.values())


def _read_castle(realm: AbandonedFortress, leader: int, unit: Unit) -> None:
    if unit.at is None or unit.card is not None:
        raise BadPosition("a castle is written with its space `at` and without a general's card")
    _stand(realm, leader, unit.at)
    _give(realm, leader, unit.cards)


def _read_general(realm: AbandonedFortress, leader: int, unit: Unit) -> None:
    if unit.card is None:
        raise BadPosition("a general is written with its `card`")
    card, known = _seen(unit.card, realm.seats)
    realm.general[leader] = code("a general", card, GENERAL_IDS)
    realm.general_known[leader] = known
    _stand(realm, leader, unit.at)
    _give(realm, leader, unit.cards)


def _seen(text: str, players: int) -> tuple[str, int]:
    """`IA1/02`: the card, and the seats that have seen it; `IA1/0123` is known to all, however many play."""
    card, _, seats = text.partition("/")
    seats = seats if seats != "0123" else seats[:players]
    if any(seat not in "0123"[:players] for seat in seats) or list(seats) != sorted(set(seats)):
        raise BadPosition(f"{text!r}: after the slash stand the seats that have seen the card, such as 02")
    return card, sum(1 << int(seat) for seat in seats)


def _stand(realm: AbandonedFortress, leader: int, cell: str | None) -> None:
    """A leader that passes a tunnel or an own castle does not occupy it."""
    if cell is None:
        return
    place = code("a space", cell, CELLS)
    realm.cell[leader] = place
    if (SPACE[place] != TUNNEL and realm.board[place] == NONE) or realm.is_castle(leader):
        realm.board[place] = leader


def _take_space(realm: AbandonedFortress, cell: str, what: int) -> None:
    place = code("a space", cell, CELLS)
    if realm.board[place] >= WALL or (realm.board[place] != NONE and realm.is_castle(realm.board[place])):
        raise BadPosition(f"two structures stand on {cell}")
    realm.board[place] = what


def _give(realm: AbandonedFortress, leader: int, cards: list[str | None]) -> None:
    if len(cards) > 2:
        clause = "AF-29" if leader % 16 >= 4 else "AF-30" if leader % 16 else "AF-31"
        raise BadPosition(f"{len(cards)} military cards for one leader: at most two ({clause})")
    for i, text in enumerate(cards):
        if text is not None:
            card, known = _seen(text, realm.seats)
            realm.card[leader * 2 + i] = code("a military card", card, MILITARY_IDS)
            realm.card_known[leader * 2 + i] = known


# tracks, turn, battle


def _read_dragon(realm: AbandonedFortress, sheet: Sheet) -> None:
    written = sheet.dragon
    realm.alert = written.alert
    realm.dragon = code("a space", written.at, CELLS)
    realm.dragon_card = code("a Dragon card", written.card, DRAGON_IDS)
    realm.dragon_under = vec[i64]([code("a Dragon card", card, DRAGON_IDS) for card in written.under])
    for card, owner in written.taken.items():
        realm.dragon_owner[code("a Dragon card", card, DRAGON_IDS)] = owner
    known = [*([written.card] if written.card else []), *written.under, *written.taken]
    if len(set(known)) < len(known):
        raise BadPosition("a Dragon card is in one place only (AF-101)")
    realm.dragon_unseen = 15 & ~mask("a Dragon card", known, DRAGON_IDS)


def _read_tracks(realm: AbandonedFortress, sheet: Sheet) -> None:
    realm.queue = vec[i64](sheet.queue)
    realm.queue_paid = sheet.queue_paid
    realm.rock = code("a tunnel", sheet.rock, TUNNELS)
    realm.crown = code("a castle", sheet.crown, LEADERS)
    realm.crown_taker = NONE if sheet.crown_taker is None else sheet.crown_taker
    realm.going_home = sum(1 << seat for seat in set(sheet.going_home))


def _read_turn(realm: AbandonedFortress, turn: Turn) -> None:
    realm.white, realm.face = turn.white, code("black", turn.black, FACES)
    realm.fought = mask("fought", turn.fought, OWN_LEADERS)
    realm.moved = mask("moved", turn.moved, OWN_LEADERS)
    realm.mover, realm.left = code("mover", turn.mover, LEADERS), turn.left
    realm.entered = mask("entered", turn.entered, CASTLE_IDS)
    realm.jumped, realm.stepped, realm.robbed = turn.jumped, turn.stepped, turn.robbed
    realm.drawing = code("drawing", turn.drawing, DECKS)
    realm.placing = code("placing", turn.placing, LEADERS)
    realm.summoning, realm.landing = turn.summoning, turn.landing
    for card, n in turn.staged.items():
        realm.staged[code("a military card", card, MILITARY_IDS)] = n
    realm.bought, realm.paid, realm.with_castles = turn.bought, turn.paid, turn.with_castles
    realm.plan = vec[i64]([code("a leader", leader, LEADERS) for leader in turn.plan])
    realm.effect, realm.effect_left = code("effect", turn.effect, ACTION_CARDS), turn.effect_left
    realm.effect_piece = code("effect_piece", turn.effect_piece, LEADERS)
    realm.drawn = vec[i64]([code("an Action card", card, ACTION_CARDS) for card in turn.drawn])


def _read_battle(realm: AbandonedFortress, written: Battle | None) -> None:
    if written is None:
        return
    if len(written.black) != 2 or len(written.drums) != 2:
        raise BadPosition("black and drums of a battle are pairs: the starter's, then the defender's")
    realm.stage = code("stage", written.stage, STAGES)
    realm.attacker, realm.defender = side_code(written.attacker), side_code(written.defender)
    realm.ranged = written.ranged
    realm.secret = vec[i64]([code("a Black card", black, BLACK_IDS) for black in written.black])
    realm.beaten_drums = vec[i64]([int(drums) for drums in written.drums])
    realm.mourner = code("mourner", written.mourner, LEADERS)
    realm.owes, realm.rebate = written.owes, written.rebate
    realm.upkeep_due = vec[i64]([code("a military card", card, MILITARY_IDS) for card in written.due])


# decks


def _count_market(realm: AbandonedFortress, sheet: Sheet) -> None:
    for card, n in sheet.discards.items():
        realm.discards[code("a card", card, MARKET_CARDS)] = n
    left = list(COPIES)
    for out in checking.market_cards_out(realm):
        left[out] -= 1
    if sheet.pool is not None:
        given = [sheet.pool.get(card, 0) for card in MARKET_CARDS]
        mask("a card", sheet.pool, MARKET_CARDS)
        if given != left:
            raise BadPosition("pool must hold every market card that is nowhere else: leave it out to have it counted")
    if min(left) < 0:
        raise BadPosition(f"there are more cards {MARKET_CARDS[left.index(min(left))]} than were printed")
    realm.pool = vec[i64](left)
    realm.tops_open = sheet.tops_open
    _show_tops(realm, sheet)


def _show_tops(realm: AbandonedFortress, sheet: Sheet) -> None:
    for deck in range(6):
        prices = sorted({PRICE[c] for c in range(len(MARKET_CARDS)) if DECK[c] == deck and realm.pool[c]})
        if sheet.tops is None:
            realm.top[deck] = prices[0] if prices and sheet.tops_open else NONE
        elif DECKS[deck] in sheet.tops:
            realm.top[deck] = sheet.tops[DECKS[deck]]
            if realm.top[deck] not in prices:
                raise BadPosition(f"the top of {DECKS[deck]} cannot show {realm.top[deck]}: no card of it does")
    mask("tops", sheet.tops or {}, DECKS[:6])


def _count_actions(realm: AbandonedFortress, sheet: Sheet) -> None:
    for card, n in sheet.action_discards.items():
        realm.action_discards[code("an Action card", card, ACTION_CARDS)] = n
    left = checking.actions_left(realm)
    if sheet.actions is not None:
        mask("an Action card", sheet.actions, ACTION_CARDS)
        if [sheet.actions.get(card, 0) for card in ACTION_CARDS] != left:
            raise BadPosition(
                "actions must hold every Action card that is nowhere else: leave it out to have it counted"
            )
    if min(left) < 0:
        raise BadPosition(f"there are four cards {ACTION_CARDS[left.index(min(left))]}, not more")
    realm.action_pool = vec[i64](left)


# who decides


def _actor(realm: AbandonedFortress, asks: str) -> int:
    if asks == "nothing":
        won = scoring.has_won(realm, realm.active)
        realm.winners = scoring.side(realm, realm.active) if won else scoring.leaders(realm)
        return OVER
    if asks in CHANCES or (asks == "hero" and realm.options[HERO_CHOICE] == 2):
        return CHANCE
    if asks in ("black", "drums"):
        return battle.deciding(realm)
    if asks in ("chest", "upkeep"):
        return realm.attacker // 16
    if asks == "last_stand":
        return realm.mourner // 16
    if asks == "crown":
        return realm.crown_taker
    if asks == "home":
        return next((seat for seat in range(4) if realm.going_home >> seat & 1), realm.active)
    assert realm.phase != phases.ENDED
    return realm.active
