"""The plain fields of a position, each declared once with its key and its form."""

from typing import Final

from tavola.games.abandoned_fortress.data import (
    ACTION_CARDS,
    BLACK_IDS,
    CASTLE_IDS,
    CELLS,
    DECKS,
    DRAGON_IDS,
    FACES,
    HERO_IDS,
    LEADERS,
    MARKET_CARDS,
    MILITARY_IDS,
    OWN_LEADERS,
    TUNNELS,
)
from tavola.games.abandoned_fortress.position.spelling import Owners, Pair, Points, Side
from tavola.games.abandoned_fortress.tables import MOST_FOOD, MOST_GOLD, NONE, START_GOLD
from tavola.kernel.sheet import Bits, Counts, Flag, Line, Number, Numbers, Sheet, Word, Words

PHASES: Final = (
    *("first", "heroes", "camp", "start_cards"),
    *("start", "roll", "dragon", "hero_enters", "hero_move", "theft"),
    *("act", "trade", "redeploy", "build", "march", "card", "effect", "draw", "discard", "over"),
)
STAGES: Final = (
    *("none", "starter_black", "starter_drums", "defender_black", "defender_drums"),
    *("reveal", "aftermath", "chest", "upkeep"),
)
BLANK: Final = None  # left out, a list stays as an empty realm has it
LEADER: Final = Word(LEADERS, none=True)
SEAT: Final = Number(0, 3)
FEW: Final = Number(0, 200)

HERO: Final = Sheet(Line("hero", "hero", Word(HERO_IDS, none=True), NONE))
PURSE: Final = Sheet(
    Line("gold", "gold", Number(0, MOST_GOLD), START_GOLD),
    Line("food", "food", Number(0, MOST_FOOD), 0),
    Line("tokens", "tokens", Points(), 0),
    Line("black", "black", Counts(BLACK_IDS), BLANK),
    Line("hand", "hand", Counts(ACTION_CARDS), BLANK),
    Line("chests", "chests", FEW, 0),
    Line("drums", "drums", FEW, 0),
)
STANDING: Final = Sheet(
    Line("first", "first", SEAT, 0),
    Line("active", "active", SEAT, 0),
    Line("round", "round", Number(1), 1),
)
POOL: Final = Sheet(Line("pool", "pool", Counts(MARKET_CARDS), BLANK))
DISCARDS: Final = Sheet(Line("discards", "discards", Counts(MARKET_CARDS), BLANK))
TOPS_OPEN: Final = Sheet(Line("tops_open", "tops_open", Flag(), True))
ACTION_POOL: Final = Sheet(Line("actions", "action_pool", Counts(ACTION_CARDS), BLANK))
ACTION_DISCARDS: Final = Sheet(Line("action_discards", "action_discards", Counts(ACTION_CARDS), BLANK))
QUEUE: Final = Sheet(
    Line("queue", "queue", Numbers(0, 3), BLANK),
    Line("queue_paid", "queue_paid", Flag(), False),
)
DRAGON: Final = Sheet(
    Line("alert", "alert", Number(0, 4), 1),
    Line("at", "dragon", Word(CELLS, none=True), NONE),
    Line("card", "dragon_card", Word(DRAGON_IDS, none=True), NONE),
    Line("under", "dragon_under", Words(DRAGON_IDS), BLANK),
    Line("taken", "dragon_owner", Owners(DRAGON_IDS), BLANK),
)
ROCK_AND_CROWN: Final = Sheet(
    Line("rock", "rock", Word(TUNNELS, none=True), NONE),
    Line("crown", "crown", LEADER, NONE),
)
TURN: Final = Sheet(
    Line("white", "white", Number(0, 6), 0),
    Line("black", "face", Word(FACES, none=True), NONE),
    Line("fought", "fought", Bits(OWN_LEADERS), 0),
    Line("moved", "moved", Bits(OWN_LEADERS), 0),
    Line("mover", "mover", LEADER, NONE),
    Line("left", "left", Number(0, 6), 0),
    Line("entered", "entered", Bits(CASTLE_IDS), 0),
    Line("jumped", "jumped", Flag(), False),
    Line("stepped", "stepped", Flag(), False),
    Line("robbed", "robbed", Flag(), False),
    Line("drawing", "drawing", Word(DECKS, none=True), NONE),
    Line("placing", "placing", LEADER, NONE),
    Line("summoning", "summoning", Flag(), False),
    Line("landing", "landing", Flag(), False),
    Line("staged", "staged", Counts(MILITARY_IDS), BLANK),
    Line("bought", "bought", FEW, 0),
    Line("paid", "paid", Flag(), False),
    Line("with_castles", "with_castles", Flag(), False),
    Line("plan", "plan", Words(LEADERS), BLANK),
    Line("effect", "effect", Word(ACTION_CARDS, none=True), NONE),
    Line("effect_left", "effect_left", Number(0, 2), 0),
    Line("effect_piece", "effect_piece", LEADER, NONE),
    Line("drawn", "drawn", Words(ACTION_CARDS), BLANK),
)
ATTACKED: Final = Sheet(Line("attacked", "attacked", Words(LEADERS), BLANK))  # where one_battle is any
BATTLE: Final = Sheet(
    Line("stage", "stage", Word(STAGES)),
    Line("attacker", "attacker", Side()),
    Line("defender", "defender", Side()),
    Line("ranged", "ranged", Flag(), False),
    Line("black", "secret", Pair(Word(BLACK_IDS, none=True)), BLANK),
    Line("drums", "beaten_drums", Pair(Flag()), BLANK),
    Line("mourner", "mourner", LEADER, NONE),
    Line("owes", "owes", Flag(), False),
    Line("rebate", "rebate", Number(0, 1), 0),
    Line("due", "upkeep_due", Words(MILITARY_IDS), BLANK),
)
IN_BETWEEN: Final = Sheet(
    Line("crown_taker", "crown_taker", Number(0, 3, none=True), NONE),
    Line("going_home", "going_home", Bits(range(4)), 0),
)
