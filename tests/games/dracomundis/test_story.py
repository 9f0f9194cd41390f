"""What is told: which cue each line has, and by which events somebody learns a hidden fact."""

import pytest

from tavola.games.dracomundis import GAME
from tavola.games.dracomundis.events import EVENTS
from tavola.kernel.story import Chronicle

from .valley import at, story


def cues(state, *texts: str, seat: int | None = None) -> list[tuple[str, str]]:
    return [(line.kind, line.cue) for line in story(state, *texts, seat=seat)]


def test_a_fight_sounds_like_one_and_its_loser_is_taken():
    state = at("A hunter h4 N", "B sherpa h5 down", hidden=3)
    assert cues(state, "reveal h5") == [("revealed", "reveal"), ("fought", "fight"), ("eliminated", "capture")]


@pytest.mark.rule("DM-13")
def test_a_look_reveals_something_to_the_looker_alone():
    state = at("A explorer h4 N", "B dragon h5 down")
    assert cues(state.clone(), "look h5", seat=0) == [("looked", "reveal")]
    assert cues(state, "look h5", seat=1) == [("looked-unseen", "quiet")]


def taught(state, text):
    """Did somebody learn a hidden fact by this, so that it cannot be taken back?"""
    heard = state.listener = Chronicle()
    state.play(GAME.unnamed(text))
    return any(raw.teaches for raw in heard.take())


@pytest.mark.rule("DM-R05")
def test_whoever_sees_a_face_for_the_first_time_learns_a_hidden_fact():
    state = at("A explorer h4 N", "B dragon h5 down", "B sherpa g7 down", hidden=3)
    assert taught(state.clone(), "reveal h5")
    assert taught(state, "look h5")
    assert not taught(state.clone(), "look h5")
    assert not taught(state, "reveal h5")


@pytest.mark.rule("DM-R05")
def test_whoever_can_count_what_is_left_learns_nothing_by_a_look():
    assert not taught(at("A explorer h4 N", "B dragon h5 down", hidden=0), "look h5")


@pytest.mark.rule("DM-R05")
def test_the_end_teaches():
    names = list(EVENTS.cues)
    assert [name for code, name in enumerate(names) if EVENTS.teaches(code)] == ["won"]
