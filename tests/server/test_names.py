"""Bots have names of their own: no two at a table have the same, and none has a person's or one of the game."""

import re
from importlib.resources import files

import tavola
from server.house import House, in_a_house
from tavola.server.names import NAMES, name_bots
from tavola.server.sheet import Chair


def chair(seat: int, kind: str, name: str = "", player: str | None = None) -> Chair:
    return Chair(table="t", seat=seat, kind=kind, name=name, player=player)  # type: ignore[arg-type]


def test_no_two_bots_have_the_same_name_and_none_has_a_persons() -> None:
    people = [chair(0, "player", name.upper(), "p") for name in NAMES[:-3]]
    bots = [chair(1, "bot") for _ in range(3)]
    assert name_bots([*people, *bots]) == bots
    assert sorted(bot.name for bot in bots) == sorted(NAMES[-3:])


def test_a_bot_keeps_its_name_until_a_person_of_that_name_comes() -> None:
    bot, person = chair(0, "bot", "Pilar"), chair(1, "player", "Ann", "p")
    assert name_bots([bot, person]) == []
    person.name = "pilar"
    assert name_bots([bot, person]) == [bot]
    assert bot.name != "Pilar"


def test_a_bot_that_stands_in_goes_by_whom_it_stands_for() -> None:
    stand_in = chair(0, "bot", "Ann", "p")
    assert (name_bots([stand_in]), stand_in.name) == ([], "Ann")


def test_no_game_calls_anything_by_such_a_name() -> None:
    for game in map(tavola.game, tavola.games()):
        for language in ("en", "fr", "ko"):
            text = (files(game.package) / "locale" / f"{language}.ftl").read_text("utf-8")
            assert not set(re.findall(r"\w+", text)) & set(NAMES), f"{game.slug} {language}"


@in_a_house
async def test_bots_are_named_wherever_one_sits_down(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.open("me", "novice", "open", game="nim")
    await ann.post(f"/api/tables/{table['id']}/seats/2/bot", {"level": "novice"})
    seats = (await ann.get(f"/api/tables/{table['id']}"))["seats"]
    assert [seat["kind"] for seat in seats] == ["player", "bot", "bot"]
    assert len({seat["name"] for seat in seats}) == 3
    assert {seat["name"] for seat in seats[1:]} <= set(NAMES)
