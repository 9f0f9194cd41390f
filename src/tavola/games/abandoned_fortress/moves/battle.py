"""The battle: who may attack what, secrets, reveal, attack and counterattack, Last Stand, maintenance."""

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events as told
from tavola.games.abandoned_fortress import phases, strength
from tavola.games.abandoned_fortress.moves import dragon, showing, spoils, upkeep
from tavola.games.abandoned_fortress.realm import Realm, filled
from tavola.games.abandoned_fortress.tables import (
    BLACK_DRAGON,
    BLACK_SIDE,
    BLACKS,
    CELLS,
    DRAGON,
    EMPTY_CASTLE,
    LAST_STAND,
    LEADERS,
    NONE,
    SMOKE_SCREEN,
    STEPS,
    WALL,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

# the battle begins


def attack(realm: Realm, leader: i64, cell: i64) -> None:
    """B0: a wall, an unarmed piece or an empty castle falls at once. AF-69, AF-99, AF-100"""
    realm.fought |= BIT[leader % LEADERS]  # for its owner's turn, whoever is attacked. AF-R18
    there = DRAGON if realm.dragon == cell else realm.board[cell]
    realm.ranged = STEPS[realm.cell[leader] * CELLS + cell] > 1
    seat = leader // LEADERS
    realm.tell(
        told.ATTACKED,
        af.ONLY_ARCHERY_AT_RANGE if realm.ranged else af.ARMED_TO_ATTACK,
        seat,
        EVERYONE,
        leader,
        there,
        cell,
        i64(realm.ranged),
    )
    if there != DRAGON and there >= WALL:
        spoils.raze_wall(realm, cell, af.WALL_DESTROYED)
    elif there != DRAGON and falls_at_once(realm, there):
        spoils.fall(realm, there, seat)  # AF-96, AF-R29, AF-R32, AF-R34
    else:
        begin(realm, leader, there)


def falls_at_once(realm: Realm, leader: i64) -> bool:
    return not realm.armed(leader) and not (realm.is_castle(leader) and realm.options[EMPTY_CASTLE] == 1)


def begin(realm: Realm, attacker: i64, defender: i64) -> None:
    """Both sides choose their secrets, the starter first. AF-R72"""
    realm.attacker = attacker
    realm.defender = defender
    realm.secret = filled(2, NONE)
    realm.beaten_drums = filled(2, 0)
    realm.mourner = NONE
    realm.stage = phases.DEFENDER_BLACK if attacker == DRAGON else phases.STARTER_BLACK


def land_on(realm: Realm, leader: i64) -> None:
    """The dragon attacks what it lands on, a castle under the crown too. AF-102, AF-109, AF-R60, AF-R62"""
    realm.ranged = False
    realm.tell(told.ATTACKED, af.DRAGON_LANDS, leader // LEADERS, EVERYONE, DRAGON, leader, realm.cell[leader])
    if falls_at_once(realm, leader):
        spoils.fall(realm, leader, NONE)
    else:
        begin(realm, DRAGON, leader)


# secrets


def side(realm: Realm) -> i64:
    """Whose secret is asked for."""
    return 0 if realm.stage <= phases.STARTER_DRUMS else 1


def deciding(realm: Realm) -> i64:
    """The seat that is asked."""
    return (realm.attacker if side(realm) == 0 else realm.defender) // LEADERS


def black_breaks(realm: Realm, black: i64) -> i64:
    """A card in hand that this side may play in this battle; none is always allowed. AF-R72, AF-R104"""
    if black == BLACKS:
        return FINE
    mine = realm.black[deciding(realm) * BLACKS + black] > 0
    with_dragon = realm.attacker == DRAGON or realm.defender == DRAGON
    fits = BLACK_DRAGON[black] != 0 if with_dragon else BLACK_DRAGON[black] != 2
    right_side = BLACK_SIDE[black] == 2 or BLACK_SIDE[black] == side(realm)
    return FINE if mine and fits and right_side else af.BLACK_BEFORE_THE_REVEAL


def choose_black(realm: Realm, black: i64) -> None:
    realm.secret[side(realm)] = NONE if black == BLACKS else black
    realm.tell(told.SECRET_CHOSEN, af.BLACK_BEFORE_THE_REVEAL, deciding(realm), EVERYONE)
    realm.stage += 1


def choose_drums(realm: Realm, yes: bool) -> None:
    realm.beaten_drums[side(realm)] = i64(yes)
    realm.tell(told.SECRET_CHOSEN, af.BLACK_BEFORE_THE_REVEAL, deciding(realm), EVERYONE)
    realm.stage += 1


def advance(realm: Realm) -> bool:
    """Go on with the battle; True if somebody is asked."""
    if realm.stage < phases.REVEAL:
        return ask_secret(realm)
    if realm.stage == phases.REVEAL:
        reveal(realm)
        return False
    if realm.stage == phases.AFTERMATH:
        return ask_last_stand(realm)
    return upkeep.ask_upkeep(realm)


def ask_secret(realm: Realm) -> bool:
    """A seat is asked on public facts only: it holds a Black card, it has War Drums. AF-R104"""
    if (realm.attacker if side(realm) == 0 else realm.defender) == DRAGON:
        realm.stage += 1
        return False
    seat = deciding(realm)
    if realm.stage == phases.STARTER_BLACK or realm.stage == phases.DEFENDER_BLACK:
        if realm.blacks_of(seat) > 0:
            realm.ask(phases.ASK_BLACK, seat)
            return True
    elif realm.drums[seat] > 0:
        realm.ask(phases.ASK_DRUMS, seat)
        return True
    realm.stage += 1
    return False


# reveal, attack, counterattack


def reveal(realm: Realm) -> None:
    """Both sides show their cards at the same time; Smoke Screen ends it there. AF-74, AF-R73"""
    realm.stage = phases.AFTERMATH
    showing.remember(realm)
    showing.show(realm, realm.attacker, 0)
    showing.show(realm, realm.defender, 1)
    if realm.secret[0] == SMOKE_SCREEN or realm.secret[1] == SMOKE_SCREEN:
        realm.tell(told.SMOKE, af.SMOKE_SCREEN, realm.active, EVERYONE)
        if realm.attacker == DRAGON:
            dragon.leave(realm)
        upkeep.owe_upkeep(realm, True)
        return
    upkeep.owe_upkeep(realm, False)
    showing.add_up(realm, realm.attacker, 0)
    showing.add_up(realm, realm.defender, 1)
    fight(realm)


def fight(realm: Realm) -> None:
    """The general rule, or card by card at range. AF-75, AF-84, AF-91, AF-92"""
    if showing.card_by_card(realm):
        shoot(realm)
        return
    if strikes(realm, realm.attacker, realm.defender, True):
        win(realm, realm.attacker, realm.defender)  # AF-77
    elif strikes_back(realm) and strikes(realm, realm.defender, realm.attacker, False):
        win(realm, realm.defender, realm.attacker)  # AF-78
    else:
        draw(realm)


def fate(realm: Realm) -> i64:
    """1 if the starter would win, -1 if it would lose, 0 if nobody: must agree with `fight`, and changes nothing."""
    starter, other = realm.attacker, realm.defender
    attack = strength.total_attack(realm, starter, True)
    if showing.card_by_card(realm):
        return i64(i64(len(strength.fallen(realm, other, attack))) == realm.cards_of(other))
    if attack > strength.total_defence(realm, other, True):
        return 1
    back = strikes_back(realm) and strength.total_attack(realm, other, False) > strength.total_defence(
        realm, starter, False
    )
    return -1 if back else 0


def strikes(realm: Realm, attacker: i64, defender: i64, opening: bool) -> bool:
    """Only a higher attack wins. AF-75, AF-76, AF-78, AF-103"""
    attack = strength.total_attack(realm, attacker, opening)
    defence = strength.total_defence(realm, defender, opening)
    clause: i64 = (
        af.COUNTERATTACK
        if not opening
        else af.STARTER_ATTACKS
        if strikes_back(realm) or attacker != DRAGON
        else af.DEFENCE_AGAINST_THE_DRAGON
    )
    realm.tell(told.COMPARED, clause, realm.active, EVERYONE, attacker, attack, defence, i64(not opening))
    return attack > defence


def strikes_back(realm: Realm) -> bool:
    """Generals and castles cannot strike back at the dragon, an empty castle never. AF-103, AF-106, AF-R30"""
    if realm.attacker == DRAGON:
        return realm.is_hero(realm.defender)
    return realm.defender == DRAGON or realm.armed(realm.defender)


def shoot(realm: Realm) -> None:
    """Each card by itself, no counterattack. AF-84 to AF-87"""
    attack = strength.total_attack(realm, realm.attacker, True)
    leader = realm.defender
    for place in range(leader * 2, leader * 2 + 2):
        if realm.card[place] != NONE:
            defence = strength.targeted_defence(realm, leader, place)
            realm.tell(
                told.CARD_SHOT_AT,
                af.CARD_BY_CARD,
                leader // LEADERS,
                EVERYONE,
                leader,
                realm.card[place],
                attack,
                defence,
            )
    lost = strength.fallen(realm, leader, attack)
    if i64(len(lost)) == realm.cards_of(leader):
        win(realm, realm.attacker, leader)
        return
    for place in lost:
        spoils.lose_card(realm, leader, place, af.WEAKER_CARDS_FALL)
    realm.tell(told.NO_WINNER, af.ALL_CARDS_OR_NO_WINNER, realm.active, EVERYONE)


def win(realm: Realm, winner: i64, loser: i64) -> None:
    """In the order of AF-R107. AF-81, AF-82, AF-108, AF-R61"""
    if winner == DRAGON:
        spoils.fall(realm, loser, NONE)  # AF-105, AF-117
        return
    seat = winner // LEADERS
    if loser == DRAGON:
        dragon.slain_by(realm, seat)
        return
    counts = realm.armed(loser)  # an empty castle gives no points, AF-119
    spoils.fall(realm, loser, seat)
    if counts:
        spoils.score(realm, seat, af.WINNER_SCORES)
    if realm.secret[1 if loser == realm.defender else 0] == LAST_STAND:
        realm.mourner = winner


def draw(realm: Realm) -> None:
    """Nothing is lost; a dragon that landed goes back to its track. AF-79, AF-104, AF-106, AF-110, AF-117"""
    clause: i64 = af.DRAGON_STAYS if realm.defender == DRAGON else af.NOBODY_WINS
    if realm.attacker == DRAGON:
        clause = af.HERO_UNDER_THE_DRAGON if realm.is_hero(realm.defender) else af.DRAGON_REPELLED
    realm.tell(told.NO_WINNER, clause, realm.active, EVERYONE)
    if realm.attacker == DRAGON:
        dragon.leave(realm)


# after the battle


def ask_last_stand(realm: Realm) -> bool:
    """The winner's owner chooses a card to lose. AF-R76"""
    leader = realm.mourner
    if leader != NONE and realm.cards_of(leader) == 2:
        realm.ask(phases.ASK_LAST_STAND, leader // LEADERS)
        return True
    if leader != NONE and realm.armed(leader):
        lose_one(realm, realm.card[leader * 2] if realm.card[leader * 2] != NONE else realm.card[leader * 2 + 1])
    realm.stage = phases.CHEST
    return False


def last_stand_breaks(realm: Realm, card: i64) -> i64:
    leader = realm.mourner
    return FINE if realm.card[leader * 2] == card or realm.card[leader * 2 + 1] == card else af.WINNER_DISCARDS


def lose_one(realm: Realm, card: i64) -> None:
    leader = realm.mourner
    realm.mourner = NONE
    place = leader * 2 if realm.card[leader * 2] == card else leader * 2 + 1
    spoils.lose_card(realm, leader, place, af.WINNER_DISCARDS)
