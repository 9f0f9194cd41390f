"""What a seat may leave to the table: the rest of a long setup."""

import pytest

from games.abandoned_fortress.board import set_up, unit
from server.house import House, in_a_house
from server.seating import begun
from tavola.games.abandoned_fortress import GAME as FORTRESS
from tavola.kernel.rng import Rng
from tavola.server.entries import Body
from tavola.server.table import Table

DRACO = "dracomundis"
BOUGHT = {"generals": {"general1": unit("B3", card="G01")}}


def test_what_a_seat_left_to_the_table_is_decided_for_it_and_for_nobody_else() -> None:
    table = begun(DRACO, "ann", "tom")
    seat = table.actor
    assert seat is not None
    table.enter("rest", seat, Body(), 0.0)
    placed = table.run_on(0.0)
    assert {(entry.kind, entry.seat) for entry in placed} == {("auto", seat)}
    assert table.actor == 1 - seat


def test_whoever_takes_back_decides_again() -> None:
    table = begun(DRACO, "ann", "tom")
    seat = table.actor
    table.enter("rest", seat, Body(), 0.0)
    table.enter("undo", seat, Body(to=table.line.ply), 0.0)
    assert table.run_on(0.0) == []


def test_a_stored_table_goes_on_resting() -> None:
    table = begun(DRACO, "ann", "tom")
    table.enter("rest", table.actor, Body(), 0.0)
    again = begun(DRACO, "ann", "tom").__class__(table.sheet, table.chairs)
    again.recall([step.entry for step in table.line.log], 0.0)
    assert again.resting == table.resting


def left_by_ann(**turn: object) -> Table:
    """A trade of Ann's whose bought cards she leaves to the table."""
    trade = set_up("trade", p0=BOUGHT | {"gold": 9}, turn={"staged": {"CL1": 1}} | turn)
    table = begun("abandoned-fortress", "ann", "tom", start=FORTRESS.dump(trade))
    table.enter("rest", 0, Body(), 0.0)
    return table


def test_what_is_bought_later_in_a_trade_is_placed_as_well() -> None:
    table = left_by_ann()
    (placed,) = table.run_on(0.0)
    assert table.game.named(placed.code) == "assign CL1 general1 none"
    assert table.actor == 0
    table.act("play", 0, table.game.actions.encode("buy", deck="military_infantry"), 0.0)
    table.run_on(0.0)
    assert (table.actor, sum(table.line.state.staged)) == (0, 0)


def test_what_is_left_to_the_table_ends_with_the_trade() -> None:
    table = left_by_ann()
    table.run_on(0.0)
    table.act("play", 0, table.game.actions.encode("end_trade"), 0.0)
    table.run_on(0.0)
    while table.actor:
        table.act("play", table.actor, table.game.default(table.line.state, Rng(1)), 0.0)
        table.run_on(0.0)
    assert (table.actor, table.resting) == (0, set())  # in her next turn she is asked something else first


@in_a_house
async def test_place_the_rest_for_me(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.open("me", "random", game=DRACO)
    async with ann.at(table) as seat:
        while not seat.scene["choices"]:
            await seat.read()
        assert seat.scene["prompt"]["rest"] == "Place the rest for me"
        await seat.send(type="rest", id="a", ply=seat.ply)
        told = await seat.next("update", id="a")
        assert told["events"][0]["text"] == "Ann leaves the rest to the table."
        while not seat.scene["choices"]:
            await seat.read()
        assert "rest" not in seat.scene["prompt"]
        await seat.send(type="rest", id="b", ply=seat.ply)
        assert (await seat.next("refused"))["message"] == "nothing here can be left to the table"


@in_a_house
async def test_nobody_leaves_to_the_table_what_is_anothers(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.open("me", "screen", game=DRACO)
    async with ann.at(table) as seat:
        other = 1 - seat.scene["actor"] if seat.scene else 1
        await seat.send(type="rest", id="a", ply=seat.ply, seat=other)
        assert (await seat.next("refused"))["code"] in ("not-yours", "stale")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_may_leave_the_setup_to_the_table(seats: int) -> None:
    table = begun(DRACO, *("ann", "tom", "eve", "bob")[:seats])
    for seat in range(seats):
        table.enter("rest", seat, Body(), 0.0)
    table.run_on(0.0)
    assert not table.game.rests(table.line.state)
