"""The four laws of undo, over random play; each law is stated here anew from the log alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tavola
from server import toy
from server.house import House, in_a_house
from tavola.kernel.state import CHANCE
from tavola.server import undo
from tavola.server.entries import Body
from tavola.server.line import Line

REVEALING = {"look", "show"}


def line_of(game: tavola.Game, choose: list[int], seats: int, length: int) -> Line:
    """A line of random play: `choose` is cycled through."""
    line = Line(game, seats, {}, None)
    for nth in range(length):
        if line.over:
            break
        actions = list(line.state.legal())
        action = int(actions[choose[nth % len(choose)] % len(actions)])
        actor = int(line.state.actor)
        kind, seat = ("chance", None) if actor == CHANCE else ("play", actor)
        line.add(line.act(kind, seat, action, 0.0))
    return line


def law(line: Line, seat: int) -> str:
    """What 2.4 of the specification says of the toy game, from the log alone."""
    if line.over:
        return "over"
    if not line.steps:
        return "nothing"
    last = line.steps[-1]
    if line.state.actor != seat:
        return "passed" if last.seat == seat else "not-yours"
    if last.seat == -1:
        return "chance"
    if last.seat != seat:
        return "others"
    name = line.game.actions.decode(last.entry.code).kind
    return "secret" if name in REVEALING and not already_known(line, name, seat) else ""


def already_known(line: Line, name: str, seat: int) -> bool:
    """Did everybody who was told know the card before?"""
    before = line.at(line.ply - 1)
    assert isinstance(before, toy.Toy)
    if name == "look":
        return bool(before.known[(seat + 1) % before.seats] >> seat & 1)
    everyone = (1 << before.seats) - 1
    return bool(before.known[seat] & everyone == everyone)


@given(st.lists(st.integers(0, 1000), min_size=1, max_size=60), st.integers(2, 3), st.integers(0, 60))
def test_undo_obeys_the_four_laws_and_names_the_one_in_the_way(choose: list[int], seats: int, length: int) -> None:
    line = line_of(toy.GAME, choose, seats, length)
    for seat in range(seats):
        allowed = undo.back_one(line, seat)
        expected = law(line, seat)
        assert (allowed if isinstance(allowed, int) else allowed.code) == (expected or line.ply - 1)


@given(st.lists(st.integers(0, 1000), min_size=1, max_size=60), st.integers(0, 60))
def test_going_back_to_the_turns_start_crosses_nothing(choose: list[int], length: int) -> None:
    line = line_of(toy.GAME, choose, 2, length)
    seat = int(line.state.actor)
    furthest = undo.back_to_turn(line, seat) if seat >= 0 else None
    if furthest is None:
        return
    taken = line.steps[furthest:]
    assert all(step.seat == seat for step in taken)
    assert line.at(furthest).actor == seat
    assert not any(line.game.actions.decode(step.entry.code).kind in ("roll", "end") for step in taken)


@given(st.lists(st.integers(0, 1000), min_size=1, max_size=60), st.integers(1, 60), st.integers(0, 59))
def test_a_line_taken_back_is_the_line_before(choose: list[int], length: int, to: int) -> None:
    line = line_of(toy.GAME, choose, 2, length)
    to = min(to, line.ply)
    then = toy.GAME.dump(line.at(to))
    entries = len(line.log)
    line.add(line.entry("undo", 0, Body(to=to), 0.0))
    assert toy.GAME.dump(line.state) == then
    assert line.ply == to
    assert len(line.log) == entries + 1


@pytest.mark.parametrize("slug", tavola.games())
def test_whatever_the_game_an_undo_never_changes_who_acts_nor_crosses_chance(slug: str) -> None:
    game, rng = tavola.game(slug), tavola.Rng(7)
    for seats in game.seats[:2]:
        line = Line(game, seats, {}, None)
        for _ in range(150):
            if line.over:
                break
            actor = int(line.state.actor)
            kind, seat = ("chance", None) if actor == CHANCE else ("play", actor)
            line.add(line.act(kind, seat, int(line.state.sample(rng)), 0.0))
            for each in range(seats):
                back = undo.back_one(line, each)
                if isinstance(back, int):
                    assert (back, line.steps[-1].seat, line.state.actor) == (line.ply - 1, each, each)


@in_a_house
async def test_practice_takes_back_across_dice_and_bots_and_marks_the_table(house: House) -> None:
    ann = await house.person()
    table = await ann.open("me", "random", options={"first_player": "seat0"})
    async with ann.at(table) as seat:
        before = seat.scene
        await seat.moved()
        await seat.my_turn()
        await seat.send(type="undo", id="u1", ply=seat.ply)
        refused = await seat.next("refused")
        assert (refused["code"], refused["reason"]) == ("no-undo", "chance")
        told = next(each for each in reversed(seat.heard) if each["type"] == "update")
        assert (told["undo"]["to"], told["undo"]["code"], told["undo"]["practice"]) == (None, "chance", 0)
        await seat.send(type="undo", id="u2", ply=seat.ply, practice=True)
        back = await seat.next("update", id="u2")
        assert [line["kind"] for line in back["events"]] == ["table.practice", "table.undo"]
        assert back["ply"] == 0
        assert seat.scene == before
    assert (await ann.get(f"/api/tables/{table['id']}"))["practice"] is True


@in_a_house
async def test_where_a_second_person_joins_a_practice_table_the_laws_hold_again(house: House) -> None:
    ann, tom = await house.person("Ann"), await house.person("Tom")
    table = await ann.open("me", "random", practice=True, options={"first_player": "seat0"})
    invite = await ann.post(f"/api/tables/{table['id']}/seats/1/invite")
    await tom.post(f"/api/tables/{table['id']}/seats/1/take", invite)
    async with ann.at(table) as seat:
        await seat.send(type="undo", id="u", ply=seat.ply)
        assert (await seat.next("refused"))["reason"] == "nothing"
        await seat.moved()
        barred = seat.heard[-1]["undo"]["code"]
        await seat.send(type="undo", id="v", ply=seat.ply)
        assert (await seat.next("refused"))["reason"] == barred


@in_a_house
async def test_where_two_people_sit_practice_is_refused(house: House) -> None:
    ann, _, table = await house.pair(options={"first_player": "seat0"})
    async with ann.at(table) as seat:
        await seat.moved()
        await seat.send(type="undo", id="u", ply=seat.ply, practice=True)
        refused = await seat.next("refused")
        assert (refused["code"], refused["reason"]) == ("no-undo", "others")
