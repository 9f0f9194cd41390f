"""Events and their cues."""

import pytest

import tavola
from tavola.kernel.cues import CAPTURE, CUES, MOVE, REVEAL, Events


def test_an_event_has_a_cue_for_each_name_it_is_told_under() -> None:
    events = Events()
    moved = events.add(moved=MOVE, shield_broken=CAPTURE)
    looked = events.add(looked=REVEAL, teaches=True)
    assert (moved, looked) == (0, 1)
    assert (events.cue("moved"), events.cue("shield-broken"), events.cue("looked")) == (MOVE, CAPTURE, REVEAL)
    assert (events.teaches(moved), events.teaches(looked)) == (False, True)


def test_two_events_may_share_a_name_but_not_with_two_cues() -> None:
    events = Events()
    assert events.add(lost=CAPTURE) != events.add(lost=CAPTURE)
    with pytest.raises(ValueError, match="lost has two cues, capture and move"):
        events.add(lost=MOVE)


def test_an_unknown_cue_is_told_what_would_be_right() -> None:
    with pytest.raises(ValueError, match="the cue of sung cannot be 'song': it must be one of quiet, turn"):
        Events().add(sung="song")


@pytest.mark.parametrize("slug", tavola.games())
def test_every_line_that_is_told_has_a_declared_cue(slug: str) -> None:
    game, rng = tavola.game(slug), tavola.Rng(5)
    state = game.new()
    state.listener = chronicle = tavola.Chronicle()
    for _ in range(300):
        if state.actor == tavola.OVER:
            break
        state.play(state.sample(rng))
    told = [line for seat in range(state.seats) for line in game.story(chronicle.events, seat)]
    assert told
    assert {line.cue for line in told} <= set(CUES)
    assert {line.cue for line in told} != {"quiet"}
