"""Words for sides and pawns, as sentences need them."""

from collections.abc import Mapping
from types import MappingProxyType

from tavola.games.adventurers_guard.data import SIDES, TYPES
from tavola.kernel.drawing import drawn
from tavola.kernel.story import Voice


@drawn
def side_in(voice: Voice, side: int) -> str:
    """South or North, in the reader's words."""
    return voice.say("side", side=SIDES[side])


@drawn
def pawn_in(voice: Voice, kind: int) -> Mapping[str, str]:
    """A type of pawn: its code, its bare noun, and the noun as a sentence begins."""
    code = TYPES[kind]
    named = {"type": code, "pawn": voice.say("type", type=code), "name": voice.say("name", type=code)}
    return MappingProxyType(named)
