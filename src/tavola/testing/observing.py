"""Observations: as described, nothing leaks into them, and nothing that a seat sees is missing in them.

A game that declares none (`Game(..., observed=None)`) is left alone.
"""

from collections.abc import Iterator
from copy import copy
from functools import cache
from typing import Any

import msgspec

from tavola.kernel.errors import TavolaError
from tavola.kernel.game import Game
from tavola.kernel.packing import packed_observation
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Scene
from tavola.kernel.state import OVER, State
from tavola.testing.effort import Effort
from tavola.testing.scenes import plain
from tavola.testing.secrets import differing
from tavola.testing.table import Table
from tavola.testing.walk import playing, positions

Written = dict[str, Any]
Way = tuple[Any, ...]  # the keys and places that lead to a value

PLIES = 300  # of a long game, that many positions are grouped by what is observed
SIBLINGS = 4  # pairs of actions tried at a position
TOGETHER = 4  # actions that both then go on with: what was drawn may come to light only later
SPLICES = 3  # positions made of two at each position, for each that would be imagined


def observations_are_as_described(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """As many numbers as `game.observation` says, each within its range, the same whenever asked."""
    if game.observed is None:
        return
    described = game.observation_of(state)
    for seat in range(state.seats):
        seen = list(state.observe(seat))
        assert len(seen) == described.size, f"{len(seen)} numbers where {described.size} are described"
        assert list(state.observe(seat)) == seen, "observe() changes from call to call"
        for part in described.parts:
            stray = [number for number in seen[part.offset : part.end] if not part.low <= number <= part.high]
            assert not stray, f"{part.name} goes from {part.low} to {part.high}, not to {stray}"
    for nobody in (-1, state.seats):
        _refuses(state, nobody)


def _refuses(state: State, seat: int) -> None:
    try:
        state.observe(seat)
    except ValueError:
        return
    raise AssertionError(f"there is no seat {seat}, and it observes something")


def observations_keep_secrets(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """What a seat observes is the same in every position that it cannot tell from the real one."""
    if game.observed is None:
        return
    for seat in range(state.seats):
        seen = list(state.observe(seat))
        for _ in range(2 * effort.imagined):
            dream = list(state.imagine(seat, Rng(rng.word())).observe(seat))
            assert dream == seen, f"seat {seat} observes what it cannot know: {_parts(game, state, seen, dream)}"


def _parts(game: Game, state: State, one: list[int], other: list[int]) -> str:
    """The parts in which two observations differ."""
    named = game.observation_of(state).named
    if len(one) != len(other):
        return f"{len(one)} and {len(other)} numbers"
    here, there = named(one), named(other)
    return ", ".join(f"{name} {here[name]} or {there[name]}" for name in here if here[name] != there[name])


def observations_miss_nothing(game: Game, table: Table, seed: int, effort: Effort) -> None:
    """Positions that look alike in an observation look alike in the scene, whole: all of it is of the position.

    Compared are all positions of a walk, positions that one step from the same one leads to, and positions in
    writing where something is taken from another one: else no two would differ in a single thing.
    """
    if game.observed is None:
        return
    _compare_walk(game, table, seed, effort)
    picked, rng = positions(game, table, seed, effort.positions, effort.decisions), Rng(seed)
    written = [game.dump(state) for state in picked]
    for place, state in enumerate(picked):
        _compare_siblings(game, state, rng)
        other = written[rng.below(len(written))]
        _compare_splices(game, state, written[place], other, rng, SPLICES * effort.imagined)


def _compare_walk(game: Game, table: Table, seed: int, effort: Effort) -> None:
    known = dict[tuple[int, bytes], State]()
    for state in playing(game, table, seed, min(PLIES, effort.decisions)):
        here = state.clone()
        for seat in range(state.seats):
            seen = packed_observation(state, seat)
            if (before := known.setdefault((seat, seen), here)) is not here:
                _compare(game, before, here, [seat])


def _compare_siblings(game: Game, state: State, rng: Rng) -> None:
    """What different actions lead to; where they differ in one parameter they lead to what differs least."""
    legal = list(state.legal())
    for _ in range(SIBLINGS if state.actor != OVER and len(legal) > 1 else 0):
        action = legal[rng.below(len(legal))]
        near = neighbours(game, action, legal) if rng.below(4) else []
        one, other = state.clone(), state.clone()
        one.play(action)
        other.play((near or legal)[rng.below(len(near or legal))])
        _compare_onwards(game, one, other, rng)


def neighbours(game: Game, action: int, actions: list[int]) -> list[int]:
    """Those of the same kind that differ in one parameter, whichever."""
    here = game.actions.decode(action)
    others = [(other, game.actions.decode(other)) for other in actions]
    alike = [(other, there.params) for other, there in others if there.kind == here.kind]
    return [other for other, params in alike if sum(params[name] != here.params[name] for name in params) == 1]


def _compare_onwards(game: Game, one: State, other: State, rng: Rng) -> None:
    """The two, and what they become by the same actions as long as these can be played in both."""
    _compare_all(game, one, other)
    for _ in range(TOGETHER):
        if OVER in (one.actor, other.actor) or one.actor != other.actor:
            return
        action = one.sample(rng)
        if not other.permits(action):
            return
        one.play(action)
        other.play(action)
        _compare_all(game, one, other)


def _compare_splices(game: Game, state: State, written: Written, other: Written, rng: Rng, tries: int) -> None:
    """What the position becomes if something in its writing is as in another one; most cannot be, and are refused."""
    ways = _differences(written, other)
    for _ in range(tries if ways else 0):
        way = ways[rng.below(len(ways))]
        try:
            made = game.load(_with(written, other, way if rng.below(3) else way[:1]))
        except TavolaError:
            continue
        _compare_all(game, state, made)


def _differences(one: Any, other: Any, way: Way = ()) -> list[Way]:
    """The ways to all values in which two positions in writing differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = list(dict.fromkeys([*one, *other]))
        return [found for key in keys for found in _differences(one.get(key), other.get(key), (*way, key))]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [found for at in range(len(one)) for found in _differences(one[at], other[at], (*way, at))]
    return [] if one == other else [way]


def _with(written: Any, other: Any, way: Way) -> Any:
    """The writing with what is at the end of this way as another has it; nothing is changed in place."""
    key, *rest = way
    changed: Any = copy(written)
    if rest:
        changed[key] = _with(written[key], other[key], tuple(rest))
    elif isinstance(other, dict) and key not in other:
        del changed[key]
    else:
        changed[key] = other[key]
    return changed


def _compare_all(game: Game, one: State, other: State) -> None:
    """For every seat to which two positions look alike."""
    alike = [seat for seat in range(one.seats) if packed_observation(one, seat) == packed_observation(other, seat)]
    _compare(game, one, other, alike)


def _compare(game: Game, one: State, other: State, seats: list[int]) -> None:
    """Two positions with the same observation for these seats."""
    for seat, here, there in zip(seats, _scenes(game, one, seats), _scenes(game, other, seats), strict=True):
        if here != there:
            unseen = sorted(differing(plain(msgspec.to_builtins(here)), plain(msgspec.to_builtins(there))))
            raise AssertionError(
                f"seat {seat} sees what it does not observe, at {', '.join(unseen[:4])} of its scene, "
                f"in {game.dump(one)} and {game.dump(other)}"
            )


def _scenes(game: Game, state: State, seats: list[int]) -> Iterator[Scene]:
    """What these seats see; what everybody does is drawn once."""
    voice = game.voice("en")
    common = cache(lambda: game.drawing.common(state, voice))
    return (game.drawing.scene(state, seat, voice, common) for seat in seats)
