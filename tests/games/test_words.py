"""What the words of every game have in common: the same messages in every language, options, facts, prompts."""

from importlib import import_module
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

import tavola
from tavola.kernel.state import RULING

LANGUAGES = ("en", "fr", "ko")
every_game = pytest.mark.parametrize(
    "slug", [slug for slug in tavola.games() if "tavola.games" in tavola.game(slug).package]
)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def text_of(slug: str, language: str) -> str:
    return (files(tavola.game(slug).package) / "locale" / f"{language}.ftl").read_text("utf-8")


def messages(slug: str, language: str) -> list[str]:
    parsed = FluentParser().parse(text_of(slug, language)).body
    assert not [entry for entry in parsed if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in parsed if isinstance(entry, ast.Message)]


@every_game
@every_language
def test_every_language_has_the_same_messages_in_the_same_order(slug, language):
    said = messages(slug, language)
    assert said == messages(slug, "en")
    assert len(set(said)) == len(said)


def option_words(game: tavola.Game, numbers: bool) -> set[str]:
    """The messages a table words a game's options with; numbers may speak for themselves."""
    named = {f"option-{option.name}" for option in game.options}
    listed = [(option.name, value) for option in game.options for value in option.values[:12]]
    values = {f"option-{name}-{str(value).lower()}" for name, value in listed if numbers or type(value) is not int}
    return named | {f"{name}-help" for name in named} | values


@every_game
@every_language
def test_a_game_words_all_of_its_options(slug, language):
    game = tavola.game(slug)
    worded = {id for id in messages(slug, language) if id.startswith("option-")}
    assert worded <= option_words(game, numbers=True)
    assert option_words(game, numbers=False) <= worded
    assert all(game.voice(language).say(id) for id in worded)


@every_game
@every_language
def test_what_a_default_adds_to_the_rulebook_is_told_in_a_sentence(slug, language):
    game = tavola.game(slug)
    added = {f"house-{option.name}": option.default for option in game.options if option.default != option.as_printed}
    assert {id for id in messages(slug, language) if id.startswith("house-")} == added.keys()
    for message, value in added.items():
        assert game.voice(language).say(message, value=value).endswith(".")


@every_game
@every_language
def test_things_say_what_they_do(slug, language):
    said = tavola.game(slug).voice(language).told("what-")
    assert len(said) >= 4
    assert all(text.endswith(".") and "{" not in text for text in said.values())


@every_game
@every_language
def test_a_result_has_a_figure_of_the_game_itself(slug, language):
    game = tavola.game(slug)
    assert game.notable is not None
    mine, all_of_them = (game.voice(language).say("fact", whose=whose, n=3) for whose in ("you", "all"))
    assert mine != all_of_them


@every_game
def test_every_fact_belongs_to_a_clause_a_move_can_break(slug):
    game = tavola.game(slug)
    codes = [value for name, value in vars(import_module(f"{game.package}.clauses")).items() if name.isupper()]
    ids = {game.ledger.of_code(code).id for code in codes if code != RULING}
    facts = {id.removeprefix("refuse-") for id in messages(slug, "en") if id.startswith("refuse-")}
    assert sorted(facts - ids) == []


@every_game
@every_language
def test_prompts_are_short_and_say_something(slug, language):
    game, rng = tavola.game(slug), tavola.Rng(4)
    state = game.new()
    for _ in range(300):
        if state.actor == tavola.OVER:
            break
        assert 0 < len(game.scene(state, 0, language)["prompt"]["text"]) <= 60
        state.play(state.sample(rng))


@every_game
def test_french_has_a_narrow_space_before_double_punctuation(slug):
    spoken = [line for line in text_of(slug, "fr").splitlines() if not line.startswith("#")]
    for sign in ":;!?":
        assert not [line for line in spoken if f" {sign}" in line or f"\u00a0{sign}" in line]
