"""Moving: directions, speed, tunnels, own castles, and where a move may end."""

import pytest

from tavola.games.abandoned_fortress import GAME

from .board import NW_WALLS, do, food, gold, kinds, marching, moves_left, named, points, refused, set_up, unit, written


def general(at: str, *cards: str, card: str = "G04", **more):
    return {"p0": {"generals": {"general1": unit(at, *cards, card=card)}, **more}}


@pytest.mark.rule("AF-42")
def test_steps_go_up_down_left_and_right() -> None:
    state = marching(**general("A2", "IS1"))
    assert named(state) == {"step up", "step down", "stop"}
    assert refused(state, "step", direction="left") == "AF-42"


@pytest.mark.rule("AF-06")
def test_only_heroes_enter_the_fortress() -> None:
    state = marching(**general("E7", "IS1"))
    assert refused(state, "step", direction="right") == "AF-06"
    state = marching("hero", p0={"at": "E7", "cards": ["IA1"]})
    do(state, "step", direction="right")
    assert written(state, 0)["at"] == "F7"


@pytest.mark.rule("AF-43")
def test_only_an_armed_piece_leaves_its_territory() -> None:
    assert refused(marching(**general("D5")), "step", direction="down") == "AF-43"
    assert refused(marching(**general("D5", "IS1")), "step", direction="down") is None


@pytest.mark.rule("AF-R25", "AF-R36")
def test_an_unarmed_piece_outside_comes_nearer_home_with_every_step() -> None:
    state = marching(**general("C6"))
    assert named(state) == {"step up", "stop"}
    assert refused(state, "step", direction="left") == "AF-R25"


@pytest.mark.parametrize(("card", "moves"), [("G04", 3), ("G10", 3), ("G19", 5)])
@pytest.mark.rule("AF-63", "AF-32", "AF-R17")
def test_infantry_and_archery_move_three_cavalry_five(card: str, moves: int) -> None:
    state = set_up("pick", **general("A3", "IS1", card=card))
    do(state, "pick", leader="general1")
    assert moves_left(state) == moves
    for _ in range(moves):
        do(state, "step", direction="up" if moves_left(state) % 2 else "down")
    assert GAME.dump(state)["turn"]["mover"] is None


@pytest.mark.rule("AF-63")
def test_no_step_beyond_the_speed() -> None:
    enemy = {"p1": {"generals": {"general1": unit("A4", card="G02")}}}
    state = marching(left=0, **general("A3", "IS1"), **enemy)
    assert refused(state, "step", direction="up") == "AF-63"


@pytest.mark.rule("AF-62")
def test_each_piece_moves_once() -> None:
    two = {"general1": unit("A3", card="G04"), "general2": unit("C3", card="G01")}
    state = set_up("pick", p0={"generals": two})
    assert refused(state, "end_march") == "AF-26"
    do(state, "pick", leader="general1")
    do(state, "stop")
    assert refused(state, "pick", leader="general1") == "AF-62"
    do(state, "pick", leader="general2")
    do(state, "stop")
    do(state, "end_march")
    assert kinds(state) == {"draw"}


@pytest.mark.rule("AF-61", "AF-64", "AF-R21", "AF-R26")
def test_pieces_and_structures_bar_the_way_except_own_castles() -> None:
    given = general("D4", "IS1", walls=["C5", "E5"], castles={"bastion": unit("D3")})
    given["p0"]["at"] = "C4"
    state = marching(**given)
    assert refused(state, "step", direction="left") == "AF-64"  # the own hero
    assert refused(state, "step", direction="up") is None  # the own castle
    do(state, "step", direction="down")
    assert refused(state, "step", direction="left") == "AF-64"  # an own wall


@pytest.mark.rule("AF-R21")
def test_by_option_own_walls_may_be_crossed_but_not_stopped_on() -> None:
    state = marching(options={"own_walls_passable": True}, **general("C4", "IS1", walls=["C5"]))
    do(state, "step", direction="down")
    assert refused(state, "stop") == "AF-R21"
    do(state, "step", direction="down")
    assert written(state, 0)["generals"]["general1"]["at"] == "C6"
    assert moves_left(state) == 1


@pytest.mark.rule("AF-65")
def test_an_own_castle_costs_nothing_and_is_no_place_to_stop() -> None:
    """S8: the castle's space costs 0, the next 1."""
    state = marching(**general("B3", "IS1", castles={"bastion": unit("C3")}))
    do(state, "step", direction="right")
    assert moves_left(state) == 3
    assert refused(state, "stop") == "AF-65"
    do(state, "step", direction="right")
    assert (moves_left(state), written(state, 0)["generals"]["general1"]["at"]) == (2, "D3")


@pytest.mark.rule("AF-65", "AF-R23")
def test_each_own_castle_is_entered_once_in_a_move() -> None:
    """X31."""
    castles = {"bastion": unit("C3"), "tower": unit("D3")}
    state = marching(**general("B3", "IS1", castles=castles))
    do(state, "step", direction="right")
    do(state, "step", direction="right")
    assert refused(state, "step", direction="left") == "AF-R23"


@pytest.mark.rule("AF-118", "AF-65")
def test_no_entering_what_cannot_be_left() -> None:
    """X32: all moves used, the own castle beside it costs 0, and yet."""
    enemy = {"p1": {"generals": {"general1": unit("A3", card="G02")}}}
    state = marching(left=0, **general("B3", "IS1", castles={"bastion": unit("C3")}), **enemy)
    assert refused(state, "step", direction="right") == "AF-118"


@pytest.mark.rule("AF-08", "AF-R24")
def test_nobody_waits_or_fights_in_a_tunnel() -> None:
    state = marching(**general("D7", "IS1"), p3={"generals": {"general1": unit("B7", card="G02")}})
    do(state, "step", direction="left")
    assert refused(state, "stop") == "AF-08"
    assert refused(state, "attack", space="B7") == "AF-R24"


@pytest.mark.rule("AF-09", "AF-R22")
def test_a_tunnel_leads_to_every_other_tunnel() -> None:
    """X14: 1 + 0 + 1 + 1 + 1 = 4 of 5."""
    state = marching(left=5, **general("D7", "CL1", card="G19"))
    assert refused(state, "tunnel", tunnel="K7") == "AF-09"
    do(state, "step", direction="left")
    assert {"tunnel G3", "tunnel K7", "tunnel G11"} <= named(state)
    do(state, "tunnel", tunnel="K7")
    assert refused(state, "tunnel", tunnel="G3") == "AF-09"  # after a jump the next step is on foot, AF-R23
    for direction in ("down", "right", "right"):
        do(state, "step", direction=direction)
    assert (written(state, 0)["generals"]["general1"]["at"], moves_left(state)) == ("M8", 1)


@pytest.mark.rule("AF-10")
def test_the_rock_blocks_a_tunnel() -> None:
    """X15."""
    state = marching(left=5, rock="K7", **general("D7", "CL1", card="G19"))
    do(state, "step", direction="left")
    assert refused(state, "tunnel", tunnel="K7") == "AF-10"
    assert {"tunnel G3", "tunnel G11"} <= named(state)
    state = marching(rock="C7", **general("D7", "IS1"))
    assert refused(state, "step", direction="left") == "AF-10"


@pytest.mark.rule("AF-10", "AF-23")
def test_mirelle_does_not_mind_the_rock() -> None:
    state = set_up(
        "move",
        phase="hero_move",
        active=2,
        rock="K7",
        p2={"at": "J7", "cards": ["CS1"]},
        turn={"mover": "2 hero", "left": 3, "white": 3, "black": "rock"},
    )
    assert refused(state, "step", direction="right") is None


@pytest.mark.rule("AF-08", "AF-118", "AF-R22")
def test_a_tunnel_trip_must_be_paid_to_its_end() -> None:
    """X16: from E7 three moves are enough to G12; from E6 they are not."""
    state = marching(**general("E7", "IS1"))
    do(state, "step", direction="left")
    do(state, "step", direction="left")
    do(state, "tunnel", tunnel="G11")
    do(state, "step", direction="down")
    assert written(state, 0)["generals"]["general1"]["at"] == "G12"
    state = marching(left=1, **general("D7", "IS1"))
    assert refused(state, "step", direction="left") == "AF-118"


@pytest.mark.rule("AF-R53")
def test_the_dragon_blocks_a_tunnel_like_the_rock() -> None:
    state = marching(dragon={"alert": 0, "at": "C7", "card": "D1"}, **general("D7", "IS1"))
    assert refused(state, "step", direction="left") == "AF-R53"


@pytest.mark.rule("AF-66", "AF-R23", "AF-R27")
def test_a_unit_fights_and_then_uses_up_its_moves() -> None:
    """X30 and S7: step, win, go back; a space may be entered again."""
    prey = {"p3": {"generals": {"general1": unit("F10", card="G02")}}}
    state = marching(**general("G9", "IA5", "IA5", card="G01"), **prey)
    do(state, "step", direction="down")
    do(state, "attack", space="F10")
    assert written(state, 3)["generals"] == {}
    do(state, "step", direction="up")
    assert (written(state, 0)["generals"]["general1"]["at"], moves_left(state)) == ("G9", 1)


@pytest.mark.rule("AF-99", "AF-100", "AF-66", "AF-69")
def test_a_wall_is_broken_on_the_way() -> None:
    """X13: D7, D6, C6, break C5, B6."""
    mover = {"general1": unit("D7", "IA1", card="G01")}
    state = set_up(
        "move", active=1, p0={"walls": NW_WALLS}, p1={"generals": mover}, turn={"mover": "1 general1", "left": 3}
    )
    do(state, "step", direction="up")
    do(state, "step", direction="left")
    before = gold(state, 1)
    do(state, "attack", space="C5")
    assert "C5" not in written(state, 0)["walls"]
    assert (gold(state, 1), points(state, 1)) == (before, 0)
    do(state, "step", direction="left")
    assert written(state, 1)["generals"]["general1"]["at"] == "B6"


@pytest.mark.rule("AF-R51")
def test_by_option_a_march_costs_food() -> None:
    given = general("A3", "IS1")
    state = marching(options={"march_food": 1}, **given)
    assert refused(state, "step", direction="up") == "AF-R51"
    given["p0"]["food"] = 2
    state = marching(options={"march_food": 1}, **given)
    do(state, "step", direction="up")
    do(state, "step", direction="up")
    assert food(state, 0) == 1
    hero = marching("hero", options={"march_food": 1})
    assert refused(hero, "step", direction="up") is None
    stays = set_up(options={"march_food": 1, "hero_army_move": False}, **general("A3", "IS1"))
    assert refused(stays, "act", action="march") == "AF-R106"
