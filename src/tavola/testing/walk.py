"""Random play: whole games, and positions picked from them."""

from collections.abc import Iterator
from functools import lru_cache

from tavola.kernel.game import Game
from tavola.kernel.questions import Flow
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, OVER, State
from tavola.testing.table import Table

GAMES = 4  # games of which positions are picked, at most
APART = 1_000_003  # between their seeds


def playing(game: Game, table: Table, seed: int, decisions: int) -> Iterator[State]:
    """One state played at random, given at every position from the first to the last."""
    state, rng = table.new(game), Rng(seed)
    yield state
    for _ in range(decisions):
        if state.actor == OVER:
            return
        if not len(state.legal()):
            who = "chance" if state.actor == CHANCE else f"seat {state.actor}"
            raise AssertionError(f"{_question(state)}: {who} is asked, and no answer is possible")
        state.play(state.sample(rng))
        yield state


def _question(state: State) -> str:
    """What is asked, by the name of its question where the game has questions."""
    return repr(state.questions[state.asks].name) if isinstance(state, Flow) else "a position"


def positions(game: Game, table: Table, seed: int, count: int, decisions: int) -> list[State]:
    """Positions of one random game: the last, one of every kind of decision, others by lot.

    Of games so short that one has not as many positions, of several.
    Where an option is changed, kinds of decision are drawn by lot as well.
    """
    return [state.clone() for state in _picked(game, table, seed, count, decisions)]


@lru_cache(maxsize=4)
def _picked(game: Game, table: Table, seed: int, count: int, decisions: int) -> tuple[State, ...]:
    rng, seen = Rng(seed + 1), set[tuple[bool, str]]()
    novel, others = list[State](), list[State]()
    state = table.new(game)
    for ply, state in enumerate(_games(game, table, seed, count, decisions)):
        asked = _asked(game, state)
        if not asked <= seen:
            seen |= asked
            novel.append(state.clone())
        elif len(others) < count:
            others.append(state.clone())
        elif (place := rng.below(ply + 1)) < count:
            others[place] = state.clone()
    if table.changed and len(novel) > count:
        novel = [novel[rng.below(len(novel))] for _ in range(count)]
    return (*novel, *others[: max(1, count - len(novel))], state.clone())


def _games(game: Game, table: Table, seed: int, count: int, decisions: int) -> Iterator[State]:
    """One game, and others after it until there are enough positions to pick from."""
    given = 0
    for other in range(GAMES):
        for state in playing(game, table, seed + other * APART, decisions):
            given += 1
            yield state
        if given >= 2 * count:
            return


def _asked(game: Game, state: State) -> set[tuple[bool, str]]:
    """What kinds of action are open, to chance or to a seat; the ends of the list tell enough."""
    legal = state.legal()
    if not len(legal):
        return set()
    return {(state.actor < 0, game.actions.decode(action).kind) for action in (legal[0], legal[-1])}
