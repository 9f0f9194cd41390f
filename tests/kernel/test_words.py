import pytest

from tavola.kernel.voice import Voice, voice_of
from tavola.kernel.words import LANGUAGES, de, josa, knows

GUARD = "tavola.games.adventurers_guard"


@pytest.mark.parametrize(
    ("word", "pair", "worded"),
    [
        ("전사", "이/가", "전사가"),
        ("모험가", "은/는", "모험가는"),
        ("왕관", "을/를", "왕관을"),
        ("성", "과/와", "성과"),
        ("e5", "을/를", "e5를"),  # 오
        ("a3", "을/를", "a3을"),  # 삼
        ("10", "이/가", "10이"),  # 십
        (2, "이/가", "2가"),
        ("S-M", "이/가", "S-M이"),  # 엠
        ("S-A", "이/가", "S-A가"),
        ("길", "으로/로", "길로"),  # ㄹ takes 로
        ("길", "을/를", "길을"),
        ("a1", "으로/로", "a1로"),  # 일
        ("a6", "으로/로", "a6으로"),  # 육
        ("문", "으로/로", "문으로"),
        ("“왕관”", "이/가", "“왕관”이"),  # marks are passed over
        ("", "이/가", "가"),
    ],
)
def test_a_korean_particle_follows_the_sound_of_the_word(word: object, pair: str, worded: str) -> None:
    assert josa(word, pair) == worded


@pytest.mark.parametrize(("word", "worded"), [("Cramoisi", "de Cramoisi"), ("Ivoire", "d’Ivoire"), ("Élan", "d’Élan")])
def test_french_de_loses_its_vowel_before_another(word: str, worded: str) -> None:
    assert de(word) == worded


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_words_a_message(language: str) -> None:
    assert voice_of(GUARD, language).say("prompt-first")
    assert knows(GUARD, language, "prompt-first")
    assert not knows(GUARD, language, "no-such-message")


def test_an_unknown_language_is_answered_in_english() -> None:
    assert voice_of(GUARD, "xx").say("prompt-first") == voice_of(GUARD, "en").say("prompt-first")


def test_a_missing_message_or_argument_is_a_bug_and_raises() -> None:
    with pytest.raises(LookupError):
        voice_of(GUARD, "en").say("no-such-message")
    with pytest.raises(LookupError, match="prompt-roll in en"):
        voice_of(GUARD, "en").say("prompt-roll")


def test_a_voice_speaks_for_one_package_in_one_language() -> None:
    voice = Voice(GUARD, "fr")
    assert voice.say("prompt-first") == voice_of(GUARD, "fr").say("prompt-first")
    assert voice.say("prompt-first") != voice_of(GUARD, "en").say("prompt-first")
    assert voice.knows("prompt-first")
