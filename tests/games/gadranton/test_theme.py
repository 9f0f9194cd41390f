"""Gadranton's look: thieves, guards and colours differ in more than colour, doors and stocks are drawn."""

import json
from importlib.resources import files

import pytest

from tavola.games.gadranton.data import COLOURS, GATES, THIEVES

from .city import GAME, two

THEME = json.loads((files(GAME.package) / "theme" / "theme.json").read_text("utf-8"))


def looks(scene: dict, space: str) -> dict:
    """What the table draws on a space: the look of its style, that of its state over it."""
    found = next(each for each in scene["spaces"] if each["id"] == space)
    return THEME["spaces"][found["style"]] | THEME["spaces"].get(f"{found['style']}/{found.get('state', '')}", {})


@pytest.mark.rule("GA-74")
def test_a_shut_gate_shows_its_door():
    scene = GAME.scene(two(doors=["O9"]), 0)
    assert looks(scene, "O9")["file"] == "door.svg"
    assert all("file" not in looks(scene, gate) for gate in GATES if gate != "O9")


@pytest.mark.rule("GA-R06")
def test_a_crown_cell_shows_how_many_are_left():
    state = two({"at": "N9", "wears": "red"}, {"at": "N10", "wears": "red"})
    assert looks(GAME.scene(state, 0), "J12")["file"] == "stock0.svg"
    assert looks(GAME.scene(state, 0), "L10")["file"] == "stock2.svg"


def test_every_state_of_a_cell_has_a_look():
    styles = {f"crown-{colour}/{left}" for colour in COLOURS for left in range(3)}
    assert styles | {f"key-{colour}" for colour in COLOURS} <= THEME["spaces"].keys()
    assert {f"crown/{colour}" for colour in COLOURS} <= THEME["pieces"].keys()
    assert {f"objective-{colour}" for colour in COLOURS} <= THEME["cards"].keys()


def test_thieves_and_guards_have_pictures_of_their_own():
    icons = [THEME["pieces"][name]["icon"] for name in (*THIEVES, "guard")]
    assert len(set(icons)) == 5
    assert THEME["dice"]["mover"]["faces"].keys() == {"split", "thief", "both"}
