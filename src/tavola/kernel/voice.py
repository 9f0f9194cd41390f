"""A voice: the words of a package in one language. Hot, for wording is most of what drawing a scene costs."""

import contextlib
from functools import cache
from typing import Any, final

from tavola.kernel import phrases, words


@final
class Voice:
    """A package's words in one language; `voice_of` keeps one of each, so they serve as keys."""

    def __init__(self, package: str, language: str) -> None:
        self.package, self.language = package, language
        self.read: dict[str, phrases.Phrase | None] = {}  # messages as phrases; None: too unusual for one

    def say(self, message: str, /, **args: Any) -> str:
        """A worded message; a missing one or a missing argument is a bug and raises."""
        phrase = self.read[message] if message in self.read else self._phrase(message)
        if phrase is not None and phrases.plain(args):
            try:
                return str(phrase.said(args))
            except (phrases.Unusual, KeyError):
                pass  # the general formatter knows, or says what is missing
        return words.worded(self.package, self.language, message, tuple(args.items()))

    def _phrase(self, message: str) -> phrases.Phrase | None:
        self.read[message] = None
        with contextlib.suppress(phrases.Unusual, LookupError):
            self.read[message] = phrases.phrase(words.bundle(self.package, words.ours(self.language)), message)
        return self.read[message]

    def knows(self, message: str) -> bool:
        return words.knows(self.package, self.language, message)

    def told(self, prefix: str) -> dict[str, str]:
        """What is said under names that begin so, by the rest of the name."""
        names = words.beginning(self.package, self.language, prefix)
        return {name.removeprefix(prefix): self.say(name) for name in names}


@cache
def voice_of(package: str, language: str) -> Voice:
    """The one voice of a package in this language."""
    return Voice(package, language)
