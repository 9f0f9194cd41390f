"""Undo by the four laws: never change who acts or make another act again, never cross a secret or a die."""

from typing import NamedTuple

from tavola.kernel.rng import Rng
from tavola.kernel.scene import Scene
from tavola.kernel.state import State
from tavola.kernel.story import Chronicle, Raw
from tavola.server.dice import fresh_rng
from tavola.server.entries import Step
from tavola.server.line import Line, has_secrets

GUESSES = 24  # positions imagined for each seat when asking whether a decision taught anything
DRAWN = 6  # of these, how many are compared as scenes too: drawing is slow, and what it shows is mostly told as well


class Barred(NamedTuple):
    """Why nothing can be taken back."""

    code: str


def back_one(line: Line, seat: int) -> int | Barred:
    """The ply one decision back for this seat, or the law in the way."""
    return _back_from(line, seat, line.ply)


def back_to_turn(line: Line, seat: int) -> int | None:
    """The furthest ply this seat may go back to: the start of its turn, or the last barrier."""
    reached, ply = None, line.ply
    while isinstance(back := _back_from(line, seat, ply), int):
        reached = ply = back
    return reached


def _back_from(line: Line, seat: int, ply: int) -> int | Barred:
    if line.over:
        return Barred("over")
    if ply == 0:
        return Barred("nothing")
    if line.state.actor != seat:
        return Barred("passed" if line.steps[-1].seat == seat else "not-yours")
    step = line.steps[ply - 1]
    if step.seat == -1:
        return Barred("chance")
    if step.seat != seat:
        return Barred("others")
    if taught(line, ply - 1):
        return Barred("secret")
    return ply - 1


def back_in_practice(line: Line, seats: set[int]) -> int | None:
    """The ply before the last decision of one of these seats, across everything."""
    for ply in range(line.ply - 1, -1, -1):
        entry = line.steps[ply].entry
        if entry.kind == "play" and entry.seat in seats:
            return ply
    return None


def taught(line: Line, ply: int) -> bool:
    """Did anyone, the mover included, learn something from the step at this ply?"""
    step = line.steps[ply]
    if step.taught is None:
        before = line.at(ply)
        step.taught = has_secrets(before) and _teaches(line, before, step)
    return step.taught


def _teaches(line: Line, before: State, step: Step) -> bool:
    """Asked with what the mover knows: the answer must not betray to him what others hold."""
    rng = fresh_rng()
    for seat in range(before.seats):
        base = before if seat == step.seat else before.imagine(step.seat, rng)
        if _tells(line, base, step, seat, rng):
            return True
    return False


def _after(before: State, action: int) -> tuple[State, list[Raw]]:
    state, chronicle = before.clone(), Chronicle()
    state.listener = chronicle
    state.apply(action)
    return state, chronicle.take()


def _tells(line: Line, before: State, step: Step, seat: int, rng: Rng) -> bool:
    """Can this seat now rule out a position it held possible? Then it has learnt something."""
    after, told = _after(before, step.entry.code)
    heard, seen = _known(told, seat), line.game.typed_scene(after, seat)
    for nth in range(GUESSES):
        guess = before.imagine(seat, rng)
        shown = seen if nth < DRAWN else None
        own = [step.entry.code] if guess.permits(step.entry.code) else []
        # others do not see which face-down piece was meant: any action that looks the same will do
        looks = own if seat == step.seat else own + [int(action) for action in guess.legal()]
        if not any(_looks_so(line, guess, action, seat, heard, shown) for action in looks):
            return True
    return False


def _looks_so(line: Line, guess: State, action: int, seat: int, heard: list[Raw], seen: Scene | None) -> bool:
    """Would the seat have heard and seen the same, had this been the position and this the action?"""
    other, tale = _after(guess, action)
    return _known(tale, seat) == heard and (seen is None or line.game.typed_scene(other, seat) == seen)


def _known(told: list[Raw], seat: int) -> list[Raw]:
    return [raw for raw in told if raw.known_to(seat)]
