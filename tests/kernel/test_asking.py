"""What a person sees of a question, at Adventurer's Guard and Nim."""

import dataclasses

import pytest

import tavola
from tavola.kernel.asking import Asking
from tavola.kernel.questions import Flow
from tavola.kernel.story import Raw

GUARD, NIM = tavola.game("adventurers-guard"), tavola.game("nim")


def test_time_that_is_up_passes_where_that_is_a_choice() -> None:
    state = GUARD.load({"pawns": {"S-A": "e5", "N-A": "a8"}, "die": 3, "options": {"may_hold": True}})
    assert GUARD.named(GUARD.default(state, tavola.Rng(1))) == "hold"


def test_and_plays_the_first_answer_where_it_is_not() -> None:
    state = GUARD.load({"pawns": {"S-A": "e5", "N-A": "a8"}, "die": 3})
    assert GUARD.default(state, tavola.Rng(1)) == state.legal()[0]


def test_ids_mean_nothing_while_another_seat_decides() -> None:
    state = GUARD.load({"pawns": {"S-A": "e5", "N-A": "a8"}, "die": 3})
    assert GUARD.action_of(state, 0, ["S-A", "e6"]) == GUARD.actions.encode("move", pawn="S-A", to="e6")
    assert GUARD.action_of(state, 1, ["S-A", "e6"]) is None


def test_a_table_answers_by_itself_only_where_the_game_lets_it() -> None:
    assert not GUARD.automatic(GUARD.new())


@pytest.mark.parametrize("seed", range(3))
def test_a_choice_means_the_action_it_stands_for(seed: int) -> None:
    state, rng = NIM.new(), tavola.Rng(seed)
    while state.actor != tavola.OVER:
        for choice in NIM.scene(state, max(state.actor, 0))["choices"]:
            assert NIM.action_of(state, state.actor, list(choice["ids"])) == choice["act"]
        state.play(state.sample(rng))


def test_a_kind_of_action_without_words_is_told_in_the_authors_terms() -> None:
    game = tavola.game("adventurers-guard")
    mute = Asking[Flow]("roll", game.actions, {})
    with pytest.raises(LookupError, match="'roll' asks a seat for 'roll': its words lack a Wording"):
        mute.choice(game.new(), game.actions.encode("roll", face=1), game.voice("en"))


def test_an_event_without_a_sentence_is_told_in_the_authors_terms() -> None:
    """And so is a message that is missing."""
    game = tavola.game("adventurers-guard")
    event = Raw(0, 10, 0, 1, (0, 0, 0, 0))
    mute = dataclasses.replace(game, narrate=lambda event, voice: {}[event.kind])
    with pytest.raises(LookupError, match=r"event 0 of events.py \(AG-10\) cannot be told: story.py does not know 0"):
        mute.told(event, game.voice("en"))
    with pytest.raises(LookupError, match=r"locale/fr.ftl of .*adventurers_guard lacks the message wat"):
        game.voice("fr").say("wat")
