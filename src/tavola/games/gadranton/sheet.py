"""A position field by field, as it is written; what is left out has the value a new game would give it."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from tavola.kernel.errors import BadPosition

Whole = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Bonus = Literal[0, 2]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat."""

    thief: str | None = None
    at: str | None = None
    objectives: list[str] = []
    delivered: list[str] = []
    ever_worn: list[str] | None = None  # left out: what is delivered or worn
    wears: str | None = None
    since_home: Whole = 0  # own turns begun since the last delivery
    keys: list[str] = []
    hand: dict[str, Whole] = {}
    hidden: bool = False
    blocked_by: Seat | None = None
    played: list[str] = []


class Guard(msgspec.Struct, forbid_unknown_fields=True):
    """A guard; without a cell it stands where it starts."""

    at: str | None = None
    asleep_by: Seat | None = None
    beaten: bool = False


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    """The dice of the last attack this turn, as they lie on the table."""

    attack: Face | None = None
    defence: Face | None = None
    archery: Literal["target", "flop"] | None = None
    number: Face | None = None


class Turn(msgspec.Struct, forbid_unknown_fields=True):
    """The turn record; `n` is 0 before the roll."""

    mover: str | None = None
    n: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    thief_steps: Whole = 0
    guard_steps: Whole = 0
    thief_bonus: Bonus = 0
    guard_bonus: Bonus = 0
    guard: str | None = None
    thief_attacks: list[str] = []
    guard_attacks: list[str] = []
    passing: str | None = None
    teleported: bool = False
    secret_open: str | None = None
    acted_first: Literal["nobody", "thief", "guard"] = "nobody"
    both_acted: bool = False
    shown: Shown | None = None


class Attack(msgspec.Struct, forbid_unknown_fields=True):
    """An attack being worked out."""

    attacker: str
    target: Seat
    attack_bonus: Bonus = 0
    defence_bonus: Bonus = 0
    crown: str | None = None


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """The whole position."""

    phase: str
    players: list[Player]
    first: Seat = 0
    active: Seat = 0
    round: Annotated[int, msgspec.Meta(ge=1, le=10**9)] = 1
    guards: dict[str, Guard] = {}
    doors: list[str] = []
    pile: dict[str, Whole] | None = None  # left out: every card that is nowhere else
    discards: dict[str, Whole] = {}
    turn: Turn = msgspec.field(default_factory=Turn)
    attack: Attack | None = None


def read(written: Mapping[str, Any]) -> Sheet:
    """The fields, or BadPosition naming the one that does not fit."""
    try:
        return msgspec.convert(dict(written), type=Sheet)
    except msgspec.ValidationError as wrong:
        raise BadPosition(f"this is no position of Gadranton: {wrong}") from wrong
