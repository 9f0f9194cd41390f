"""Positions set by hand: what is refused, and with which words."""

from typing import Any

import pytest

import tavola

from .board import do, marching, set_up, unit

TWO_CASTLES = {"castles": {"bastion": unit("B1"), "tower": unit("C1")}}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"p0": {"at": "Z9"}}, "a space cannot be 'Z9'"),
        ({"p0": {"hero": "bob"}}, "hero of player 0 cannot be 'bob'"),
        ({"p0": {"hero": "henry"}}, "two seats have one hero"),
        ({"p0": {"at": "L2"}}, "taken twice"),
        ({"p0": {"at": "C7"}}, "nobody may stand there"),
        ({"p0": {"gold": 13}}, "gold of player 0 must be a whole number from 0 to 12, not 13"),
        ({"p0": {"cards": ["AC1"]}}, "heroes and castles lead their own branch"),
        ({"p0": {"cards": ["IA1", "IA1", "IA2"]}}, "at most two"),
        ({"p0": {"cards": ["IS5", "IS5"]}}, "more cards IS5 than were printed"),
        ({"p0": {"walls": ["D5"]}}, "nothing may be built on D5"),
        ({"p0": {"walls": ["I1"]}}, "nothing may be built on I1"),
        ({"p0": {"generals": {"general1": unit("F7", card="G01")}}}, "a general cannot be on F7"),
        ({"p0": {"hand": {"tax": 5}}}, "there are four cards tax"),
        ({"crown": "0 bastion"}, "the crown lies on a castle that stands"),
        ({"queue": [0]}, "the Queue holds exactly the complete kingdoms"),
        ({"dragon": {"alert": 1, "at": "G7", "card": "D1"}}, "the dragon is on Dragon Alert, or on the map"),
        ({"dragon": {"alert": 0, "at": "G7"}}, "has its card turned up"),
        ({"asks": "move"}, "asks move needs mover"),
        ({"asks": "black"}, "needs a battle"),
        ({"asks": "nothing"}, "the game is over by the crown"),
        ({"round": 41}, "the game ends after round 40"),
        ({"pool": {"IA1": 1}}, "pool must hold every market card"),
        ({"tops": {"military_infantry": 4}}, "cannot show 4"),
        ({"active": 3, "seats": 3}, "there is no seat 3"),
        ({"options": {"teams": True}, "seats": 3}, "teams is for 4 seats"),
        ({"p0": {"tokens": 5}}, "multiple of 10"),
        ({"p0": {"cards": ["IA1/3"]}, "seats": 3}, "the seats that have seen the card"),
        ({"p0": {"generals": {"general1": {"card": "G01", "at": None}}}}, "a general that serves is on the board"),
        ({"turn": {"white": 3}}, "both dice are shown, or none"),
        ({"turn": {"mover": "0 hero", "left": 3}}, "a mover does not wait while act is asked"),
        ({"turn": {"staged": {"IA1": 1}}}, "a staged card does not wait"),
        ({"going_home": [0]}, "a hero that is going home does not wait"),
        ({"asks": "home", "going_home": [0]}, "is off the board"),
        ({"crown_taker": 0, "p0": {"castles": {"bastion": unit("B1")}}}, "who takes the crown does not wait"),
        ({"asks": "crown", "crown_taker": 0, "crown": "0 tower", "p0": TWO_CASTLES}, "lies on no castle yet"),
        ({"asks": "theft"}, "only Mirelle steals"),
        ({"asks": "keep", "turn": {"drawn": ["tax", "tax"]}}, "only Henry chooses"),
        ({"asks": "draw", "turn": {"drawn": ["tax"]}}, "enough Action cards are drawn"),
        ({"asks": "discard", "p0": {"hand": {"tax": 4}}}, "within its limit"),
        ({"tops_open": False}, "the top backs lie open"),
        ({"turn": {"left": 7}}, "left must be a whole number from 0 to 6, not 7"),
        ({"asks": "move", "turn": {"mover": "0 hero", "left": 4}}, r"at most 3 moves, not 4 \(AF-63\)"),
        (
            {"asks": "move", "phase": "hero_move", "turn": {"mover": "0 hero", "left": 3, "white": 2, "black": "up"}},
            r"at most 2 moves, not 3 \(AF-49\)",
        ),
        (
            {"asks": "move", "phase": "effect", "turn": {"mover": "2 hero", "left": 4, "effect": "forced_march"}}
            | {"active": 2},
            r"at most 3 moves, not 4 \(AF-71\)",
        ),
        ({"crown": "0 bastion", "p0": TWO_CASTLES | {"tokens": 70}}, "who has crown and points has won"),
        (
            {
                "crown": "2 tower",
                "options": {"teams": True},
                "p0": {"tokens": 50},
                "p2": {"castles": {"tower": unit("L11")}},
            },
            "who has crown and points has won",
        ),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(tavola.BadPosition, match=message):
        set_up(**given)


@pytest.mark.rule("AF-01", "AF-03", "AF-R44")
def test_crown_and_points_of_a_seat_that_waits_for_its_turn_load() -> None:
    given = {"crown": "0 bastion", "p0": TWO_CASTLES | {"tokens": 70}}
    assert set_up(active=1, **given).actor == 1


def test_teams_are_for_four() -> None:
    with pytest.raises(tavola.BadOption, match="teams is for 4 seats, not 2"):
        tavola.game("abandoned-fortress").new(2, teams=True)


ARMED = {"black": {"night_raid": 1}, "generals": {"general1": unit("L4", "IA1", card="G01")}}
FOE = {"black": {"spike_trap": 1}, "generals": {"general1": unit("L3", "IS1", card="G02")}}
ALLY = {"generals": {"general1": unit("L5", "IS1", card="G04")}}
SIDES = {"attacker": "0 general1", "defender": "1 general1"}


@pytest.mark.parametrize(
    ("given", "battle", "message"),
    [
        ({"active": 2}, {}, "a piece of the active player"),
        ({"p0": ARMED | {"castles": {"bastion": unit("B3", "IS1")}}}, {"attacker": "0 bastion"}, "active player"),
        ({"p0": ARMED | {"generals": {"general1": unit("L4", card="G01")}}}, {}, "an armed piece attacks"),
        ({"p1": FOE | {"generals": {"general1": unit("L3", card="G02")}}}, {}, "falls without a battle"),
        ({"p1": FOE | {"generals": {"general1": unit("L1", "IS1", card="G02")}}}, {}, r"\(AF-68\)"),
        ({}, {"ranged": True}, "exactly if the units are 2 or 3 steps apart"),
        ({"options": {"teams": True}, "p2": ALLY}, {"defender": "2 general1"}, r"\(AF-114\)"),
        ({"dragon": {"alert": 0, "at": "L5", "card": "D1"}}, {"defender": "dragon"}, r"\(AF-107\)"),
        ({"dragon": {"alert": 0, "at": "L5", "card": "D1"}}, {"attacker": "dragon"}, "what is under it"),
        ({}, {"stage": "defender_black", "black": ["turncoat", None]}, "is held, and fits its side"),
        ({}, {"black": ["night_raid", None]}, "before its stage"),
        ({}, {"stage": "defender_black", "drums": [True, False]}, "lie before their player"),
    ],
)
def test_a_battle_that_cannot_be_is_refused(given: dict[str, Any], battle: dict[str, Any], message: str) -> None:
    fought = {"stage": "starter_black", **SIDES}
    sides: dict[str, Any] = {"p0": ARMED, "p1": FOE}
    assert set_up("black", battle=fought, **sides).actor == 0
    with pytest.raises(tavola.BadPosition, match=message):
        set_up("black", battle=fought | battle, **sides | given)


def test_a_game_won_in_the_middle_of_a_battle_or_a_move_loads_again() -> None:
    crown = {"castles": {"bastion": unit("B1")}, "gold": 9}
    striker = crown | {"tokens": 60, "generals": {"general1": unit("B3", "IA5", card="G01")}}
    prey = {"generals": {"general1": unit("B4", "IS1", card="G04")}}
    fought = marching(crown="0 bastion", p0=striker, p1=prey)
    do(fought, "attack", space="B4")
    walked = marching("hero", p0=crown | {"tokens": 70, "at": "F7", "cards": ["IA1"]})
    do(walked, "step", direction="right")
    game = tavola.game("abandoned-fortress")
    for state in (fought, walked):
        assert state.actor == tavola.OVER
        assert game.dump(game.load(game.dump(state))) == game.dump(state)
