"""Colours and marks. Board squares bring their own ground, so dark and light terminals read alike."""

from typing import Final, NamedTuple

from rich.style import Style

INK: Final = "#211d18"
WHITE: Final = "#ffffff"


class Seat(NamedTuple):
    ground: str
    ink: str
    mark: str


SEATS: Final = (
    Seat("#185a9a", WHITE, "●"),
    Seat("#bb4400", WHITE, "■"),
    Seat("#2fbd7b", INK, "▲"),
    Seat("#f6d125", INK, "◆"),
    Seat("#69e6ff", INK, "⬢"),
    Seat("#cd7abb", INK, "★"),
    Seat("#26262b", WHITE, "✚"),
    Seat("#f2efe6", INK, "○"),
)
NOBODY: Final = Seat("#8b8578", WHITE, "·")

# what many boards have; every other style takes the next of the tints below
SHADES: Final = {
    "light": "#efe9da",
    "dark": "#cdd3bb",
    "street": "#efe9da",
    "wall": "#a9a191",
    "forest": "#b7cfa4",
    "water": "#b9d6e4",
    "building": "#d8c2a3",
    "gate": "#e3bd80",
}
OTHER_SHADES: Final = ("#e6e0d0", "#d3dbe0", "#e3d3c4", "#d5e0cf", "#ddd3e2", "#e6dfb8", "#cfdcdc", "#e2cfcf")

# deep enough to be read on every shade
COLOURS: Final = {
    "orange": "#a34700",
    "blue": "#1746b0",
    "green": "#136b2f",
    "red": "#a8161a",
    "yellow": "#7a5b00",
    "purple": "#6b21a8",
    "black": INK,
}

START: Final = "#bcdcf5"
TARGET: Final = "#f7e27d"
CAPTURE: Final = "#f4a79d"
CHOSEN: Final = "#ffd866"
CURSOR: Final = "#ff9f1c"

ARROWS: Final = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
HEX_ARROWS: Final = "↗→↘↙←↖"
GLYPHS: Final = {"shield": "◊", "eye": "◉", "crown": "♛", "flag": "⚑"}
DICE: Final = "⚀⚁⚂⚃⚄⚅"


def seat(number: int | None) -> Seat:
    """The colours of a seat; of nobody for none."""
    return SEATS[number % len(SEATS)] if number is not None and number >= 0 else NOBODY


def chip(number: int | None) -> tuple[str, Style]:
    """A seat's mark on its colour."""
    each = seat(number)
    return f" {each.mark} ", Style(color=each.ink, bgcolor=each.ground, bold=True)


def ground(style: str, known: list[str]) -> str:
    """The colour of a square; styles without one take the next of a row of soft tints."""
    if style in SHADES:
        return SHADES[style]
    if style not in known:
        known.append(style)
    return OTHER_SHADES[known.index(style) % len(OTHER_SHADES)]


def ink(style: str) -> str:
    """The colour of a piece's letter."""
    return COLOURS.get(style, INK)
