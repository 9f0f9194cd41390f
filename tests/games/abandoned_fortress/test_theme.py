"""The theme draws whatever a scene of this game names."""

import json
from importlib.resources import files
from xml.etree import ElementTree

import pytest

import tavola
from tavola.games.abandoned_fortress import GAME

from .board import set_up, unit

FOLDER = files(GAME.package) / "theme"
THEME = json.loads((FOLDER / "theme.json").read_text("utf-8"))


@pytest.mark.parametrize("name", ["map.svg", "poster.svg"])
def test_every_drawing_is_svg_without_words(name: str) -> None:
    root = ElementTree.fromstring((FOLDER / name).read_text("utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert not [node for node in root.iter() if node.tag.endswith(("text", "script", "image"))]


def test_no_drawing_lies_about_unused() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {"theme.json", "map.svg", "poster.svg"}
    assert THEME["boards"]["map"]["file"] == "map.svg"
    assert THEME["poster"]["file"] == "poster.svg"


def test_everything_a_scene_names_has_a_look() -> None:
    castles = {"bastion": unit("B1"), "tower": unit("C1"), "stables": unit("D1")}
    generals = {
        "general1": unit("B3", card="G01"),
        "general2": unit("C3", card="G10"),
        "general3": unit("D3", card="G19"),
    }
    p0 = {"castles": castles, "generals": generals, "walls": ["F1"]}
    state = set_up(p0=p0, rock="G3", dragon={"alert": 0, "at": "G8", "card": "D1"}, turn={"white": 2, "black": "up"})
    scene = GAME.scene(state, 0)
    assert {piece["icon"] for piece in scene["pieces"]} == THEME["pieces"].keys()
    assert {space["style"] for space in scene["spaces"]} == THEME["spaces"].keys()
    assert {die["style"] for die in scene["dice"]} == THEME["dice"].keys()
    facts = {fact.get("icon") for seat in scene["seats"] for fact in seat["facts"]}
    assert facts <= THEME["icons"].keys()
    assert scene["board"]["art"] in THEME["boards"]
    assert tavola.game("abandoned-fortress") is GAME
