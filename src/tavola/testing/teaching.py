"""Events say what they teach: after a decision that declares no lesson, nobody can rule out what he held possible.

Taking back goes by these declarations alone, so they must be true; and they must hang on nothing but what the mover
knows, or to be refused would tell him what others hold.
"""

from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Scene
from tavola.kernel.state import State
from tavola.kernel.story import Chronicle, Raw
from tavola.testing.effort import Effort

Heard = list[tuple[object, ...]]
TRIED = 3  # decisions tried in a position
GUESSES = 16  # positions imagined for each seat
DRAWN = 3  # of these, how many are compared as scenes too: drawing is slow, and what it shows is mostly told as well


def events_say_what_they_teach(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """Only where the mover is asked again: else nothing can be taken back anyway."""
    if state.actor < 0 or type(state).imagine is State.imagine:
        return
    mover = int(state.actor)
    for action in _some(game, state, rng):
        taught = teaches(game, state, action)
        for _ in range(effort.imagined):
            dream = state.imagine(mover, rng)
            assert teaches(game, dream, action) == taught, (
                f"whether {game.named(action)} can be taken back tells seat {mover} a secret"
            )
        if not taught and _after(state, action)[0].actor == mover:
            learner = who_learns(game, state, action, rng)
            assert learner is None, f"{game.named(action)} teaches seat {learner} something, and no event says so"


def _some(game: Game, state: State, rng: Rng) -> list[int]:
    """Legal actions, each of a kind of its own."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal():
        kinds.setdefault(game.actions.decode(int(action)).kind, []).append(int(action))
    names = list(kinds)
    chosen = [names.pop(rng.below(len(names))) for _ in range(min(TRIED, len(names)))]
    return [kinds[name][rng.below(len(kinds[name]))] for name in chosen]


def teaches(game: Game, before: State, action: int) -> bool:
    """Do the events of this decision say that somebody learns something, as far as the mover knows?"""
    told, mover = _after(before, action)[1], int(before.actor)
    return any((raw.teaches or game.events.teaches(raw.kind)) and raw.known_to(mover) for raw in told)


def who_learns(game: Game, before: State, action: int, rng: Rng, guesses: int = GUESSES) -> int | None:
    """A seat that can rule out a position it held possible; asked with what the mover knows."""
    mover = int(before.actor)
    for seat in range(before.seats):
        base = before if seat == mover else before.imagine(mover, rng)
        if _learns(game, base, action, seat, rng, guesses):
            return seat
    return None


def _learns(game: Game, before: State, action: int, seat: int, rng: Rng, guesses: int) -> bool:
    after, told = _after(before, action)
    heard, seen = _heard(told, seat), game.typed_scene(after, seat)
    for nth in range(guesses):
        guess = before.imagine(seat, rng)
        shown = seen if nth < DRAWN else None
        looks = [action] if guess.permits(action) else []
        # others do not see which face-down piece was meant: any action that looks the same will do
        if seat != before.actor:
            looks += [int(other) for other in guess.legal()]
        if not any(_looks_so(game, guess, other, seat, heard, shown) for other in looks):
            return True
    return False


def _looks_so(game: Game, guess: State, action: int, seat: int, heard: Heard, seen: Scene | None) -> bool:
    """Would the seat have heard and seen the same, had this been the position and this the action?"""
    other, tale = _after(guess, action)
    return _heard(tale, seat) == heard and (seen is None or game.typed_scene(other, seat) == seen)


def _after(before: State, action: int) -> tuple[State, list[Raw]]:
    state, chronicle = before.clone(), Chronicle()
    state.listener = chronicle
    state.apply(action)
    return state, chronicle.take()


def _heard(told: list[Raw], seat: int) -> Heard:
    """All that a seat is told: not whether somebody learnt by it."""
    return [(raw.kind, raw.clause, raw.seat, raw.audience, raw.args) for raw in told if raw.known_to(seat)]
