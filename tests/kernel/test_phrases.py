"""The quick wording must agree with Fluent's general formatter, for every message of every game."""

from importlib.resources import files
from itertools import product
from random import Random
from typing import Any

import pytest
from fluent.runtime import resolver as ast
from fluent.syntax.visitor import Visitor

import tavola
from tavola.kernel import phrases, words
from tavola.kernel.voice import voice_of

PACKAGES = [tavola.game(slug).package for slug in tavola.games()] + ["tavola.server"]
PACKAGES_AND_LANGUAGES = [
    (package, language)
    for package, language in product(PACKAGES, words.LANGUAGES)
    if (files(package) / "locale" / f"{language}.ftl").is_file()
]


class Variables(Visitor):
    """The variables of a pattern, with the keys they are compared to."""

    def __init__(self) -> None:
        self.keys: dict[str, set[Any]] = {}

    def visit_VariableReference(self, node: Any) -> None:
        self.keys.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: Any) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                int(variant.key.value) if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
                for variant in node.variants
            }
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def variables(bundle: Any, message: str) -> dict[str, set[Any]]:
    found = Variables()
    pattern = bundle.get_message(message).value
    for element in pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]:
        found.visit(element)
    return found.keys


@pytest.mark.parametrize(("package", "language"), PACKAGES_AND_LANGUAGES)
def test_every_message_is_worded_as_fluent_words_it(package: str, language: str) -> None:
    bundle, rng, compared = words.bundle(package, language), Random(1), 0
    for message in list(bundle._messages):
        known = variables(bundle, message)
        for _ in range(12):
            args = {name: rng.choice([*keys, 0, 1, 2, 7, 21, 999, "e5", "Ann", "길"]) for name, keys in known.items()}
            try:
                expected = words.formatted(package, language, message, args)
                quick = str(phrases.phrase(bundle, message).said(args))
            except (phrases.Unusual, LookupError, KeyError, AttributeError):
                continue
            assert quick == expected, (message, args)
            compared += 1
    assert compared > 10


def test_large_numbers_and_missing_words_go_to_the_general_formatter() -> None:
    assert not phrases.plain({"n": 1000})
    assert not phrases.plain({"n": True})
    assert not phrases.plain({"n": 1.5})
    assert phrases.plain({"n": 999, "who": "Ann"})
    with pytest.raises(LookupError):
        voice_of("tavola.server", "en").say("table-left")
    with pytest.raises(LookupError):
        voice_of("tavola.server", "en").say("no-such-message")
