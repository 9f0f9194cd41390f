"""What is printed: the city, its places, the colours, the thieves and the cards."""

from typing import Final

COLUMNS: Final = "ABCDEFGHIJKLMNOPQ"
SIZE: Final = 17
MAP: Final = (  # GA-02; row 17 first, signs as in rules.md
    "      @   @      ",
    " ,,,,,,,,,,,,,,, ",
    " ,==+sT=+=Ts+==, ",
    " ,=...........=, ",
    " ,+.#b.#.#.g#.+, ",
    " ,s.o#.W.R.#k.s, ",
    "@,T...#...#...T,@",
    " ,=.#K.A.A.O#.=, ",
    " ,+.....#.....+, ",
    " ,=.#P.A.A.Y#.=, ",
    "@,T...#...#...T,@",
    " ,s.y#.B.G.#p.s, ",
    " ,+.#w.#.#.r#.+, ",
    " ,=...........=, ",
    " ,==+sT=+=Ts+==, ",
    " ,,,,,,,,,,,,,,, ",
    "      @   @      ",
)
OPAQUE_SIGNS: Final = "=s# T"  # a tower is opaque, except as an end of the line; blank is off the map
CLOSED_SIGNS: Final = "=s# "  # nobody stands there

GATES: Final = ("I15", "M15", "O13", "O9", "O5", "M3", "I3", "E3", "C5", "C9", "C13", "E15")  # E1 to E12
TOWERS: Final = ("K15", "O11", "O7", "K3", "G3", "C7", "C11", "G15")  # T1 to T8
STAIRS: Final = ("K14", "N11", "N7", "K4", "G4", "D7", "D11", "G14")
DOTS: Final = ("K17", "Q11", "Q7", "K1", "G1", "A7", "A11", "G17")  # D1 to D8
SECRET_INSIDE: Final = ("L14", "N12", "N6", "L4", "F4", "D6", "D12", "F14")  # S1 to S8
SECRET_OUTSIDE: Final = ("L16", "P12", "P6", "L2", "F2", "B6", "B12", "F16")
SECRETS: Final = tuple(f"S{n}" for n in range(1, 9))
GUARD_STARTS: Final = ("J10", "J8", "H8", "H10")  # G1 to G4, GA-07
GUARDS: Final = ("G1", "G2", "G3", "G4")

COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "white")
LETTERS: Final = "ROYGBPKW"
CROWN_CELLS: Final = ("J12", "L10", "L8", "J6", "H6", "F8", "F10", "H12")
KEY_CELLS: Final = ("L5", "E12", "E6", "L13", "F13", "M6", "M12", "F5")
CROWNS_A_COLOUR: Final = 2  # none runs out: only the holders of its two cards take one, GA-R65
KEYS_A_COLOUR: Final = 4  # one for each player, GA-R65
OBJECTIVES_A_COLOUR: Final = 2

THIEVES: Final = ("jaguar", "macaw", "coati", "heron")
THIEF_CROWNS: Final = 3

CARDS: Final = (
    "accelerated_walk",
    "master_key",
    "open_close_door",
    "hidden_thief",
    "blocked_thief",
    "sleeping_guard",
    "arrow_shot",
    "plus_two_attack",
    "broken_bow",
    "secret_door",
    "thief_found",
    "guard_awake",
)
COPIES: Final = {  # by action_deck, GA-R01
    "listed46": (11, 4, 4, 4, 3, 4, 4, 4, 2, 4, 1, 1),
    "box44": (9, 4, 4, 4, 3, 4, 4, 4, 2, 4, 1, 1),
}
HAND_LIMIT: Final = 5
START_HAND: Final = 2

MOVERS: Final = ("split", "thief", "both")  # two faces each
LENGTHS: Final = ("standard", "express", "quick", "long")  # GA-91
OBJECTIVES: Final = {  # cards a player by length, for 2, 3 and 4 players
    "standard": (6, 4, 3),
    "express": (3, 2, 1),
    "quick": (4, 3, 2),
    "long": (8, 5, 4),
}
TABLE_LENGTHS: Final = {
    2: ("express", "quick"),
    3: ("express",),
    4: ("express", "quick"),
}  # that fit objective_unique = table


def sign(column: int, row: int) -> str:
    """The sign at a place of the map, blank off the map; rows count from the south."""
    return MAP[SIZE - 1 - row][column] if 0 <= column < SIZE and 0 <= row < SIZE else " "


PLACES: Final = tuple(
    (column, row) for row in range(SIZE) for column in range(SIZE) if sign(column, row) not in CLOSED_SIGNS
)
CELLS: Final = tuple(f"{COLUMNS[column]}{row + 1}" for column, row in PLACES)
