"""What each answer does: the deeds behind the questions."""

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import phases
from tavola.games.abandoned_fortress.moves import (
    battle,
    building,
    cards,
    deploying,
    dragon,
    marching,
    market,
    spoils,
    turns,
    upkeep,
    walking,
)
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    ACT,
    ATTACK,
    BLACK,
    BUILD_CASTLE,
    BUILD_WALL,
    CASTLE_PRICE,
    CASTLES,
    CHOOSE_BRANCH,
    CHOOSE_GENERAL,
    CHOOSE_HERO,
    CROWN_CASTLE,
    DEPLOY,
    DISCARD_ACTION,
    DRAGON_COMES,
    DRAW,
    DRAW_ACTION,
    END_BUILD,
    END_MARCH,
    FIRST,
    KEEP,
    LEADERS,
    LOSE_CARD,
    NO,
    NONE,
    PASS,
    PAY,
    PICK,
    PLACE,
    PLACE_ROCK,
    PLAY,
    ROLL,
    STEAL,
    STEP,
    STOP,
    TOP,
    TUNNEL_TO,
    WALL_PRICE,
    YES,
)
from tavola.kernel.state import CHANCE


def carry_out(realm: Realm, action: i64) -> None:
    """An action known to be legal, as the question at hand takes it."""
    if realm.actor == CHANCE:
        happen(realm, action)
    elif realm.asks >= phases.ASK_BLACK:
        interrupt(realm, action)
    elif realm.asks == phases.ASK_MOVE:
        move(realm, action)
    elif realm.asks == phases.ASK_TRADE:
        market.trade(realm, action)
    elif realm.asks == phases.ASK_EFFECT:
        cards.use(realm, action)
    elif realm.asks == phases.ASK_STRIKE:
        cards.strike(realm, action - ATTACK)
    elif realm.asks <= phases.ASK_ROCK:
        prepare(realm, action)
    else:
        take_turn(realm, action)


def happen(realm: Realm, action: i64) -> None:
    """An outcome of chance."""
    asks = realm.asks
    if asks == phases.ASK_FIRST:
        turns.go_first(realm, action - FIRST)
    elif asks == phases.ASK_HERO:
        turns.choose_hero(realm, action - CHOOSE_HERO)
    elif asks == phases.ASK_TOP:
        market.show_top(realm, (action - TOP) // 4, (action - TOP) % 4 + 1)
    elif asks == phases.ASK_FRONT:
        market.take_front(realm, action - DRAW)
    elif asks == phases.ASK_DRAGON:
        dragon.come(realm, action - DRAGON_COMES)
    elif asks == phases.ASK_ROLL:
        turns.roll(realm, (action - ROLL) // 5 + 1, (action - ROLL) % 5)
    else:
        turns.draw_action(realm, action - DRAW_ACTION)


def prepare(realm: Realm, action: i64) -> None:
    """Setup, placing, the rock."""
    if realm.asks == phases.ASK_HERO:
        turns.choose_hero(realm, action - CHOOSE_HERO)
    elif realm.asks == phases.ASK_BRANCH:
        turns.choose_branch(realm, action - CHOOSE_BRANCH)
    elif realm.asks == phases.ASK_GENERAL:
        turns.choose_general(realm, action - CHOOSE_GENERAL)
    elif realm.asks == phases.ASK_PLACE:
        market.place(realm, action - PLACE)
    else:
        dragon.move_rock(realm, action - PLACE_ROCK, af.ROLLER_PLACES_ROCK)
        realm.phase = phases.HERO_ENTERS


def move(realm: Realm, action: i64) -> None:
    if action < TUNNEL_TO:
        walking.step(realm, action - STEP)
    elif action < ATTACK:
        walking.jump(realm, action - TUNNEL_TO)
    elif action < STOP:
        battle.attack(realm, realm.mover, action - ATTACK)
    else:
        realm.mover = NONE


def take_turn(realm: Realm, action: i64) -> None:
    asks = realm.asks
    if asks == phases.ASK_THEFT:
        rob(realm, action)
    elif asks == phases.ASK_ACT:
        turns.act(realm, action - ACT)
    elif asks == phases.ASK_PAY:
        deploying.pay(realm, action == PAY + 1)
    elif asks == phases.ASK_DEPLOY:
        deploying.deploy(realm, realm.active * LEADERS + action - DEPLOY)
    elif asks == phases.ASK_BUILD:
        build(realm, action)
    elif asks == phases.ASK_PICK:
        march(realm, action)
    elif asks == phases.ASK_CARD:
        play_card(realm, action)
    elif asks == phases.ASK_KEEP:
        turns.keep(realm, action - KEEP)
    else:
        turns.discard_action(realm, action - DISCARD_ACTION)


def rob(realm: Realm, action: i64) -> None:
    realm.robbed = True
    realm.phase = phases.ACT
    if action != PASS:
        turns.steal(realm, action - STEAL)


def build(realm: Realm, action: i64) -> None:
    if action == END_BUILD:
        realm.phase = phases.CARD
    elif action < BUILD_WALL:
        code = action - BUILD_CASTLE
        building.build_castle(realm, code // CASTLES, code % CASTLES, CASTLE_PRICE)
    else:
        building.build_wall(realm, action - BUILD_WALL, WALL_PRICE)


def march(realm: Realm, action: i64) -> None:
    if action == END_MARCH:
        realm.phase = phases.CARD
    else:
        marching.pick(realm, realm.active * LEADERS + action - PICK)


def play_card(realm: Realm, action: i64) -> None:
    if action == PASS:
        realm.phase = phases.DRAW
    else:
        cards.play(realm, action - PLAY)


def interrupt(realm: Realm, action: i64) -> None:
    asks = realm.asks
    if asks == phases.ASK_BLACK:
        battle.choose_black(realm, action - BLACK)
    elif asks == phases.ASK_DRUMS:
        battle.choose_drums(realm, action == YES)
    elif asks == phases.ASK_LAST_STAND:
        battle.lose_one(realm, action - LOSE_CARD)
    elif asks == phases.ASK_CHEST:
        upkeep.open_chest(realm, action == YES)
    elif asks == phases.ASK_UPKEEP:
        upkeep.decide_upkeep(realm, action != NO)
    elif asks == phases.ASK_CROWN:
        spoils.crown_castle(realm, action - CROWN_CASTLE)
    else:
        spoils.come_home(realm, realm.actor, action - PLACE)
