"""What a message of the live table would have had to be, in one line."""

import re
from typing import get_args

import msgspec
from msgspec.inspect import StructType, type_info

from tavola.server.protocol import Message
from tavola.server.shapes import at, instead, listed, short, words

KINDS = {kind.tag: kind for kind in map(type_info, get_args(Message)) if isinstance(kind, StructType)}
PLACE = re.compile(r"(.*?)(?: - at `\$\.?(.*)`)?", re.DOTALL)


class Named(msgspec.Struct):
    """All that is asked of a message to know which it was meant to be."""

    type: str


def misread(text: bytes, wrong: Exception) -> str:
    """Why a message could not be read."""
    if isinstance(wrong, RecursionError):
        return "a message must be a JSON object; this is nested too deeply"
    try:
        kind = msgspec.json.decode(text, type=Named).type
    except msgspec.ValidationError:
        return f"a message must be a JSON object whose type is {_types()}"
    except (msgspec.DecodeError, RecursionError):
        return f"a message must be a JSON object; this is no JSON ({wrong})"
    if kind not in KINDS:
        return f"type must be {_types()}, not {short(kind)}"
    place = PLACE.fullmatch(str(wrong))
    what, where = (place[1], place[2] or "") if place else (str(wrong), "")
    subject = f"{where} of {kind}" if where else kind
    return f"{subject} must be {words(at(KINDS[kind], where))}{instead(what)}"


def _types() -> str:
    return listed([str(tag) for tag in KINDS], "or")
