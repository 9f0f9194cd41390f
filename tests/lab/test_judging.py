"""Reviews: what adds up, what is luck, what was a mistake."""

import pytest

import tavola
from tavola import Budget, Record
from tavola.bots.levels import bot
from tavola.bots.values import Value, shared
from tavola.kernel.errors import BadRecord
from tavola.lab.judging.ledger import ledger
from tavola.lab.judging.luck import Dice
from tavola.lab.judging.order import Order, Ply, matters, orders
from tavola.lab.judging.review import LEAST, is_mistake, ordered, review
from tavola.lab.judging.weigh import Judged, judged

OURS = ["adventurers-guard", "gadranton", "el-dorado", "dracomundis", "abandoned-fortress"]
GLANCE = Budget(futures=4, thought=0)


def played(slug, seats=2, most=70):
    """A game of quick bots; one that does not end in time is judged as it stands."""
    record, rng = Record.start(tavola.game(slug), seats), tavola.Rng(4)
    bots = [bot("greedy:imagined=1:slips=10", seat + 1) for seat in range(seats)]
    while record.state.actor != tavola.OVER and len(record.actions) < most:
        state = record.state
        record.play(state.sample(rng) if state.actor < 0 else bots[state.actor].decide(state, state.actor))
    return record


@pytest.mark.parametrize("slug", OURS)
def test_the_terms_of_every_seat_make_its_result(slug):
    found = review(played(slug, 3 if 3 in tavola.game(slug).seats else 2), "greedy", GLANCE, workers=1)
    for each in found.ledgers:
        facts = each.facts.at if each.facts is not None else 0.0
        whole = each.start.at + each.dice.at + each.own.at + each.others.at + facts
        assert whole == pytest.approx(each.result, abs=1e-4)
        assert (each.facts is None) == (slug == "adventurers-guard")


def test_what_one_side_of_two_gains_by_dice_and_decisions_the_other_loses():
    found = review(played("adventurers-guard"), "greedy", GLANCE, workers=1)
    for ply in found.plies:
        assert sum(each.at for each in ply.effect) == pytest.approx(0, abs=1e-4)
    assert sum(each.dice.at for each in found.ledgers) == pytest.approx(0, abs=1e-4)


def test_plies_where_nothing_else_could_happen_are_left_out():
    record = played("gadranton", most=200)
    asked = list(orders(record, "greedy", GLANCE))
    free = [
        ply
        for ply, (state, action) in enumerate(zip(record.replay(), record.actions, strict=False))
        if len(state.legal()) > 1 and matters(state, action)
    ]
    assert [each.ply for each in asked] == free
    assert len(free) < len(record.actions)


def test_luck_averages_nothing_over_all_outcomes():
    state = tavola.game("adventurers-guard").new()
    rng = tavola.Rng(2)
    while state.actor != tavola.CHANCE or len(state.legal()) < 6:
        state.play(state.sample(rng))
    position, whole, sure = tavola.game("adventurers-guard").dump(state), 0.0, 0.0
    for outcome, weight in state.chances():
        ply = judged(Order("adventurers-guard", 0, position, outcome, "greedy", GLANCE))
        whole, sure = whole + weight * ply.effect[0].at, sure + weight
        assert sum(fall.weight for fall in ply.falls) == pytest.approx(1.0, abs=1e-3)
    assert whole / sure == pytest.approx(0.0, abs=1e-4)


def test_a_seat_has_no_luck_it_never_learnt_of():
    """A card drawn by another seat is nobody else's luck: the others cannot tell it from any other."""
    record = played("gadranton", most=200)
    seen = 0
    for order in orders(record, "greedy", GLANCE):
        state = tavola.game("gadranton").load(order.position)
        if state.actor != tavola.CHANCE:
            continue
        for seat in range(state.seats):
            if not Dice(state, seat, order, None).learns:
                assert judged(order).effect[seat] == Value(0.0)
                seen += 1
    assert seen


def test_the_best_move_costs_nothing_and_another_costs_what_it_is_behind():
    record = Record.read("tests/golden/adventurers-guard/greedy-won-by-capture.json")
    last = len(record.actions) - 1
    before = list(record.replay())[last]
    position, seat = record.game.dump(before), before.actor
    won = judged(Order(record.game.slug, last, position, record.actions[last], "greedy", GLANCE))
    assert won.effect == [Value(0.0), Value(0.0)]
    other = next(action for action in before.legal() if action != record.actions[last])
    lost = judged(Order(record.game.slug, last, position, other, "greedy", GLANCE))
    assert lost.moves[0].action == record.actions[last]
    assert lost.effect[seat].at < 0 < lost.effect[1 - seat].at
    assert lost.effect[seat].sure


def test_a_decision_whose_band_holds_0_is_never_a_mistake():
    assert not is_mistake(decided(Value(-0.2, 0.25)))
    assert not is_mistake(decided(Value(-0.02, 0.001)))
    assert is_mistake(decided(Value(-0.2, 0.1)))


def decided(cost, actor=0, gap=0.0):
    chances = [Value(0.5, 0.02), Value(0.5, 0.02)]
    effect = [cost, Value(-cost.at, cost.band)] if actor == 0 else [Value(-cost.at, cost.band), cost]
    return Ply(0, 0, actor, chances, effect, [], [], [gap, -gap], [], 0, 0.0, [], 4, False)


def test_what_is_left_over_is_spread_by_variance():
    plies = [decided(Value(-0.1, 0.1)), decided(Value(-0.2, 0.2), actor=1)]
    found = ledger(0, plies, 1.0, hidden=False)
    assert found.remainder == pytest.approx(1.0 - (0.5 - 0.1 + 0.2), abs=1e-4)
    spread = [found.start.at - 0.5, found.own.at + 0.1, found.others.at - 0.2]
    assert spread[2] / spread[1] == pytest.approx(4.0, rel=1e-2)
    assert spread[1] / spread[0] == pytest.approx(25.0, rel=2e-2)


def test_what_is_left_over_beyond_the_bands_does_not_close():
    assert ledger(0, [decided(Value(-0.1, 0.6))], 0.5, hidden=False).closes
    assert not ledger(0, [decided(Value(-0.1, 0.01))], 1.0, hidden=False).closes


def test_a_long_game_gets_less_thought_a_ply():
    record = played("gadranton", most=900)
    (short, *_), (long, *_) = ordered(played("adventurers-guard")), ordered(record)
    assert long.budget.ms < short.budget.ms
    assert LEAST <= long.budget.thought < short.budget.thought == Budget().thought


def test_once_the_time_is_over_a_ply_has_a_few_futures_and_no_more(monkeypatch):
    """The outcomes of a draw in a slow game, eight times over for every seat, took ten times their share."""
    monkeypatch.setattr("tavola.bots.scales.Deadline.over", True)
    asked = list(orders(played("adventurers-guard", most=12), "greedy", Budget(thought=0, ms=1)))
    found = [judged(each) for each in asked[-4:]]
    assert {ply.futures for ply in found if ply.actor == tavola.CHANCE} == {3}
    assert {ply.futures for ply in found if ply.actor != tavola.CHANCE} == {4}


def test_where_it_stands_is_looked_at_a_few_times_once_the_time_is_over(monkeypatch):
    """Six seats with hands of their own took as long again as all moves together."""
    looks = []
    monkeypatch.setattr("tavola.lab.judging.weigh.futures.onward", lambda *args: looks.append(args[3]) or [0.5, 0.5])
    monkeypatch.setattr("tavola.bots.scales.Deadline.over", True)
    order = next(orders(played("adventurers-guard", most=12), "greedy", Budget(thought=0, ms=1)))
    Judged(order, tavola.game(order.game).load(order.position)).standing()
    assert looks == [0, 1, 2, 3]


@pytest.mark.parametrize("slug", OURS)
def test_chances_of_all_seats_add_up_to_a_win(slug):
    """El Dorado's estimate says how near each seat is; three that begin are no tenth of a win each."""
    state = tavola.game(slug).new(3 if 3 in tavola.game(slug).seats else 2)
    values = Judged(Order(slug, 0, {}, 0, "greedy", GLANCE), state).glance(state, 0)
    assert sum(each.at for each in values) == pytest.approx(1, abs=1e-4)


def test_what_cannot_be_played_or_won_is_no_part_of_a_win():
    assert shared([0.25, 0.25, -1.0, -1.0, 0.0, 0.0], 2) == [0.5, 0.5, -1.0, -1.0, 0.0, 0.0]


def test_an_empty_record_has_nothing_to_review():
    with pytest.raises(BadRecord, match="nothing was played"):
        review(Record.start(tavola.game("adventurers-guard")))


def test_progress_is_told_and_processes_agree():
    record, told = played("adventurers-guard", most=24), []
    alone = review(record, "greedy", GLANCE, workers=1, progress=lambda done, of: told.append((done, of)))
    assert told[-1] == (len(alone.plies), len(alone.plies))
    assert review(record, "greedy", GLANCE, workers=2) == alone
