"""Voices: a game's where it speaks the reader's language, and the server's own."""

from functools import cache

from tavola.kernel import words
from tavola.kernel.game import Game
from tavola.kernel.story import Voice, voice_of

PACKAGE = "tavola.server"


@cache
def spoken(game: Game, language: str) -> str:
    """The reader's language where the game speaks it, else English."""
    return language if words.speaks(game.package, language) else words.ENGLISH


def house(language: str) -> Voice:
    """The server's own words."""
    return voice_of(PACKAGE, language)
