"""Types in words: what a request or a message would have had to be, and what it was instead."""

import re
from collections.abc import Sequence

from msgspec import inspect

STEP = re.compile(r"[^.\[\]]+|(?<=\[)[^\]]+")  # of a path such as seats[0].kind
NOT_TAKEN = re.compile(r"Object (?:contains unknown|missing required) field `(.*)`", re.DOTALL)
NOT_ONE = re.compile(r"Invalid enum value (.*)", re.DOTALL)
NOT_SO = re.compile(r"Expected `.*`, got `(\w+)`")
SEEN = {"int": "a number", "float": "a number", "str": "text", "array": "a list", "object": "an object"}
SEEN |= {"bool": "true or false", "null": "null"}
# control characters, ends of lines, and marks that turn the direction of writing; then what is not seen at all
TURNS = r"\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufff9-\ufffb"
UNSEEN = r"\s\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2060-\u206f\u2800\u3164"
UNSEEN += rf"\ufe00-\ufe0f\ufeff\uffa0{chr(0xE0000)}-{chr(0xE0FFF)}"
LINE = rf"^[^{TURNS}]*[^{TURNS}{UNSEEN}][^{TURNS}]*(?![\s\S])"
PLAIN = r"^[A-Za-z0-9_-]+$"
PATTERNS = {LINE: " in one line, not blank, without marks that turn it round", PLAIN: ", each A-Z, a-z, 0-9, _ or -"}
LONGEST = 60  # characters of what was sent that are told again


def at(kind: inspect.Type, path: str) -> inspect.Type:
    """The type of what lies in a body at `seats[0].kind`."""
    for step in STEP.findall(path):
        kind = _inside(_bare(kind), step)
    return kind


def _inside(kind: inspect.Type, step: str) -> inspect.Type:
    match kind:
        case inspect.StructType(fields=fields):
            return next((field.type for field in fields if field.encode_name == step), inspect.AnyType())
        case inspect.ListType(item_type=item):
            return item
        case inspect.DictType(value_type=value):
            return value
        case _:
            return inspect.AnyType()


def _bare(kind: inspect.Type) -> inspect.Type:
    """Without notes, and without `or nothing`."""
    if isinstance(kind, inspect.Metadata):
        return _bare(kind.type)
    if isinstance(kind, inspect.UnionType):
        given = [_bare(each) for each in kind.types if not isinstance(each, inspect.NoneType)]
        return given[0] if len(given) == 1 else kind
    return kind


def words(kind: inspect.Type) -> str:
    """A type in words."""
    match _bare(kind):
        case inspect.StrType(min_length=least, max_length=most, pattern=pattern):
            return f"text{_range(' of', least, most, ' characters')}{PATTERNS.get(pattern or '', '')}"
        case inspect.IntType(ge=least, le=most):
            return f"a whole number{_range(' from', least, most)}"
        case inspect.FloatType(ge=least, le=most):
            return f"a number{_range(' from', least, most)}"
        case inspect.BoolType():
            return "true or false"
        case inspect.LiteralType(values=values):
            return listed([str(value) for value in values], "or")
        case inspect.ListType(min_length=least, max_length=most):
            return f"a list{_range(' of', least, most, ' items')}"
        case inspect.StructType(fields=fields):
            return f"a JSON object with {_fields(fields)}"
        case inspect.UnionType(types=kinds):
            return listed([words(each) for each in kinds], "or")
        case inspect.DictType():
            return "an object"
        case _:
            return "as described in /api/openapi.json"


def _fields(fields: Sequence[inspect.Field]) -> str:
    if not fields:
        return "type alone"
    needed = listed([field.encode_name for field in fields if field.required], "and")
    free = listed([field.encode_name for field in fields if not field.required], "and")
    return " and ".join(part for part in (needed, f"perhaps {free}" if free else "") if part)


def _range(before: str, least: float | None, most: float | None, after: str = "") -> str:
    """From the least to the most; all bodies and parameters of ours have both, or neither."""
    return "" if most is None else f"{before} {least or 0:g} to {most:.15g}{after}"


def listed(things: Sequence[str], last: str) -> str:
    return f" {last} ".join([", ".join(things[:-1]), things[-1]] if len(things) > 1 else things)


def instead(what: str) -> str:
    """What stood there, as far as msgspec tells."""
    if found := NOT_TAKEN.fullmatch(what):
        return f"; {short(found[1])} is {'missing' if 'missing' in what[:20] else 'unknown'}"
    if found := NOT_ONE.fullmatch(what):
        return f", not {found[1][:LONGEST]}"
    if found := NOT_SO.fullmatch(what):
        return f", not {SEEN.get(found[1], found[1])}"
    return "; there is none" if what == "'data'" else ""


def short(text: str) -> str:
    """What was sent, on one line."""
    return repr(text if len(text) <= LONGEST else text[:LONGEST] + "…")
