"""How a game ended, in the reader's words."""

from typing import Any

import pytest

import tavola
from server.house import House, in_a_house
from server.seating import begun, table_of
from tavola.kernel.game import Outcome
from tavola.kernel.tally import Source, Tally
from tavola.kernel.words import LANGUAGES
from tavola.server.result import Teller, result_view
from tavola.server.sights import Sights
from tavola.server.table import Table

POINTS = Tally("points", (Source("scoop", (17, 13, 6)),))
CROWNS = Tally("race", (Source("crowns", (4, 3, 1)),), (4, 4, 4))


def told(slug: str, winners: tuple[int, ...], scores: tuple[float, ...], tally: Tally | None, you: int | None) -> str:
    players = [f"p{seat}" for seat in range(len(scores))]
    teller = Teller(table_of(slug, *players), None if you is None else f"p{you}", "en")
    return teller.headline(Outcome(winners, scores, "", ""), tally, teller.you)


@pytest.mark.parametrize(
    ("slug", "winners", "scores", "tally", "you", "headline"),
    [
        ("dracomundis", (0,), (17.0, 13.0, 6.0), POINTS, 0, "You won by 4 points"),
        ("dracomundis", (0,), (17.0, 13.0, 6.0), POINTS, 1, "You lost by 4 points"),
        ("dracomundis", (0,), (17.0, 13.0, 6.0), POINTS, 2, "You lost by 11 points"),
        ("dracomundis", (0,), (17.0, 13.0, 6.0), POINTS, None, "P0 wins by 4 points"),
        ("abandoned-fortress", (0,), (51.0, 60.0), POINTS, 0, "You won with 51 points"),
        ("abandoned-fortress", (0,), (51.0, 60.0), POINTS, 1, "You lost: P0 wins with 51 points"),
        ("gadranton", (0,), (4.0, 3.0, 1.0), CROWNS, 0, "You won: 4 crowns home, P1 had 3"),
        ("gadranton", (0,), (4.0, 3.0, 1.0), CROWNS, 2, "You lost: P0 has 4 crowns home, you had 1"),
        ("gadranton", (0,), (4.0, 3.0, 1.0), CROWNS, None, "P0 wins: 4 crowns home, P1 had 3"),
        ("gadranton", (1,), (5.0, 5.0, 1.0), CROWNS, None, "P1 wins"),
        ("gadranton", (1,), (5.0, 5.0, 1.0), CROWNS, 1, "You won"),
        ("gadranton", (1,), (5.0, 5.0, 1.0), CROWNS, 0, "You lost"),
        ("gadranton", (1,), (5.0, 5.0, 1.0), CROWNS, 2, "You lost: P1 has 5 crowns home, you had 1"),
        ("adventurers-guard", (1,), (0.0, 3.0), Tally("left", ()), 0, "You lost: P1 has 3 pawns left"),
        ("adventurers-guard", (1,), (0.0, 3.0), Tally("left", ()), 1, "You won with 3 pawns left"),
        ("adventurers-guard", (0, 1), (5.0, 5.0), Tally("left", ()), 1, "Draw: 5 pawns each"),
        ("dracomundis", (0, 1), (14.0, 14.0, 6.0), POINTS, 0, "You share the win with P1, 14 points each"),
        ("dracomundis", (0, 1), (14.0, 14.0, 6.0), POINTS, 2, "You lost: P0 and P1 share the win, 14 points each"),
        ("el-dorado", (), (2.0,), None, 0, "You lost"),
    ],
)
def test_the_headline_is_the_outcome_for_the_reader(
    slug: str, winners: Any, scores: Any, tally: Any, you: int | None, headline: str
) -> None:
    assert told(slug, winners, scores, tally, you) == headline


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_headline_is_worded_in_every_language(language: str) -> None:
    table = table_of("dracomundis", "p0", "p1", "p2")
    for you in (None, "p0", "p2"):
        teller = Teller(table, you, language)
        for measure in ("points", "race", "left"):
            for winners in ((0,), (0, 1), (0, 1, 2), ()):
                for scores in ((5.0, 3.0, 1.0), (5.0, 5.0, 5.0), (5.0, 9.0, 1.0)):
                    outcome = Outcome(winners, scores, "", "")
                    assert teller.headline(outcome, Tally(measure, ()), teller.you)  # type: ignore[arg-type]
        assert teller.resigned(0).headline
        assert teller.resigned(1).told


def played_out() -> Table:
    table, rng = begun(options={"turn_limit": 8}), tavola.Rng(2)
    while table.actor is not None:
        table.act("play", table.actor, table.line.state.sample(rng), 0.0)
        table.settle(table.run_on(90.0), 0.0)
    return table


def test_a_result_has_its_sources_clauses_and_figures() -> None:
    view = result_view(Sights(played_out()), "p0", "en")
    assert view is not None
    assert [source.title for source in view.sources] == ["Adventurer", "Mages", "Rangers", "Warrior"]
    assert [sum(points) for points in zip(*(source.points for source in view.sources), strict=True)] == view.scores
    assert view.clauses[0] == view.clause == "AG-47"
    assert view.line.startswith(view.score)
    assert view.score.startswith(f"{max(view.scores):g} to ")
    told = {figure.text: figure.value for figure in view.figures}
    mine, all_taken = 6 - view.scores[1], sum(6 - score for score in view.scores)
    assert told.get("pawns taken by you") == (f"{mine:g} of {all_taken:g}" if all_taken else None)  # dice are dice
    assert " of " in told["decisions were yours"]


def test_one_person_at_several_seats_reads_of_everybody_by_name() -> None:
    table = played_out()
    for chair in table.chairs:
        chair.player = "p0"
    view = result_view(Sights(table), "p0", "en")
    assert view is not None
    assert view.headline == view.told
    assert "You" not in view.headline


@in_a_house
async def test_each_reads_the_own_outcome_and_nothing_before_the_end(house: House) -> None:
    ann, tom, table = await house.pair()
    eve = await house.person("Eve")
    assert (await ann.get(f"/api/tables/{table['id']}"))["result"] is None
    async with ann.at(table) as seat:
        await seat.send(type="resign", id="r")
        await seat.next("update", id="r")
    read = [(await person.get(f"/api/tables/{table['id']}"))["result"] for person in (ann, tom, eve)]
    assert [each["headline"] for each in read] == ["You resigned", "You won: Ann resigned", "Ann resigned, Tom wins"]
    assert {each["told"] for each in read} == {"Ann resigned, Tom wins"}
