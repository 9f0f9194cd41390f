"""Fluent patterns as plain functions: a sentence in a microsecond or two, where the general formatter takes fifty.

Covers what our locales use: text, variables, choices by word, number or plural, other messages, our own functions.
Whatever is beyond that raises Unusual, and `words` asks the general formatter; both must agree.
"""

from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime import resolver as ast

Args = Mapping[str, Any]
Phrase = Callable[[Args], Any]
PLAIN_NUMBERS = range(1000)  # from here on languages group digits


class Unusual(Exception):
    """Beyond what this file covers."""


def plain(args: Args) -> bool:
    """Only words and small numbers, which need no formatting?"""
    return all(type(value) is str or (type(value) is int and value in PLAIN_NUMBERS) for value in args.values())


def phrase(bundle: FluentBundle, message: str) -> Phrase:
    """The function that words a message; Unusual if it takes more than this file knows."""
    return _pattern(bundle, bundle.get_message(message).value)


def _pattern(bundle: FluentBundle, pattern: Any) -> Phrase:
    if not isinstance(pattern, ast.Pattern):
        return _part(bundle, pattern)
    parts = [_part(bundle, element) for element in pattern.elements]
    if len(parts) == 1:
        return lambda args, only=parts[0]: str(only(args))  # type: ignore[misc]
    return lambda args: "".join([str(part(args)) for part in parts])


def _part(bundle: FluentBundle, node: Any) -> Phrase:
    match node:
        case ast.TextElement(value=text):
            return lambda args: text
        case ast.StringLiteral():
            literal = node.parse()["value"]
            return lambda args: literal
        case ast.Placeable() | ast.NeverIsolatingPlaceable():
            return _part(bundle, node.expression)
        case ast.VariableReference():
            name = node.id.name
            return lambda args: args[name]
        case ast.MessageReference(attribute=None):
            return phrase(bundle, node.id.name)
        case ast.FunctionReference():
            return _call(bundle, node)
        case ast.SelectExpression():
            return _select(bundle, node)
    raise Unusual(type(node).__name__)


def _call(bundle: FluentBundle, node: Any) -> Phrase:
    """One of our own functions on words; NUMBER and DATETIME are the general formatter's."""
    name = node.id.name
    if name in ("NUMBER", "DATETIME") or node.arguments.named:
        raise Unusual(name)
    function = bundle._functions[name]
    given = [_part(bundle, each) for each in node.arguments.positional]
    return lambda args: function(*[each(args) for each in given])


def _select(bundle: FluentBundle, node: Any) -> Phrase:
    """By word, by number, or by the plural a number takes."""
    asked = _part(bundle, node.selector)
    words: dict[str, Phrase] = {}
    numbers: dict[int, Phrase] = {}
    otherwise: Phrase | None = None
    for variant in node.variants:
        value = _pattern(bundle, variant.value)
        if isinstance(variant.key, ast.NumberLiteral):
            numbers.setdefault(int(variant.key.value), value)
        else:
            words.setdefault(variant.key.name, value)
        otherwise = value if variant.default else otherwise

    def choose(args: Args) -> Any:
        key = asked(args)
        if isinstance(key, int):
            found = numbers.get(key) or words.get(bundle._plural_form(key), otherwise)
        elif numbers:
            raise Unusual("a word where numbers are told apart")
        else:
            found = words.get(key, otherwise)
        assert found is not None
        return found(args)

    return choose
