"""The table alone: entries in, position and events out; nobody looks, nothing is stored."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import tavola
from server import toy
from server.seating import Games, Window, begun, table_of
from tavola.server import deciding, deeds, dice
from tavola.server import protocol as said
from tavola.server.clocks import ClockRule
from tavola.server.entries import Body, Entry
from tavola.server.line import Line
from tavola.server.live import Live
from tavola.server.refusals import Refusal
from tavola.server.table import BadLog, Table
from tavola.server.tally import Tally

PLAIN = {"first_player": "seat0"}


def written(table: Table) -> dict[str, Any]:
    return table.game.dump(table.line.state)


def log_of(table: Table) -> list[Entry]:
    """The log as it would be read from disk: without the numbers of the actions."""
    entries = [step.entry for step in table.line.log]
    return [Entry(each.n, each.kind, each.seat, each.body, each.at, each.move) for each in entries]


def a_move(table: Table) -> Entry:
    """The seat to decide plays the first thing it may."""
    return table.act("play", table.actor, int(table.line.state.legal()[0]), 1.0)


def test_a_game_begins_with_what_chance_decides_before_anyone() -> None:
    table = table_of("nim", "ann", "tom")
    assert (table.actor, table.begun) == (None, False)
    kinds = [entry.kind for entry in table.begin(0.0)]
    assert kinds == ["start", "chance", "chance"]
    assert (table.actor, table.begun) == (0, True)


def test_an_action_moves_the_position_and_tells_what_happened() -> None:
    table = begun(options=PLAIN)
    before, ply = written(table), table.line.ply
    entry = a_move(table)
    assert (entry.n, entry.seat, table.line.ply) == (table.line.seq, 0, ply + 1)
    assert written(table) != before
    assert table.line.steps[-1].told[0].seat == 0


def test_an_illegal_action_names_its_clause_and_changes_nothing() -> None:
    table = begun(options=PLAIN)
    before, seq = written(table), table.line.seq
    wrong = next(action for action in range(table.game.actions.size) if not table.line.state.permits(action))
    with pytest.raises(tavola.IllegalAction, match="AG-"):
        table.act("play", 0, wrong, 1.0)
    assert (written(table), table.line.seq) == (before, seq)


# legality is asked once a move, whoever decides

STEP, DEAL, END = (int(kind.first) for kind in (toy.STEP, toy.DEAL, toy.END))


class Asked(toy.Toy):
    """Counts how often the rules are asked about one action."""

    times = 0

    def permits(self, action: int) -> bool:
        Asked.times += 1
        return super().permits(action)

    def clone(self) -> toy.Toy:
        raise AssertionError("nobody needs a copy here")


@pytest.fixture
def live(registered: Games) -> Live:
    """A table of two whose rules count; nobody looks, and what is stored goes nowhere."""
    registered(replace(toy.GAME, package="tavola_nim", start=Asked))
    table = begun("toy", "ann", "bot")
    Asked.times = 0
    return Live(table, SimpleNamespace(write=lambda job: job, tally=Tally()), lambda: 5.0)  # type: ignore[arg-type]


def test_a_persons_move_is_checked_once(live: Live) -> None:
    deeds.play(live, Window("ann", live.table).client, said.Play("m", live.table.line.ply, STEP))
    assert Asked.times == 1


def test_a_refused_move_is_checked_once_and_names_its_clause(live: Live) -> None:
    before = live.table.line.seq
    with pytest.raises(Refusal) as refused:
        deeds.play(live, Window("ann", live.table).client, said.Play("m", live.table.line.ply, DEAL))
    assert (refused.value.code, refused.value.clause, Asked.times) == ("illegal", "NI-01", 1)
    assert live.table.line.seq == before


@pytest.mark.parametrize("action", [STEP, DEAL, 10**6])
def test_a_bots_move_is_checked_once_and_a_bad_one_replaced(live: Live, action: int) -> None:
    a_move(live.table)
    live.table.act("play", 0, END, 5.0)
    Asked.times, ply = 0, live.table.line.ply
    deciding._bots_move(live, 1, action)
    assert live.table.line.ply == ply + 1
    assert Asked.times == {STEP: 1, DEAL: 2, 10**6: 1}[action]  # what replaces it is checked too


def test_stored_entries_are_checked_once(live: Live) -> None:
    a_move(live.table)
    again = table_of("toy", "ann", "bot")
    Asked.times = 0
    again.recall(log_of(live.table), 9.0)
    assert Asked.times == again.line.ply
    assert written(again) == written(live.table)


# chance, and what the table answers by itself


class Lone(toy.Toy):
    """Whoever is asked may only end the turn."""

    def legal(self) -> "vec[i64]":
        return super().legal() if self.actor < 0 else vec[i64]([END])


class Willing(toy.Anything):
    def auto(self, t: toy.Toy) -> bool:
        return True


@pytest.mark.parametrize(("asking", "kinds"), [(toy.Anything, {"chance"}), (Willing, {"chance", "auto"})])
def test_the_only_answer_is_given_by_the_table_where_the_game_lets_it(asking: Any, kinds: set[str]) -> None:
    turn = asking("turn", toy.ACTIONS, toy.ASKING["turn"].words)
    line = Line(replace(toy.GAME, start=Lone, asking=toy.ASKING | {"turn": turn}), 2, {}, None)
    assert {entry.kind for entry in dice.run_on(line, 0.0, set())} == kinds
    assert line.over == ("auto" in kinds)


def test_whether_the_table_may_answer_is_not_read_from_a_scene() -> None:
    asking = toy.ASKING | {"turn": Willing("turn", toy.ACTIONS, {})}
    game = replace(toy.GAME, start=Lone, asking=asking, draw=lambda *_: pytest.fail("a scene was drawn"))
    line = Line(game, 2, {}, None)
    assert list(dice.run_on(line, 0.0, set()))


# what else happens at a table


def test_an_offer_stands_until_another_decides() -> None:
    table = begun(options=PLAIN)
    table.enter("draw-offered", 0, Body(), 1.0)
    assert (table.offered, table.offers) == (0, {0})
    a_move(table)  # of the one who offered
    assert table.offered == 0
    table.run_on(1.0)
    while table.actor != 1:
        a_move(table)
        table.run_on(1.0)
    a_move(table)
    assert table.offered is None


@pytest.mark.parametrize("kind", ["resigned", "draw-agreed"])
def test_a_game_given_up_is_over_until_that_is_taken_back(kind: Any) -> None:
    table = begun(options=PLAIN)
    entry = a_move(table)
    table.settle([entry], 1.0)
    table.settle([table.enter(kind, 0, Body(), 2.0)], 2.0)
    assert (table.sheet.status, table.sheet.actor, table.actor) == ("over", tavola.OVER, None)
    table.settle([table.enter("undo", 0, Body(to=0), 3.0)], 3.0)
    assert (table.sheet.status, table.sheet.ply, table.resigned, table.agreed) == ("playing", 0, None, False)


def test_who_resigns_among_three_does_not_end_the_game() -> None:
    table = begun("abandoned-fortress", "ann", "tom", "eve")
    table.settle([table.enter("resigned", 0, Body(), 2.0)], 2.0)
    assert table.sheet.status == "playing"


def test_a_stored_log_leads_to_the_same_table() -> None:
    table = begun("nim", "ann", "tom", clock=ClockRule(60, 5))
    for at in (10.0, 20.0):
        table.settle([a_move(table), *table.run_on(at)], at)
    again = table_of("nim", "ann", "tom", clock=ClockRule(60, 5), status="playing")
    again.recall(log_of(table), 1000.0)
    assert (written(again), again.line.seq) == (written(table), table.line.seq)
    assert again.clock
    assert again.clock.left == log_of(table)[-1].body.clock
    assert [step.told for step in again.line.log] == [step.told for step in table.line.log]


def test_a_damaged_log_is_refused() -> None:
    table = begun("nim", "ann", "tom")
    first, second, third = log_of(table)
    with pytest.raises(BadLog, match="without a gap"):
        table_of("nim", "ann", "tom").recall([first, third], 0.0)
    with pytest.raises(tavola.TavolaError):
        table_of("nim", "ann", "tom").recall([first, second, Entry(3, "play", 0, Body(), 0.0)], 0.0)


def test_a_clock_runs_for_the_seat_to_decide_and_its_time_is_kept() -> None:
    table = begun(options=PLAIN, clock=ClockRule(30, 0))
    assert (table.ticks, table.late(29.0), table.late(30.0)) == (True, False, True)
    entry = a_move(table)
    table.settle([entry], 10.0)
    assert entry.body.clock == [20_000, 30_000]


def test_one_person_and_bots_may_practise() -> None:
    assert begun("nim", "ann", "bot").practisable([0])
    assert begun("nim", "ann", "ann").practisable([0, 1])
    assert not begun("nim", "ann", "tom").practisable([0])
    assert not table_of("nim", "ann", "bot").practisable([0])


def test_a_bot_of_old_has_no_name_but_its_level_in_the_readers_language() -> None:
    table = table_of("nim", "ann", "bot")
    assert (table.name_of(0), table.name_of(1), table.name_of(None)) == ("Ann", "Club bot", "")
    assert table.name_of(1, "fr") != table.name_of(1)
