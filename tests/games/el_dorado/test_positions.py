"""Positions in writing: what a person may write, and what is refused and why."""

import contextlib
import copy
import json

import pytest

from games.el_dorado.seen import left, stock, written
from games.el_dorado.table import act, player, table, thieves
from tavola.games.el_dorado import GAME
from tavola.games.el_dorado.position.agendas import NAMES
from tavola.kernel.errors import BadPosition
from tavola.kernel.rng import Rng
from tavola.kernel.state import OVER

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood"}


def page(**more):
    """A small position that is sound."""
    small = {
        "game": "el-dorado",
        "rules": "1",
        "seats": 2,
        "players": [
            {"explorer": "pedro", "at": "i0,0", "hand": {"gold": 2}, "speed": 3},
            {"explorer": "emma", "at": "i1,0"},
        ],
        "sides": [{"board": "red", "owns": 4, "villagers": [{"at": "i0,0"}]}, {"board": "green", "owns": 4}],
        "round": 2,
        "on_turn": 0,
        "tiles": {"i0,0": "gold", "i1,0": "food", "i1,-1": "wood"},
        "agenda": [["begin"], ["end_turn", 0], ["explore", 0, 0]],
    }
    return small | more


def test_a_position_by_hand_is_completed_from_the_box():
    state = GAME.load(page())
    assert stock(state) == (23, 23, 26)
    assert (left(state, "island"), left(state, "cave")) == (45, 13)
    assert GAME.named(state.legal()[0]) == "move explorer0 E"


def test_a_dump_is_readable_and_complete():
    state = table(TILES, player("pedro", "0,0", (0, 1, 2)), thieves(["1,0"]), options={"mode": "ffa_thieves"})
    written = GAME.dump(state)
    assert written["players"][0]["explorer"] == "pedro"
    assert written["players"][0]["hand"] == {"wood": 1, "gold": 2}
    assert written["thieves"][0] == {"at": "i1,0", "speed": 4}
    again = GAME.load(json.loads(json.dumps(written)))
    assert GAME.dump(again) == written
    assert GAME.dump(act(again, "end_turn")) == GAME.dump(act(state, "end_turn"))


BAD = {
    "unknown field": ({"weather": "fair"}, "a position of El Dorado has no 'weather'"),
    "no such place": ({"titan": "x9"}, "no place 'x9'"),
    "no such tile": ({"tiles": {"i0,0": "swamp"}}, "the tile on i0,0 cannot be 'swamp'"),
    "cave tile on the island": ({"tiles": {"i0,0": "tiger"}}, "tiger does not belong on i0,0"),
    "too many of a tile": ({"tiles": {f"i{q},0": "entrance" for q in range(2)}}, "not so many tiles of entrance"),
    "on water": ({"tiles": {"i0,0": "water", "i1,0": "food"}}, "explorer0 cannot stand on i0,0 (ED-42)"),
    "off the map": ({"tiles": {"i0,0": "gold"}}, "explorer1 cannot stand on i1,0 (ED-42)"),
    "too many cards": ({"players": [{"hand": {"food": 26}}]}, "25 cards of food"),
    "no such card": ({"players": [{"hand": {"iron": 1}}]}, "hand of seat 0 cannot have 'iron'"),
    "too many seats": ({"players": [{}, {}, {}]}, "there are 2 seats, not 3"),
    "too many sides": ({"sides": [{}, {}, {}]}, "there are only 2 sides"),
    "no such explorer": ({"players": [{"explorer": "frodo"}]}, "explorer of seat 0 cannot be 'frodo'"),
    "not the board's explorer": ({"sides": [{"board": "blue", "owns": 4}]}, "pedro does not belong to the blue board"),
    "twins": ({"players": [{"explorer": "pedro"}, {"explorer": "pedro"}], "sides": []}, "two seats play pedro"),
    "thieves in the base game": ({"thieves": [{"at": "i0,0"}]}, "no Thieves in this game"),
    "one corner twice": (
        {"sides": [{"board": "red", "owns": 4, "buildings": {"first": "i0,0:0", "second": "i1,0:2"}}]},
        "two buildings stand on one corner (ED-R60)",
    ),
    "no such corner": ({"sides": [{"buildings": {"fort": "i0,0:7"}}]}, "no corner 'i0,0:7'"),
    "no such building": ({"sides": [{"buildings": {"tower": "i0,0:1"}}]}, "no building 'tower'"),
    "a building in the sea": ({"sides": [{"buildings": {"fort": "i9,0:1"}}]}, "no tile at the corner i9,0:1"),
    "more villagers than owned": (
        {"sides": [{"board": "red", "owns": 1, "villagers": [{"at": "i0,0"}, {"at": "i0,0"}]}]},
        "side 0 has not so many villagers",
    ),
    "an offering nowhere": ({"sides": [{"board": "red", "owns": 4, "offerings": [0]}]}, "offering on a shrine that"),
    "a coin of nobody": ({"coins": {"rose": "seat5"}}, "there are only 2 seats"),
    "no such holder": ({"coins": {"rose": "bilbo"}}, "no holder of a coin 'bilbo'"),
    "a wolf without an owner": ({"wolf": {"at": "i0,0"}}, "the Wolf on the map needs an owner"),
    "no such task": ({"agenda": [["dance"]]}, "no task 'dance'"),
    "words for numbers": ({"agenda": [["explore", "x"]]}, "a number of explore must be a whole number"),
    "an agenda out of joint": ({"agenda": [["begin"], ["explore", 7, 7]]}, "does not fit the position"),
    "cards nobody holds": (
        {"agenda": [["end_turn", 0], ["divide", 0, 62]]},
        "does not hold the cards it is to divide (ED-153)",
    ),
    "a turn of nobody": ({"turn": 3}, "there are only 2 sides"),
    "shrines that are none": ({"shrines": ["i0,0"]}, "shrines lists the island shrines as they were found"),
    "a bridge on land": ({"bridge": {"at": "i0,0", "ends": "E-W"}}, "a bridge lies on water"),
    "a short word": ({"round": "two"}, "round must be a whole number from 1 to 1000000, not 'two'"),
    "winners beyond the table": ({"over": True, "winners": [4]}, "winners are seats from 0 to 1"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_is_refused_in_one_line(name):
    change, message = BAD[name]
    written = page(**copy.deepcopy(change))
    with pytest.raises(BadPosition) as refused:
        GAME.load(written)
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_next_turn_need_not_be_written():
    state = GAME.load(page(agenda=[["end_turn", 0], ["explore", 0, 0]]))
    act(state, "end_turn")
    assert (written(state, "turn"), written(state, "agenda")[0][0]) == (1, "begin")


@pytest.mark.parametrize("task", [["draw", 13, 0], ["draw", 0, 99999], ["place", 0, 99, 0], ["place", 0, 11, 0]])
def test_who_digs_and_what_is_found_must_exist(task):
    with pytest.raises(BadPosition, match=f"the task {task[0]} does not fit"):
        GAME.load(page(agenda=[["begin"], ["end_turn", 0], ["explore", 0, 0], task]))


AMISS = {
    "a theft from an empty hand": [["stolen", 0, 1]],
    "an order of tiles nobody has looked at": [["order", 0]],
    "dice of a team": [["assign", 0, 17]],
    "a Guardian outside solo": [["guardian", 0, -1]],
    "a beaten Guardian outside solo": [["put_guardian", 0]],
    "Thieves who are not there": [["take", 1, 3]],
    "an offering that cannot be paid": [["offering", 0, 0, 0], ["window", 2]],
    "a window of no kind": [["window", 9]],
    "a shrine for nobody": [["shrine", 0, 4]],
    "more than the hand": [["give", 0, 1, 3]],
    "no offer on the table": [["answer", 0, 1]],
    "the middle of setting up": [["deal_important", 1, 1]],
    "a second explore phase": [["explore", 0, 0]],
    "a battle in a battle": [["window"], ["battle"], ["battle"]],
    "a tile drawn in the middle of gathering": [["gather", 0], ["draw", 0, 0]],
    "another seat's phase": [["gather", 1]],
}


@pytest.mark.parametrize("name", AMISS)
def test_a_task_that_cannot_be_due_is_refused_in_one_line(name):
    with pytest.raises(BadPosition) as refused:
        GAME.load(page(agenda=[["begin"], ["end_turn", 0], ["explore", 0, 0], *AMISS[name]]))
    assert "\n" not in str(refused.value)


STACKS = {
    "a tile too many": ({"cards": {"food": 10}}, "not so many tiles of food: 10 are in the box"),
    "a cave tile": ({"cards": {"tiger": 1}}, "tiger does not belong into that stack (ED-18)"),
    "known to a stranger": ({"cards": {"wood": 3}, "top": [["wood", [0]]]}, "only Emma's side knows tiles"),
    "known from below": ({"cards": {"wood": 3}, "under": [["wood", [1]]]}, "no other tile of a stack is known"),
}


@pytest.mark.parametrize("name", STACKS)
def test_a_stack_holds_what_is_in_the_box(name):
    stack, message = STACKS[name]
    with pytest.raises(BadPosition) as refused:
        GAME.load(page(island=stack))
    assert message in str(refused.value)


TABLES = {
    "base": table(TILES, player("pedro", "0,0", (2, 2, 2)), player("emma", "1,0", (1, 1, 1))),
    "thieves": table(TILES, player("pedro", "0,0", (1, 0, 2)), thieves(["1,0"]), options={"mode": "ffa_thieves"}),
    "solo": table(TILES, player("pedro", "0,0", (1, 0, 2), owns=6), options={"mode": "solo"}),
}


@pytest.mark.parametrize("task", NAMES)
@pytest.mark.parametrize("mode", TABLES)
def test_any_task_set_by_hand_is_refused_or_plays_on(mode, task):
    written = GAME.dump(TABLES[mode])
    for numbers in ([0, 0, 0], [0, 1, 0], [1, 0, 1], [3, -1, 2]):
        for agenda in ([*written["agenda"][:2], [task, *numbers]], [*written["agenda"], [task, *numbers]]):
            with contextlib.suppress(BadPosition):
                plays_on(GAME.load(written | {"agenda": agenda}))


def plays_on(state):
    rng = Rng(1)
    for _ in range(20):
        if state.actor != OVER:
            state.play(state.sample(rng))


def test_a_beaten_guardian_may_wait_right_before_the_next_turn():
    tiles = TILES | {"0,-1": "shrine", "2,-1": "shrine"}
    state = table(tiles, player("pedro", "0,0", owns=6), options={"mode": "solo"}, met=[0])
    again = GAME.load(GAME.dump(state) | {"agenda": [["begin"], ["put_guardian", 0]], "on_turn": None})
    assert [GAME.named(action) for action in again.legal()] == ["place_guardian 0", "place_guardian 1"]


def test_a_game_in_progress_has_an_agenda():
    tiles = {"i0,0": "gold", "i1,0": "food", "i1,-1": "shrine", "i0,-1": "shrine", "i-1,0": "shrine"}
    written = page(tiles=tiles, options={"mode": "ffa", "hardcore_tiles": True}, agenda=[])
    with pytest.raises(BadPosition, match="only a game not yet set up has no agenda, and here "):
        GAME.load(written)
