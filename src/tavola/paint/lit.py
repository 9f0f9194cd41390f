"""What is lit while a person chooses."""

from dataclasses import dataclass, field

from rich.style import Style

from tavola.paint import palette


@dataclass(frozen=True)
class Lit:
    """Ids that can start a move, can follow, would be captured, are chosen, and the one under the cursor."""

    starts: frozenset[str] = frozenset()
    targets: frozenset[str] = frozenset()
    captures: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    cursor: frozenset[str] = frozenset()
    last: frozenset[str] = field(default=frozenset())

    def ground(self, ids: set[str], plain: str) -> Style:
        """The look of a space that shows these ids."""
        if ids & self.cursor:
            return Style(bgcolor=palette.CURSOR, bold=True)
        for lit, colour in (
            (self.chosen, palette.CHOSEN),
            (self.captures, palette.CAPTURE),
            (self.targets, palette.TARGET),
            (self.starts, palette.START),
        ):
            if ids & lit:
                return Style(bgcolor=colour)
        return Style(bgcolor=plain)

    def sign(self, ids: set[str]) -> str:
        """The same without colour: a sign for the edge of the space."""
        if ids & self.cursor:
            return "»"
        for lit, sign in ((self.chosen, "▸"), (self.captures, "×"), (self.targets, "•"), (self.starts, "›")):
            if ids & lit:
                return sign
        return " "


DARK = Lit()
