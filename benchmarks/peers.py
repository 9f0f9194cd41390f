"""The same work done by our peers: OpenSpiel's C++ Breakthrough and Catanatron."""

from collections.abc import Iterator
from random import Random

import pyspiel
from catanatron import Color, Game, RandomPlayer

from tavola.lab.bench import Done, Runner

SIMULATIONS = 1000
TICKS = 1000  # Catanatron's own limit of turns is 1000; a game by random players rarely comes near it


def openspiel_driven() -> Iterator[Done]:
    """Random games through the Python API, chosen as `bench.driven` chooses."""
    game, unit = pyspiel.load_game("breakthrough"), Random(1).random
    while True:
        state, decisions = game.new_initial_state(), 0
        legal, play, over = state.legal_actions, state.apply_action, state.is_terminal
        while not over():
            actions = legal()
            play(actions[int(unit() * len(actions))])
            decisions += 1
        yield Done(decisions, decisions)


def openspiel_clones() -> Iterator[Done]:
    """Copies of a position in the middle of a game."""
    state, unit = pyspiel.load_game("breakthrough").new_initial_state(), Random(1).random
    for _ in range(30):
        legal = state.legal_actions()
        state.apply_action(legal[int(unit() * len(legal))])
    while True:
        for _ in range(1000):
            state.clone()
        yield Done(1000, 1000)


def openspiel_search() -> Iterator[Done]:
    """MCTSBot with one random rollout a simulation, all in C++."""
    game = pyspiel.load_game("breakthrough")
    state, seed = game.new_initial_state(), 0
    while True:
        seed += 1
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, SIMULATIONS, 1000, False, seed, False)
        bot.step(state)
        yield Done(SIMULATIONS, SIMULATIONS)


def catanatron_driven() -> Iterator[Done]:
    """Random games of four, every tick a decision."""
    seed = 0
    while True:
        seed += 1
        game, ticks = Game([RandomPlayer(color) for color in Color], seed=seed), 0
        while game.winning_color() is None and game.state.num_turns < TICKS:
            game.play_tick()
            ticks += 1
        yield Done(ticks, ticks)


def catanatron_clones() -> Iterator[Done]:
    """Copies of a position in the middle of a game."""
    game = Game([RandomPlayer(color) for color in Color], seed=1)
    for _ in range(200):
        game.play_tick()
    while True:
        for _ in range(100):
            game.copy()
        yield Done(100, 100)


PEERS = [
    Runner("openspiel: driven", openspiel_driven),
    Runner("openspiel: clones", openspiel_clones),
    Runner("openspiel: search", openspiel_search),
    Runner("catanatron: driven", catanatron_driven),
    Runner("catanatron: clones", catanatron_clones),
]
