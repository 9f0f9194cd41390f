"""Words: a game's messages in the reader's language (Project Fluent).

They come from its locale/*.ftl, and what it teaches with from lesson/*.ftl.
"""

import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

ENGLISH = "en"  # what is said where a game does not speak the language of its reader
LANGUAGES = (ENGLISH, "fr", "ko")
HANGUL = 0xAC00
FINALS = 28  # final consonants of a Hangul syllable, none included
ENDS_IN_CONSONANT = set("013678lmnrLMNR")  # how Koreans read digits and Latin letters aloud
RIEUL = 8  # the final consonant that takes 로 like a vowel
ENDS_IN_RIEUL = set("178lrLR")
FRENCH_VOWELS = set("aàâeéèêiîïoôuûœ")


def josa(word: Any, pair: str) -> str:
    """The word with the Korean particle its last letter asks for: `JOSA($pawn, "을/를")`."""
    after_consonant, after_vowel = str(pair).split("/")
    last = next((letter for letter in reversed(str(word)) if letter.isalnum()), "")
    final = (ord(last) - HANGUL) % FINALS if "가" <= last <= "힣" else -1
    closed = final > 0 if final >= 0 else last in ENDS_IN_CONSONANT
    if after_vowel == "로" and (final == RIEUL or last in ENDS_IN_RIEUL):
        closed = False
    return f"{word}{after_consonant if closed else after_vowel}"


def de(word: Any) -> str:
    """French `de` before a name: `de Cramoisi`, `d’Ivoire`."""
    return f"d’{word}" if str(word)[:1].lower() in FRENCH_VOWELS else f"de {word}"


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The messages of one package in one language; in English where it has none of its own in this one.

    A lesson that was not translated is told in English to readers of every language.
    """
    if not speaks(package, language) and language != ENGLISH:
        return bundle(package, ENGLISH)
    functions: dict[str, Any] = {"JOSA": josa, "DE": de}
    made = FluentBundle([language], use_isolating=False, functions=functions)
    made.add_resource(FluentResource((files(package) / "locale" / f"{language}.ftl").read_text("utf-8")))
    lesson = files(package) / "lesson"
    taught = [file for each in (language, ENGLISH) if (file := lesson / f"{each}.ftl").is_file()]
    if taught:
        made.add_resource(FluentResource(taught[0].read_text("utf-8")))
    return made


def speaks(package: str, language: str) -> bool:
    """Has the package words in this language?"""
    return (files(package) / "locale" / f"{language}.ftl").is_file()


def ours(language: str) -> str:
    """This language, or English where we do not speak it."""
    return language if language in LANGUAGES else ENGLISH


@cache
def beginning(package: str, language: str, prefix: str) -> tuple[str, ...]:
    """The messages whose names begin so, in the order of the file."""
    text = (files(package) / "locale" / f"{ours(language) if speaks(package, language) else ENGLISH}.ftl").read_text(
        "utf-8"
    )
    return tuple(re.findall(rf"^({re.escape(prefix)}[\w-]+) =", text, re.MULTILINE))


@lru_cache(maxsize=1 << 12)
def worded(package: str, language: str, message: str, args: tuple[tuple[str, Any], ...]) -> str:
    """`formatted`, kept."""
    return formatted(package, ours(language), message, dict(args))


def formatted(package: str, language: str, message: str, args: dict[str, Any]) -> str:
    """By Fluent's general formatter, which covers everything and takes its time."""
    words = bundle(package, language)
    if not words.has_message(message):
        raise LookupError(f"locale/{language}.ftl of {package} lacks the message {message}")
    pattern = words.get_message(message).value
    if pattern is None:
        raise LookupError(f"{message} has no text in {language}")
    text, problems = words.format_pattern(pattern, args)
    if problems or isinstance(text, FluentNone):
        raise LookupError(f"{message} in {language}: {problems}")
    return str(text)


def knows(package: str, language: str, message: str) -> bool:
    """Is there such a message?"""
    return bool(bundle(package, ours(language)).has_message(message))
