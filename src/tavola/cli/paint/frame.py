"""The whole picture of a moment: title, board, panels and log, side by side or one below the other."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from io import StringIO

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavola.cli.paint import panels
from tavola.cli.paint.board import BoardPainter, key
from tavola.cli.paint.lit import DARK, Lit
from tavola.kernel.scene import Scene
from tavola.kernel.story import Told

SIDE = 32  # the narrowest panel that reads well beside a board
TALL_EXTRA = 15  # lines beside a board of two-line squares


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
    height: int = 24  # lines for the frame alone
    plain: bool = False  # no colour: empty squares need a sign

    def draw(self) -> RenderableType:
        board = self.board()
        wide = max((line.cell_len for line in board), default=0)
        head, foot = Text(self.title, "bold"), [key(self.scene)] if self.scene.pieces else []
        if wide and wide + 2 + SIDE <= self.width:
            return Group(head, self.beside(board, wide), *foot)
        return Group(head, *board, *foot, *self.panels(), *panels.log(self.told, self.fresh, max(3, self.fresh)))

    def board(self) -> list[Text]:
        rows = len({space.at[1] for space in self.scene.spaces})
        tall = self.height >= rows * 2 + 4
        return BoardPainter(self.scene, self.lit, self.width, tall, self.plain).lines()

    def panels(self) -> list[RenderableType]:
        return [
            *panels.seats(self.scene, self.names),
            *panels.dice(self.scene),
            *panels.zones(self.scene, self.lit),
        ]

    def beside(self, board: list[Text], wide: int) -> Table:
        """Board on the left, panels and log on the right; the log takes what room is left."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=wide, no_wrap=True)
        grid.add_column(width=self.width - wide - 2)
        room = self.width - wide - 2
        side = Group(*self.panels(), "")
        left = max(3, max(len(board), self.height - 3) - lines_of(side, room))
        grid.add_row(Text("\n").join(board), Group(side, *self.log_lines(left, room)))
        return grid

    def log_lines(self, room: int, width: int) -> list[Text]:
        """As many of the last lines as fit when wrapped."""
        kept = list[Text]()
        for text in reversed(panels.log(self.told, self.fresh, room)):
            room -= lines_of(text, width)
            if room < 0:
                break
            kept.insert(0, text)
        return kept


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
