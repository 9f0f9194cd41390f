"""How a battle is begun, revealed and fought. AF-73 to AF-92"""

from typing import final

from librt.vecs import append
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events, steps, strength
from tavola.games.abandoned_fortress.fields import filled
from tavola.games.abandoned_fortress.options import (
    ANY,
    BASE_DEFENCE,
    EMPTY_CASTLE,
    EVERY_BATTLE,
    MAINTENANCE,
    ONE_BATTLE,
)
from tavola.games.abandoned_fortress.questions.battle import showing
from tavola.games.abandoned_fortress.questions.battle.spoils import fall, lose_card, raze_wall, score
from tavola.games.abandoned_fortress.questions.battle.upkeep import owe_upkeep
from tavola.games.abandoned_fortress.questions.dragon.flight import leave, slain_by
from tavola.games.abandoned_fortress.questions.matter import Matter
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    CELLS,
    DRAGON,
    LAST_STAND,
    LEADERS,
    NONE,
    SMOKE_SCREEN,
    STEPS,
    WALL,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE

# the battle begins


def attack(t: Realm, leader: i64, cell: i64) -> None:
    """B0: a wall, an unarmed piece or an empty castle falls at once. AF-69, AF-99, AF-100"""
    t.fought |= BIT[leader % LEADERS]  # for its owner's turn, whoever is attacked. AF-R18
    there = DRAGON if t.dragon == cell else t.board[cell]
    t.ranged = STEPS[t.cell[leader] * CELLS + cell] > 1
    clause = af.ONLY_ARCHERY_AT_RANGE if t.ranged else af.ARMED_TO_ATTACK
    seat = leader // LEADERS
    t.tell(events.ATTACKED, clause, seat, EVERYONE, leader, there, cell, i64(t.ranged))
    if there != DRAGON and there >= WALL:
        raze_wall(t, cell, af.WALL_DESTROYED)
        return
    engage(t, there)
    if there != DRAGON and falls_at_once(t, there):
        overrun(t, leader, there)
    else:
        begin(t, leader, there)


def engage(t: Realm, there: i64) -> None:
    """By option whoever is attacked, by a player or the dragon, has had its battle of the turn. AF-R18"""
    if t.options[ONE_BATTLE] == ANY and there != DRAGON and there not in t.attacked:
        t.attacked = append(t.attacked, there)


def overrun(t: Realm, leader: i64, there: i64) -> None:
    """Who is unarmed falls at once; by option the attacker shows its unit and pays. AF-96, AF-R29, AF-R32, AF-R34"""
    if t.options[MAINTENANCE] != EVERY_BATTLE:
        fall(t, there, leader // LEADERS)
        return
    begin(t, leader, there)
    showing.show(t, leader, 0)
    fall(t, there, leader // LEADERS)
    owe_upkeep(t, False)
    t.stage = steps.CHEST


def falls_at_once(t: Realm, leader: i64) -> bool:
    stands = t.is_castle(leader) and t.options[EMPTY_CASTLE] == BASE_DEFENCE
    return not t.armed(leader) and not stands


def begin(t: Realm, attacker: i64, defender: i64) -> None:
    """Both sides choose their secrets, the starter first. AF-R72"""
    t.attacker = attacker
    t.defender = defender
    t.secret = filled(2, NONE)
    t.beaten_drums = filled(2, 0)
    t.mourner = NONE
    t.stage = steps.DEFENDER_BLACK if attacker == DRAGON else steps.STARTER_BLACK


def land_on(t: Realm, leader: i64) -> None:
    """The dragon attacks what it lands on, a castle under the crown too. AF-102, AF-109, AF-R60, AF-R62"""
    t.ranged = False
    engage(t, leader)
    t.tell(events.ATTACKED, af.DRAGON_LANDS, leader // LEADERS, EVERYONE, DRAGON, leader, t.cell[leader])
    if falls_at_once(t, leader):
        fall(t, leader, NONE)
    else:
        begin(t, DRAGON, leader)


# reveal, attack, counterattack


@final
class Reveal(Matter):
    """Both sides show their cards at the same time; Smoke Screen ends it there. AF-74, AF-R73"""

    def __init__(self) -> None:
        super().__init__("reveal")

    def settle(self, t: Realm) -> None:
        t.stage = steps.AFTERMATH
        showing.remember(t)
        showing.show(t, t.attacker, 0)
        showing.show(t, t.defender, 1)
        smoke = t.secret[0] == SMOKE_SCREEN or t.secret[1] == SMOKE_SCREEN
        if smoke:
            vanish(t)
        owe_upkeep(t, smoke)
        if not smoke:
            showing.add_up(t, t.attacker, 0)
            showing.add_up(t, t.defender, 1)
            fight(t)


def vanish(t: Realm) -> None:
    """In smoke the battle ends without a winner; a dragon that landed goes back to its track."""
    t.tell(events.SMOKE, af.SMOKE_SCREEN, t.active, EVERYONE)
    if t.attacker == DRAGON:
        leave(t)


def fight(t: Realm) -> None:
    """The general rule, or card by card at range. AF-75, AF-84, AF-91, AF-92"""
    if strength.card_by_card(t):
        shoot(t)
    elif strikes(t, t.attacker, t.defender, True):
        win(t, t.attacker, t.defender)  # AF-77
    elif strength.strikes_back(t) and strikes(t, t.defender, t.attacker, False):
        win(t, t.defender, t.attacker)  # AF-78
    else:
        end_in_a_draw(t)


def strikes(t: Realm, attacker: i64, defender: i64, opening: bool) -> bool:
    """Only a higher attack wins. AF-75, AF-76, AF-78, AF-103"""
    attack = strength.total_attack(t, attacker, opening)
    defence = strength.total_defence(t, defender, opening)
    clause: i64 = af.STARTER_ATTACKS if opening else af.COUNTERATTACK
    if attacker == DRAGON and not strength.strikes_back(t):
        clause = af.DEFENCE_AGAINST_THE_DRAGON
    t.tell(events.COMPARED, clause, t.active, EVERYONE, attacker, attack, defence, i64(not opening))
    return attack > defence


def shoot(t: Realm) -> None:
    """Each card by itself, no counterattack. AF-84 to AF-87"""
    attack = strength.total_attack(t, t.attacker, True)
    leader = t.defender
    for place in range(leader * 2, leader * 2 + 2):
        if t.card[place] != NONE:
            defence = strength.targeted_defence(t, leader, place)
            seat = leader // LEADERS
            t.tell(events.CARD_SHOT_AT, af.CARD_BY_CARD, seat, EVERYONE, leader, t.card[place], attack, defence)
    lost = strength.fallen(t, leader, attack)
    if i64(len(lost)) == t.cards_of(leader):
        win(t, t.attacker, leader)
        return
    for place in lost:
        lose_card(t, leader, place, af.WEAKER_CARDS_FALL)
    t.tell(events.NO_WINNER, af.ALL_CARDS_OR_NO_WINNER, t.active, EVERYONE)


def win(t: Realm, winner: i64, loser: i64) -> None:
    """In the order of AF-R107. AF-81, AF-82, AF-108, AF-R61"""
    if winner == DRAGON:
        fall(t, loser, NONE)  # AF-105, AF-117
        return
    seat = winner // LEADERS
    if loser == DRAGON:
        slain_by(t, seat)
        return
    counts = t.armed(loser)  # an empty castle gives no points, AF-119
    fall(t, loser, seat)
    if counts:
        score(t, seat, af.WINNER_SCORES)
    if t.secret[1 if loser == t.defender else 0] == LAST_STAND:
        t.mourner = winner


def end_in_a_draw(t: Realm) -> None:
    """Nothing is lost; a dragon that landed goes back to its track. AF-79, AF-104, AF-106, AF-110, AF-117"""
    clause: i64 = af.DRAGON_STAYS if t.defender == DRAGON else af.NOBODY_WINS
    if t.attacker == DRAGON:
        clause = af.HERO_UNDER_THE_DRAGON if t.is_hero(t.defender) else af.DRAGON_REPELLED
    t.tell(events.NO_WINNER, clause, t.active, EVERYONE)
    if t.attacker == DRAGON:
        leave(t)
