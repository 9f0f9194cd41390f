"""What the theme owes to this game's rules; what all themes have in common is in tests/games/test_themes.py."""

import json
from importlib.resources import files

import pytest

from .board import GAME, at

THEME = json.loads((files(GAME.package) / "theme" / "theme.json").read_text("utf-8"))


@pytest.mark.rule("AG-09", "AG-R40")
def test_types_and_owners_differ_in_more_than_colour():
    assert len({piece["icon"] for piece in THEME["pieces"].values()}) == 4
    assert [(seat["shape"], seat["rim"]) for seat in THEME["seats"]] == [("circle", "#fffdf6"), ("square", "#17191c")]


def test_a_dangerous_tile_has_a_look_of_its_own():
    scene = GAME.scene(at("S: A e1, R e3, W a4. N: A e9, M d6 h6", die=2), 0)
    marked = {f"{space['style']}/danger" for space in scene["spaces"] if space.get("state") == "danger"}
    assert marked
    assert marked <= THEME["spaces"].keys()
