"""The page of the rules: what is ours is marked so, and what a clause cites stands there."""

import re
from importlib.resources import files

import pytest

from tavola.games.dracomundis.data import CHARACTERS, FIRST_COLUMN, LANDS

from .valley import GAME, face_down, placed

PAGE = (files(GAME.package) / "rules.md").read_text("utf-8")


def rows(heading: str) -> dict[str, list[str]]:
    """The table whose first column has this heading, by that column."""
    lines = PAGE[PAGE.index(f"| {heading} |") :].split("\n\n")[0].splitlines()[2:]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {first: rest for first, *rest in cells}


@pytest.mark.parametrize("id", ["DM-07", "DM-33", "DM-66", "DM-68", "DM-71", "DM-75", "DM-R52", "DM-R81", "DM-R82"])
def test_what_is_inferred_is_marked_as_our_reading(id):
    _, mark, reason = GAME.ledger[id].text.partition("*Our reading:* ")
    assert mark
    assert reason.endswith(".")


@pytest.mark.rule("DM-76")
def test_a_sherpa_to_be_given_up_is_face_up():
    assert "one of your face-up Sherpas" in GAME.ledger["DM-76"].text


@pytest.mark.rule("DM-R03")
def test_the_table_of_characters_is_what_is_played():
    table = rows("Character")
    for kind, _, copies, arrows, combat in CHARACTERS:
        name = "SS307" if kind == "ss307" else kind.title()
        assert table[name][:6] == [str(copies), *(str(n) if n else "–" for n in arrows), str(combat)]


@pytest.mark.rule("DM-02")
def test_the_table_of_terrains_counts_them():
    table = {name.split()[0].lower(): number for name, (number, *_) in rows("Terrain or item").items()}
    assert table == {kind: str(copies) for kind, _, copies in LANDS} | {"dragon": "1"}


@pytest.mark.rule("DM-01", "DM-05", "DM-66")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_map_and_what_lies_on_it_at_the_start(seats):
    columns, squares, down, with_traps = rows("Players")[str(seats)]
    assert (columns, squares) == (f"{FIRST_COLUMN[seats]} to l", str(24 * seats))
    assert face_down(placed(seats, 19 * seats)) == int(down)
    assert face_down(placed(seats, 20 * seats, dragon_traps=True)) == int(with_traps)
    drawn = PAGE.split("```map\n")[1].split("```")[0]
    assert re.findall(r"^  (\d) ", drawn, re.MULTILINE) == list("87654321")
    assert drawn.splitlines()[1].replace("|", "").split() == list("abcdefghijkl")
