"""The frame of a turn. AF-22 to AF-27, AF-41 to AF-51, AF-71, AF-72"""

from typing import Any

import pytest

from tavola.games.abandoned_fortress import GAME
from tavola.kernel.state import CHANCE

from .board import NW_WALLS, do, food, gold, kinds, marching, named, refused, set_up, settle, turn_of, unit, written


@pytest.mark.rule("AF-22", "AF-27", "AF-24")
def test_a_turn_goes_through_its_five_steps_to_the_next_seat() -> None:
    state = set_up("roll")
    do(state, "roll", white=1, black="up")
    do(state, "stop")
    assert state.actor == 0
    do(state, "act", action="market")
    do(state, "end_trade")
    assert state.actor == CHANCE  # no Action card to play: one is drawn
    do(state, "draw", card="tax")
    assert (turn_of(state), kinds(state)) == (1, {"roll"})
    assert (gold(state, 1), food(state, 1)) == (7, 1)


@pytest.mark.rule("AF-24", "AF-25", "AF-R02")
def test_income_is_two_gold_for_home_and_each_castle_up_to_the_limits() -> None:
    """X23: 11 gold, 3 food and two castles give 12 gold and 5 food."""
    castles = {"bastion": unit("L1"), "tower": unit("K1")}
    state = set_up(
        "discard", active=0, p0={"hand": {"tax": 4, "harvest": 4}}, p1={"gold": 11, "food": 3, "castles": castles}
    )
    do(state, "discard", card="tax")
    assert turn_of(state) == 1
    assert (gold(state, 1), food(state, 1)) == (12, 5)


@pytest.mark.parametrize(("rule", "meals"), [("home1_castle1", 2), ("home1", 1), ("home2", 2)])
@pytest.mark.rule("AF-R02")
def test_where_food_comes_from(rule: str, meals: int) -> None:
    hand = {"hand": {"tax": 4, "harvest": 4}}
    state = set_up("discard", options={"food_income": rule}, p0=hand, p1={"castles": {"bastion": unit("L1")}})
    do(state, "discard", card="tax")
    assert food(state, 1) == meals


@pytest.mark.rule("AF-23", "AF-40")
def test_a_turn_guide_overrides_the_rules() -> None:
    """Ove's Home Point pays 3; Henry draws two Action cards and keeps one."""
    state = set_up("discard", active=2, p2={"hand": {"tax": 4, "harvest": 4}})
    do(state, "discard", card="tax")
    assert gold(state, 3) == 8
    state = set_up("draw", active=1)
    do(state, "draw", card="tax")
    do(state, "draw", card="spies")
    assert named(state) == {"keep tax", "keep spies"}
    do(state, "keep", card="spies")
    assert written(state, 1)["hand"] == {"spies": 1}
    assert GAME.dump(state)["action_discards"] == {"tax": 1}


@pytest.mark.rule("AF-26", "AF-R67", "AF-R106")
def test_one_of_four_actions_as_far_as_they_can_be_done() -> None:
    state = set_up(p0={"gold": 0})
    assert named(state) == {"act market", "act march"}
    assert refused(state, "act", action="build") == "AF-R106"
    assert refused(state, "act", action="redeploy") == "AF-R03"
    assert refused(state, "buy", deck="black") == "AF-26"


@pytest.mark.rule("AF-41")
def test_both_dice_are_rolled_together_and_the_rock_has_two_faces() -> None:
    state = set_up("roll")
    assert len(state.legal()) == 30
    weights = dict(state.chances())
    assert weights[GAME.actions.encode("roll", white=3, black="rock")] == 2
    assert weights[GAME.actions.encode("roll", white=3, black="up")] == 1
    assert refused(state, "step", direction="up") == "AF-41"


@pytest.mark.rule("AF-44", "AF-45", "AF-R54")
def test_the_rock_is_placed_by_the_roller_and_then_rolls_clockwise() -> None:
    state = set_up("roll")
    do(state, "roll", white=1, black="rock")
    assert named(state) == {"place_rock G3", "place_rock K7", "place_rock G11", "place_rock C7"}
    do(state, "place_rock", tunnel="C7")
    assert GAME.dump(state)["rock"] == "C7"
    state = set_up("roll", rock="C7")
    do(state, "roll", white=1, black="rock")
    assert GAME.dump(state)["rock"] == "G3"


@pytest.mark.rule("AF-46", "AF-14")
def test_a_dragon_face_moves_the_dragon_on_its_track() -> None:
    state = set_up("roll")
    do(state, "roll", white=6, black="left")
    assert GAME.dump(state)["dragon"]["alert"] == 2


@pytest.mark.rule("AF-49")
def test_the_hero_may_move_up_to_the_white_die() -> None:
    state = set_up("roll")
    do(state, "roll", white=1, black="up")
    do(state, "step", direction="down")
    assert written(state, 0)["at"] == "B3"
    assert "act" in kinds(state)  # no move is left, no target near: the move is over
    state = set_up("roll")
    do(state, "roll", white=4, black="up")
    do(state, "stop")
    assert written(state, 0)["at"] == "B2"


@pytest.mark.rule("AF-49")
def test_the_die_says_how_far() -> None:
    given = {"p0": {"at": "B3", "cards": ["IA1"]}, "p1": {"generals": {"general1": unit("B4", card="G02")}}}
    state = set_up("move", phase="hero_move", turn={"white": 1, "black": "up", "mover": "0 hero", "left": 0}, **given)
    assert refused(state, "step", direction="up") == "AF-49"


@pytest.mark.rule("AF-50", "AF-51")
def test_the_hero_may_fight_between_steps_and_need_not() -> None:
    given = {"p0": {"at": "B2", "cards": ["IA5"]}, "p1": {"generals": {"general1": unit("B4", card="G02")}}}
    state = set_up("roll", **given)
    do(state, "roll", white=3, black="up")
    assert "attack" not in kinds(state)
    do(state, "step", direction="down")
    assert {"attack", "stop", "step"} <= kinds(state)
    do(state, "attack", space="B4")
    assert written(state, 1)["generals"] == {}
    do(state, "step", direction="down")  # and goes on with what is left


@pytest.mark.rule("AF-71", "AF-R105", "AF-R104")
def test_one_action_card_that_changes_something() -> None:
    state = set_up("card", p0={"hand": {"tax": 1, "harvest": 1}, "gold": 12})
    assert named(state) == {"pass", "play harvest"}
    assert refused(state, "play", card="tax") == "AF-R105"
    assert refused(state, "play", card="spies") == "AF-71"
    do(state, "play", card="harvest")
    assert food(state, 0) == 3
    assert state.actor == CHANCE


@pytest.mark.rule("AF-R104")
def test_whoever_has_an_action_card_is_asked_even_if_none_can_be_played() -> None:
    state = set_up("trade", p0={"hand": {"tax": 1}, "gold": 12})
    do(state, "end_trade")
    assert named(state) == {"pass"}


@pytest.mark.rule("AF-72", "AF-R71")
def test_one_card_is_drawn_and_an_empty_deck_is_renewed() -> None:
    discards = dict.fromkeys(GAME.actions.kinds["draw"].params["card"], 4)
    state = set_up("card", active=3, p3={"hand": {"tax": 1}}, action_discards=discards | {"tax": 3})
    do(state, "pass")
    assert len(state.legal()) == 17
    assert dict(state.chances())[GAME.actions.encode("draw", card="tax")] == 3
    do(state, "draw", card="spies")
    assert written(state, 3)["hand"] == {"tax": 1, "spies": 1}
    assert turn_of(state) == 0  # the card drawn cannot be played at once


@pytest.mark.parametrize(("limit", "discards"), [(7, True), (0, False)])
@pytest.mark.rule("AF-R70")
def test_seven_action_cards_are_kept(limit: int, discards: bool) -> None:
    state = set_up("draw", options={"action_hand_limit": limit}, p0={"hand": {"tax": 4, "spies": 3}})
    do(state, "draw", card="harvest")
    assert ("discard" in kinds(state)) == discards


@pytest.mark.rule("AF-R87", "AF-R81", "AF-R96")
def test_mirelle_steals_a_coin_from_a_neighbour() -> None:
    given = {"p2": {"at": "K12", "cards": []}, "p1": {"generals": {"general1": unit("K11", card="G02")}, "gold": 3}}
    state = set_up("roll", active=2, **given)
    do(state, "roll", white=1, black="up")
    do(state, "stop")
    assert named(state) == {"steal 1", "pass"}
    assert refused(state, "steal", seat=0) == "AF-R87"
    do(state, "steal", seat=1)
    assert (gold(state, 1), gold(state, 2)) == (2, 6)


@pytest.mark.rule("AF-R63")
def test_a_waiting_hero_enters_before_its_die_move() -> None:
    state = set_up("roll", p0={"at": None})
    do(state, "roll", white=2, black="up")
    assert kinds(state) == {"place"}
    do(state, "place", space="C3")
    assert "step" in kinds(state)


@pytest.mark.rule("AF-R20")
def test_by_option_the_hero_does_not_march() -> None:
    state = set_up("act", options={"hero_army_move": False}, p0={"gold": 0})
    assert named(state) == {"act market"}
    both = {"generals": {"general1": unit("C3", card="G01")}}
    state = set_up("pick", options={"hero_army_move": False}, p0=both)
    assert refused(state, "pick", leader="hero") == "AF-R20"
    settle(state)
    assert marching(p0=both).actor == 0


@pytest.mark.rule("AF-R69", "AF-R115")
def test_when_action_cards_run_out() -> None:
    """No card in all: none is taken. One in all: Henry takes it. Renewed between his two draws."""
    every = dict.fromkeys(GAME.actions.kinds["draw"].params["card"], 4)
    no_limit = {"action_hand_limit": 0}
    state = set_up("trade", options=no_limit, p1={"hand": every})
    do(state, "end_trade")
    assert (turn_of(state), written(state, 0)["hand"]) == (1, {})
    state = set_up("draw", active=1, options=no_limit, p0={"hand": every | {"tax": 3}})
    do(state, "draw", card="tax")
    assert (turn_of(state), written(state, 1)["hand"]) == (2, {"tax": 1})
    thrown = {"action_discards": {"tax": 1, "spies": 1}}
    state = set_up("draw", active=1, options=no_limit, p0={"hand": every | {"tax": 2, "spies": 3}}, **thrown)
    assert named(state) == {"draw tax"}
    do(state, "draw", card="tax")
    assert named(state) == {"draw tax", "draw spies"}


@pytest.mark.rule("AF-R110")
def test_a_piece_that_falls_in_its_move_has_no_moves_left() -> None:
    wall = {"generals": {"general1": unit("B4", "IP5", "IP3", card="G09")}}
    two = {"general1": unit("B3", "IA1", card="G01"), "general2": unit("D3", card="G02")}
    state = marching(p0={"generals": two}, p1=wall)
    do(state, "attack", space="B4")
    assert "pick general2" in named(state)
    assert written(state, 0)["generals"].keys() == {"general2"}
    turn = {"white": 3, "black": "up", "mover": "0 hero", "left": 3}
    state = set_up("move", phase="hero_move", turn=turn, p0={"at": "B3", "cards": ["IA1"]}, p1=wall)
    do(state, "attack", space="B4")
    do(state, "place", space="B1")
    assert "act march" in named(state)
    do(state, "act", action="march")
    assert refused(state, "pick", leader="hero") is None


@pytest.mark.rule("AF-R87")
def test_a_wall_is_enough_for_mirelle_and_an_empty_purse_gives_nothing() -> None:
    turn = {"mover": "2 hero", "left": 1, "white": 1, "black": "rock"}
    for coins, asked in ((5, "theft"), (0, "act")):
        p2 = {"at": "H2", "cards": ["CL1"]}
        p1 = {"walls": ["I2"], "gold": coins}
        state = set_up("move", active=2, phase="hero_move", turn=turn, rock="K7", p1=p1, p2=p2)
        do(state, "stop")
        assert GAME.dump(state)["asks"] == asked


@pytest.mark.rule("AF-R63")
def test_without_a_free_space_no_general_is_bought() -> None:
    """29 spaces: 8 walls, 3 castles, the hero, 5 generals of the trade, 12 pieces of others."""
    inner = [f"{column}{row}" for row in range(1, 5) for column in "ABCDE"] + ["D5"]
    generals = {f"general{n}": unit(inner.pop(), card=f"G{n:02d}") for n in range(1, 6)}
    castles = {name: unit(inner.pop(1)) for name in ("bastion", "tower", "stables")}
    p0 = {"at": inner.pop(), "walls": NW_WALLS, "castles": castles, "generals": generals, "gold": 12}
    others: dict[str, Any] = {}
    for seat in (1, 2, 3):
        troop = {f"general{n}": unit(inner.pop(), card=f"G{n + 3 + seat * 3:02d}") for n in (1, 2, 3)}
        others[f"p{seat}"] = {"at": inner.pop(), "generals": troop}
    assert inner == []
    state = set_up("trade", queue=[0], p0=p0, **others)
    assert refused(state, "buy", deck="general_cavalry") == "AF-54"
    do(state, "discard_general", leader="general1")
    assert refused(state, "buy", deck="general_cavalry") is None
