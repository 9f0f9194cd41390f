"""What does not fit a vocabulary, of scenes or of themes, is told with what would have fitted."""

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import inspect

from tavola.kernel.errors import nearest

WRONG: Final = re.compile(r"(?:enum value '|unknown field `)(.*?)['`]")
STEPS: Final = re.compile(r"\.\w+|\[")  # of `$.choices[46].tone`


def fitting(read: Callable[[], Any], kind: Any) -> Any:
    """What `read` gives; AssertionError, with the word that was meant, if it does not fit this kind."""
    try:
        return read()
    except msgspec.ValidationError as unfit:
        wrong, path = WRONG.search(str(unfit)), re.search(r"`\$(.*)`$", str(unfit))
        allowed = _allowed(inspect.type_info(kind), STEPS.findall(path[1]) if path else [])
        meant = f": {nearest(wrong[1], allowed)}" if wrong and allowed else ""
        raise AssertionError(f"{unfit}{meant}") from unfit


def _allowed(kind: Any, steps: list[str]) -> list[str]:
    """What may stand there: the words of a choice, or the fields of a part."""
    for step in steps:
        kind = _inside(_bare(kind), step)
    kind = _bare(kind)
    if isinstance(kind, inspect.StructType):
        return [field.encode_name for field in kind.fields]
    return [str(word) for word in getattr(kind, "values", ()) if word]


def _inside(kind: Any, step: str) -> Any:
    if isinstance(kind, inspect.StructType):
        return next((field.type for field in kind.fields if f".{field.encode_name}" == step), None)
    return getattr(kind, "value_type" if isinstance(kind, inspect.DictType) else "item_type", None)


def _bare(kind: Any) -> Any:
    """Without what may be left out, and without limits."""
    while isinstance(kind, inspect.UnionType | inspect.Metadata):
        inner = kind.types if isinstance(kind, inspect.UnionType) else (kind.type,)
        kind = next(each for each in inner if not isinstance(each, inspect.NoneType))
    return kind
