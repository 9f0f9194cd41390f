"""Scenes as text: grids, hexes, lists, and nothing that knows a game."""

import re
from pathlib import Path

import pytest
from rich.console import Console

import tavola
from tavola.kernel.scene import Badge, Board, Item, Piece, Prompt, Scene, Space, Zone
from tavola.paint.board import BoardPainter
from tavola.paint.frame import Frame
from tavola.paint.lattice import lattice, turned
from tavola.paint.lit import Lit
from tavola.paint.panels import fact_words, item_words


def scene_of(spaces, pieces=(), turn=0, **parts):
    board = Board(size=(3, 3), turn=turn)
    prompt = Prompt(seat=None, text="")
    return Scene(
        game="x", seat=0, actor=0, board=board, spaces=tuple(spaces), pieces=tuple(pieces), prompt=prompt, **parts
    )


def squares(columns="abc", rows=3):
    return [
        Space(id=f"{column}{row + 1}", shape="square", at=(x + 0.5, rows - row - 0.5), label="", style="light")
        for row in range(rows)
        for x, column in enumerate(columns)
    ]


def drawn(scene, lit=None, **room):
    return "\n".join(line.plain.rstrip() for line in BoardPainter(scene, lit or Lit(), plain=True, **room).lines())


MAGE = Piece(id="p", space="b2", icon="figure.mage", owner=1, facing="N", badges=(Badge(at="ne", text="3"),), label="")


def test_squares_make_a_grid_with_coordinates():
    assert drawn(scene_of(squares(), [MAGE])) == "3  ·   ·   ·\n2  ·  ■M↑3 ·\n1  ·   ·   ·\n   a   b   c"


def test_a_turned_board_turns_pieces_and_coordinates():
    assert drawn(scene_of(squares(), [MAGE], turn=2)) == "1  ·   ·   ·\n2  ·  ■M↓3 ·\n3  ·   ·   ·\n   c   b   a"


def test_a_quarter_turn_is_clockwise():
    assert turned((1.0, 0.0), 1) == (0.0, 1.0)
    assert drawn(scene_of(squares(), turn=1)).splitlines()[-1].split() == ["1", "2", "3"]


def test_what_is_lit_has_a_sign_without_colour():
    lit = Lit(targets=frozenset({"a1"}), captures=frozenset({"p"}), cursor=frozenset({"c3"}))
    bare = Piece(id="p", space="b2", icon="mage", owner=1, label="")
    assert drawn(scene_of(squares(), [bare]), lit) == "3  ·   ·   »\n2  ·  ■M × ·\n1  •   ·   ·\n   a   b   c"


@pytest.mark.parametrize(("width", "row"), [(14, "2  ·  ■M↑3 ·"), (12, "2  · ■M↑ ·"), (9, "2 · ■M·")])
def test_narrow_boards_have_narrow_squares(width, row):
    assert drawn(scene_of(squares(), [MAGE]), width=width).splitlines()[1] == row


def test_too_narrow_a_board_becomes_a_list():
    assert drawn(scene_of(squares(), [MAGE]), width=6) == " b2 ■M↑3\n(+8)"


def test_squares_without_coordinates_show_their_ids():
    spaces = [Space(id=name, shape="square", at=(x, 0), label="") for x, name in enumerate(("left", "mid", "right"))]
    assert drawn(scene_of(spaces)).split() == ["left", "mid", "right"]


def test_hexes_stand_in_staggered_rows():
    spaces = [Space(id=f"h{x}{y}", shape="hex", at=(x * 2 + y % 2, y), label="") for y in range(2) for x in range(2)]
    first, second = drawn(scene_of(spaces)).splitlines()
    assert first.index("h00") < second.index("h01") < first.index("h10") < second.index("h11")


def test_other_spaces_are_listed_with_what_lies_there():
    spaces = [Space(id=name, shape="circle", at=(0, 0), label=f"camp {name}") for name in ("x", "y")]
    assert (
        drawn(scene_of(spaces, [Piece(id="p", space="y", icon="scout", owner=0, n=4, label="")]))
        == " y ●S4  camp y\n(+1)"
    )


def test_a_face_down_piece_shows_what_the_reader_knows():
    hidden = Piece(id="p", space="a1", icon="back", owner=0, face_down=True, label="")
    known = Piece(id="q", space="b1", icon="back", owner=0, face_down=True, ghost="dragon", label="")
    assert "●?" in drawn(scene_of(squares(), [hidden]))
    assert "●d" in drawn(scene_of(squares(), [known]))


@pytest.mark.parametrize(
    ("item", "words"),
    [
        (Item(id="c", title="Bow", n=2), "Bow ×2"),
        (Item(id="t", title="Alert", steps=5, at=3, marks=("dragon",)), "Alert ●●●○○ dragon"),
        (Item(id="c", back="card"), "card"),
        (Item(id="c", title="Axes", lines=("60/30",), cost="2"), "Axes (60/30, 2)"),
    ],
)
def test_items_in_words(item, words):
    assert item_words(item) == words


def test_lines_keep_to_the_width_and_the_log_gets_its_room():
    game = tavola.game("adventurers-guard")
    scene = game.typed_scene(game.new(), 0, "en")
    for width in (40, 80, 120):
        console = Console(width=width)
        lines = console.render_lines(Frame("x", scene, width=width, height=14).draw(), pad=False)
        assert all(sum(part.cell_length for part in line) <= width for line in lines)
        assert width < 80 or len(lines) <= 14


def test_a_zone_names_ids_that_can_be_chosen():
    zone = Zone(id="hand", kind="hand", title="Hand", items=(Item(id="c1", title="Bow"), Item(id="c2", title="Axe")))
    console = Console(width=80)
    with console.capture() as shown:
        console.print(Frame("x", scene_of(squares(), zones=(zone,)), lit=Lit(starts=frozenset({"c1"}))).draw())
    assert "Hand 2: ›c1 Bow, Axe" in shown.get()


def test_rows_and_columns_without_a_common_name_have_none():
    laid = lattice([Space(id=id, shape="square", at=(x, 0), label="") for x, id in enumerate(("p", "q"))], 0)
    assert not laid.named


def test_the_terminal_names_no_game():
    names = "|".join(slug.replace("-", "[-_ ]") for slug in tavola.games())
    sources = list((Path(tavola.__file__).parent / "cli").rglob("*.py"))
    assert sources
    assert [path.name for path in sources if re.search(rf"\b({names})\b", path.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    ("n", "title", "words"), [(1, "pearls", "pearls ×1"), (0, "pearls", "pearls ×0"), (1, "1 pearl", "1 pearl")]
)
def test_a_fact_tells_its_number_whatever_it_is(n: int, title: str, words: str) -> None:
    assert fact_words(Item(id="pearls0", title=title, n=n)) == words
