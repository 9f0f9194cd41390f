"""What the themes of all games have in common: every drawing is there, everything a scene names has a look."""

import json
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any
from xml.etree import ElementTree

import pytest

import tavola

PANELS = {"light": ("#fffdf8", "#f4f1ea"), "dark": ("#1b2024", "#111417")}
THEMED = [slug for slug in tavola.games() if (files(tavola.game(slug).package) / "theme").is_dir()]
every_theme = pytest.mark.parametrize("slug", THEMED)


def folder(slug: str) -> Traversable:
    return files(tavola.game(slug).package) / "theme"


def theme(slug: str) -> dict[str, Any]:
    read = json.loads((folder(slug) / "theme.json").read_text("utf-8"))
    assert isinstance(read, dict)
    return read


def drawings(value: Any) -> set[str]:
    """Every file a theme names, wherever it stands."""
    if isinstance(value, dict):
        return {name for each in value.values() for name in drawings(each)}
    if isinstance(value, list):
        return {name for each in value for name in drawings(each)}
    return {value} if isinstance(value, str) and value.endswith((".svg", ".webp", ".woff2")) else set()


@every_theme
def test_every_drawing_is_there_and_none_lies_about_unused(slug):
    assert {path.name for path in folder(slug).iterdir()} == {"theme.json"} | drawings(theme(slug))


@every_theme
def test_drawings_are_svg_without_words(slug):
    for name in drawings(theme(slug)):
        if name.endswith(".svg"):
            root = ElementTree.fromstring((folder(slug) / name).read_text("utf-8"))
            assert root.tag == "{http://www.w3.org/2000/svg}svg"
            assert not [node for node in root.iter() if node.tag.endswith(("text", "script", "image"))]


@every_theme
@pytest.mark.parametrize("seats", ["fewest", "most"])
def test_everything_a_scene_names_has_a_look(slug, seats):
    game, look, rng = tavola.game(slug), theme(slug), tavola.Rng(8)
    state = game.new(game.seats[0] if seats == "fewest" else game.seats[-1])
    for _ in range(400):
        if state.actor == tavola.OVER:
            break
        covered(game.scene(state, 0), look)
        state.play(state.sample(rng))


def covered(scene: dict[str, Any], look: dict[str, Any]) -> None:
    assert scene["board"]["art"] in look["boards"]
    assert {space["style"] for space in scene["spaces"]} <= look["spaces"].keys()
    for piece in scene["pieces"]:
        assert {piece["icon"], f"{piece['icon']}/{piece.get('style')}"} & look["pieces"].keys(), piece
    items = [item for zone in scene["zones"] for item in zone.get("items", ())]
    items += [fact for seat in scene["seats"] for fact in seat.get("facts", ())]
    items += [badge for piece in scene["pieces"] for badge in piece.get("badges", ())]
    assert {item["icon"] for item in items if "icon" in item} <= look.get("icons", {}).keys() | look["pieces"].keys()
    assert {die["style"] for die in scene["dice"]} <= look.get("dice", {}).keys()


@every_theme
def test_seats_differ_in_shape(slug):
    shapes = [seat["shape"] for seat in theme(slug)["seats"]]
    assert len(set(shapes)) == len(shapes) == max(tavola.game(slug).seats)


@every_theme
@pytest.mark.parametrize("shade", PANELS)
def test_words_can_be_read(slug, shade):
    look = theme(slug)
    tokens, poster = look[shade], look["poster"]
    panels = [tokens.get("panel", PANELS[shade][0]), tokens.get("page", PANELS[shade][1])]
    pairs = [(tokens["on_accent"], tokens["accent"])]
    pairs += [(tokens[name], panel) for name in ("link", "title") for panel in panels]
    pairs += [(poster[ink], poster["ground"]) for ink in ("ink", "ink2", "title")]
    assert min(contrast(*pair) for pair in pairs) >= 4.5


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@every_theme
@pytest.mark.parametrize("language", ["en", "fr", "ko"])
def test_the_poster_speaks_every_language(slug, language):
    assert theme(slug)["poster"]["line"][language]
    assert theme(slug)["poster"]["kind"][language]
