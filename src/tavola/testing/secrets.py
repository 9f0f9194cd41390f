"""Nothing leaks: what a seat sees, may do and is told is the same wherever it cannot tell the difference."""

from collections.abc import Iterator
from typing import Any

from tavola.kernel.errors import BadOption
from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.state import OVER, State
from tavola.kernel.story import Chronicle, Told
from tavola.testing.effort import Effort
from tavola.testing.legality import tried
from tavola.testing.writing import in_bytes

ALTERNATIVES = 4  # other outcomes or other seats' actions looked at beside one
DREAMS = 48  # imagined positions among which the truth must not be the only one


def imagined_positions_look_the_same(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """Scenes, legal actions and refusals; imagining leaves the real position alone."""
    before = in_bytes(game, state)
    _check_no_seat(state, rng)
    for seat in range(state.seats):
        for _ in range(effort.imagined):
            seed = rng.word()
            dream = state.imagine(seat, Rng(seed))
            assert in_bytes(game, dream) == in_bytes(game, state.imagine(seat, Rng(seed))), "imagine() must keep to rng"
            _check_dream(game, state, dream, seat, rng, effort)
            if dream.actor != OVER:
                dream.play(dream.sample(rng))
            assert in_bytes(game, state) == before, "imagining, or playing what was imagined, changed the real position"


def _check_no_seat(state: State, rng: Rng) -> None:
    for seat in (-1, state.seats):
        try:
            state.imagine(seat, rng)
        except BadOption:
            continue
        raise AssertionError(f"imagine({seat}) must raise BadOption: begin it with self.check_seat(seat)")


def _check_dream(game: Game, state: State, dream: State, seat: int, rng: Rng, effort: Effort) -> None:
    for reader in (seat, None):
        assert game.scene(dream, reader) == game.scene(state, reader), f"seat {seat} sees what it cannot know"
    assert game.points(dream) == game.points(state), f"points tell seat {seat} what it cannot know"
    assert in_bytes(game, game.load(game.dump(dream))) == in_bytes(game, dream), "an imagined position does not load"
    if seat != state.actor:
        return
    assert list(dream.legal()) == list(state.legal()), f"what is legal tells seat {seat} a secret"
    for action in tried(game, list(state.legal()), rng, effort.actions // 4):
        assert game.why_not(dream, action) == game.why_not(state, action), (
            f"refusing {game.named(action)} tells seat {seat} a secret"
        )


def secrets_are_imagined_anew(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """Where a seat cannot tell two ways of an action of others apart, it must not imagine the true one alone."""
    for seat, here, there, told_here, told_there in _unlike(game, state, rng):
        if game.scene(here, seat) != game.scene(there, seat):
            continue
        dreams = (game.dump(here.imagine(seat, Rng(rng.word()))) for _ in range(DREAMS))
        truth = game.dump(here)
        if told_here == told_there:
            assert any(dream != truth for dream in dreams), f"imagine() tells seat {seat} the truth"
            continue
        unknown = {path for dream in dreams for path in differing(truth, dream)}
        assert not differing(truth, game.dump(there)) <= unknown, (
            f"seat {seat} is told what it cannot know: {_apart(told_here, told_there)}"
        )


def _unlike(game: Game, state: State, rng: Rng) -> Iterator[tuple[int, State, State, list[Told], list[Told]]]:
    """For each seat: two different positions that chance or another seat could lead to, and what is told of each."""
    legal = list(state.legal())
    if len(legal) < 2:
        return
    for _ in range(ALTERNATIVES):
        first, second = legal[rng.below(len(legal))], legal[rng.below(len(legal))]
        (here, events), (there, others) = after(state, first), after(state, second)
        if game.dump(here) == game.dump(there):
            continue
        for seat in range(state.seats):
            if seat != state.actor:
                yield seat, here, there, game.story(events, seat), game.story(others, seat)


def stories_keep_secrets(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """An action that looks the same to a seat in the real and an imagined position is told to it in the same words."""
    for seat in range(state.seats):
        dream = state.imagine(seat, Rng(rng.word()))
        shared = sorted(set(state.legal()) & set(dream.legal()))
        for action in [shared[rng.below(len(shared))] for _ in range(ALTERNATIVES) if shared]:
            (here, events), (there, others) = after(state, action), after(dream, action)
            if game.scene(here, seat) == game.scene(there, seat):
                told, other = game.story(events, seat), game.story(others, seat)
                assert told == other, (
                    f"{game.named(action)} tells seat {seat} what no position shows it, {_apart(told, other)}: "
                    "tell it to fewer, or keep what was shown in the position, where scene and observation have it"
                )


def _apart(told: list[Told], other: list[Told]) -> str:
    """The first line of either story that the other lacks."""
    one = next((each.text for each in told if each not in other), "nothing")
    two = next((each.text for each in other if each not in told), "nothing")
    return f"{one!r} or {two!r}"


def after(state: State, action: int) -> tuple[State, list[Any]]:
    """A copy after the action, and the events of it."""
    copy, heard = state.clone(), Chronicle()
    copy.listener = heard
    copy.play(action)
    return copy, heard.take()


def differing(one: Any, other: Any, path: str = "") -> set[str]:
    """Where two dumps differ, as paths to the innermost values."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = one.keys() | other.keys()
        return {at for key in keys for at in differing(one.get(key), other.get(key), f"{path}/{key}")}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return {at for i, pair in enumerate(zip(one, other, strict=True)) for at in differing(*pair, f"{path}/{i}")}
    return set() if one == other else {path}
