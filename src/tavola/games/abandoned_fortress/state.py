"""The Abandoned Fortress as a state: what may be answered to each question, and what it does."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import imagining, phases, scoring, weighing
from tavola.games.abandoned_fortress.blank import blank
from tavola.games.abandoned_fortress.moves import (
    battle,
    building,
    cards,
    deeds,
    deploying,
    dragon,
    flow,
    marching,
    market,
    spoils,
    targets,
    turns,
    walking,
)
from tavola.games.abandoned_fortress.questions import ASK_CLAUSE, ASK_END, ASK_FIRST
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    ACT,
    ACTION_CARDS,
    ATTACK,
    BLACK,
    BUILD_CASTLE,
    BUILD_WALL,
    CASTLE_PRICE,
    CASTLES,
    CHOOSE_GENERAL,
    CHOOSE_HERO,
    COPIES,
    CROWN_CASTLE,
    DECK,
    DEPLOY,
    DISCARD_ACTION,
    DRAGON_COMES,
    DRAW,
    DRAW_ACTION,
    END_BUILD,
    END_MARCH,
    FIRST,
    FIRST_GENERAL,
    FIRST_PLAYER,
    KEEP,
    LEADERS,
    LOSE_CARD,
    PASS,
    PAY,
    PICK,
    PLACE,
    PLACE_ROCK,
    PLAY,
    ROCK_FACE,
    ROLL,
    STEAL,
    TOP,
    WALL_PRICE,
)
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, FINE, OVER


@final
class AbandonedFortress(Realm):
    """One position with the answers to every question."""

    def slug(self) -> str:
        return "abandoned-fortress"

    def clone(self) -> "AbandonedFortress":
        twin = AbandonedFortress(self.seats, self.options)
        self.copy_into(twin)
        return twin

    def imagine(self, seat: i64, rng: Rng) -> "AbandonedFortress":
        twin = self.clone()
        if self.actor != OVER:
            imagining.redraw(twin, seat, rng)
            weighing.level(twin)
        return twin

    # legality

    def legal(self) -> vec[i64]:
        if self.asks == phases.ASK_MOVE:
            return walking.list_moves(self)
        if self.asks == phases.ASK_TRADE:
            return market.list_trade(self)
        if self.asks == phases.ASK_EFFECT:
            return cards.list_effects(self)
        if self.asks == phases.ASK_STRIKE:
            return targets.list_attacks(self, self.effect_piece, ATTACK, vec[i64](capacity=8))
        if self.asks == phases.ASK_BUILD:
            return self.buildings()
        if self.asks == phases.ASK_CARD:
            return self.playable()
        return self.listed()

    def buildings(self) -> vec[i64]:
        out = building.list_castles(self, CASTLE_PRICE, vec[i64](capacity=80))
        return append(building.list_walls(self, WALL_PRICE, out), END_BUILD)

    def playable(self) -> vec[i64]:
        out = vec[i64]([PASS])
        for action in range(PLAY, PLAY + ACTION_CARDS):
            if self.card_breaks(action) == FINE:
                out = append(out, action)
        return out

    def listed(self) -> vec[i64]:
        """Whatever the question's range holds and no clause refuses."""
        out = vec[i64](capacity=32)
        for action in range(ASK_FIRST[self.asks], ASK_END[self.asks]):
            if self.answer_breaks(action) == FINE:
                out = append(out, action)
        return out

    def breaks(self, action: i64) -> i64:
        """The first clause in the way."""
        if self.phase == phases.ENDED:
            return af.GAME_WON if scoring.has_won(self, self.active) else af.ROUND_LIMIT
        if not ASK_FIRST[self.asks] <= action < ASK_END[self.asks]:
            return ASK_CLAUSE[self.asks]
        return self.answer_breaks(action)

    def answer_breaks(self, action: i64) -> i64:
        """Within the range of the question."""
        if self.actor == CHANCE:
            return FINE if self.weight(action) > 0 else ASK_CLAUSE[self.asks]
        asks = self.asks
        if asks == phases.ASK_MOVE:
            return walking.move_breaks(self, action)
        if asks == phases.ASK_TRADE:
            return market.trade_breaks(self, action)
        if asks == phases.ASK_EFFECT:
            return cards.effect_breaks(self, action)
        if asks == phases.ASK_STRIKE:
            return targets.attack_breaks(self, self.effect_piece, action - ATTACK)
        if asks >= phases.ASK_BLACK:
            return self.interrupt_breaks(action)
        return self.setup_breaks(action) if asks <= phases.ASK_ROCK else self.turn_breaks(action)

    def setup_breaks(self, action: i64) -> i64:
        """Heroes, generals, places, the rock."""
        if self.asks == phases.ASK_HERO:
            return turns.hero_breaks(self, action - CHOOSE_HERO)
        if self.asks == phases.ASK_GENERAL:
            general = FIRST_GENERAL + action - CHOOSE_GENERAL
            fits = general < len(DECK) and DECK[general] == self.drawing and self.pool[general] > 0
            return FINE if fits and action < DRAW_ACTION else af.CHOOSE_A_GENERAL
        if self.asks == phases.ASK_PLACE:
            return market.place_breaks(self, action - PLACE)
        return dragon.rock_breaks(self, action - PLACE_ROCK) if self.asks == phases.ASK_ROCK else FINE

    def turn_breaks(self, action: i64) -> i64:
        """The questions of an ordinary turn."""
        asks = self.asks
        if asks == phases.ASK_THEFT:
            return FINE if action == PASS else turns.steal_breaks(self, action - STEAL)
        if asks == phases.ASK_ACT:
            return turns.act_breaks(self, action - ACT)
        if asks == phases.ASK_PAY:
            return deploying.pay_breaks(self, action == PAY + 1)
        if asks == phases.ASK_DEPLOY:
            return deploying.deploy_breaks(self, self.active * LEADERS + action - DEPLOY)
        if asks == phases.ASK_BUILD:
            return self.build_breaks(action)
        if asks == phases.ASK_PICK:
            return self.pick_breaks(action)
        if asks == phases.ASK_CARD:
            return self.card_breaks(action)
        if asks == phases.ASK_KEEP:
            return turns.keep_breaks(self, action - KEEP)
        return turns.discard_breaks(self, action - DISCARD_ACTION)

    def build_breaks(self, action: i64) -> i64:
        if action < BUILD_WALL:
            code = action - BUILD_CASTLE
            return building.castle_breaks(self, code // CASTLES, code % CASTLES, CASTLE_PRICE)
        return FINE if action == END_BUILD else building.wall_breaks(self, action - BUILD_WALL, WALL_PRICE)

    def pick_breaks(self, action: i64) -> i64:
        if action == END_MARCH:
            return FINE if self.moved else af.FOUR_ACTIONS
        return marching.march_breaks(self, self.active * LEADERS + action - PICK)

    def card_breaks(self, action: i64) -> i64:
        if action == PASS:
            return FINE
        return cards.play_breaks(self, action - PLAY) if action >= PLAY else af.ONE_ACTION_CARD

    def interrupt_breaks(self, action: i64) -> i64:
        """Battle, crown, heroes on their way home."""
        if self.asks == phases.ASK_BLACK:
            return battle.black_breaks(self, action - BLACK)
        if self.asks == phases.ASK_LAST_STAND:
            return battle.last_stand_breaks(self, action - LOSE_CARD)
        if self.asks == phases.ASK_CROWN:
            return spoils.crown_breaks(self, action - CROWN_CASTLE)
        return spoils.home_breaks(self, self.actor, action - PLACE) if self.asks == phases.ASK_HOME else FINE

    # chance

    def weights(self) -> vec[i64]:
        out = vec[i64](capacity=32)
        for action in self.legal():
            out = append(out, self.weight(action))
        return out

    def weight(self, action: i64) -> i64:
        """How likely an outcome is, 0 if it cannot come. Ledger, dice and AF-R102, AF-R103"""
        asks = self.asks
        if asks == phases.ASK_FIRST:
            return i64(action - FIRST < self.seats)
        if asks == phases.ASK_HERO:
            return i64(turns.hero_breaks(self, action - CHOOSE_HERO) == FINE)
        if asks == phases.ASK_TOP:
            return market.top_weight(self, (action - TOP) // 4, (action - TOP) % 4 + 1)
        if asks == phases.ASK_FRONT:
            return market.front_weight(self, action - DRAW)
        if asks == phases.ASK_START_CARD or asks == phases.ASK_DRAW:
            return self.action_pool[action - DRAW_ACTION]
        if asks == phases.ASK_DRAGON:
            return i64((self.dragon_unseen & BIT[action - DRAGON_COMES]) != 0)
        return 2 if (action - ROLL) % 5 == ROCK_FACE else 1

    # effects

    def apply(self, action: i64) -> None:
        self.glimpsed = 0
        if self.onlookers and self.actor >= 0 and self.asks < phases.ASK_BLACK:
            self.look_away(self.actor)
        deeds.carry_out(self, action)
        flow.go_on(self)

    # the end

    def result(self, seat: i64) -> float:
        if not self.winners & BIT[seat]:
            return 0.0
        return 1.0 / float(bits_in(self.winners))

    def estimate(self, seat: i64) -> float:
        return self.result(seat) if self.actor == OVER else weighing.shares(self)[seat]

    def estimates(self) -> vec[float]:
        return super().estimates() if self.actor == OVER else weighing.shares(self)

    def glimpse(self) -> i64:
        return self.glimpsed

    def horizon(self) -> i64:
        return 0


def start(seats: i64, options: vec[i64]) -> AbandonedFortress:
    """The board as it is put on the table. AF-07, AF-14, AF-16, AF-19"""
    realm = AbandonedFortress(seats, options)
    blank(realm)
    realm.pool = COPIES[:]
    for seat in range(seats):
        realm.gold[seat] = 5
    if options[FIRST_PLAYER] > 0:
        turns.go_first(realm, 0)
    flow.go_on(realm)
    return realm
