"""The words: the same messages in every language, all of them used, each with the arguments the code gives."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

import tavola
from tavola.games.dracomundis import clauses
from tavola.kernel.state import RULING

from .valley import GAME, at, play

LANGUAGES = ("en", "fr", "ko")
TABLES = (
    (2, {}),
    (3, {"dragon_traps": True, "warpath": True, "quiet_rounds": 4}),
    (4, {"memory_aid": "none", "max_rounds": 100, "quiet_rounds": 0, "warpath": True}),
)

# what events carry out and no action breaks
ONLY_TOLD = {
    *(clauses.FACE_DOWN_BUT_EXPLORERS, clauses.ENTER_A_TERRAIN, clauses.SUM_AGAINST_VALUE, clauses.HIGHER_TOTAL_WINS),
    *(clauses.TURN_ON_THE_SPOT, clauses.PRISONER_IS_FREE, clauses.BIPLANE_FLIES, clauses.MOST_POINTS_WIN),
    clauses.MAY_END_AFTER_ONE,
}


def messages(language: str) -> dict[str, ast.Message]:
    text = (files(GAME.package) / "locale" / f"{language}.ftl").read_text("utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_in_the_same_order(language):
    assert list(messages(language)) == list(messages("en"))


def test_every_refusal_has_a_fact_and_no_fact_is_left_over():
    codes = {value for name, value in vars(clauses).items() if name.isupper() and name != "RULING"}
    codes -= {clauses.SEVEN_ACTIONS}  # no action of the game is none of its actions
    codes -= ONLY_TOLD
    names = {f"refuse-DM-R{code - RULING:02d}" if code >= RULING else f"refuse-DM-{code:02d}" for code in codes}
    assert {name for name in messages("en") if name.startswith("refuse-")} == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_messages_are_used_and_none_is_missing(language, said):
    for seats, options in TABLES:
        for seed in range(3):
            listen(GAME.new(seats, **options), tavola.Rng(seed), language)
    choosing = GAME.new(2, colours="chosen")
    for seat in (0, 1):
        GAME.scene(choosing, seat, language)
    GAME.story(heard(choosing, "colour teal"), None, language)
    GAME.scene(play(GAME.new(2, setup="random"), "first 0"), 0, language)
    flip = at("A explorer h4 N", "B sherpa h5 down", quiet=16, turns=16)
    listen(flip, tavola.Rng(1), language)
    push = at("A explorer h4 N", "B trap h5", "A dragon g1 N", options={"dragon_traps": True})
    GAME.story(heard(push, "push h4 N 1"), None, language)
    taken = at("A cannibal i2 N", "B explorer i3 N", "B dragon j3 W")
    GAME.scene(taken, 0, language)
    GAME.story(heard(taken, "move i2 i3", "end_turn", "fight i3"), None, language)
    camp = at("A ss307 h4 N", "B campsite h5", "B journalist k2 N", "A campsite k3", "A tiger k4")
    GAME.scene(camp, 0, language)
    GAME.story(heard(camp, "destroy h4 h5", "end_turn", "move k2 k3"), None, language)
    GAME.scene(camp, 0, language)
    known = at("A explorer h4 N", "B dragon h5 down")
    GAME.scene(play(known, "look h5"), 0, language)
    elsewhere = ("refuse-", "option-", "source-", "measure", "fact", "house-", "what-")  # test_tally.py, test_words.py
    left = {name for name in messages(language) if not name.startswith(elsewhere)} - said
    assert left == set()


def heard(state, *texts):
    state.listener = chronicle = tavola.Chronicle()
    play(state, *texts)
    return chronicle.take()


def listen(state, rng, language) -> None:
    """A whole game, seen and told now and then by everybody."""
    GAME.scene(state, 0, language)
    state.listener = chronicle = tavola.Chronicle()
    while state.actor != tavola.OVER:
        state.play(state.sample(rng))
        if rng.below(6) == 0:
            for seat in (None, *range(state.seats)):
                GAME.scene(state, seat, language)
    for seat in (None, *range(state.seats)):
        GAME.scene(state, seat, language)
        GAME.story(chronicle.events, seat, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_worded_with_the_actions_own_parameters(language):
    rng = tavola.Rng(9)
    state = GAME.new(3, dragon_traps=True, warpath=True, push_distance="exact", colours="chosen")
    while state.actor != tavola.OVER:
        for _ in range(6):
            refusal = GAME.why_not(state, rng.below(GAME.actions.size), language)
            assert refusal is None or refusal.fact
        state.play(state.sample(rng))


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_fit_the_bar(language):
    for name, message in messages(language).items():
        if name.startswith("prompt-") and isinstance(message.value.elements[0], ast.TextElement):
            shown = "".join(
                part.value if isinstance(part, ast.TextElement) else "Explorer" for part in message.value.elements
            )
            assert len(shown) <= 60, (name, shown)


def test_french_sets_narrow_spaces_before_high_signs():
    text = (files(GAME.package) / "locale" / "fr.ftl").read_text("utf-8")
    for line in text.splitlines():
        if not line.startswith("#"):
            assert not any(f" {sign}" in line for sign in ":;!?"), line


def test_what_a_reader_hears_in_three_languages():
    told = [
        [each.text for each in GAME.story(heard(at("A hunter h4 N", "B sherpa h5 down"), "reveal h5"), 0, language)]
        for language in LANGUAGES
    ]
    assert told == [
        [
            "Ivory turns over h5: the Sherpa of Crimson.",
            "Ivory attacks the Sherpa of Crimson on h5, 3 against 1, and wins.",
            "Ivory takes the Sherpa of Crimson from h5.",
        ],
        [
            "Ivoire révèle h5\u202f: le Sherpa de Cramoisi.",
            "Ivoire attaque le Sherpa de Cramoisi en h5, 3 contre 1, et l’emporte.",
            "Ivoire prend le Sherpa de Cramoisi en h5.",
        ],
        [
            "상아가 h5를 뒤집어요. 진홍 셰르파입니다.",
            "상아가 h5의 진홍 셰르파를 3 대 1로 공격해 이겨요.",
            "상아가 h5의 진홍 셰르파를 가져가요.",
        ],
    ]
