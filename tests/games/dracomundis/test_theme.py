"""The theme draws whatever a scene of this game names."""

import json
from importlib.resources import files
from xml.etree import ElementTree

import pytest

import tavola
from tavola.games.dracomundis.data import COLOURS, KINDS, PAINTS

from .valley import GAME

FOLDER = files(GAME.package) / "theme"
THEME = json.loads((FOLDER / "theme.json").read_text("utf-8"))


def drawings() -> list[str]:
    boards = [board["file"] for board in THEME["boards"].values()]
    return sorted({*boards, THEME["poster"]["file"], THEME["cloth"]["file"]})


@pytest.mark.parametrize("name", drawings())
def test_every_drawing_is_there_and_is_svg_without_words(name):
    root = ElementTree.fromstring((FOLDER / name).read_text("utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert not [node for node in root.iter() if node.tag.endswith(("text", "script", "image"))]


def test_no_drawing_lies_about_unused():
    assert {path.name for path in FOLDER.iterdir()} == {"theme.json", *drawings()}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_a_scene_names_has_a_look(seats):
    rng, state = tavola.Rng(8), GAME.new(seats, dragon_traps=True, warpath=True, colours="chosen")
    covered(GAME.scene(state, 0))
    while state.actor != tavola.OVER:
        if rng.below(5) == 0:
            covered(GAME.scene(state, 0))
        state.play(state.sample(rng))
    covered(GAME.scene(state, 0))


def covered(scene: dict) -> None:
    assert scene["board"]["art"] in THEME["boards"]
    assert {space["style"] for space in scene["spaces"]} <= THEME["spaces"].keys()
    assert {piece["icon"] for piece in scene["pieces"]} <= THEME["pieces"].keys()
    items = [item for zone in scene["zones"] for item in zone.get("items", ())]
    badges = [badge for piece in scene["pieces"] for badge in piece.get("badges", ())]
    named = {thing["icon"] for thing in items + badges if "icon" in thing}
    assert {item["frame"] for item in items if "frame" in item} <= THEME["cards"].keys()
    ghosts = {piece["ghost"] for piece in scene["pieces"] if "ghost" in piece}
    assert named | ghosts <= THEME["icons"].keys()


@pytest.mark.rule("DM-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_map_fits_the_section_in_use(seats):
    look, scene = THEME["boards"][f"valley{seats}"], GAME.scene(GAME.new(seats), None)
    assert look["box"][2:] == pytest.approx([size + 0.84 for size in scene["board"]["size"]])
    assert [f"{column}{row}" for row in look["axes"]["y"] for column in look["axes"]["x"]] == sorted(
        (space["id"] for space in scene["spaces"]), key=lambda cell: (-int(cell[1]), cell[0])
    )


def test_kinds_and_seats_differ_in_more_than_colour():
    icons = [look["icon"] for look in THEME["pieces"].values()]
    assert len(set(icons)) == len(icons) == len(KINDS) + len(COLOURS)  # a back, and an Explorer for each colour
    assert len({seat["shape"] for seat in THEME["seats"]}) == len(COLOURS)
    assert [seat["colour"] for seat in THEME["seats"]] == [
        seat["colour"] for seat in GAME.scene(GAME.new(4), None)["seats"]
    ]


@pytest.mark.rule("DM-R82", "DM-R83")
def test_the_card_of_a_colour_is_painted_in_it_and_can_be_read():
    cards = THEME["cards"]
    assert [cards[name]["face"] for name in COLOURS] == list(PAINTS)
    assert min(contrast(card["face"], card["ink"]) for card in cards.values()) >= 4.5


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_words_can_be_read(shade):
    tokens = THEME[shade]
    pairs = [(tokens["on_accent"], tokens["accent"])]
    pairs += [
        (tokens[ink], tokens[on]) for ink in ("ink", "ink2", "link", "title") for on in ("page", "panel", "panel2")
    ]
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
