"""What happens by itself between two decisions, until somebody, or chance, is asked again."""

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events as told
from tavola.games.abandoned_fortress import phases, scoring
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
    walking,
)
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    HERO,
    HERO_CHOICE,
    INITIAL_GENERAL,
    LEADERS,
    NONE,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import CHANCE


def go_on(realm: Realm) -> None:
    """Cards, the crown, the win, heroes on their way, the battle, the dragon, the move, the turn: in this order."""
    while realm.phase != phases.ENDED:
        if asks_for_cards(realm) or interrupts(realm) or goes_through_the_turn(realm):
            return


def asks_for_cards(realm: Realm) -> bool:
    """A card that is being taken, and the backs it uncovers. AF-R102"""
    if realm.drawing != NONE:
        choosing = realm.phase == phases.CAMP and realm.drawing < 3 and realm.options[INITIAL_GENERAL] == 1
        realm.ask(phases.ASK_GENERAL if choosing else phases.ASK_FRONT, realm.active if choosing else CHANCE)
        return True
    if realm.tops_open and market.deck_due(realm) != NONE:
        realm.ask(phases.ASK_TOP, CHANCE)
        return True
    return False


def interrupts(realm: Realm) -> bool:
    """The order of AF-R107."""
    if not spoils.settle_crown(realm):
        realm.ask(phases.ASK_CROWN, realm.crown_taker)
        return True
    if realm.phase >= phases.START and scoring.has_won(realm, realm.active):
        turns.finish(realm, scoring.side(realm, realm.active))
        realm.tell(told.WON, af.GAME_WON, realm.active, EVERYONE, realm.winners)
        return True
    for seat in range(realm.seats):
        if realm.going_home & BIT[seat]:
            if realm.has_room(seat):
                realm.ask(phases.ASK_HOME, seat)
                return True
            realm.going_home &= ~BIT[seat]  # it waits off the board, AF-R63
    return False


def goes_through_the_turn(realm: Realm) -> bool:
    if realm.stage != phases.NO_BATTLE:
        return battle.advance(realm)
    if realm.placing != NONE:
        realm.ask(phases.ASK_PLACE, realm.active)
        return True
    if realm.summoning:
        return summon(realm)
    if realm.landing:
        realm.landing = False
        if dragon.victim(realm) != NONE:
            battle.land_on(realm, dragon.victim(realm))
        return False
    if realm.mover != NONE:
        return walking.ask(realm)
    return set_up(realm) if realm.phase < phases.START else take_turn(realm)


def summon(realm: Realm) -> bool:
    card = dragon.comes_for_sure(realm)
    if card == NONE:
        realm.ask(phases.ASK_DRAGON, CHANCE)
        return True
    dragon.come(realm, card)
    return False


def set_up(realm: Realm) -> bool:
    if realm.phase == phases.FIRST:
        realm.ask(phases.ASK_FIRST, CHANCE)
        return True
    if realm.phase == phases.HEROES and not turns.all_have_heroes(realm):
        realm.ask(phases.ASK_HERO, CHANCE if realm.options[HERO_CHOICE] == 2 else realm.active)
        return True
    if realm.phase == phases.HEROES:
        turns.make_camp(realm)
        realm.tops_open = realm.options[INITIAL_GENERAL] == 0
        return False
    return turns.settle_in(realm) if realm.phase == phases.CAMP else turns.deal_start_cards(realm)


def take_turn(realm: Realm) -> bool:
    """The five steps of AF-22."""
    if realm.phase == phases.START:
        turns.take_income(realm)
        return False
    if realm.phase == phases.ROLL:
        realm.ask(phases.ASK_ROLL, CHANCE)
        return True
    if realm.phase == phases.DRAGON:
        realm.ask(phases.ASK_ROCK, realm.active)
        return True
    if realm.phase <= phases.THEFT:
        return move_hero(realm)
    if realm.phase <= phases.MARCH:
        return take_action(realm)
    return finish_turn(realm)


def move_hero(realm: Realm) -> bool:
    """A waiting hero enters first; then the die move and Mirelle's theft. AF-49, AF-R63, AF-R87"""
    hero = realm.active * LEADERS + HERO
    if realm.phase == phases.HERO_ENTERS and realm.cell[hero] == NONE and realm.has_room(realm.active):
        realm.placing = hero
        return False
    if realm.phase == phases.HERO_ENTERS:
        realm.phase = phases.HERO_MOVE
        if realm.cell[hero] != NONE:
            walking.begin(realm, hero, realm.white)
        return False
    realm.phase = phases.THEFT
    if turns.can_steal(realm):
        realm.ask(phases.ASK_THEFT, realm.active)
        return True
    realm.phase = phases.ACT
    return False


def take_action(realm: Realm) -> bool:
    seat = realm.active
    question: i64 = NONE
    if realm.phase == phases.ACT:
        question = phases.ASK_ACT
    elif realm.phase == phases.TRADE:
        question = phases.ASK_TRADE
    elif realm.phase == phases.REDEPLOY and not realm.paid:
        question = phases.ASK_PAY
    elif realm.phase == phases.REDEPLOY and not deploying.is_done(realm):
        question = phases.ASK_DEPLOY
    elif realm.phase == phases.REDEPLOY:
        deploying.finish(realm)
    elif realm.phase == phases.BUILD and building.anything(realm):
        question = phases.ASK_BUILD
    elif realm.phase == phases.MARCH and marching.anyone_as_all_see(realm):
        question = phases.ASK_PICK
    if question == NONE:
        realm.phase = phases.CARD
        return False
    realm.ask(question, seat)
    return True


def finish_turn(realm: Realm) -> bool:
    """Play a card, draw one, mind the hand limit. AF-71, AF-72, AF-R104"""
    if realm.phase == phases.CARD and realm.hand_size[realm.active] > 0:
        realm.ask(phases.ASK_CARD, realm.active)
        return True
    if realm.phase == phases.CARD:
        realm.phase = phases.DRAW
        return False
    if realm.phase == phases.EFFECT:
        return cards.advance(realm)
    if realm.phase == phases.DRAW:
        return turns.draw_cards(realm)
    if turns.over_limit(realm):
        realm.ask(phases.ASK_DISCARD, realm.active)
        return True
    turns.end_turn(realm)
    return False
