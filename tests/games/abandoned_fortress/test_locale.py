"""The words: every refusal has its fact, every option its words, whole games are told in three languages."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

import tavola
from tavola.games.abandoned_fortress import GAME, clauses
from tavola.games.abandoned_fortress.names import clause_id

LANGUAGES = ("en", "fr", "ko")


def messages(language: str) -> set[str]:
    text = (files(GAME.package) / "locale" / f"{language}.ftl").read_text("utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def test_all_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("fr") == messages("ko")


def test_every_refusal_has_a_fact_and_no_fact_is_left_over() -> None:
    """Which clauses events carry out and no action breaks shows in whole games, below."""
    codes = {value for name, value in vars(clauses).items() if name.isupper() and name != "RULING"}
    facts = {id for id in messages("en") if id.startswith("refuse-")}
    assert facts <= {f"refuse-{clause_id(code)}" for code in codes}


def test_every_option_and_value_has_its_words() -> None:
    named = {f"option-{option.name}{end}" for option in GAME.options for end in ("", "-help")}
    listed = [option for option in GAME.options if not isinstance(option.values, range)]
    words = {f"option-{option.name}-{str(value).lower()}" for option in listed for value in option.values}
    assert {id for id in messages("en") if id.startswith("option-")} == named | words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games_are_told_and_refusals_have_facts(language: str, seats: int) -> None:
    rng, state = tavola.Rng(seats), GAME.new(seats, round_limit=4)
    state.listener = chronicle = tavola.Chronicle()
    ply = 0
    while state.actor != tavola.OVER:
        if ply % 20 == 0:
            GAME.scene(state, max(state.actor, 0), language)
            for action in range(0, GAME.actions.size, 7):
                refusal = GAME.why_not(state, action, language)
                assert refusal is None or refusal.fact, refusal
        state.play(state.sample(rng))
        assert all(event.text for event in GAME.story(chronicle.take(), 0, language))
        ply += 1
    assert GAME.scene(state, None, language)["result"]


def test_korean_particles_follow_the_word() -> None:
    state = GAME.new(2, first_player="seat")
    state.listener = chronicle = tavola.Chronicle()
    state.play(GAME.actions.encode("choose_hero", hero="mirelle"))
    state.play(GAME.actions.encode("choose_hero", hero="ove"))
    told = [event.text for event in GAME.story(chronicle.take(), 0, "ko")]
    assert told == ["초록이 영웅 미렐을 골랐어요.", "빨강이 영웅 오베를 골랐어요."]
