"""The words of this game: every message is used, each with the arguments the code gives; every refusal has a fact."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

import tavola
from tavola.games.adventurers_guard import clauses
from tavola.kernel.state import RULING

from .board import GAME, at, move, roll

LANGUAGES = ("en", "fr", "ko")
TABLES = (
    {"turn_limit": 40},
    {"turn_limit": 60, "may_hold": True, "first_player": "seat0"},
    {"turn_limit": 60, "borrow": "forced", "range_cap": 2, "first_player": "seat1"},
    {"turn_limit": 0, "suicide_guard": "no_capture", "warrior_corner": "facing"},
    {"turn_limit": 60, "borrow_captures_own": True},
)


def messages(language: str) -> dict[str, ast.Message]:
    text = (files(GAME.package) / "locale" / f"{language}.ftl").read_text("utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def test_every_refusal_has_a_fact_and_no_fact_is_left_over():
    codes = {value for name, value in vars(clauses).items() if name.isupper() and name != "RULING"}
    codes -= {clauses.ADVENTURER_STEPS}  # an adventurer's steps lead everywhere: its moves break AG-24 instead
    codes -= {clauses.OPPOSITE_CORNER, clauses.BLOCKED, clauses.BOTH_HAVE_LOST_IT, clauses.NOTHING_TO_BORROW}  # told
    codes -= {clauses.TURN_AT_THE_FAR_ROW, clauses.TURN_AT_HOME, clauses.MAY_HOLD, clauses.TAKES_ITS_BORROWER}  # told
    names = {f"refuse-AG-R{code - RULING:02d}" if code >= RULING else f"refuse-AG-{code:02d}" for code in codes}
    assert names == {id for id in messages("en") if id.startswith("refuse-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_and_every_message_is_used(language, said):
    for seed, options in enumerate(TABLES):
        tell_a_game(language, seed, options)
    tell_the_ends(language)
    elsewhere = ("source-", "measure", "fact", "house-", "what-")  # tests/games/test_tally.py and test_words.py
    counted = {id for id in messages(language) if id.startswith(elsewhere)}
    assert set(messages(language)) - said - of_options() - counted == set()


def of_options() -> set[str]:
    """The messages a table words its options with."""
    named = {f"option-{option.name}" for option in GAME.options}
    listed = [option for option in GAME.options if not isinstance(option.values, range)]
    words = {f"option-{option.name}-{str(value).lower()}" for option in listed for value in option.values}
    return named | {f"{name}-help" for name in named} | words


def tell_a_game(language: str, seed: int, options: dict) -> None:
    """Draw every position and word every event; in every tenth position ask why not of every action."""
    rng, state, ply = tavola.Rng(seed), GAME.new(**options), 0
    state.listener = chronicle = tavola.Chronicle()
    while state.actor != tavola.OVER and ply < 600:
        GAME.scene(state, state.actor if state.actor >= 0 else None, language)
        if ply % 10 < 2:
            for action in range(ply % 3, GAME.actions.size, 3):
                refusal = GAME.why_not(state, action, language)
                assert refusal is None or refusal.fact
        state.play(state.sample(rng))
        assert all(event.text for event in GAME.story(chronicle.take(), 0, language))
        ply += 1


def tell_the_ends(language: str) -> None:
    """What random play seldom shows: each way to end and to lose a turn, and the refusals of unusual tables."""
    last = {"turn": "north", "first": "south", "turns": {"south": 150, "north": 149}}
    tell(language, at("S: A d4, W f6. N: A e5, M e7"), 5, "f6xe7", 3, "e5-e6", 3, "d4-d5", 3, "e6-e5", 3, "d5xe5")
    tell(language, at("S: A a1. N: A i9", **last), 1)
    tell(language, at("S: A a1, W c3. N: A i9", **last), 1)
    tell(language, at("S: A b3, M a1, R c3. N: A i9, W a3"), 6)
    tell(language, at("S: A e5, M d5, R c5 d6. N: A e9"), 1)
    tell(language, at("S: A a1, W e5. N: A i9, M d6 f6", turns={"south": 0, "north": 0}), 5)
    for options in ({}, {"borrow": "forced"}, {"suicide_guard": "no_capture"}):
        tell(language, at("S: A e1, M d5. N: A e9, W e6", options=options), 5)


def tell(language: str, state: tavola.State, *texts: str | int) -> None:
    """Roll and move; word every event, draw the last position, and ask there why not of every action."""
    state.listener = chronicle = tavola.Chronicle()
    for text in texts:
        roll(state, text) if isinstance(text, int) else move(state, text)
    assert all(event.text for event in GAME.story(chronicle.take(), 0, language))
    GAME.scene(state, 0, language)
    for action in range(GAME.actions.size):
        refusal = GAME.why_not(state, action, language)
        assert refusal is None or refusal.fact
