"""What the server refuses over HTTP: a status, a code for the client, and what would have been right."""

from typing import Any

import msgspec


class Trouble(msgspec.Struct, omit_defaults=True):
    """The body of every error."""

    code: str
    message: str
    ply: int | None = None
    retry: float | None = None


class Meant(Exception):
    """An end we meant: nothing was left half done."""


class Problem(Meant):
    """A refusal on its way to the client."""

    def __init__(self, status: int, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.status, self.code, self.message, self.more = status, code, message, more

    def trouble(self) -> Trouble:
        return Trouble(self.code, self.message, **self.more)


def no_table(id: str) -> Problem:
    return Problem(404, "no-table", f"there is no table {id!r} here")


def unreadable(id: str, why: str) -> Problem:
    return Problem(409, "unreadable", f"table {id!r} cannot be played through: {why}")


def no_seat(seat: int, seats: int) -> Problem:
    return Problem(404, "no-seat", f"there is no seat {seat}: it must be 0 to {seats - 1}")


def elsewhere(id: str) -> Problem:
    return Problem(421, "elsewhere", f"table {id!r} lives in another process, which this request did not reach")
