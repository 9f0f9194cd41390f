"""What is printed: the valley, the tokens with their arrows, the victory points."""

from typing import Final

COLUMNS: Final = "abcdefghijkl"  # west to east
ROWS: Final = 8  # 1 in the south
CELLS: Final = tuple(f"{column}{row}" for column in COLUMNS for row in range(1, ROWS + 1))
FIRST_COLUMN: Final = {2: "g", 3: "d", 4: "a"}  # DM-01, DM-R02: by seats; columns to the west do not exist

FACINGS: Final = ("N", "E", "S", "W")
SEATS: Final = "ABCD"
COLOURS: Final = ("ivory", "crimson", "teal", "indigo")
PAINTS: Final = ("#e9dfc3", "#b5282d", "#1f8a83", "#3d3a8c")
UNPAINTED: Final = "#8d8676"  # of a seat without a colour

# DM-02, DM-R03: kind, code, copies a colour, arrows forward, right, back and left, combat value
CHARACTERS: Final = (
    ("explorer", "Ex", 2, (2, 2, 1, 2), 2),  # DM-44
    ("journalist", "Jo", 1, (1, 1, 0, 1), 0),
    ("hunter", "Hu", 1, (3, 2, 1, 2), 3),
    ("sherpa", "Sh", 2, (2, 1, 0, 1), 1),  # DM-45
    ("dragon", "Dr", 2, (1, 0, 1, 0), 6),  # DM-45
    ("cannibal", "Ca", 1, (2, 2, 0, 2), 3),
    ("biplane", "Bi", 1, (4, 2, 1, 2), 2),
    ("ss307", "Ss", 1, (1, 1, 1, 1), 4),
)
# kind, code, copies a colour
LANDS: Final = (
    ("campsite", "Cp", 1),
    ("mountain", "Mo", 2),
    ("jungle", "Ju", 2),
    ("swamp", "Sw", 2),
    ("tiger", "Ti", 1),
)
ITEMS: Final = (("trap", "Tr", 1),)  # DM-66: only in the variant

KINDS: Final = tuple(row[0] for row in (*CHARACTERS, *LANDS, *ITEMS))
CODES: Final = tuple(row[1] for row in (*CHARACTERS, *LANDS, *ITEMS))
COPIES: Final = tuple(row[2] for row in (*CHARACTERS, *LANDS, *ITEMS))
ARROWS: Final = tuple(row[3] for row in CHARACTERS)
COMBAT: Final = tuple(row[4] for row in CHARACTERS)

# the ready two-seat layout, row 8 first, columns g to l; explorers of A face east, of B west
DEMO: Final = (
    "ATi --- BSw BSh BMo BCp",
    "ASh AJu BDr BBi --- BHu",
    "AMo ADr ABi BEx BJu BSs",
    "ACp AEx ASw --- BDr BSh",
    "AHu AJo --- ACa BEx BJo",
    "ASh --- AMo ASw BCa BSw",
    "AJu AEx ADr BMo --- ---",
    "ASs --- --- BJu --- BTi",
)
