"""Positions that cannot be: pieces of another box, and agendas that would not load again."""

import contextlib
from itertools import product

import pytest

from games.el_dorado.table import player, table, thieves
from tavola.games.el_dorado import GAME
from tavola.games.el_dorado.position.agendas import NAMES
from tavola.kernel.errors import BadPosition

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood"}
SEA = {"i0,0": "gold", "i1,0": "food", "i1,-1": "wood", "i0,1": "water", "i-1,1": "wood"}
EXPANSION = {
    "the bridge": {"tiles": SEA, "bridge": {"at": "i0,1", "ends": "NE-SW"}},
    "the Titan": {"titan": "i1,-1"},
    "the Wolf": {"wolf": {"at": "i0,0", "owner": 0}},
    "rose": {"coins": {"rose": "seat0"}},
    "jimenez": {"coins": {"jimenez": "tiger"}},
    "the curse": {"curse": "explorer0"},
    "a withered garden": {"withered": True},
    "a cave-in": {"marks_void": True},
    "sequoia": {"players": [{"explorer": "sequoia", "at": "i0,0"}], "sides": []},
    "the purple board": {"players": [], "sides": [{"board": "purple"}]},
}


def base():
    return GAME.dump(table(TILES, player("pedro", "0,0"), player("emma", "1,0")))


@pytest.mark.rule("ED-116")
@pytest.mark.parametrize("name", EXPANSION)
def test_the_base_game_has_no_pieces_of_the_expansion(name):
    written = base() | EXPANSION[name]
    with pytest.raises(BadPosition, match=f"^{name} is not in the base game: it comes with the expansion"):
        GAME.load({name: value for name, value in written.items() if name not in ("island", "stock")})


@pytest.mark.rule("ED-116", "ED-124")
def test_the_base_game_has_no_tiles_of_the_expansion():
    with pytest.raises(BadPosition, match="not so many tiles of totec: 0 are in the box"):
        GAME.load(base() | {"cave": {"cards": {"totec": 1}}})


@pytest.mark.rule("ED-122")
@pytest.mark.parametrize("what", [{"doubloons": 2}, {"hiding": True}])
def test_without_thieves_nobody_has_doubloons_or_hides(what):
    with pytest.raises(BadPosition, match="there are no Thieves in this game"):
        GAME.load(base() | what)


@pytest.mark.rule("ED-220")
@pytest.mark.parametrize("what", [{"guardians": ["i1,-1"]}, {"met": [0]}, {"swapped": [1]}, {"sits_out": [2]}])
def test_guardians_are_met_alone(what):
    with pytest.raises(BadPosition, match="Guardians are met in the solo game alone"):
        GAME.load(base() | what)


@pytest.mark.rule("ED-25")
def test_a_turn_does_not_begin_before_its_end_is_planned():
    agenda = [["begin"], ["end_turn", 0], ["turn", 0]]
    with pytest.raises(BadPosition, match="the task turn does not fit"):
        GAME.load(base() | {"agenda": agenda, "on_turn": None})


TABLES = {
    "base": table(TILES, player("pedro", "0,0", (2, 2, 2)), player("emma", "1,0", (1, 1, 1))),
    "thieves": table(TILES, player("pedro", "0,0", (1, 0, 2)), thieves(["1,0"]), options={"mode": "ffa_thieves"}),
    "solo": table(TILES, player("pedro", "0,0", (1, 0, 2), owns=6), options={"mode": "solo"}),
}


@pytest.mark.parametrize("task", NAMES)
@pytest.mark.parametrize("mode", TABLES)
def test_an_agenda_that_loads_once_loads_again(mode, task):
    written = GAME.dump(TABLES[mode])
    for numbers, on_turn, under in product(([0, 0, 0], [0, 1, 1], [1, -1, 2], [3, -1, 0]), (0, None), (1, 2, 3)):
        agenda = [*written["agenda"][:under], [task, *numbers]]
        with contextlib.suppress(BadPosition):
            dumped = GAME.dump(GAME.load(written | {"agenda": agenda, "on_turn": on_turn}))
            loads_again(dumped)


def loads_again(dumped):
    try:
        assert GAME.dump(GAME.load(dumped)) == dumped
    except BadPosition as wrong:
        raise AssertionError(f"{dumped['agenda']} loads once and not again") from wrong
