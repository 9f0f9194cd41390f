"""The theme draws whatever a scene of this game names."""

import json
from importlib.resources import files
from xml.etree import ElementTree

import pytest

import tavola

from .board import GAME, at

FOLDER = files(GAME.package) / "theme"
THEME = json.loads((FOLDER / "theme.json").read_text("utf-8"))
PANELS = {"light": ("#fffdf8", "#f4f1ea"), "dark": ("#1b2024", "#111417")}


def drawings() -> list[str]:
    board, poster = THEME["boards"]["court"], THEME["poster"]
    spaces = [style["file"] for style in THEME["spaces"].values() if "file" in style]
    return sorted({board["file"], board["dark"], poster["file"], THEME["cloth"]["file"], *spaces})


@pytest.mark.parametrize("name", drawings())
def test_every_drawing_is_there_and_is_svg_without_words(name):
    root = ElementTree.fromstring((FOLDER / name).read_text("utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert not [node for node in root.iter() if node.tag.endswith(("text", "script", "image"))]


def test_no_drawing_lies_about_unused():
    present = {path.name for path in FOLDER.iterdir()}
    assert present == {"theme.json", *drawings()}


def test_everything_a_scene_names_has_a_look():
    rng, state = tavola.Rng(8), GAME.new(turn_limit=60)
    while state.actor != tavola.OVER:
        covered(GAME.scene(state, 0))
        state.play(state.sample(rng))
    covered(GAME.scene(at("S: A e1, R e3, W a4. N: A e9, M d6 h6", die=2), 0))


def covered(scene: dict) -> None:
    assert scene["board"]["art"] in THEME["boards"]
    assert {space["style"] for space in scene["spaces"]} <= THEME["spaces"].keys()
    marked = {f"{space['style']}/danger" for space in scene["spaces"] if space.get("state") == "danger"}
    assert marked <= THEME["spaces"].keys()
    assert {piece["icon"] for piece in scene["pieces"]} <= THEME["pieces"].keys()
    items = [item for zone in scene["zones"] for item in zone.get("items", ())]
    items += [fact for seat in scene["seats"] for fact in seat["facts"]]
    badges = [badge for piece in scene["pieces"] for badge in piece.get("badges", ())]
    assert {thing["icon"] for thing in items + badges if "icon" in thing} <= THEME["icons"].keys()
    assert {die["style"] for die in scene["dice"]} <= THEME["dice"].keys()


@pytest.mark.rule("AG-09", "AG-R40")
def test_types_and_owners_differ_in_more_than_colour():
    assert len({piece["icon"] for piece in THEME["pieces"].values()}) == 4
    assert [(seat["shape"], seat["rim"]) for seat in THEME["seats"]] == [("circle", "#fffdf6"), ("square", "#17191c")]


@pytest.mark.parametrize("shade", PANELS)
def test_words_can_be_read(shade):
    tokens = THEME[shade]
    pairs = [(tokens["on_accent"], tokens["accent"])]
    pairs += [(tokens[name], panel) for name in ("link", "title") for panel in PANELS[shade]]
    assert min(contrast(*pair) for pair in pairs) >= 4.5
    poster = THEME["poster"]
    assert min(contrast(poster[ink], poster["ground"]) for ink in ("ink", "ink2", "title")) >= 4.5


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("language", ["en", "fr", "ko"])
def test_the_poster_speaks_every_language(language):
    assert THEME["poster"]["line"][language]
    assert THEME["poster"]["kind"][language]
