"""What HTTP answers with about people."""

from typing import Any

import msgspec


class PasskeyView(msgspec.Struct):
    id: str
    name: str
    created: float
    used: float | None


class DeviceView(msgspec.Struct):
    """Where one is in."""

    id: str
    name: str
    created: float
    proved: float  # when it last showed a passkey or a recovery code
    this: bool


class Account(msgspec.Struct):
    """How a player comes in; without a passkey there is only the key of this browser."""

    player: str
    possible: bool  # can there be passkeys here, at this address?
    passkeys: list[PasskeyView]
    devices: list[DeviceView]
    codes: int  # that were not used yet


class Ask(msgspec.Struct):
    """What navigator.credentials is to be asked, in WebAuthn's own JSON."""

    options: dict[str, Any]


class Codes(msgspec.Struct):
    """They are told only here."""

    codes: list[str]


class GameSum(msgspec.Struct):
    """How often a game was played to its end, won, and how often a win was shared."""

    game: str
    title: str
    played: int
    won: int
    shared: int


class Past(msgspec.Struct):
    """A game that is over."""

    table: str
    game: str
    title: str
    at: float
    place: int  # 0: nobody has won
    score: float | None  # 1 won, 0.5 shared, 0 lost; null: nobody has won
    others: list[str]


class RatingView(msgspec.Struct):
    """A strength, 1500 to begin with, and how far off it may be, 95 times in 100."""

    game: str
    title: str
    mode: str
    season: str
    rating: int
    give: int
    games: int


class Profile(msgspec.Struct):
    player: str
    name: str
    since: float
    yours: bool
    hidden: bool  # from everybody else
    games: list[GameSum]
    past: list[Past]
    ratings: list[RatingView]


class Rated(msgspec.Struct):
    """A line of the leaderboard: a player, or the bots of a level."""

    rank: int
    player: str | None
    level: str | None
    name: str
    rating: int
    give: int
    games: int
    yours: bool


class Leaders(msgspec.Struct):
    """Ordered by the strength that is sure."""

    game: str
    title: str
    mode: str
    modes: list[str]  # in which games were rated
    season: str
    seasons: list[str]
    rows: list[Rated]
