"""The questions by number, in the order of state.py's list; the comment says what the numbers beside them mean."""

from typing import Final

# before the first turn
DEAL_BOARD: Final = 0  # side
DEAL_IMPORTANT: Final = 1  # side
FIRST_TILE: Final = 2
CHOOSE_EXPLORER: Final = 3  # side
CHOOSE_STARTER: Final = 4  # side
START_DICE: Final = 5

# a turn
BEGIN: Final = 6  # the next side's turn
TURN: Final = 7  # side
RESPAWN: Final = 8  # lead
ROLL: Final = 9  # seat, 1 if early and in secret
REROLL: Final = 10  # seat
LAFFITE: Final = 11  # seat, thefts left or NONE
STOLEN: Final = 12  # thief, victim
DICE: Final = 13  # seat
ASSIGN: Final = 14  # side, how many dice of each use, in base 4
EXTRAS: Final = 15  # seat
ROSE: Final = 16  # seat
GATHER: Final = 17  # seat
LOOK: Final = 18  # seat
ORDER: Final = 19  # seat

# the explore phase
EXPLORE: Final = 20  # side, acting seat or NONE before it has begun
WINDOW: Final = 21  # kind, asked sides as bits
DRAW: Final = 22  # finder, place it digs from
PLACE: Final = 23  # finder, kind, place it digs from
SETTLE: Final = 24  # finder, place, kind: the tile's own effect
ZONE: Final = 25  # finder, place: the battle for a zone it lies in
OFFERING: Final = 26  # lead, shrine, 1 if attacked

# a battle and what comes of it
BATTLE: Final = 27
RETREAT: Final = 28  # side, where the group came from
GIVE: Final = 29  # loser, receiver, how many
DIVIDE: Final = 30  # side, handful
COIN: Final = 31  # loser, victor
SHRINE: Final = 32  # side that may choose a bearer, candidates as bits, 1 for the curse
LAY_COIN: Final = 33  # loser, monster
AFTERMATH: Final = 34  # side, 1 if a thief has fallen: doubloon lost, hiding test; or BURIED

# trade, and the end of a turn
ANSWER: Final = 35  # proposer, asked seat
SURRENDER: Final = 36  # seat
END_TURN: Final = 37  # side
OFFERS: Final = 38  # with trade = any: nothing, asked seats as bits

# the Thieves
HIDING: Final = 39
PICK_TILE: Final = 40
PICK_CORNER: Final = 41  # place
CHOOSE: Final = 42  # 1 after the Rose
THIEF_DIE: Final = 43
REACH: Final = 44  # lower number
ROB: Final = 45  # reach, steal
TAKE: Final = 46  # victim, steal
GIVE_SPEED: Final = 47  # 1 in the middle of the turn

# monsters
GUARDIAN: Final = 48  # which (3: the roaming Titan), stage, steps left
PUT_GUARDIAN: Final = 49  # which

# later additions
BARGAIN: Final = 50  # proposer, whom the offer is for
STEP_PRICE: Final = 51  # who says how an army's step is paid, 1 in a battle

OVER: Final = 52

# kinds of window
W1: Final = 0  # after an action
W2: Final = 1  # before the turn ends
W3: Final = 2  # before an offering is paid

BURIED: Final = 2  # by a cave-in, which costs no doubloon
EARLY: Final = 1  # golden dice for the coming turn

# who gets half a hand: a seat, or one of these
STACKS: Final = 100
TO_DEN: Final = 101
TO_TEAM: Final = 200  # and a side: its captain divides

FINDER_WOLF: Final = 12  # among finders the Wolf follows the lead pieces
