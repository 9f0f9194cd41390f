"""The printed data as packed tables for the hot half; indices are those of data.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import data

NONE: Final = -1
SIZE: Final = 13
CELLS: Final = 169
SEATS: Final = 4  # at most
TABLE: Final = 8  # every event carries the number of seats in its last three bits
MILITARY: Final = 39  # kinds
GENERALS: Final = 27
BLACKS: Final = 10
MARKET: Final = 76  # military, then generals, then Black cards
FIRST_GENERAL: Final = 39
FIRST_BLACK: Final = 66
HERO_CARD: Final = 76  # + hero, castle, dragon: other cards that are shown in a battle
CASTLE_CARD: Final = 80
DRAGON_CARD: Final = 83
ACTION_CARDS: Final = 17
ACTION_COPIES: Final = 4  # of each
DECKS: Final = 7  # generals, military, Black cards
MILITARY_DECKS: Final = 3  # the first of them
BLACK_DECK: Final = 6
ACTION_DECK: Final = 7  # no market deck, but renewed like one
DRAGONS: Final = 4
TUNNELS: Final = 4

# a seat's leaders: its hero, its three castles, its generals; `seat * LEADERS + leader` is a leader of the table
LEADERS: Final = 16
HERO: Final = 0
CASTLE: Final = 1
GENERAL: Final = 4
ALL_LEADERS: Final = 64
WALL: Final = 64  # + seat: what stands on a space
DRAGON: Final = 68  # a side of a battle

# branches
INFANTRY: Final = 0
ARCHERY: Final = 1
CAVALRY: Final = 2

# heroes; their Turn Guides override the rules for their players, AF-23
HENRY: Final = 0
RURIK: Final = 1
MIRELLE: Final = 2
OVE: Final = 3

# spaces
NEUTRAL: Final = 0
INNER: Final = 1
WALL_SPACE: Final = 2
GATE: Final = 3
HOME: Final = 4
TUNNEL: Final = 5
FORTRESS: Final = 6

ROCK_FACE: Final = 4

# the four actions, AF-26
MARKET_TRADE: Final = 0
REDEPLOY: Final = 1
CONSTRUCTION: Final = 2
MOVE_AND_BATTLE: Final = 3

# Black cards
NIGHT_RAID: Final = 0
SPIKE_TRAP: Final = 1
TURNCOAT: Final = 2
BROKEN_SHIELDS: Final = 3
TORN_BANNER: Final = 4
BLACK_POWDER: Final = 5
SMOKE_SCREEN: Final = 6
PAID_SILENCE: Final = 7
LAST_STAND: Final = 8
DRAGON_BANE: Final = 9

# Action cards
HOMECOMING: Final = 0
TAX: Final = 1
HARVEST: Final = 2
CONSCRIPTION: Final = 3
FORCED_MARCH: Final = 4
SECOND_STRIKE: Final = 5
MASONS: Final = 6
ARCHITECT: Final = 7
SABOTAGE: Final = 8
SPIES: Final = 9
PICKPOCKET: Final = 10
DRAGON_HORN: Final = 11
ROCKFALL: Final = 12
PAY_CHEST: Final = 13
NEW_ORDERS: Final = 14
NIGHT_MARKET: Final = 15
WAR_DRUMS: Final = 16

# limits and prices, ledger 3.11
MOST_GOLD: Final = 12
MOST_FOOD: Final = 5
MOST_GENERALS: Final = 3
MOST_WALLS: Final = 8
CASTLES: Final = 3
CASTLE_PRICE: Final = 3
WALL_PRICE: Final = 1
BLACK_PRICE: Final = 2
WIN_POINTS: Final = 10
QUEUE_POINTS: Final = 20
SUMMONS: Final = 5  # the slot of Dragon Alert that brings the dragon, AF-15
RANGE: Final = 3
FORCED: Final = 3  # spaces of a Forced March
NEAR: Final = 3  # steps from an armed piece to a wall that is sabotaged


def branch(name: str) -> int:
    return data.BRANCHES.index(name)


def weapon(name: str) -> int:
    return data.WEAPONS.index(name) if name else NONE


def deck_of(card: int) -> int:
    """The market deck a card belongs to."""
    if card < FIRST_GENERAL:
        return 3 + branch(data.MILITARY[card].branch)
    return branch(data.GENERALS[card - FIRST_GENERAL].branch) if card < FIRST_BLACK else BLACK_DECK


def sign(cell: int) -> str:
    return data.MAP[cell // SIZE][cell % SIZE]


def space(cell: int) -> int:
    """The kind of a space."""
    kinds = {"#": WALL_SPACE, "=": GATE, "H": HOME, "T": TUNNEL, "F": FORTRESS, "K": FORTRESS, ".": NEUTRAL}
    return kinds.get(sign(cell), INNER)


def territory(cell: int) -> int:
    """The corner a space belongs to, or NONE."""
    name = data.CELLS[cell]
    for corner in range(4):
        if name == data.HOMES[corner] or name == data.GATES[corner] or name in data.WALLS[corner]:
            return corner
    return data.INNER_SIGNS.find(sign(cell))


def beside(cell: int) -> list[int]:
    """The neighbours up, down, left and right, NONE off the board."""
    row, column = divmod(cell, SIZE)
    places = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r * SIZE + c if 0 <= r < SIZE and 0 <= c < SIZE else NONE for r, c in places]


def wrapped(cell: int) -> list[int]:
    """The neighbours of a dragon, which flies over the edge. AF-48"""
    row, column = divmod(cell, SIZE)
    places = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r % SIZE * SIZE + c % SIZE for r, c in places]


def steps(a: int, b: int) -> int:
    return abs(a // SIZE - b // SIZE) + abs(a % SIZE - b % SIZE)


def to_territory(corner: int) -> list[int]:
    """The distance of every space to the nearest space of a territory. AF-R25"""
    own = [cell for cell in range(CELLS) if territory(cell) == corner]
    return [min(steps(cell, each) for each in own) for cell in range(CELLS)]


def seating() -> list[int]:
    """(players - 2) * 4 + seat: the territory of a seat, NONE for a seat that is not there. AF-R78"""
    rows = [list(data.SEATING[players]) for players in (2, 3, 4)]
    return [corner for row in rows for corner in row + [NONE] * (SEATS - len(row))]


_market: list[data.Military | data.Leader] = [*data.MILITARY, *data.GENERALS]
NEXT: Final = vec[i64]([near for cell in range(CELLS) for near in beside(cell)])
FLIGHT: Final = vec[i64]([near for cell in range(CELLS) for near in wrapped(cell)])
STEPS: Final = vec[i64]([steps(a, b) for a in range(CELLS) for b in range(CELLS)])
WITHIN: Final = [vec[i64]([b for b in range(CELLS) if steps(a, b) <= RANGE]) for a in range(CELLS)]  # by cell
SPACE: Final = vec[i64]([space(cell) for cell in range(CELLS)])
TERRITORY: Final = vec[i64]([territory(cell) for cell in range(CELLS)])
TERRITORY_SIZE: Final = 29
TERRITORY_CELLS: Final = vec[i64]([cell for corner in range(4) for cell in range(CELLS) if territory(cell) == corner])
TO_TERRITORY: Final = vec[i64]([n for corner in range(4) for n in to_territory(corner)])
TUNNEL_CELL: Final = vec[i64]([data.CELLS.index(name) for name in data.TUNNELS])
TUNNEL_AT: Final = vec[i64]([data.TUNNELS.index(name) if name in data.TUNNELS else NONE for name in data.CELLS])
CENTRE: Final = 84
SEATING: Final = vec[i64](seating())
COPIES: Final = vec[i64](
    [card.copies for card in data.MILITARY] + [1 for _ in data.GENERALS] + [card.copies for card in data.BLACKS]
)
DECK: Final = vec[i64]([deck_of(card) for card in range(MARKET)])
DECK_FIRST: Final = vec[i64]([list(DECK).index(deck) for deck in range(DECKS)])  # the cards of a deck lie together
DECK_END: Final = vec[i64]([DECK_FIRST[deck] + list(DECK).count(deck) for deck in range(DECKS)])
PRICE: Final = vec[i64]([card.price for card in _market] + [BLACK_PRICE for _ in data.BLACKS])
CARD_BRANCH: Final = vec[i64]([branch(card.branch) for card in _market])  # generals too, at FIRST_GENERAL + card
CARD_WEAPON: Final = vec[i64]([weapon(card.weapon) for card in _market])
CARD_ATTACK: Final = vec[i64]([card.attack for card in _market])
CARD_DEFENCE: Final = vec[i64]([card.defence for card in _market])
SPECIALTY: Final = vec[i64]([card.specialty for card in data.MILITARY])
UPKEEP: Final = vec[i64]([card.upkeep for card in data.MILITARY])
HERO_BRANCH: Final = vec[i64]([branch(card.branch) for card in data.HEROES])
HERO_ATTACK: Final = vec[i64]([card.attack for card in data.HEROES])
HERO_DEFENCE: Final = vec[i64]([card.defence for card in data.HEROES])
CASTLE_ATTACK: Final = vec[i64]([card.attack for card in data.CASTLES])
CASTLE_DEFENCE: Final = vec[i64]([card.defence for card in data.CASTLES])
DRAGON_ATTACK: Final = vec[i64]([card.attack for card in data.DRAGONS])
DRAGON_DEFENCE: Final = vec[i64]([card.defence for card in data.DRAGONS])
BLACK_SIDE: Final = vec[i64]([("starter", "defender", "any").index(card.side) for card in data.BLACKS])
BLACK_ATTACK: Final = vec[i64]([card.attack for card in data.BLACKS])
BLACK_DEFENCE: Final = vec[i64]([card.defence for card in data.BLACKS])
BLACK_DRAGON: Final = vec[i64]([("no", "yes", "only").index(card.dragon) for card in data.BLACKS])
SPEED: Final = vec[i64]([3, 3, 5])  # AF-63
START_GOLD: Final = 5
START_CARDS: Final = vec[i64]([n for players in (2, 3, 4) for n in (data.START_CARDS[players] + (0, 0))[:4]])
