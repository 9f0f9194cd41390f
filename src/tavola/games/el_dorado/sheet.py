"""A position field by field, as it is written; what is left out is as in a game that has just begun."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from tavola.kernel.errors import BadPosition

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Number = Annotated[int, msgspec.Meta(ge=-(10**6), le=10**6)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
SideNumber = Annotated[int, msgspec.Meta(ge=0, le=6)]
Third = Annotated[int, msgspec.Meta(ge=0, le=2)]
Face = Annotated[int, msgspec.Meta(ge=0, le=6)]
Road = Literal["none", "under_way", "arrived"]
Pair = Annotated[list[Face], msgspec.Meta(max_length=4)]
Faces = Annotated[list[Face], msgspec.Meta(max_length=99)]


class Piece(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where a mobile piece stands, and what it has done this turn."""

    at: str | None = None
    came: str | None = None
    fixed: bool = False
    road: Road = "none"


class Thief(Piece):
    """One of the four thieves."""

    speed: Count = 0
    waits: Literal["no", "beaten", "out"] = "no"


class Player(Piece):
    """A seat with its explorer, who is off the map without a place."""

    explorer: str | None = None
    speed: Count = 0
    placed_by: Seat | None = None
    hand: dict[str, Count] = {}
    gathers: Count = 0
    offers: Count = 0
    trade_seen: list[Seat] = []
    ended: bool = False
    acted: bool = False


class Side(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a side owns; the Thieves have outposts and a hideout instead of farmhouses and a fort."""

    board: str | None = None
    owns: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    villagers: Annotated[list[Piece | None], msgspec.Meta(max_length=7)] = []  # null: in the supply
    beaten: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    buildings: dict[str, str] = {}
    beaten_buildings: list[str] = []
    offerings: list[Third] = []
    important: dict[str, Count] = {}
    laid_important: dict[str, Count] = {}
    returned_important: dict[str, Count] = {}  # expired, in the stack again unseen
    turns: Annotated[int, msgspec.Meta(ge=0, le=10**6)] = 0
    start_die: Face | None = 0


class Wolf(Piece):
    """The companion Wolf and the seat it belongs to."""

    owner: Seat | None = None
    taken: bool = False  # this turn: it stays where it is


class Bridge(msgspec.Struct, forbid_unknown_fields=True):
    """A bridged water tile and the two sides it joins."""

    at: str
    ends: str


class Attack(msgspec.Struct, forbid_unknown_fields=True, rename={"from_": "from"}):
    """An off-turn attack that a side has let pass."""

    side: SideNumber
    from_: str
    to: str
    pieces: Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Battle(msgspec.Struct, forbid_unknown_fields=True):
    """The battle under way, or the last one."""

    kind: str = "field"
    tile: str | None = None
    attacker: str | None = None
    defender: str | None = None
    building: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None
    lead: str | None = None
    den: bool = False
    queue: list[str] = []
    stage: str = "choosing"
    interrupted: bool = False
    to_roll: Count = 0
    attack: Faces = []
    defence: Faces = []
    result: Literal["none", "attacker", "defender", "tie"] = "none"
    hid: bool = False


class Turn(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is remembered until the turn ends."""

    dice: Pair = []  # two for each partner; left out: none lies there
    dealt: list[Annotated[int, msgspec.Meta(ge=0, le=3)]] = []
    free_step: bool = False
    shares: Count = 0
    acted: bool = False
    failed_shot: bool = False
    shots: Count = 0
    bavieca_used: bool = False
    given: list[str] = []
    offer_give: str | None = None
    offer_want: str | None = None
    passed: list[Attack] = []


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """The whole position."""

    players: list[Player] = []
    sides: list[Side] = []
    thieves: Annotated[list[Thief], msgspec.Meta(max_length=4)] = []
    over: bool = False
    winners: list[Seat] = []
    limit_reached: bool = False
    round: Annotated[int, msgspec.Meta(ge=1, le=10**6)] = 1
    first: SideNumber = 0
    turn: SideNumber = 0
    on_turn: SideNumber | None = None
    agenda: list[list[str | Number]] = []
    tiles: dict[str, str] = {}
    shrines: list[str] | None = None  # as they were found; left out: as the tiles are written
    way_in: str | None = None
    marks_void: bool = False
    withered: bool = False
    bridge: Bridge | None = None
    shrine_tile: str | None = None
    island: Any = None  # left out: every tile that is nowhere else
    cave: Any = None
    stock: dict[str, Count] | None = None  # left out: every card that is nowhere else
    den: dict[str, Count] | None = None
    wolf: Wolf = msgspec.field(default_factory=Wolf)
    titan: str | None = None
    monster_came: str | None = None
    guardians: Annotated[list[str | None], msgspec.Meta(max_length=3)] = []
    sits_out: list[Third] = []
    met: list[Third] = []
    swapped: list[Third] = []
    coins: dict[str, str] = {}
    curse: str | None = None
    cave_shrine: str | None = None
    doubloons: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    hiding: bool | None = None
    bought: bool = False
    now: Turn = msgspec.field(default_factory=Turn)
    battle: Battle = msgspec.field(default_factory=Battle)


def read(written: Mapping[str, Any]) -> Sheet:
    """The fields, or BadPosition naming the one that does not fit."""
    try:
        return msgspec.convert(dict(written), type=Sheet)
    except msgspec.ValidationError as wrong:
        raise BadPosition(f"this is no position of El Dorado: {wrong}") from wrong
