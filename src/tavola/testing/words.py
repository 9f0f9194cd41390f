"""Every scene, event and refusal is worded in all languages."""

from typing import Any

from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.state import OVER, State
from tavola.kernel.story import Chronicle
from tavola.kernel.words import ENGLISH, LANGUAGES, speaks
from tavola.testing.effort import Effort
from tavola.testing.legality import tried

REFUSED = 12


def all_languages_word_everything(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """The same scene, story and refusals in every language the game speaks, in different words."""
    assert speaks(game.package, ENGLISH), f"{game.slug} needs words in English at least: locale/en.ftl"
    for language in LANGUAGES:
        assert [each.id for each in game.ledger_in(language)] == [each.id for each in game.ledger], (
            f"rules.{language}.md must have the clauses of rules.md in their order"
        )
    spoken = [language for language in LANGUAGES if speaks(game.package, language)]
    for language in spoken:
        _check_options(game, language)
        _check_sources(game, state, language)
    for seat in (None, *range(state.seats)):
        drawn = [game.scene(state, seat, language) for language in spoken]
        _check_scenes(drawn)
    for action in tried(game, list(state.legal()), rng, effort.actions)[:REFUSED]:
        clauses = {refusal.clause if (refusal := game.why_not(state, action, each)) else "" for each in LANGUAGES}
        assert len(clauses) == 1, f"{game.named(action)} is refused by different clauses in different languages"
    _check_stories(game, state, rng)


def _check_options(game: Game, language: str) -> None:
    """An option is worded as a whole, or goes by its name and help; numbers are their own words."""
    for option in game.options:
        values = () if type(option.default) is int else [str(value).lower() for value in option.values]
        needed = [f"option-{option.name}{each}" for each in ("", "-help", *(f"-{value}" for value in values))]
        missing = [message for message in needed if not game.voice(language).knows(message)]
        assert missing in ([], needed), f"locale/{language}.ftl words {option.name}, but not {', '.join(missing)}"


def _check_sources(game: Game, state: State, language: str) -> None:
    """The result names what points came from."""
    sources = game.counted(state).sources if game.counted else ()
    for each in sources:
        assert game.voice(language).knows(f"source-{each.name}"), f"locale/{language}.ftl lacks source-{each.name}"


def _check_scenes(drawn: list[dict[str, Any]]) -> None:
    prompts = [scene["prompt"]["text"] for scene in drawn]
    assert len({*prompts, ""}) == len(prompts) + 1, f"prompts must differ by language: {prompts}"
    shapes = [[(choice["act"], choice["ids"]) for choice in scene["choices"]] for scene in drawn]
    assert all(shape == shapes[0] for shape in shapes), "choices differ by language"
    assert all(choice["label"] for scene in drawn for choice in scene["choices"]), "a choice has no label"
    assert all(piece["label"] for scene in drawn for piece in scene["pieces"]), "a piece has no label"


def _check_stories(game: Game, state: State, rng: Rng, actions: int = 10) -> None:
    """What the next actions tell, to every reader."""
    heard = Chronicle()
    state.listener = heard
    for _ in range(actions):
        if state.actor == OVER:
            break
        state.play(state.sample(rng))
    events = heard.take()
    for seat in (None, *range(state.seats)):
        told = [game.story(events, seat, language) for language in LANGUAGES]
        assert all(each.text and each.clause in game.ledger for story in told for each in story), (
            f"an event lacks a text or a clause of the ledger: {told}"
        )
        assert len({tuple((each.kind, each.ids) for each in story) for story in told}) == 1, "stories differ"
