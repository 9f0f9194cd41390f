"""What is printed: the map, the dice, the heroes, and every card. Counts are proven in the tests."""

from typing import Final, NamedTuple

COLUMNS: Final = "ABCDEFGHIJKLM"
SIZE: Final = 13
MAP: Final = (  # row 1 first; H home, r b g y inner, # wall space, = gate, T tunnel, F K fortress
    "Hrrrr#..#bbbH",
    "rrrrr#..#bbbb",
    "rrrrr#T.#bbbb",
    "rrrrr#..=bbbb",
    "###=#...#bbbb",
    ".....FFF.####",
    "..T..FKF..T..",
    "####.FFF.....",
    "yyyy#...#=###",
    "yyyy=..#ggggg",
    "yyyy#.T#ggggg",
    "yyyy#..#ggggg",
    "Hyyy#..#ggggH",
)
CELLS: Final = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in COLUMNS)
TUNNELS: Final = ("G3", "K7", "G11", "C7")  # the way of the rock, clockwise
CENTRE: Final = "G7"

TERRITORIES: Final = ("nw", "ne", "se", "sw")  # clockwise; seats take them by SEATING
COLOURS: Final = ("red", "blue", "green", "gold")
INNER_SIGNS: Final = "rbgy"
HOMES: Final = ("A1", "M1", "M13", "A13")
GATES: Final = ("D5", "I4", "J9", "E10")
WALLS: Final = (
    ("F1", "F2", "F3", "F4", "A5", "B5", "C5", "E5"),
    ("M6", "L6", "K6", "J6", "I1", "I2", "I3", "I5"),
    ("H13", "H12", "H11", "H10", "M9", "L9", "K9", "I9"),
    ("A8", "B8", "C8", "D8", "E13", "E12", "E11", "E9"),
)
SEATING: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}  # AF-R78

BRANCHES: Final = ("infantry", "archery", "cavalry")
WEAPONS: Final = ("axe", "sword", "spear_shield", "crossbow", "javelin", "longbow", "lance", "sabre", "mace")
DIRECTIONS: Final = ("up", "down", "left", "right")
FACES: Final = ("up", "down", "left", "right", "rock")  # of the black die; the rock twice
DECKS: Final = (
    "general_infantry",
    "general_archery",
    "general_cavalry",
    "military_infantry",
    "military_archery",
    "military_cavalry",
    "black",
)


class Military(NamedTuple):
    """A military card; `specialty` adds to its defence. AF-36"""

    id: str
    name: str
    branch: str
    weapon: str
    attack: int
    defence: int
    specialty: int
    price: int
    upkeep: int
    copies: int


class Leader(NamedTuple):
    """A general, hero or castle card; heroes and castles have no price."""

    id: str
    name: str
    branch: str
    weapon: str
    attack: int
    defence: int
    price: int = 0


class Black(NamedTuple):
    """A Black card: who may play it, whether in a battle with the dragon, and what it adds to the own unit."""

    id: str
    name: str
    copies: int
    side: str
    dragon: str
    attack: int = 0
    defence: int = 0


# fmt: off
MILITARY: Final = (  # in the order of their ids: where a rule asks for the lower id, it is the earlier line
    # AL1 and AC1, led by Wat, have the numbers of the rulebook's second ranged battle. AF-R08
    Military("AC1", "Crossbow Militia",  "archery",  "crossbow",     20, 10,  0, 1, 0, 3),
    Military("AC2", "Crossbowmen",       "archery",  "crossbow",     30, 10,  0, 2, 1, 3),
    Military("AC3", "Arbalesters",       "archery",  "crossbow",     30, 20,  0, 2, 1, 2),
    Military("AC4", "Siege Crossbows",   "archery",  "crossbow",     40, 20,  0, 2, 2, 2),
    Military("AJ1", "Javelin Throwers",  "archery",  "javelin",      10, 10,  0, 1, 0, 3),
    Military("AJ2", "Skirmishers",       "archery",  "javelin",      10, 20, 10, 2, 0, 3),
    Military("AJ3", "Peltasts",          "archery",  "javelin",      20, 30, 10, 2, 1, 2),
    Military("AJ4", "Veteran Javelins",  "archery",  "javelin",      30, 30, 10, 3, 2, 2),
    Military("AL1", "Bow Levy",          "archery",  "longbow",      10, 20, 10, 2, 1, 3),
    Military("AL2", "Village Bowmen",    "archery",  "longbow",      20, 10,  0, 1, 0, 2),
    Military("AL3", "Yeomen",            "archery",  "longbow",      20, 20, 10, 2, 1, 3),
    Military("AL4", "Royal Archers",     "archery",  "longbow",      30, 30, 20, 3, 2, 2),
    Military("CL1", "Squires",           "cavalry",  "lance",        20, 10,  0, 1, 0, 2),
    Military("CL2", "Light Lancers",     "cavalry",  "lance",        30, 10,  0, 1, 1, 3),
    Military("CL3", "Lancers",           "cavalry",  "lance",        40, 20,  0, 2, 1, 3),
    Military("CL4", "Knights",           "cavalry",  "lance",        60, 20,  0, 3, 2, 2),
    Military("CM1", "Mounted Sergeants", "cavalry",  "mace",         10, 20, 10, 1, 0, 2),
    Military("CM2", "Mace Riders",       "cavalry",  "mace",         20, 30,  0, 2, 1, 3),
    Military("CM3", "Heavy Horse",       "cavalry",  "mace",         40, 30,  0, 2, 2, 3),
    Military("CM4", "Cataphracts",       "cavalry",  "mace",         40, 40, 10, 3, 2, 2),
    Military("CS1", "Outriders",         "cavalry",  "sabre",        10, 20,  0, 1, 0, 2),
    Military("CS2", "Sabre Riders",      "cavalry",  "sabre",        20, 20, 10, 2, 1, 3),
    Military("CS3", "Hussars",           "cavalry",  "sabre",        30, 20, 10, 2, 1, 3),
    Military("CS4", "Winged Riders",     "cavalry",  "sabre",        40, 30, 10, 3, 2, 2),
    Military("IA1", "Woodcutters",       "infantry", "axe",          20, 10,  0, 1, 0, 2),
    Military("IA2", "Axe Raiders",       "infantry", "axe",          30, 10,  0, 1, 1, 2),
    Military("IA3", "Axemen",            "infantry", "axe",          40, 20,  0, 2, 1, 3),
    Military("IA4", "Berserkers",        "infantry", "axe",          50, 20,  0, 2, 2, 1),
    Military("IA5", "Great Axes",        "infantry", "axe",          60, 30,  0, 3, 2, 2),
    Military("IP1", "Spear Levy",        "infantry", "spear_shield", 10, 20, 10, 1, 0, 2),
    Military("IP2", "Hedge Spears",      "infantry", "spear_shield", 20, 20, 10, 2, 1, 2),
    Military("IP3", "Shield Wall",       "infantry", "spear_shield", 30, 30, 10, 2, 2, 2),
    Military("IP4", "Spear Line",        "infantry", "spear_shield", 40, 20, 10, 2, 2, 2),
    Military("IP5", "Fortress Guard",    "infantry", "spear_shield", 30, 40, 20, 3, 2, 2),
    Military("IS1", "Village Watch",     "infantry", "sword",        10, 20,  0, 1, 0, 2),
    Military("IS2", "Swordsmen",         "infantry", "sword",        20, 20,  0, 1, 1, 3),
    Military("IS3", "Shieldbearers",     "infantry", "sword",        30, 20, 10, 2, 1, 2),
    Military("IS4", "Men-at-Arms",       "infantry", "sword",        40, 30,  0, 2, 2, 2),
    Military("IS5", "Sworn Swords",      "infantry", "sword",        50, 30, 10, 3, 2, 1),
)
GENERALS: Final = (
    Leader("G01", "Torvald",  "infantry", "axe",          10,  0, 2),
    Leader("G02", "Ragna",    "infantry", "axe",          20,  0, 3),
    Leader("G03", "Halvar",   "infantry", "axe",          20, 10, 4),
    Leader("G04", "Edmund",   "infantry", "sword",        10,  0, 2),
    Leader("G05", "Isolde",   "infantry", "sword",        10, 10, 3),
    Leader("G06", "Leofric",  "infantry", "sword",        20, 10, 4),
    Leader("G07", "Gwen",     "infantry", "spear_shield",  0, 10, 2),
    Leader("G08", "Bram",     "infantry", "spear_shield",  0, 20, 3),
    Leader("G09", "Cassian",  "infantry", "spear_shield", 10, 20, 4),
    Leader("G10", "Piers",    "archery",  "crossbow",     10,  0, 2),
    Leader("G11", "Lorenza",  "archery",  "crossbow",     20,  0, 3),
    Leader("G12", "Matthias", "archery",  "crossbow",     20, 10, 4),
    Leader("G13", "Nuno",     "archery",  "javelin",      10,  0, 2),
    Leader("G14", "Yara",     "archery",  "javelin",      10, 10, 3),
    Leader("G15", "Okan",     "archery",  "javelin",      20, 10, 4),
    Leader("G16", "Wat",      "archery",  "longbow",       0, 10, 2),
    Leader("G17", "Elswyth",  "archery",  "longbow",      10, 10, 3),
    Leader("G18", "Hugh",     "archery",  "longbow",      10, 20, 4),
    Leader("G19", "Roland",   "cavalry",  "lance",        10,  0, 2),
    Leader("G20", "Adela",    "cavalry",  "lance",        20,  0, 3),
    Leader("G21", "Gaston",   "cavalry",  "lance",        30,  0, 4),
    Leader("G22", "Istvan",   "cavalry",  "sabre",        10,  0, 2),
    Leader("G23", "Zofia",    "cavalry",  "sabre",        10, 10, 3),
    Leader("G24", "Tamas",    "cavalry",  "sabre",        20, 10, 4),
    Leader("G25", "Otto",     "cavalry",  "mace",          0, 10, 2),
    Leader("G26", "Brunhild", "cavalry",  "mace",         10, 10, 3),
    Leader("G27", "Konrad",   "cavalry",  "mace",         10, 20, 4),
)
HEROES: Final = (
    Leader("henry",   "Henry",   "infantry", "sword", 10, 20),
    Leader("rurik",   "Rurik",   "infantry", "axe",   10, 10),
    Leader("mirelle", "Mirelle", "cavalry",  "sabre", 20, 10),
    Leader("ove",     "Ove",     "cavalry",  "mace",  10, 20),
)
CASTLES: Final = (
    Leader("bastion", "Bastion",     "infantry", "", 10, 10),
    Leader("tower",   "Bow Tower",   "archery",  "", 10, 10),
    Leader("stables", "Stable Keep", "cavalry",  "", 10, 10),
)
DRAGONS: Final = (
    Leader("D1", "Cinder", "", "", 70, 60),
    Leader("D2", "Gale", "", "", 80, 70),
    Leader("D3", "Ashmaw", "", "", 90, 80),
    Leader("D4", "Old Night", "", "", 100, 90),
)
BLACKS: Final = (
    Black("night_raid",     "Night Raid",     2, "starter",  "yes", 20, 0),
    Black("spike_trap",     "Spike Trap",     2, "defender", "yes", 0, 20),
    Black("turncoat",       "Turncoat",       2, "any",      "no"),
    Black("broken_shields", "Broken Shields", 2, "any",      "no"),
    Black("torn_banner",    "Torn Banner",    2, "any",      "no"),
    Black("black_powder",   "Black Powder",   2, "any",      "yes", 10, 10),
    Black("smoke_screen",   "Smoke Screen",   2, "any",      "yes"),
    Black("paid_silence",   "Paid Silence",   2, "starter",  "yes"),
    Black("last_stand",     "Last Stand",     2, "any",      "no"),
    Black("dragon_bane",    "Dragon Bane",    1, "any",      "only", 40, 40),
)
ACTION_CARDS: Final = (  # four of each
    "homecoming",
    "tax",
    "harvest",
    "conscription",
    "forced_march",
    "second_strike",
    "masons",
    "architect",
    "sabotage",
    "spies",
    "pickpocket",
    "dragon_horn",
    "rockfall",
    "pay_chest",
    "new_orders",
    "night_market",
    "war_drums",
)
# fmt: on
ACTION_COPIES: Final = 4
MARKET_CARDS: Final = (*(card.id for card in MILITARY), *(card.id for card in GENERALS), *(card.id for card in BLACKS))
START_CARDS: Final = {2: (0, 3), 3: (0, 2, 3), 4: (0, 1, 2, 3)}  # Action cards by place in turn order, AF-116
ACTS: Final = ("market", "redeploy", "build", "march")

# ids, in the order of the cards
HERO_IDS: Final = tuple(hero.id for hero in HEROES)
CASTLE_IDS: Final = tuple(castle.id for castle in CASTLES)
MILITARY_IDS: Final = tuple(card.id for card in MILITARY)
GENERAL_IDS: Final = tuple(card.id for card in GENERALS)
BLACK_IDS: Final = tuple(card.id for card in BLACKS)
DRAGON_IDS: Final = tuple(card.id for card in DRAGONS)
GENERAL_PLACES: Final = tuple(f"general{n}" for n in range(1, 13))
OWN_LEADERS: Final = ("hero", *CASTLE_IDS, *GENERAL_PLACES)
LEADERS: Final = tuple(f"{seat} {name}" for seat in range(4) for name in OWN_LEADERS)
