"""Before the first turn."""

import pytest

from games.el_dorado.seen import (
    asked,
    den,
    hand,
    left,
    offered,
    refused,
    stock,
    weights,
    where,
    written,
)
from games.el_dorado.table import act
from tavola.games.el_dorado import GAME
from tavola.games.el_dorado.data import CARDS, CAVE_COUNTS, EXPANSION_COUNTS, ISLAND_COUNTS
from tavola.kernel.errors import BadOption
from tavola.kernel.state import CHANCE


def chosen(seats=2, boards=("red", "green", "white", "orange"), which="0", tile="gold", **options):
    """A game after the deal, everybody playing the first or second explorer of the board."""
    state = GAME.new(seats, **options)
    for board in boards:
        if offered(state, "deal_board"):
            act(state, f"deal_board {board}")
    act(state, f"first_tile {tile}")
    while asked(state) != CHANCE and offered(state, "choose_explorer"):
        act(state, f"choose_explorer {which}")
        if offered(state, "choose_starter"):
            act(state, "choose_starter 0")
    return state


@pytest.mark.rule("ED-03", "ED-15", "ED-16", "ED-18", "ED-120", "ED-121")
def test_what_is_in_the_box():
    assert (sum(ISLAND_COUNTS.values()), sum(CAVE_COUNTS.values()), sum(EXPANSION_COUNTS.values())) == (48, 14, 9)
    assert ISLAND_COUNTS["shrine"] == 3
    assert (CARDS, sum(CARDS)) == ((25, 25, 30), 80)
    state = GAME.new(2)
    assert stock(state) == (23, 23, 28)
    assert den(state) == (2, 2, 2)
    assert (left(state, "island"), left(state, "cave")) == (48, 13)


@pytest.mark.rule("ED-17")
def test_boards_are_dealt_at_random():
    state = GAME.new(2)
    assert list(weights(state)) == ["white", "orange", "green", "red", "blue"]
    act(state, "deal_board red")
    assert refused(state, "deal_board red") == "ED-17"
    assert "purple" in weights(GAME.new(2, mode="ffa"))


@pytest.mark.rule("ED-19")
def test_the_cave_shrine_lies_in_the_bottom_half():
    state = GAME.new(2)
    assert (left(state, "cave"), written(state, "cave")["sunk"]) == (13, [["cave_shrine", 7]])
    assert "cave_shrine" not in written(state, "cave")["cards"]


@pytest.mark.rule("ED-124", "ED-R01")
@pytest.mark.parametrize(("tiles", "size", "window"), [("nine", 12, 6), ("eight_random", 11, 6)])
def test_ten_cave_tiles_leave_unseen(tiles, size, window):
    state = GAME.new(5, expansion_cave_tiles=tiles)
    assert (left(state, "cave"), written(state, "cave")["sunk"]) == (size, [["cave_shrine", window]])


@pytest.mark.rule("ED-20", "ED-125")
def test_the_first_tile_is_neither_water_nor_shrine():
    state = act(GAME.new(2), "deal_board red", "deal_board green")
    assert weights(state) == {"gold": 13, "food": 10, "wood": 10, "garden": 2, "entrance": 1}
    assert refused(state, "first_tile water") == "ED-20"
    assert sum(weights(state).values()) == 36


@pytest.mark.rule("ED-21", "ED-126", "ED-R09")
def test_everybody_picks_one_of_two_explorers():
    state = act(GAME.new(2), "deal_board red", "deal_board green", "first_tile gold")
    assert (asked(state), offered(state)) == (0, ["choose_explorer 0", "choose_explorer 1"])
    act(state, "choose_explorer 1", "choose_explorer 1")
    assert (explorers(state), where(state, 0), where(state, 1)) == (["pedro", "emma"], "0,0", "0,0")


@pytest.mark.rule("ED-22", "ED-108", "ED-14")
@pytest.mark.parametrize(("which", "villagers"), [("0", 5), ("1", 4)])
def test_hector_has_a_fifth_villager(which, villagers):
    state = chosen(boards=("orange", "green"), which=which)
    assert owned(state) == [villagers, 4]


@pytest.mark.rule("ED-23", "ED-112", "ED-127")
def test_first_cards():
    state = chosen(boards=("red", "green"))
    assert (hand(state, 0), hand(state, 1)) == ((4, 4, 4), (1, 1, 1))


@pytest.mark.rule("ED-24", "ED-128", "ED-R10")
def test_the_highest_die_begins_and_ties_roll_again():
    state = chosen(3)
    act(state, "start_die 5", "start_die 2", "start_die 5")
    act(state, "start_die 1", "start_die 4")
    assert written(state, "first", "on_turn") == (2, 2)


@pytest.mark.rule("ED-128")
def test_with_thieves_nobody_rolls():
    state = chosen(3, mode="ffa_thieves")
    assert (*written(state, "first", "on_turn"), explorers(state)[2]) == (0, 0, None)


def explorers(state):
    """Who is played at each seat."""
    return [seat.get("explorer") for seat in written(state, "players")]


def owned(state):
    """How many villagers each side has."""
    return [side["owns"] for side in written(state, "sides")]


def made_of(state):
    """How many sides there are, whether the Thieves are one of them, and whether the expansion's board is dealt."""
    sides, robbers = written(state, "sides", "thieves")
    return len(sides), bool(robbers), "purple" in weights(state)


MADE_OF = {
    "base_ffa": lambda seats: (seats, False, False),
    "ffa": lambda seats: (seats, False, True),
    "ffa_thieves": lambda seats: (seats, True, True),
    "teams": lambda seats: (seats // 2, False, True),
    "teams_thieves": lambda seats: (seats // 2 + 1, True, True),
    "solo": lambda seats: (1, False, True),
}
SEATS = {
    "base_ffa": (2, 3, 4),
    "ffa": (2, 3, 4, 5, 6),
    "ffa_thieves": (2, 3, 4, 5, 6, 7),
    "teams": (4, 6, 8),
    "teams_thieves": (3, 5, 7),
    "solo": (1,),
}


@pytest.mark.rule("ED-116", "ED-117")
@pytest.mark.parametrize("mode", SEATS)
def test_seats_of_each_mode(mode):
    for seats in range(1, 9):
        if seats in SEATS[mode]:
            assert made_of(GAME.new(seats, mode=mode)) == MADE_OF[mode](seats)
        else:
            with pytest.raises(BadOption, match=f"mode {mode} seats .*, not {seats}"):
                GAME.new(seats, mode=mode)


@pytest.mark.rule("ED-R05", "ED-R191")
def test_what_a_mode_refuses_beside_its_seats():
    assert made_of(GAME.new(5, mode="base_ffa", base_five_players=True)) == (5, False, False)
    with pytest.raises(BadOption, match="hardcore_tiles"):
        GAME.new(1, hardcore_tiles=True)


@pytest.mark.rule("ED-122", "ED-158")
@pytest.mark.parametrize(("seats", "mode", "thieves"), [(3, "ffa_thieves", 2), (3, "teams_thieves", 4)])
def test_the_thieves_begin_in_hiding(seats, mode, thieves):
    state = GAME.new(seats, mode=mode)
    assert (*written(state, "hiding", "doubloons"), written(state, "thieves").count({})) == (True, 3, thieves)


@pytest.mark.rule("ED-119", "ED-123", "ED-R233")
def test_teams_play_both_explorers_of_a_board():
    state = chosen(4, boards=("orange", "green"), mode="teams")
    assert explorers(state) == ["hector", "nicolas", "tizoc", "emma"]
    assert owned(state) == [7, 6]
    assert [seat["role"].split()[0] for seat in GAME.scene(state, None)["seats"]] == ["Orange"] * 2 + ["Green"] * 2


@pytest.mark.rule("ED-145", "ED-R129")
def test_each_team_starts_with_one_explorer():
    state = GAME.new(4, mode="teams")
    act(state, "deal_board red", "deal_board green", "first_tile gold")
    act(state, "choose_explorer 0", "choose_starter 1", "choose_explorer 0", "choose_starter 0")
    assert [where(state, seat) for seat in range(4)] == [None, "0,0", "0,0", None]
    act(state, "start_die 6", "start_die 1", "roll 1 2")
    assert asked(state) == 1
    act(state, "set_speed 0", "end_turn", "roll 1 2", "set_speed 0", "end_turn")
    assert [where(state, seat) for seat in range(4)] == ["0,0"] * 4
    assert written(state, "round") == 2


@pytest.mark.rule("ED-220", "ED-221", "ED-222")
def test_solo_setup():
    state = GAME.new(1)
    act(state, "deal_board red", "first_tile gold")
    assert (explorers(state), owned(state), hand(state)) == (["pedro"], [6], (3, 3, 3))
    state = act(GAME.new(1), "deal_board white", "first_tile gold")
    assert offered(state) == ["choose_explorer 0", "choose_explorer 1"]
