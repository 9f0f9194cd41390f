"""The theme draws whatever a scene of this game names."""

import json
from importlib.resources import files
from xml.etree import ElementTree

import pytest

import tavola
from tavola.games.abandoned_fortress import GAME

from .board import set_up, unit

FOLDER = files(GAME.package) / "theme"
REST = ((1, ("K1", "L1", "K3"), "I1"), (2, ("K12", "L13", "K13"), "M9"), (3, ("B13", "C13", "C12"), "A8"))
THEME = json.loads((FOLDER / "theme.json").read_text("utf-8"))


DRAWINGS = sorted(path.name for path in FOLDER.iterdir() if path.name.endswith(".svg"))


@pytest.mark.parametrize("name", DRAWINGS)
def test_every_drawing_is_svg_without_words(name: str) -> None:
    root = ElementTree.fromstring((FOLDER / name).read_text("utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert not [node for node in root.iter() if node.tag.endswith(("text", "script", "image"))]


def test_no_drawing_lies_about_unused() -> None:
    named = {look["file"] for look in THEME["pieces"].values() if "file" in look}
    named |= {THEME["boards"]["map"]["file"], THEME["poster"]["file"], THEME["cloth"]["file"]}
    assert named == set(DRAWINGS)


def test_everything_a_scene_names_has_a_look() -> None:
    castles = {"bastion": unit("B1"), "tower": unit("C1"), "stables": unit("D1")}
    generals = {
        "general1": unit("B3", card="G01"),
        "general2": unit("C3", card="G10"),
        "general3": unit("D3", card="G19"),
    }
    p0 = {"castles": castles, "generals": generals, "walls": ["F1"]}
    others = {
        f"p{seat}": {"castles": {name: unit(cell) for name, cell in zip(castles, cells, strict=True)}, "walls": [wall]}
        for seat, cells, wall in REST
    }
    state = set_up(
        p0=p0, **others, rock="G3", dragon={"alert": 0, "at": "G8", "card": "D1"}, turn={"white": 2, "black": "up"}
    )
    scene = GAME.scene(state, 0)
    looks = {piece["icon"] + ("/" + piece["style"] if "style" in piece else "") for piece in scene["pieces"]}
    assert looks == THEME["pieces"].keys()
    assert {space["style"] for space in scene["spaces"]} == THEME["spaces"].keys()
    assert {die["style"] for die in scene["dice"]} == THEME["dice"].keys()
    facts = {fact.get("icon") for seat in scene["seats"] for fact in seat["facts"]}
    assert facts <= THEME["icons"].keys()
    assert scene["board"]["art"] in THEME["boards"]
    assert tavola.game("abandoned-fortress") is GAME
