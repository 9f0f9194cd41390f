"""A piece in one to four signs."""

from rich.style import Style
from rich.text import Text

from tavola.kernel.scene import Badge, Piece
from tavola.paint import palette

LAYERS = ("ground", "structure", "token", "rider", "marker")
COMPASS = "NESW"


def top(pieces: list[Piece]) -> Piece:
    """The piece to show where several lie: a token before what it stands on."""
    return max(pieces, key=lambda piece: (piece.layer in ("token", "rider"), LAYERS.index(piece.layer)))


def letter(piece: Piece) -> str:
    """The first letter of its icon; face down a question mark, or a small letter if the reader knows it."""
    if piece.face_down:
        return piece.ghost.split(".")[-1][:1].lower() or "?"
    return (piece.icon.split(".")[-1][:1] or "?").upper()


def arrow(piece: Piece, turn: int) -> str:
    """Which way it faces on a board turned by quarter turns."""
    if isinstance(piece.facing, str) and piece.facing in palette.ARROWS:
        return palette.ARROWS[COMPASS[(COMPASS.index(piece.facing) + turn) % 4]]
    if isinstance(piece.facing, int):
        return palette.HEX_ARROWS[(piece.facing + turn * 3 // 2) % 6]
    return ""


def badge(each: Badge) -> str:
    return each.text[:2] or palette.GLYPHS.get(each.icon, each.icon[:1])


def badges(piece: Piece) -> str:
    """Its badges, numbers first; a stack shows its count."""
    count = str(piece.n) if piece.n > 1 else ""
    return count + "".join(badge(each) for each in sorted(piece.badges, key=lambda each: not each.text))


def signs(piece: Piece, width: int, turn: int, ground: Style) -> Text:
    """Mark, letter, facing and badges, as many as fit."""
    seat = palette.seat(piece.owner)
    owned = Style(color=seat.ink, bgcolor=seat.ground, bold=True)
    named = Style(color=palette.ink(piece.style), bgcolor=palette.WHITE, bold=True)
    faced = arrow(piece, turn)[: width - 2]
    rest = badges(piece)[: width - 2 - len(faced)]
    text = Text.assemble((seat.mark, owned), (letter(piece), named), (faced, owned))
    text.append(rest, ground + Style(color=palette.INK, bold=True))
    text.append(" " * (width - text.cell_len), ground)
    return text
