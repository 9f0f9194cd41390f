"""Crowded positions drawn at random: carriers, guards and full hands close together, every option mixed in."""

import random
from typing import Any

import pytest

import tavola
from tavola.games.gadranton.data import CARDS, CELLS, COLOURS, COPIES, GATES, GUARDS, MOVERS, OBJECTIVES, PLACES, sign

from .city import GAME
from .conserved import CONSERVED

CITY = [cell for cell, place in zip(CELLS, PLACES, strict=True) if sign(*place) not in "@,"]
LAND = [cell for cell, place in zip(CELLS, PLACES, strict=True) if sign(*place) != "@"]
OPTIONS: dict[str, list[Any]] = {
    "objectives": ["express", "quick", "long"],
    "action_deck": ["box44"],
    "open_objectives": [True],
    "split_mode": ["half"],
    "guard_attack_cost": [1],
    "interleave": [False],
    "reach_occupied": [False],
    "beaten_guard_is_asleep": [False],
    "blocked_thief_may_attack": [True],
    "arrow_hit_by_thief": ["take"],
    "archery_targets": [1, 6],
    "secret_door_use": ["whole_turn"],
}


def drawn(dice: random.Random) -> dict[str, Any]:
    """A position that may be; some that may not are drawn too, and refused."""
    seats = dice.choice((2, 3, 4))
    options = {name: dice.choice(values) for name, values in OPTIONS.items() if dice.random() < 0.3}
    around = PLACES[CELLS.index(dice.choice(CITY))]
    spots = sorted(LAND, key=lambda cell: (apart(cell, around), cell))[:14]
    dice.shuffle(spots)
    deck = [card for card, n in zip(CARDS, COPIES["box44"], strict=True) for _ in range(n)]
    dice.shuffle(deck)
    colours = dict.fromkeys(COLOURS, 2)
    size = OBJECTIVES[options.get("objectives", "standard")][seats - 2]
    players = [drawn_player(dice, seats, size, spots.pop(), deck, colours) for _ in range(seats)]
    free = [cell for cell in [*spots, *CITY] if cell in CITY]
    guards = {
        name: {"at": cell, "asleep_by": dice.randrange(seats) if dice.random() < 0.25 else None}
        for name, cell in zip(GUARDS, free, strict=False)
    }
    busy = {each["at"] for each in [*players, *guards.values()]}
    doors = [gate for gate in dice.sample(GATES, 3) if gate not in busy]
    turn = {"mover": dice.choice(MOVERS), "n": dice.randint(1, 6)}
    shell = {"seats": seats, "options": options, "phase": "main"}
    return shell | {"players": players, "guards": guards, "doors": doors, "turn": turn}


def apart(cell: str, place: tuple[int, int]) -> int:
    column, row = PLACES[CELLS.index(cell)]
    return abs(column - place[0]) + abs(row - place[1])


def drawn_player(
    dice: random.Random, seats: int, size: int, spot: str, deck: list[str], colours: dict[str, int]
) -> dict[str, Any]:
    own = sorted((colour for colour in colours if colours[colour]), key=lambda colour: dice.random())[:size]
    for colour in own:
        colours[colour] -= 1
    hand = [deck.pop() for _ in range(dice.randint(0, 5))]
    return {
        "at": spot,
        "objectives": own,
        "wears": own[0] if own and dice.random() < 0.7 else None,
        "keys": dice.sample(COLOURS, dice.randint(0, 3)),
        "hand": {card: hand.count(card) for card in hand},
        "hidden": dice.random() < 0.15,
        "blocked_by": dice.randrange(seats) if dice.random() < 0.15 else None,
    }


def loaded(dice: random.Random) -> tavola.State:
    while True:
        try:
            return GAME.load(drawn(dice))
        except tavola.BadPosition:
            continue


def chosen(state: tavola.State, dice: random.Random) -> int:
    """Chance by its weights; players like attacks, cards and crowns better than steps."""
    if state.actor == tavola.CHANCE:
        actions, weights = zip(*state.chances(), strict=True)
        return dice.choices(actions, weights)[0]
    legal = list(state.legal())
    deeds = [action for action in legal if GAME.actions.decode(action).kind not in ("step", "teleport", "end_turn")]
    return dice.choice(deeds if deeds and dice.random() < 0.6 else legal)


def check(state: tavola.State, rng: tavola.Rng) -> None:
    """Every refusal agrees with what is offered, and no scene tells a seat what it cannot know."""
    legal = list(state.legal())
    assert [action for action in range(GAME.actions.size) if GAME.why_not(state, action) is None] == sorted(legal)
    for seat in range(state.seats):
        other = state.imagine(seat, rng)
        assert GAME.scene(other, seat) == GAME.scene(state, seat)
        assert seat != state.actor or list(other.legal()) == legal


@pytest.mark.parametrize("seed", range(8))
def test_nothing_breaks_in_a_crowd(seed):
    dice = random.Random(seed)
    state = loaded(dice)
    before = [count(state) for count in CONSERVED]
    for ply in range(40):
        if state.actor == tavola.OVER:
            break
        state.play(chosen(state, dice))
        assert [count(state) for count in CONSERVED] == before
        assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
        if state.actor >= 0 and ply % 13 == 12:
            check(state, tavola.Rng(seed))
