"""Taking back at a table: how far a seat may go, and what is told of it."""

from functools import lru_cache

from msgspec import Raw as RawJson

from tavola.server import undo
from tavola.server.protocol import ENCODE, UndoView
from tavola.server.refusals import Refusal
from tavola.server.table import Table
from tavola.server.voices import house


def shown(table: Table, seats: list[int], language: str) -> RawJson:
    """What these seats may take back, or why nothing, encoded."""
    line = table.line
    if not seats:
        return _barred("watching", language, None)
    practice = undo.back_in_practice(line, set(seats)) if table.practisable(seats) else None
    actor = line.state.actor
    seat = actor if actor in seats else seats[0]
    back = undo.back_one(line, seat)
    if isinstance(back, undo.Barred):
        return _barred(back.code, language, practice)
    label = table.game.named(line.steps[back].entry.code)
    return RawJson(ENCODE.encode(UndoView(back, undo.back_to_turn(line, seat), label=label, practice=practice)))


@lru_cache(maxsize=1024)
def _barred(code: str, language: str, practice: int | None) -> RawJson:
    text = house(language).say(f"undo-{code}")
    return RawJson(ENCODE.encode(UndoView(code=code, text=text, practice=practice)))


def lawful_goal(table: Table, seat: int, to: int | None) -> int:
    """One decision back, or further as far as the laws reach."""
    back = undo.back_one(table.line, seat)
    if isinstance(back, undo.Barred):
        raise Refusal("no-undo", f"nothing can be taken back: {back.code}", reason=back.code)
    furthest = undo.back_to_turn(table.line, seat) or 0
    goal = back if to is None else to
    if not furthest <= goal <= back:
        raise Refusal("no-undo", f"you may go back to ply {furthest} to {back}", reason="nothing")
    return goal


def practice_goal(table: Table, seats: list[int], to: int | None) -> int:
    """Before a decision of one of these seats, across everything."""
    if not table.practisable(seats):
        raise Refusal("no-undo", "only one person against bots may take back across everything", reason="others")
    back = undo.back_in_practice(table.line, set(seats))
    if back is None:
        raise Refusal("no-undo", "you have not decided anything yet", reason="nothing")
    goal = back if to is None else to
    mine = goal < table.line.ply and table.line.steps[goal].entry.seat in seats
    if not mine:
        raise Refusal("no-undo", f"ply {goal} was not before a decision of yours", reason="not-yours")
    return goal
