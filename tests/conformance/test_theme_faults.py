"""What may be wrong with a theme is found by the suite."""

import json
import sys
from dataclasses import replace

import pytest
from tavola_nim import GAME

import tavola
from tavola.kernel.scene import Piece
from tavola.testing import check_theme

pytestmark = pytest.mark.cold
GOOD = {
    "seats": [{"shape": "circle"}, {"shape": "square"}, {"shape": "star"}],
    "spaces": {"heap": {"fill": "#fff"}},
    "pieces": {"fox": {"form": "disc", "icon": "fox.svg"}, "hen": {"form": "plain", "icon": "hen.svg"}},
}
FAULTS = [
    (
        {"pieces": {"fox": {"form": "cube"}}},
        r"enum value 'cube' - at `\$.pieces\[...\].form`: it must be block, disc,",
    ),
    ({"piece": {}}, r"unknown field `piece`: did you mean pieces\?"),
    ({"spaces": {"heap": {"file": "heap.svg"}}}, r"names files that the theme lacks: \['heap.svg'\]"),
    ({"seats": [{"shape": "circle"}]}, "has 1 seats of 3"),
    ({"seats": [{"shape": "star"}] * 3}, "two seats of theme.json have one shape"),
    ({"pieces": {"fox": {"icon": "fox.svg"}, "hen": {"icon": "fox.svg", "fill": "red"}}}, "fox and hen alike"),
]


@pytest.fixture
def themed(tmp_path, monkeypatch):
    """Nim with this theme, a fox and a hen beside its heaps."""
    (tmp_path / "farm" / "theme").mkdir(parents=True)
    (tmp_path / "farm" / "__init__.py").write_text("")
    for name in ("fox", "hen"):
        (tmp_path / "farm" / "theme" / f"{name}.svg").write_text("<svg/>")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "farm", raising=False)
    words = GAME.voice("en")

    def draw(state, seat, voice):
        seen = GAME.drawing.scene(state, seat, words, lambda: GAME.drawing.common(state, words))
        pieces = [Piece(id=name, space="a", icon=name, label=name) for name in ("fox", "hen")]
        return replace_scene(seen, pieces=tuple(pieces))

    def written(theme):
        (tmp_path / "farm" / "theme" / "theme.json").write_text(json.dumps(theme))
        return replace(GAME, package="farm", draw=draw)

    return written


def replace_scene(scene, **changed):
    from msgspec.structs import replace as changed_struct

    return changed_struct(scene, **changed)


def test_a_good_theme_passes(themed):
    check_theme(themed(GOOD))


@pytest.mark.parametrize(("fault", "said"), FAULTS)
def test_a_fault_of_a_theme_is_named(themed, fault, said):
    with pytest.raises(AssertionError, match=said):
        check_theme(themed(GOOD | fault))


def test_a_folder_without_theme_json_is_no_theme(themed, tmp_path):
    game = themed(GOOD)
    (tmp_path / "farm" / "theme" / "theme.json").unlink()
    with pytest.raises(AssertionError, match="has no theme"):
        check_theme(game)


@pytest.mark.parametrize("slug", tavola.games())
def test_our_themes_pass(slug):
    check_theme(tavola.game(slug))
