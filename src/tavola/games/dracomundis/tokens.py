"""A token as one whole number: kind, owner, facing, number, who has looked at it, and whether it lies face down."""

from typing import Final

from mypy_extensions import i64

from tavola.games.dracomundis.tables import KINDS
from tavola.kernel.bits import BIT

FACE_DOWN: Final = 524288  # bit 19, above all the rest: a greater number is a token face down
WINNER: Final = 1048576  # and above it, in `won`: who took it


def token(kind: i64, owner: i64, facing: i64, tag: i64) -> i64:
    """A token face up; `tag` tells it from all others and betrays nothing: its place in the order of setup."""
    return kind | (owner << 4) | (facing << 6) | (tag << 8)


def kind_of(tok: i64) -> i64:
    return tok & 15


def owner_of(tok: i64) -> i64:
    return (tok >> 4) & 3


def is_of(tok: i64, seat: i64) -> bool:
    """Is it a character of this seat? One look at the bits: from CAMPSITE on kinds have bit 3, and NOTHING has all."""
    return tok & 56 == seat << 4


def facing_of(tok: i64) -> i64:
    return (tok >> 6) & 3


def tag_of(tok: i64) -> i64:
    return (tok >> 8) & 127


def seen_by(tok: i64) -> i64:
    """The seats that have looked, as a mask; its owner need not be among them. DM-13"""
    return (tok >> 15) & 15


def shown_to(tok: i64, seat: i64) -> i64:
    """The token once this seat has looked at it."""
    return tok | (BIT[seat] << 15)


def known_to(tok: i64, seat: i64) -> bool:
    """Does the seat know what it is? All know a face, the owner and those who looked know a back. DM-R05"""
    return tok < FACE_DOWN or owner_of(tok) == seat or (seen_by(tok) & BIT[seat]) != 0


def face_up(tok: i64) -> i64:
    """Turned over: from now on everybody knows it, for good. DM-12"""
    return tok & 32767


def turned_to(tok: i64, facing: i64) -> i64:
    return (tok & ~192) | (facing << 6)


def of_kind(tok: i64, kind: i64) -> i64:
    """The same token as if it were of another kind."""
    return (tok & ~15) | kind


def code(tok: i64) -> i64:
    """A token as events name it."""
    return owner_of(tok) * KINDS + kind_of(tok)
