"""Construction and the Queue. AF-05, AF-11 to AF-13, AF-58 to AF-61"""

import pytest

from tavola.games.abandoned_fortress import GAME

from .board import NE_WALLS, NW_WALLS, do, gold, kinds, points, refused, set_up, unit, written

CASTLES = {"bastion": unit("B1"), "tower": unit("C1"), "stables": unit("D1")}
NE_CASTLES = {"bastion": unit("L1"), "tower": unit("K1"), "stables": unit("J1")}


@pytest.mark.rule("AF-58", "AF-59", "AF-05")
def test_castles_stand_inside_and_walls_on_wall_spaces() -> None:
    state = set_up("build", p0={"gold": 12})
    assert refused(state, "build_castle", space="A1", castle="tower") == "AF-05"
    assert refused(state, "build_castle", space="F1", castle="tower") == "AF-59"
    assert refused(state, "build_wall", space="D5") == "AF-59"
    assert refused(state, "build_wall", space="B3") == "AF-59"
    assert refused(state, "build_wall", space="I1") == "AF-58"
    assert refused(state, "build_castle", space="B2", castle="tower") == "AF-59"  # the hero stands there
    do(state, "build_castle", space="B3", castle="tower")
    do(state, "build_wall", space="F1")
    assert gold(state, 0) == 8
    assert written(state, 0)["castles"] == {"tower": {"at": "B3", "cards": [], "card": None}}


@pytest.mark.rule("AF-58")
def test_a_castle_costs_three_and_a_wall_one() -> None:
    state = set_up("build", p0={"gold": 2})
    assert refused(state, "build_castle", space="B3", castle="tower") == "AF-58"
    do(state, "build_wall", space="F1")
    do(state, "build_wall", space="F2")
    assert "build_wall" not in kinds(state)  # nothing can be paid: the action is over


@pytest.mark.rule("AF-60", "AF-98")
def test_each_castle_card_is_used_once_and_again_when_its_castle_has_fallen() -> None:
    state = set_up("build", p0={"gold": 9, "castles": {"bastion": unit("C3")}})
    assert refused(state, "build_castle", space="D3", castle="bastion") == "AF-60"
    prey = {"castles": {"bastion": unit("C3")}}
    raider = {"generals": {"general1": unit("C4", "IA1", card="G01")}}
    state = set_up("move", active=1, p0=prey, p1=raider, turn={"mover": "1 general1", "left": 1})
    do(state, "attack", space="C3")
    assert refused(set_up("build", p0=written(state, 0)), "build_castle", space="C3", castle="bastion") is None


@pytest.mark.rule("AF-R84")
def test_by_option_walls_stand_anywhere_inside() -> None:
    state = set_up("build", options={"free_walls": True}, p0={"gold": 3})
    assert refused(state, "build_wall", space="B3") is None
    assert refused(state, "build_wall", space="D5") == "AF-59"


@pytest.mark.rule("AF-11", "AF-12", "AF-R99", "AF-R41")
def test_a_complete_kingdom_joins_the_queue_by_itself() -> None:
    state = set_up("build", p0={"gold": 12, "castles": CASTLES, "walls": NW_WALLS[:7]})
    assert points(state, 0) == 0
    do(state, "build_wall", space="E5")
    assert GAME.dump(state)["queue"] == [0]
    assert points(state, 0) == 20


@pytest.mark.rule("AF-11", "AF-12")
def test_the_second_place_counts_nothing() -> None:
    """X36."""
    state = set_up(
        "build",
        queue=[1],
        p0={"gold": 12, "castles": CASTLES, "walls": NW_WALLS[:7]},
        p1={"castles": NE_CASTLES, "walls": NE_WALLS},
    )
    do(state, "build_wall", space="E5")
    assert GAME.dump(state)["queue"] == [1, 0]
    assert (points(state, 0), points(state, 1)) == (0, 20)


@pytest.mark.rule("AF-13", "AF-102", "AF-R42")
def test_a_lost_wall_takes_the_token_off_and_the_others_move_up() -> None:
    """X19: the dragon burns a red wall; red rebuilds and is second."""
    state = set_up(
        "roll",
        queue=[0, 1],
        dragon={"alert": 0, "at": "F9", "card": "D1"},
        p0={"castles": CASTLES, "walls": NW_WALLS},
        p1={"castles": NE_CASTLES, "walls": NE_WALLS},
    )
    do(state, "roll", white=5, black="up")
    assert GAME.dump(state)["dragon"]["at"] == "F4"
    assert "F4" not in written(state, 0)["walls"]
    assert (points(state, 0), points(state, 1)) == (0, 20)
    again = set_up(
        "build",
        queue=[1],
        p0={"gold": 5, "castles": CASTLES, "walls": [w for w in NW_WALLS if w != "F4"]},
        p1={"castles": NE_CASTLES, "walls": NE_WALLS},
    )
    do(again, "build_wall", space="F4")
    assert GAME.dump(again)["queue"] == [1, 0]


@pytest.mark.rule("AF-R40")
def test_by_option_the_bonus_comes_once_and_stays() -> None:
    state = set_up("build", options={"queue_bonus": "once"}, p0={"gold": 12, "castles": CASTLES, "walls": NW_WALLS[:7]})
    do(state, "build_wall", space="E5")
    assert (written(state, 0)["tokens"], points(state, 0), GAME.dump(state)["queue_paid"]) == (20, 20, True)
    late = {"gold": 12, "castles": NE_CASTLES, "walls": NE_WALLS[:7]}
    first = {"castles": CASTLES, "walls": NW_WALLS, "tokens": 20}
    given = {"options": {"queue_bonus": "once"}, "queue": [0], "queue_paid": True}
    state = set_up("build", active=1, p0=first, p1=late, **given)
    do(state, "build_wall", space="I5")
    assert (GAME.dump(state)["queue"], points(state, 0), points(state, 1)) == ([0, 1], 20, 0)


@pytest.mark.rule("AF-R26", "AF-59")
def test_an_enemy_may_stand_on_home_points_gates_and_wall_spaces_and_bars_building_there() -> None:
    for space, around in (("C5", "C6"), ("D5", "D6")):
        raider = {"generals": {"general1": unit(around, "IA1", card="G01")}}
        state = set_up("move", active=1, p1=raider, turn={"mover": "1 general1", "left": 1})
        do(state, "step", direction="up")
        assert written(state, 1)["generals"]["general1"]["at"] == space
    state = set_up("build", p0={"gold": 3}, p1={"generals": {"general1": unit("C5", "IA1", card="G01")}})
    assert refused(state, "build_wall", space="C5") == "AF-59"
    raider = {"generals": {"general1": unit("A2", "IA1", card="G01")}}
    state = set_up("move", active=1, p0={"tokens": 20}, p1=raider, turn={"mover": "1 general1", "left": 1})
    do(state, "step", direction="up")
    assert (written(state, 1)["generals"]["general1"]["at"], points(state, 0)) == ("A1", 20)
