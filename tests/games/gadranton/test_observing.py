"""What a seat observes: its own secrets, of the rivals' what they have shown, and the city as all see it."""

from typing import Any

import pytest

from tavola.games.gadranton import GAME
from tavola.games.gadranton.data import CARDS, CELLS, COLOURS
from tavola.kernel.errors import TavolaError
from tavola.kernel.rng import Rng

from .city import act, at, player, two

CLOSED = [-1] * len(CARDS)


def observed(state: Any, seat: int) -> dict[str, Any]:
    return GAME.observation_of(state).named(state.observe(seat))


def colours(flags: list[int]) -> list[str]:
    return [colour for colour, flag in zip(COLOURS, flags, strict=True) if flag]


@pytest.mark.rule("GA-15")
def test_a_hand_is_seen_by_its_owner_only_and_counted_by_all() -> None:
    state = two({"hand": "master_key master_key"}, {"hand": "arrow_shot broken_bow thief_found"})
    own, rival = observed(state, 0), observed(state, 1)
    assert own["hand"] == [[2 if card == "master_key" else 0 for card in CARDS], CLOSED]
    assert rival["hand"][0] == [int(card in ("arrow_shot", "broken_bow", "thief_found")) for card in CARDS]
    assert (own["hand_size"], rival["hand_size"]) == ([2, 3], [3, 2])  # everybody counts from itself


@pytest.mark.rule("GA-R04", "GA-R07")
def test_an_objective_is_seen_by_its_owner_and_once_its_crown_was_worn_by_all() -> None:
    state = at(player(0, delivered=["pink"]), player(1, at="P11", wears="blue"), player(2))
    of_pink, of_blue, hidden = observed(state, 2)["objective"][1:] + [observed(state, 0)["objective"][2]]
    assert (colours(of_pink), colours(of_blue), colours(hidden)) == (["pink"], ["blue"], [])
    assert len(colours(observed(state, 0)["objective"][0])) == 4
    assert observed(state, 0)["objectives"] == [4, 4, 4]


@pytest.mark.rule("GA-R04")
def test_open_objectives_are_seen_by_all() -> None:
    state = two(options={"open_objectives": True})
    assert observed(state, 0)["objective"] == observed(state, 1)["objective"][::-1]
    assert [len(colours(row)) for row in observed(state, 0)["objective"]] == [6, 6]


def test_hands_and_objectives_lie_open_once_the_game_is_over() -> None:
    state = two(
        {"at": "P9", "wears": "red", "delivered": ["orange", "yellow", "green", "blue", "purple"]},
        {"hand": "secret_door"},
    )
    act(state, "step thief P10", "step thief P11", "step thief Q11")
    assert state.actor == -2
    assert observed(state, 0)["won"] == [1, 0]
    assert observed(state, 1)["won"] == [0, 1]
    assert observed(state, 0)["hand"] == observed(state, 1)["hand"][::-1]
    assert len(colours(observed(state, 0)["objective"][1])) == 6


def test_seats_are_counted_from_the_observer_and_guards_follow() -> None:
    state = at(player(0), player(1, blocked_by=2, at="P11"), player(2), guards={"G2": {"at": "J8", "asleep_by": 2}})
    of_1, of_2 = observed(state, 1), observed(state, 2)
    assert [CELLS[cell] for cell in of_1["cell"][:3]] == ["P11", "G1", "A7"]
    assert [CELLS[cell] for cell in of_2["cell"][:3]] == ["G1", "A7", "P11"]
    assert of_1["cell"][3:] == of_2["cell"][3:]
    assert (of_1["blocked"], of_2["blocked"]) == ([1, -1, -1], [-1, -1, 0])
    assert (of_1["asleep"], of_2["asleep"]) == ([-1, 1, -1, -1], [-1, 0, -1, -1])
    assert (of_1["active"], of_2["active"], of_1["seat"]) == (2, 1, 1)


@pytest.mark.rule("GA-46")
def test_an_attack_and_its_dice_are_seen_by_all() -> None:
    state = two({"at": "N9", "need": "red"}, {"at": "N10", "wears": "red"})
    act(state, "fight thief 1 no")
    seen = observed(state, 1)
    assert (seen["attacker"], seen["target"], seen["dice_of"]) == (1, 0, 0)
    act(state, "fight_dice 6 1")
    seen = observed(state, 1)
    assert (seen["stake"], seen["dice_of"], seen["dice"], seen["attacks"]) == (COLOURS.index("red"), 1, [6, 1], [1, 0])


def test_the_first_player_is_nobody_before_the_lot() -> None:
    assert observed(GAME.new(3), 2)["first"] == -1
    assert observed(GAME.new(3, first_player="seat1"), 2)["first"] == 2


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    state = at(player(0, hand="master_key"), player(1, hand="secret_door broken_bow"), player(2, hand="arrow_shot"))
    dreams = [state.imagine(0, Rng(seed)) for seed in range(20)]
    assert len({str(GAME.dump(dream)) for dream in dreams}) > 10
    assert {tuple(dream.observe(0)) for dream in dreams} == {tuple(state.observe(0))}


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_must_be_such_a_seat(seat: int) -> None:
    with pytest.raises(TavolaError, match=f"there is no seat {seat}: "):
        two().observe(seat)
