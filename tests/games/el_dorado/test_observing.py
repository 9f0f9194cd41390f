"""What a seat observes: all that lies open, its own side's secrets, and of the others' nothing."""

import pytest

from games.el_dorado.seen import asked
from games.el_dorado.table import act, dice, player, table, thieves
from tavola.games.el_dorado import GAME
from tavola.games.el_dorado.data import EXPLORERS, KINDS, MODE_SEATS
from tavola.kernel.rng import Rng

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "gold", "2,-1": "food"}
TEAMS = {"mode": "teams"}


def seen(state, seat):
    return GAME.observation_of(state).named(state.observe(seat))


def parts(state, seat, *names):
    told = seen(state, seat)
    return [told[name] for name in names]


def two_teams(**more):
    red = (player("pedro", "0,0", (2, 1, 0)), player("victoria", "1,0", (0, 1, 2)))
    blue = (player("emma", "0,1", (9, 0, 1), villagers=["0,1"]), player("tizoc", None, (6, 6, 0)))
    return table(TILES, *red, *blue, options=TEAMS | more.pop("options", {}), **more)


def test_tiles_are_told_as_they_were_laid():
    told = seen(table(TILES, player("pedro", "1,-1"), player("emma", "0,1")), 0)
    assert told["tile"][:6] == [KINDS.index(kind) for kind in ("gold", "food", "wood", "gold", "food", "nothing")]
    assert told["tile_at"][:6] == [[0, 0], [1, 0], [1, -1], [0, 1], [2, -1], [0, 0]]
    assert told["island_left"] == [9, 11, 8, 9, 2, 3, 1]


def test_pieces_stand_at_their_places_the_observers_first():
    state = table(TILES, player("pedro", "1,-1", fort="0,0:0"), player("emma", "0,1", villagers=["2,-1"]))
    assert parts(state, 0, "explorer_at", "explorer_speed") == [[[1, 1, -1], [1, 0, 1]], [3, 0]]
    assert parts(state, 1, "explorer_at", "explorer_speed") == [[[1, 0, 1], [1, 1, -1]], [0, 3]]
    assert seen(state, 1)["explorer"] == [EXPLORERS.index(name) + 1 for name in ("emma", "pedro")]
    assert seen(state, 1)["villager_at"][0][:2] == [[1, 2, -1], [0, 0, 0]]
    assert seen(state, 0)["building"][0] == [[0, 0, 0], [0, 0, 0], [1, 2, -1]]


@pytest.mark.rule("ED-168", "ED-R211")
def test_another_hand_is_told_by_its_size_unless_hands_are_open():
    hands = player("pedro", "0,0", (1, 0, 2)), player("emma", "1,0", (0, 4, 0))
    assert parts(table(TILES, *hands), 1, "cards", "hand_seen", "hand") == [[4, 3], [1, 0], [[0, 4, 0], [0, 0, 0]]]
    state = table(TILES, *hands, options={"hand_visibility": "open"})
    assert parts(state, 1, "hand_seen", "hand") == [[1, 1], [[0, 4, 0], [1, 0, 2]]]


@pytest.mark.rule("ED-151")
def test_partners_see_each_others_hands_and_are_one_side():
    state = two_teams()
    assert parts(state, 1, "side", "hand_seen") == [[1, 2, 2, 1], [1, 0, 0, 1]]
    assert parts(state, 2, "side", "hand_seen", "turn") == [[1, 1, 2, 2], [1, 1, 0, 0], 2]


@pytest.mark.rule("ED-166")
def test_whoever_is_robbed_shows_the_hand_to_the_thieves_alone():
    seats = player("pedro", "0,0", (1, 2, 3)), player("emma", "2,-1", (1, 1, 1)), thieves(["1,0"], hideout="1,0:0")
    task = [["explore", 2, -1], ["give_speed"], ["take", 0, 2]]
    state = table(TILES, *seats, turn=2, task=task, options={"mode": "ffa_thieves"})
    assert asked(state) == 2
    assert parts(state, 2, "hand_seen", "hand") == [[1, 1, 0], [[0, 0, 0], [1, 2, 3], [0, 0, 0]]]
    assert parts(state, 1, "hand_seen", "agenda")[0] == [1, 0, 0]
    assert [seen(state, seat)["about"][0] for seat in range(3)] == [[1, 2, 0], [3, 2, 0], [2, 2, 0]]


@pytest.mark.rule("ED-R248")
def test_an_offer_that_grows_is_seen_by_its_own_side_until_it_is_made():
    seats = player("pedro", "0,0", (2, 1, 1)), player("emma", "1,0", (0, 2, 3))
    state = act(table(TILES, *seats, options={"offers": "any_cards"}), "propose 1", "lay give food", "lay want gold")
    assert parts(state, 0, "deal_give", "deal_want") == [[1, 0, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0, 0]]
    assert parts(state, 1, "deal_give", "deal_want") == [[0] * 7] * 2
    act(state, "make_offer")
    assert seen(state, 1)["deal_give"] == [1, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("ED-111", "ED-R132")
def test_emmas_side_knows_her_tiles_and_all_know_how_many():
    state = table(TILES, player("emma", "0,0"), player("stella", "1,0"), task=[["explore", 0, -1], ["look", 0]])
    act(state, "look water", "look gold", "look shrine")
    assert parts(state, 0, "island_looked", "island_known") == [3, [1, 2, 6]]
    assert parts(state, 1, "island_looked", "island_known") == [3, [0, 0, 0]]


@pytest.mark.rule("ED-153")
def test_only_its_side_sees_the_handful_a_captain_divides():
    task = [["explore", 0, 0], ["window", 0, 0], ["divide", 0, 1 * 26 * 31]]
    state = two_teams(task=task)
    assert [seen(state, seat)["about"][0] for seat in range(4)] == [[1, 806, 0], [1, 806, 0], [2, 0, 0], [2, 0, 0]]


@pytest.mark.rule("ED-149", "ED-R270")
def test_dice_rolled_early_are_seen_by_the_team_that_rolled():
    state = two_teams(now={"early_by": 1, "early": [5, 6, 0, 0]}, options={"early_team_roll": True})
    assert parts(state, 3, "early", "early_rolled", "early_by") == [[5, 6, 0, 0], [1, 0], 1]
    assert parts(state, 0, "early", "early_rolled", "early_by") == [[0, 0, 0, 0], [1, 0], 2]


@pytest.mark.rule("ED-237", "ED-239")
def test_important_tiles_are_known_to_their_side_and_counted_by_all():
    blue = player("emma", "1,0", important={"shrine": 1, "entrance": 1})
    state = table(TILES, player("pedro", "0,0", important={"shrine": 2}), blue, options={"hardcore_tiles": True})
    assert parts(state, 0, "important", "important_own") == [[2, 2], [2, 0, 0, 0]]
    assert parts(state, 1, "important", "important_own") == [[2, 2], [1, 1, 0, 0]]


def test_a_battle_is_told_from_the_observers_side():
    """The attacker is the observer's side, or the other one; the Titan is the same to both."""
    red = player("pedro", "0,0", villagers=["0,0"])
    state = table(TILES, red, player("emma", "1,0"), titan="0,1", options={"mode": "ffa"})
    act(state, "move explorer0 E")
    assert [parts(state, seat, "attacker", "defender", "battle_at") for seat in (0, 1)] == [
        [1, 2, [1, 1, 0]],
        [2, 1, [1, 1, 0]],
    ]
    assert seen(state, 1)["titan"] == [1, 0, 1]
    dice(state, 4, 1)
    assert parts(state, 1, "stage", "attack_dice", "to_roll") == [6, [0, 1, 0, 0, 1, 0, 0], 1]


def test_those_still_to_be_fought_wait_in_the_order_of_sides():
    foes = player("emma", "1,0"), player("stella", "1,0")
    state = act(table(TILES, player("pedro", "0,0"), *foes), "move explorer0 E")
    assert [seen(state, seat)["queue"][:4] for seat in range(3)] == [[0, 1, 1, 0], [1, 1, 0, 0], [1, 0, 1, 0]]


@pytest.mark.parametrize(("mode", "seats"), [(mode, seats) for mode, many in MODE_SEATS.items() for seats in many])
def test_lengths_go_by_seats_sides_and_thieves(mode, seats):
    described = GAME.observation(seats, mode=mode)
    assert {len(GAME.new(seats, mode=mode).observe(seat)) for seat in range(seats)} == {described.size}
    assert ("thief_at" in described.named([0] * described.size)) == mode.endswith("thieves")


def test_stacks_treasures_and_doubloons_lie_open():
    seats = player("pedro", "0,0", (1, 2, 3)), player("emma", "1,0"), thieves(["0,1"], doubloons=4)
    state = table(TILES, *seats, coins={"bavieca": "seat0", "rose": "seat2"}, options={"mode": "ffa_thieves"})
    assert parts(state, 1, "stock", "den", "doubloons", "hiding") == [[22, 21, 25], [2, 2, 2], 4, 0]
    assert [seen(state, seat)["coins"] for seat in range(3)] == [[1, 3, 0], [3, 2, 0], [2, 1, 0]]
    assert parts(state, 0, "thieves", "thief_at") == [3, [[1, 0, 1], *[[0, 0, 0]] * 3]]


def test_a_dream_is_observed_as_the_truth_is():
    state = two_teams(options={"hardcore_tiles": True})
    for seat in range(4):
        dreams = [list(state.imagine(seat, Rng(seed)).observe(seat)) for seed in range(9)]
        assert dreams == [list(state.observe(seat))] * 9
