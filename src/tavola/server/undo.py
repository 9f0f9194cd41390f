"""Undo by the four laws: never change who acts or make another act again, never cross a secret or a die.

Whether a step taught anybody anything was noted when it was carried out (line.py): nothing is asked of the rules here.
"""

from typing import NamedTuple

from tavola.server.line import Line


class Barred(NamedTuple):
    """Why nothing can be taken back."""

    code: str


def back_one(line: Line, seat: int) -> int | Barred:
    """The ply one decision back for this seat, or the law in the way."""
    if line.over:
        return Barred("over")
    if not line.steps:
        return Barred("nothing")
    step = line.steps[-1]
    if line.state.actor != seat:
        return Barred("passed" if step.seat == seat else "not-yours")
    if step.seat == -1:
        return Barred("chance")
    if step.seat != seat:
        return Barred("others")
    return Barred("secret") if step.taught else line.ply - 1


def back_to_turn(line: Line, seat: int) -> int | None:
    """The furthest ply this seat may go back to: the start of its turn, or the last barrier."""
    return None if isinstance(back_one(line, seat), Barred) else line.steps[-1].floor


def back_in_practice(line: Line, seats: list[int]) -> int | None:
    """The ply before the last decision of one of these seats, across everything."""
    last = -1
    for seat in seats:
        plies = line.decided.get(seat)
        if plies:
            last = max(last, plies[-1])
    return last if last >= 0 else None
