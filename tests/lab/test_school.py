"""Learning by playing oneself: goals, exams, and runs that stop and go on."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
import tavola_nim
from librt.vecs import vec

import tavola
from tavola.bots.judge import Judge
from tavola.bots.minds import ESTIMATE, read
from tavola.lab.curve import drawn, marks
from tavola.lab.exam import Verdict, evidence, share, sit
from tavola.lab.rehearsal import Diary, rehearse
from tavola.lab.school import Course, School

QUICK = Course("nim", 2, hidden=(6,), rate=0.05, games=16, term=2)


class Oracle(Judge):
    """Knows Nim: a seat that leaves an even sum to the other wins."""

    def value(self, state, seat):
        if state.actor == tavola.OVER:
            return state.result(seat)
        left = 0
        for counters in state.heaps:
            left ^= counters % 3
        return 1.0 if (left == 0) == (state.mover != seat) else 0.0


def run(folder: Path, hours: float = 1e-9, course: Course = QUICK) -> School:
    """At least one generation is always played."""
    school = School(folder, course)
    school.learn(hours, 1, lambda standing, mark: None)
    return school


def diary(*thought: float) -> Diary:
    found = Diary()
    found.thought = vec[float](thought)
    return found


def over() -> tavola.State:
    """A game of two that is over, and the result of its seats."""
    return tavola.playout(tavola_nim.GAME.new(2), tavola.Rng(1))


def test_with_a_full_trace_every_position_is_told_the_result() -> None:
    found = diary(0.4, 0.6, 0.3, 0.7)
    found.conclude(over(), 1, 1.0, 1.0)
    assert list(found.goals) == over().returns() * 2


def test_without_a_trace_each_position_is_told_what_was_thought_of_the_next() -> None:
    found = diary(0.4, 0.6, 0.3, 0.7)
    found.conclude(over(), 1, 0.0, 1.0)
    assert list(found.goals) == [0.3, 0.7, *over().returns()]


def test_what_is_far_away_counts_less() -> None:
    found = diary(0.5, 0.5, 0.5, 0.5)
    found.conclude(over(), 1, 1.0, 0.9)
    won = over().returns()[0]
    assert list(found.goals)[::2] == pytest.approx([0.5 + 0.81 * (won - 0.5), 0.5 + 0.9 * (won - 0.5)])


def test_with_two_outputs_each_seat_is_told_of_itself_and_of_the_others() -> None:
    found = diary(*[0.5] * 4)
    found.conclude(over(), 2, 1.0, 0.9)
    own, other = over().returns()
    assert list(found.goals) == pytest.approx([0.9 * own, 0.9 * other, 0.9 * other, 0.9 * own])


def test_every_position_is_noted_for_every_seat(tmp_path: Path) -> None:
    state = tavola_nim.GAME.new(2)
    mind = School(tmp_path, QUICK).written().mind()
    found = rehearse(state, mind, tavola.Rng(1), 0.1, 100)
    assert state.actor == tavola.OVER
    assert len(found.ends) == len(found.thought) >= 2 * 7  # two cards, then 12 counters, three at a time at most
    assert found.ends[len(found.ends) - 1] == len(found.seen)


def test_an_exam_is_over_as_soon_as_it_is_sure() -> None:
    verdict = sit(tavola_nim.GAME, Oracle(), ESTIMATE, 2, 1)
    assert verdict.better
    assert 20 < verdict.games < 400
    assert share(tavola_nim.GAME, Oracle(), ESTIMATE, 2, 1, 40) > 0.7


def test_an_equal_mind_is_not_better() -> None:
    assert not sit(tavola_nim.GAME, ESTIMATE, ESTIMATE, 2, 1, most=300).better


@pytest.mark.parametrize(("games", "term", "most"), [(16, 2, 100), (200, 10, 500), (200, 25, 1000), (200, 100, 1000)])
def test_an_exam_takes_a_quarter_of_the_games_learnt_from(games: int, term: int, most: int) -> None:
    assert msgspec.structs.replace(QUICK, games=games, term=term).exam() == most


def test_an_exam_is_no_longer_than_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavola.lab.school.sit", lambda *given: Verdict(given[-1], 50.0, False))
    assert School(tmp_path, QUICK).examine().of == QUICK.exam()


@pytest.mark.parametrize("fair", [1 / 2, 1 / 3, 1 / 4])
def test_a_win_speaks_for_the_newer_mind_and_a_loss_against_it(fair: float) -> None:
    assert evidence(1.0, fair) > 0 > evidence(0.0, fair)
    assert abs(fair * evidence(1.0, fair) + (1 - fair) * evidence(0.0, fair)) < 0.02  # fair play says next to nothing


@pytest.mark.parametrize(("lean", "stays"), [(1.0, True), (0.04, False)])
def test_a_mind_that_hardly_leans_any_more_stands_by_itself(tmp_path: Path, lean: float, stays: bool) -> None:
    school = run(tmp_path, course=msgspec.structs.replace(QUICK, lean=lean))
    assert (school.written().lean != 0.0) == stays
    assert (School(tmp_path, school.course).pupil.lean != 0.0) == stays


def test_a_run_that_is_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    first = run(tmp_path / "one")
    again = School(tmp_path / "one", QUICK)
    assert again.standing == first.standing
    assert list(again.pupil.first) == list(first.pupil.first)
    second = run(tmp_path / "one")
    assert second.standing.games == 2 * QUICK.games
    at_once = School(tmp_path / "two", QUICK)
    for _ in range(2):
        at_once.generation(1)
    assert list(at_once.pupil.first) == list(second.pupil.first)
    assert list(at_once.pupil.rest) == list(second.pupil.rest)


def test_a_run_of_another_course_is_not_gone_on_with(tmp_path: Path) -> None:
    run(tmp_path)
    with pytest.raises(tavola.BadOption, match="another course"):
        School(tmp_path, msgspec.structs.replace(QUICK, rate=0.5))


def test_a_game_without_features_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blind = replace(tavola_nim.GAME, featured=None)
    monkeypatch.setattr("tavola.lab.school.game", lambda slug: blind)
    with pytest.raises(tavola.BadOption, match="Nim has no features"):
        School(tmp_path, QUICK)


def examined(monkeypatch: pytest.MonkeyPatch, folder: Path, better: bool) -> School:
    """A run whose pupil has just sat its exam."""
    monkeypatch.setattr("tavola.lab.school.sit", lambda *asked: Verdict(40, 26.0, better))
    monkeypatch.setattr("tavola.lab.school.PROBE", 4)
    school = School(folder, QUICK)
    school.save(school.examine())
    return school


def test_what_is_proven_better_is_kept_and_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    school = examined(monkeypatch, tmp_path, better=True)
    best = read((tmp_path / "best.json").read_bytes(), tavola_nim.GAME, 2)
    assert best == school.written()
    (mark,) = marks(tmp_path)
    assert (mark.won, mark.of, mark.better) == (0.65, 40, True)
    assert drawn("Nim", [mark]).count("<circle") == 1


def test_who_fails_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    school = examined(monkeypatch, tmp_path, better=False)
    assert not (tmp_path / "best.json").exists()
    assert school.best.value(tavola_nim.GAME.new(2), 0) == School(tmp_path, QUICK).best.value(tavola_nim.GAME.new(2), 0)
    assert [mark.better for mark in marks(tmp_path)] == [False]
