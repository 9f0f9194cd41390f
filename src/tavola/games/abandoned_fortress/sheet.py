"""A position field by field, as it is written; what is left out has the value a new game would give it."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from tavola.kernel.errors import BadPosition

Few = Annotated[int, msgspec.Meta(ge=0, le=200)]
Points = Annotated[int, msgspec.Meta(ge=0, le=10**9, multiple_of=10)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Cards = list[str | None]  # `IA1`, or `IA1/02` if seats 0 and 2 have seen it; null for an empty first place


class Unit(msgspec.Struct, forbid_unknown_fields=True):
    """A castle, or a general with its card."""

    at: str | None = None
    cards: Cards = []
    card: str | None = None


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat."""

    hero: str | None = None
    at: str | None = None  # the hero's space
    cards: Cards = []
    castles: dict[str, Unit] = {}
    generals: dict[str, Unit] = {}
    walls: list[str] = []
    gold: Annotated[int, msgspec.Meta(ge=0, le=12)] = 5
    food: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    tokens: Points = 0
    black: dict[str, Few] = {}
    hand: dict[str, Few] = {}
    chests: Few = 0
    drums: Few = 0


class Dragon(msgspec.Struct, forbid_unknown_fields=True):
    """Dragon Alert, or a space of the map with the card turned up."""

    alert: Annotated[int, msgspec.Meta(ge=0, le=4)] = 1
    at: str | None = None
    card: str | None = None
    under: list[str] = []
    taken: dict[str, Seat] = {}


class Turn(msgspec.Struct, forbid_unknown_fields=True):
    """What has happened in the turn."""

    white: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    black: str | None = None
    fought: list[str] = []
    moved: list[str] = []
    mover: str | None = None
    left: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    entered: list[str] = []
    jumped: bool = False
    stepped: bool = False
    robbed: bool = False
    drawing: str | None = None
    placing: str | None = None
    summoning: bool = False
    landing: bool = False
    staged: dict[str, Few] = {}
    bought: Few = 0
    paid: bool = False
    with_castles: bool = False
    plan: list[str] = []
    effect: str | None = None
    effect_left: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    effect_piece: str | None = None
    drawn: list[str] = []


class Battle(msgspec.Struct, forbid_unknown_fields=True):
    """A battle being fought; leaders are written `0 hero`, `2 general1`, or `dragon`."""

    stage: str
    attacker: str
    defender: str
    ranged: bool = False
    black: list[str | None] = msgspec.field(default_factory=lambda: [None, None])
    drums: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    mourner: str | None = None
    owes: bool = False
    rebate: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    due: list[str] = []


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    """A battle that was revealed, as the table goes on showing it; pairs are the starter's, then the defender's."""

    attacker: str
    defender: str
    cards: list[Cards]
    onlookers: list[Seat]
    ranged: bool = False
    dragon: str | None = None
    generals: list[str | None] = msgspec.field(default_factory=lambda: [None, None])
    black: list[str | None] = msgspec.field(default_factory=lambda: [None, None])
    drums: list[bool] = msgspec.field(default_factory=lambda: [False, False])


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """The whole position."""

    asks: str
    players: list[Player]
    phase: str | None = None
    first: Seat = 0
    active: Seat = 0
    round: Annotated[int, msgspec.Meta(ge=1, le=10**9)] = 1
    pool: dict[str, Few] | None = None  # left out: every card that is nowhere else
    discards: dict[str, Few] = {}
    tops: dict[str, Few] | None = None  # left out: the lowest price of each deck
    tops_open: bool = True
    actions: dict[str, Few] | None = None
    action_discards: dict[str, Few] = {}
    queue: list[Seat] = []
    queue_paid: bool = False
    dragon: Dragon = msgspec.field(default_factory=Dragon)
    rock: str | None = None
    crown: str | None = None
    turn: Turn = msgspec.field(default_factory=Turn)
    battle: Battle | None = None
    shown: Shown | None = None
    crown_taker: Seat | None = None
    going_home: list[Seat] = []


def read(written: Mapping[str, Any]) -> Sheet:
    """The fields, or BadPosition naming the one that does not fit."""
    try:
        return msgspec.convert(dict(written), type=Sheet)
    except msgspec.ValidationError as wrong:
        raise BadPosition(f"this is no position of the Abandoned Fortress: {wrong}") from wrong
