"""Fluent patterns, read once: a sentence in a microsecond, where the general formatter takes fifty. Hot.

Covers what our locales use: text, variables, choices by word, number or plural, other messages, our own functions.
Whatever is beyond that raises Unusual, and `words` asks the general formatter; both must agree.
"""

from collections.abc import Callable
from typing import Any, Final, final

from fluent.runtime import FluentBundle
from fluent.runtime import resolver as ast

GROUPED: Final = 1000  # from here on languages group digits


class Unusual(Exception):
    """Beyond what this file covers."""


def plain(args: dict[str, Any]) -> bool:
    """Only words and small numbers, which need no formatting?"""
    for value in args.values():
        if type(value) is int:
            if not 0 <= value < GROUPED:
                return False
        elif type(value) is not str:
            return False
    return True


class Phrase:
    """A sentence or a part of one."""

    def said(self, args: dict[str, Any]) -> Any:
        raise NotImplementedError


@final
class Text(Phrase):
    def __init__(self, text: str) -> None:
        self.text = text

    def said(self, args: dict[str, Any]) -> Any:
        return self.text


@final
class Variable(Phrase):
    def __init__(self, name: str) -> None:
        self.name = name

    def said(self, args: dict[str, Any]) -> Any:
        return args[self.name]


@final
class Parts(Phrase):
    def __init__(self, parts: list[Phrase]) -> None:
        self.parts = parts

    def said(self, args: dict[str, Any]) -> Any:
        words: list[str] = []
        for part in self.parts:
            words.append(str(part.said(args)))
        return "".join(words)


@final
class Call(Phrase):
    """One of our own functions on words."""

    def __init__(self, function: Callable[..., Any], given: list[Phrase]) -> None:
        self.function, self.given = function, given

    def said(self, args: dict[str, Any]) -> Any:
        return self.function(*[each.said(args) for each in self.given])


@final
class Select(Phrase):
    """By word, by number, or by the plural a number takes."""

    def __init__(self, asked: Phrase, plural: Callable[[int], str], otherwise: Phrase) -> None:
        self.asked, self.plural, self.otherwise = asked, plural, otherwise
        self.words: dict[str, Phrase] = {}
        self.numbers: dict[int, Phrase] = {}

    def said(self, args: dict[str, Any]) -> Any:
        return self.chosen(self.asked.said(args)).said(args)

    def chosen(self, key: Any) -> Phrase:
        if isinstance(key, int):
            return self.numbers.get(key) or self.words.get(self.plural(key), self.otherwise)
        if self.numbers:
            raise Unusual("a word where numbers are told apart")
        return self.words.get(key, self.otherwise)


def phrase(bundle: FluentBundle, message: str) -> Phrase:
    """A message as a phrase; Unusual if it takes more than this file knows."""
    return _pattern(bundle, bundle.get_message(message).value)


def _pattern(bundle: FluentBundle, pattern: Any) -> Phrase:
    if not isinstance(pattern, ast.Pattern):
        return _part(bundle, pattern)
    return Parts([_part(bundle, element) for element in pattern.elements])


def _part(bundle: FluentBundle, node: Any) -> Phrase:
    if isinstance(node, ast.TextElement):
        return Text(node.value)
    if isinstance(node, ast.StringLiteral):
        return Text(node.parse()["value"])
    if isinstance(node, ast.Placeable | ast.NeverIsolatingPlaceable):
        return _part(bundle, node.expression)
    if isinstance(node, ast.VariableReference):
        return Variable(node.id.name)
    if isinstance(node, ast.MessageReference) and node.attribute is None:
        return phrase(bundle, node.id.name)
    if isinstance(node, ast.FunctionReference):
        return _call(bundle, node)
    if isinstance(node, ast.SelectExpression):
        return _select(bundle, node)
    raise Unusual(type(node).__name__)


def _call(bundle: FluentBundle, node: Any) -> Phrase:
    """NUMBER and DATETIME are the general formatter's."""
    name = node.id.name
    if name in ("NUMBER", "DATETIME") or node.arguments.named:
        raise Unusual(name)
    return Call(bundle._functions[name], [_part(bundle, each) for each in node.arguments.positional])


def _select(bundle: FluentBundle, node: Any) -> Phrase:
    values = [(variant, _pattern(bundle, variant.value)) for variant in node.variants]
    otherwise = next(value for variant, value in values if variant.default)
    made = Select(_part(bundle, node.selector), bundle._plural_form, otherwise)
    for variant, value in values:
        if isinstance(variant.key, ast.NumberLiteral):
            made.numbers.setdefault(int(variant.key.value), value)
        else:
            made.words.setdefault(variant.key.name, value)
    return made
