"""rules.md is complete in itself: its map, dice, prices and card lists are those the game is played with."""

import re
from importlib.resources import files

from tavola.games.abandoned_fortress import GAME, data, tables

PAGE = (files(GAME.package) / "rules.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """The table under the last heading of this name, without its head."""
    _, _, section = PAGE.rpartition(f"# {heading}\n")
    lines = [line for line in re.split(r"\n#", section)[0].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def number(text: str) -> int:
    return int(text.removeprefix("+"))


def test_the_map_is_drawn_as_it_is_played_on() -> None:
    drawn = re.search(r"^```map\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert drawn
    columns, *lines = drawn[1].splitlines()
    assert columns.split() == list(data.COLUMNS)
    assert [line.split()[0] for line in lines] == [str(row) for row in range(1, 14)]
    assert tuple("".join(line.split()[1:]) for line in lines) == data.MAP
    assert {row[0][0] for row in rows("The map")} == set("".join(data.MAP)) - set("bgy")


def test_every_military_card_stands_there() -> None:
    listed = [(row[0], row[1], *map(number, row[4:])) for row in rows("Military cards")]
    played = [(*card[:2], *card[4:]) for card in data.MILITARY]
    assert sorted(listed) == sorted(played)
    assert {row[0]: row[2].lower() for row in rows("Military cards")} == {
        card.id: card.branch for card in data.MILITARY
    }


def test_every_general_castle_and_dragon_stands_there() -> None:
    listed = [(row[0], row[1], *map(number, row[4:])) for row in rows("Generals")]
    assert listed == [(card.id, card.name, card.attack, card.defence, card.price) for card in data.GENERALS]
    assert [row[2] for row in rows("Castles")] == [f"{card.attack}/{card.defence}" for card in data.CASTLES]
    assert [tuple(map(number, row[2:4])) for row in rows("Dragons")] == [(d.attack, d.defence) for d in data.DRAGONS]
    heroes = {row[0].lower(): row[3] for row in rows("Heroes")}
    assert heroes == {hero.id: f"{hero.attack}/{hero.defence}" for hero in data.HEROES}


def test_every_black_and_action_card_stands_there() -> None:
    assert [(row[0], number(row[1])) for row in rows("Black cards")] == [(c.name, c.copies) for c in data.BLACKS]
    assert [row[0].lower().replace(" ", "_") for row in rows("Action cards")] == list(data.ACTION_CARDS)


def test_dice_and_prices_are_those_of_the_game() -> None:
    faces = dict(rows("Dice and tracks"))["black die"].split(", ")
    assert [face.split()[-1] for face in faces] == [*data.FACES, "rock"]
    prices = dict(rows("Limits and prices"))
    assert prices["most gold, most food"] == f"{tables.MOST_GOLD}, {tables.MOST_FOOD}"
    assert prices["Black card"] == f"{tables.BLACK_PRICE} gold"
    assert prices["speed"].startswith(f"Infantry and Archery {tables.SPEED[0]}, Cavalry {tables.SPEED[2]}")
    assert prices["range"] == f"Archery {tables.RANGE}, others 1"


def test_which_black_cards_fit_a_battle_with_the_dragon_stands_there() -> None:
    fit = [card.name for card in data.BLACKS if card.dragon != "no"]
    sentence = next(line for line in PAGE.splitlines() if line.startswith("Against the dragon"))
    assert [card.name for card in data.BLACKS if card.name in sentence] == fit


def test_nothing_it_cites_is_missing() -> None:
    """Clauses and rulings exist, and so do the parts it sends its reader to."""
    assert {id for id in re.findall(r"AF-R?\d+", PAGE) if id not in GAME.ledger} == set()
    for part in ("Components", "Who knows what", "Worked examples", "Heroes", "The end at the round limit"):
        assert f"# {part}\n" in PAGE
