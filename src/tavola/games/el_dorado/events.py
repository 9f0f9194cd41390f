"""Everything that can happen, declared once: the names it is told under with their cues; the comment names arguments.

With each goes the cast, who plays whom. Whatever is paid or offered in cards shows a part of a hidden hand: it teaches.
"""

from typing import Final

from tavola.kernel import cues
from tavola.kernel.cues import Events

# what BOUGHT is about
VILLAGER: Final = 0
FARMHOUSE: Final = 1
FORT: Final = 2
THIEF: Final = 3
OUTPOST: Final = 4
HIDEOUT: Final = 5

EVENTS: Final = Events()

BOARD: Final = EVENTS.add(board=cues.CARD)  # a: board
IMPORTANT: Final = EVENTS.add(important=cues.CARD, important_unseen=cues.CARD, teaches=True)  # a: kind or NONE
FIRST_TILE: Final = EVENTS.add(first_tile=cues.REVEAL, teaches=True)  # a: kind
EXPLORER: Final = EVENTS.add(explorer=cues.MOVE)  # a: explorer
START_DIE: Final = EVENTS.add(start_die=cues.ROLL)  # a: face
FIRST: Final = EVENTS.add(first=cues.TURN)
TURN: Final = EVENTS.add(turn=cues.TURN)  # a: round
PLACED: Final = EVENTS.add(placed=cues.MOVE)  # a: place
ROLLED: Final = EVENTS.add(rolled=cues.ROLL)  # a, b: dice
STOLEN: Final = EVENTS.add(stolen=cues.CARD, stolen_unseen=cues.CARD, teaches=True)  # a: victim, b: type or NONE
SPEED: Final = EVENTS.add(speed=cues.QUIET, speed_bought=cues.BUILD)  # a: speed, b: gather
EXTRA: Final = EVENTS.add(extra=cues.GAIN)  # a: type
GATHERED: Final = EVENTS.add(gathered=cues.GAIN)  # a: food, b: wood, c: gold
LOOKED: Final = EVENTS.add(looked=cues.REVEAL, teaches=True)  # a: kind
MOVED: Final = EVENTS.add(moved=cues.MOVE)  # a: lead, b: from, c: to
DRAWN: Final = EVENTS.add(drawn=cues.REVEAL, teaches=True)  # a: kind
LAID: Final = EVENTS.add(laid=cues.MOVE)  # a: kind, b: place
RETURNED: Final = EVENTS.add(returned=cues.CARD)  # a: kind
BOUGHT: Final = EVENTS.add(bought=cues.BUILD, built=cues.BUILD)  # a: what, b: place or corner
OFFERING: Final = EVENTS.add(offering=cues.BUILD)  # a: shrine
REMOVED: Final = EVENTS.add(removed=cues.BUILD)  # a: building
ARMY: Final = EVENTS.add(army=cues.MOVE)  # a: count, b: from, c: to
EXCHANGED: Final = EVENTS.add(exchanged=cues.CARD)  # a: given, b: got, c: rate
OFFERED: Final = EVENTS.add(offered=cues.OFFER, teaches=True)  # a: seat, b: give, c: want
ANSWERED: Final = EVENTS.add(accepted=cues.OFFER, refused=cues.OFFER, teaches=True)  # a: 1 accepted
# a: attacker, b: defender, each a seat or 100 and a monster; c: place
ATTACKED: Final = EVENTS.add(attacked=cues.FIGHT)
FLED: Final = EVENTS.add(fled=cues.MOVE)  # a: count, b: from, c: to
DIE: Final = EVENTS.add(die=cues.ROLL)  # a: face, b: who rolls, as above
REROLLED: Final = EVENTS.add(rerolled=cues.ROLL)  # a: dice
# a: attacker's sum, b: defender's sum, c: 0 tie, 1 attacker, 2 defender
FOUGHT: Final = EVENTS.add(fought_tie=cues.FIGHT, fought_attacker=cues.FIGHT, fought_defender=cues.FIGHT)
BEATEN: Final = EVENTS.add(beaten=cues.CAPTURE)  # a: lead
FALLEN: Final = EVENTS.add(fallen=cues.CAPTURE)  # a: villagers of side b
DESTROYED: Final = EVENTS.add(destroyed=cues.CAPTURE)  # a: building of side b
BACK: Final = EVENTS.add(back=cues.MOVE)  # a: to
GAVE: Final = EVENTS.add(
    gave=cues.LOSS, gave_team=cues.LOSS, gave_stacks=cues.LOSS, gave_den=cues.LOSS
)  # a: how many, b: receiver
GAVE_CARDS: Final = EVENTS.add(gave_cards=cues.CARD)  # a: food, b: wood, c: gold
CAVE_SHRINE: Final = EVENTS.add(shrine_taken=cues.GAIN, shrine_lost=cues.LOSS)  # a: lead or holder
COIN: Final = EVENTS.add(coin=cues.GAIN, coin_lost=cues.LOSS)  # a: coin, b: holder
CURSED: Final = EVENTS.add(cursed=cues.LOSS, curse_lifted=cues.GAIN)  # a: lead, b: 1 lifted
SURRENDERED: Final = EVENTS.add(surrendered=cues.LOSS)  # a: type
ENDED: Final = EVENTS.add(ended=cues.TURN)
WON: Final = EVENTS.add(won=cues.WIN)
LIMIT: Final = EVENTS.add(limit=cues.END)  # a: winners as bits
RESTARTED: Final = EVENTS.add(restarted=cues.REVEAL)
EBBED: Final = EVENTS.add(ebbed=cues.MOVE)  # a: place
HIDDEN: Final = EVENTS.add(hidden=cues.LOSS)
EMERGED: Final = EVENTS.add(emerged=cues.BUILD)  # a: place
ROBBED: Final = EVENTS.add(robbed=cues.LOSS)  # a: victim, b: how many
ROBBED_CARDS: Final = EVENTS.add(robbed_cards=cues.CARD, teaches=True)  # a: food, b: wood, c: gold
MINTED: Final = EVENTS.add(minted=cues.GAIN)  # a: type
BRIDGE: Final = EVENTS.add(bridge_built=cues.BUILD, bridge_removed=cues.BUILD)  # a: place, b: 1 built
CAVED_IN: Final = EVENTS.add(caved_in=cues.LOSS)
WITHERED: Final = EVENTS.add(withered=cues.LOSS)
MONSTER: Final = EVENTS.add(monster=cues.MOVE)  # a: target, b: from, c: to
SHARED: Final = EVENTS.add(shared=cues.CARD, shared_unseen=cues.CARD)  # a: item or NONE
SWAPPED: Final = EVENTS.add(swapped=cues.LOSS)  # a: shrine
GUARDIAN: Final = EVENTS.add(guardian=cues.MOVE)  # a: which, b: place
SKIPPED: Final = EVENTS.add(skipped=cues.GAIN)  # a: doubloons
NAMED: Final = EVENTS.add(named=cues.QUIET)  # a: seat
REACH: Final = EVENTS.add(reach=cues.QUIET)  # a: reach, b: steal
HANDED_OVER: Final = EVENTS.add(handed_over=cues.TURN)
ASSIGNED: Final = EVENTS.add(assigned=cues.QUIET)  # a: die, b: partner's seat, c: 0 gather, 1 speed
STARTER: Final = EVENTS.add(starter=cues.QUIET)
EYED: Final = EVENTS.add(eyed=cues.QUIET)  # a: place
WITHDREW: Final = EVENTS.add(withdrew=cues.OFFER)
GALLOPS: Final = EVENTS.add(gallops=cues.GAIN)  # a: lead
DIVIDED: Final = EVENTS.add(divided=cues.CARD)
HOUSE: Final = EVENTS.add(house=cues.FIGHT)  # a: building, b: its side, c: 1 for an outpost
MONSTER_DIE: Final = EVENTS.add(monster_die=cues.ROLL)  # a: steps
DOUBLOON_LOST: Final = EVENTS.add(doubloon_lost=cues.LOSS)  # a: those left
PROPOSED: Final = EVENTS.add(proposed=cues.OFFER, teaches=True)  # a: seat, b: what is given, c: what is wanted, packed
STEP_PAID: Final = EVENTS.add(step_paid=cues.QUIET)
STEP_FREE: Final = EVENTS.add(step_free=cues.QUIET)
# a, b: dice, or NONE
ROLLED_EARLY: Final = EVENTS.add(rolled_early=cues.ROLL, rolled_early_unseen=cues.ROLL, teaches=True)
