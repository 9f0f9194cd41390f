"""The whole picture of a moment: title, board, panels and log, side by side or one below the other."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from io import StringIO

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavola.kernel.scene import Scene
from tavola.kernel.story import Told
from tavola.paint import panels
from tavola.paint.board import BoardPainter, key
from tavola.paint.lit import DARK, Lit

SIDE = 32  # the narrowest panel that reads well beside a board
LOG_LINES = 4  # of the log that stay when room is short
UNLIMITED = 1000


@dataclass(frozen=True)
class Frame:
    """What to draw, and the room there is for it."""

    title: str
    scene: Scene
    names: Sequence[str] = ()
    told: Sequence[Told] = ()
    fresh: int = 0
    lit: Lit = field(default=DARK)
    width: int = 80
    height: int = 0  # lines for the frame; 0: as many as it takes
    tall: bool = False  # squares two lines high
    plain: bool = False  # no colour: empty squares need a sign

    def draw(self) -> RenderableType:
        board = BoardPainter(self.scene, self.lit, self.width, self.tall, self.plain).lines()
        wide = max((line.cell_len for line in board), default=0)
        head, foot = Text(self.title, "bold"), [key(self.scene)] if self.scene.pieces else []
        if wide and wide + 2 + SIDE <= self.width:
            room = max(len(board), self.height - 2) if self.height else UNLIMITED
            return Group(head, self.beside(board, wide, room), *foot)
        room = max(LOG_LINES, self.height - 2 - len(board)) if self.height else UNLIMITED
        return Group(head, *board, *foot, *self.side(room, self.width))

    def beside(self, board: list[Text], wide: int, room: int) -> Table:
        """Board on the left, panels and log on the right."""
        width = self.width - wide - 2
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=wide, no_wrap=True)
        grid.add_column(width=width)
        grid.add_row(Text("\n").join(board), Group(*self.side(room, width)))
        return grid

    def side(self, room: int, width: int) -> list[RenderableType]:
        """Seats, dice, zones, then as much of the log as there is room for, a few lines at least."""
        kept = list[RenderableType]()
        left = room - min(LOG_LINES, len(self.told))
        for part in self.panels():
            left -= (lines := lines_of(part, width))
            if left < 0:
                left += lines
                continue
            kept.append(part)
        left += min(LOG_LINES, len(self.told))
        return [*kept, *self.log_lines(left, width)]

    def panels(self) -> list[RenderableType]:
        return [
            *panels.seats(self.scene, self.names),
            *panels.dice(self.scene),
            *panels.zones(self.scene, self.lit),
        ]

    def log_lines(self, room: int, width: int) -> list[RenderableType]:
        """As many of the last lines as fit when wrapped, set off by an empty line if that fits too."""
        kept = list[RenderableType]()
        for text in reversed(panels.log(self.told, self.fresh, room)):
            room -= lines_of(text, width)
            if room < 0:
                break
            kept.insert(0, text)
        return ["", *kept] if kept and room > 0 else kept


def roomy(scene: Scene, height: int) -> bool:
    """Is there room for squares of two lines?"""
    return height >= 2 * len({space.at[1] for space in scene.spaces}) + 2


def lines_of(drawn: RenderableType, width: int) -> int:
    """How many lines it takes at this width."""
    page = Console(file=StringIO(), width=width)
    return len(page.render_lines(drawn, pad=False))


def ansi(drawn: RenderableType, width: int, colours: Console) -> str:
    """The drawing as terminal codes, for a screen that is kept by somebody else."""
    page = Console(
        file=StringIO(),
        width=width,
        force_terminal=True,
        color_system=colours.color_system,  # type: ignore[arg-type]
        no_color=colours.no_color,
        highlight=False,
        emoji=False,
    )
    with page.capture() as captured:
        page.print(drawn)
    return captured.get().rstrip("\n")
