"""How long a game is, as bots measured it: lengths.toml of its package, written by benchmarks/lengths.py."""

from importlib.resources import files

import msgspec


class Length(msgspec.Struct, frozen=True):
    """At one seat count, with one value of the option that sets the length, if one does."""

    seats: int
    goes: int  # of all seats: what one decides before another does
    decisions: int
    value: str | int | bool | None = None


class Lengths(msgspec.Struct, frozen=True):
    """All that were measured; none for a game that has no such file."""

    option: str = ""
    length: tuple[Length, ...] = ()


def lengths(package: str) -> Lengths:
    """Those of a game."""
    written = files(package) / "lengths.toml"
    return msgspec.toml.decode(written.read_bytes(), type=Lengths) if written.is_file() else Lengths()
