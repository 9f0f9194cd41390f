"""rules.md is complete in itself: what it counts and draws is what is played."""

import re
from importlib.resources import files

import pytest

from tavola.games.gadranton import data

from .city import GAME, new, seen

PAGE = (files(GAME.package) / "rules.md").read_text("utf-8")
CARD_CLAUSES = range(72, 84)  # GA-72 to GA-83, in the order of the cards


def rows(first: str) -> dict[str, list[str]]:
    """The table under this heading cell: its rows by their first cell."""
    table = next(part for part in PAGE.split("\n\n") if part.startswith(f"| {first} |"))
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]
    return {row[0].strip("`"): row[1:] for row in cells}


@pytest.mark.rule("GA-02", "GA-07")
def test_the_map_is_the_city():
    drawn = PAGE.split("```map\n")[1].split("```")[0].splitlines()
    lines = [" ".join(row) for row in data.MAP]
    assert [line[4:].ljust(33) for line in drawn[:-1]] == lines
    assert [int(line[:2]) for line in drawn[:-1]] == list(range(17, 0, -1))
    assert drawn[-1].split() == list(data.COLUMNS)
    assert all(start in rows("Places")["guards G1 to G4 at the start"][0] for start in data.GUARD_STARTS)


@pytest.mark.rule("GA-02", "GA-08")
def test_the_places_are_those_of_the_map():
    places = {name: cells[0] for name, cells in rows("Places").items()}
    assert tuple(places["gates, clockwise"].split(", ")) == data.GATES
    stairs = zip(data.TOWERS, data.STAIRS, strict=True)
    assert places["towers (and the stair of each)"] == ", ".join(f"{tower} ({stair})" for tower, stair in stairs)
    doors = zip(data.SECRETS, data.SECRET_INSIDE, data.SECRET_OUTSIDE, strict=True)
    assert places["secret doors, inside to outside"] == ", ".join(f"{s} {a} to {b}" for s, a, b in doors)
    assert tuple(re.findall(r"(\w+) \(", places["dots (and the forest cell of each)"])) == data.DOTS
    counts = {sign: int(cells[1]) for sign, cells in rows("Sign").items() if len(sign) == 1}
    assert counts == {sign: "".join(data.MAP).count(sign) for sign in counts}


@pytest.mark.rule("GA-32", "GA-33")
def test_colours_with_their_cells():
    want = zip(data.COLOURS, data.LETTERS, data.CROWN_CELLS, data.KEY_CELLS, strict=True)
    assert rows("Colour") == {colour: [letter, crown, key] for colour, letter, crown, key in want}


@pytest.mark.rule("GA-04")
def test_the_length_says_how_many_objectives_each_gets():
    assert rows("Objective cards each") == {name: [str(n) for n in each] for name, each in data.OBJECTIVES.items()}
    for name, each in data.OBJECTIVES.items():
        assert f"{name} {', '.join(map(str, each))}" in GAME.ledger["GA-04"].text


@pytest.mark.rule("GA-05", "GA-R03")
def test_a_repeated_colour_is_put_aside_and_shuffled_back():
    """The clause says what happens, and why: no card leaves the game."""
    text = GAME.ledger["GA-05"].text
    assert "shuffled back" in text.partition("*Our reading:*")[0]
    state = new(2, first_player="seat0")
    for colour in ("red", "orange", "orange"):
        state.play(GAME.actions.encode("deal_objective", colour=colour))
    assert dict(state.chances())[GAME.actions.encode("deal_objective", colour="red")] == 1
    assert GAME.actions.encode("deal_objective", colour="orange") not in state.legal()


@pytest.mark.rule("GA-12")
def test_the_faces_of_the_mover_and_the_green_die():
    faces = rows("Die")
    assert sorted(faces["white, mover"][0].lower().split()) == sorted(data.MOVERS * 2)
    assert faces["green, steps"][0] == "1 2 3 4 5 6"
    assert "two faces each of SPLIT, THIEF and BOTH" in GAME.ledger["GA-12"].text


@pytest.mark.rule("GA-59", "GA-R46")
def test_the_faces_of_the_archery_die():
    assert rows("Die")["white, archery"][0].split() == ["TARGET"] * 3 + ["FLOP"] * 3
    assert "three faces TARGET and three FLOP" in GAME.ledger["GA-59"].text
    assert next(option for option in GAME.options if option.name == "archery_targets").default == 3


@pytest.mark.parametrize("number", CARD_CLAUSES)
@pytest.mark.rule("GA-72", "GA-73", "GA-74", "GA-75", "GA-76", "GA-77", "GA-78", "GA-79", "GA-80", "GA-81", "GA-82")
@pytest.mark.rule("GA-83")
def test_every_card_says_how_many_there_are(number):
    copies = data.COPIES["listed46"][number - CARD_CLAUSES.start]
    name, _, rest = GAME.ledger[f"GA-{number}"].text.partition(" (")
    assert rest.startswith(f"{copies} card")
    assert rows("Action card")[name][0].split()[0] == str(copies)


@pytest.mark.rule("GA-R01", "GA-08")
def test_the_box():
    text = PAGE.split("## What is in the box")[1].split("##")[0]
    for piece in ("16: two of each colour", "32: four of each colour", "12: three of each thief", "46 (44 by"):
        assert piece in text


def test_every_option_has_its_row_with_what_is_printed():
    printed, table = GAME.preset("printed"), rows("Option")
    assert list(table) == list(printed)
    for option in GAME.options:
        values, as_printed, ruling = table[option.name]
        assert re.split(r"[,;]", values)[0] == str(option.default).lower()
        assert as_printed == str(printed[option.name]).lower()
        assert ruling in GAME.ledger


def test_nothing_is_cited_that_is_not_on_the_page():
    cited = set(re.findall(r"GA-R?\d+", PAGE))
    assert sorted(id for id in cited if id not in GAME.ledger) == []
    assert not re.search(r"\bX\d\d\b|decision flow|table 3\.|section \d", PAGE)


@pytest.mark.rule("GA-09", "GA-R72")
def test_who_knows_what_is_told_for_all_that_is_hidden():
    known = PAGE.split("## Who knows what")[1].split("\n## ")[0]
    for secret in ("Objective cards not delivered", "Action cards in hand", "order of the draw pile", "left over"):
        assert secret in known
    assert seen(new())["phase"] == "first"
