"""The board: squares as a grid, hexes as staggered rows, everything else as a list."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import pairwise

from rich.style import Style
from rich.text import Text

from tavola.kernel.scene import Piece, Scene, Space
from tavola.paint import palette
from tavola.paint.lattice import Lattice, lattice
from tavola.paint.lit import DARK, Lit
from tavola.paint.pieces import badges, letter, signs, top

WIDEST = 4
NARROWEST = 2


class BoardPainter:
    """Draws one scene's board into lines no wider than `width`."""

    def __init__(self, scene: Scene, lit: Lit = DARK, width: int = 80, tall: bool = False, plain: bool = False) -> None:
        self.scene, self.lit, self.width, self.tall, self.plain = scene, lit, width, tall, plain
        self.styles: list[str] = []
        self.usual = Counter(space.style for space in scene.spaces).most_common(1)
        self.on: dict[str, list[Piece]] = defaultdict(list)
        for piece in scene.pieces:
            self.on[piece.space].append(piece)

    def lines(self) -> list[Text]:
        """Each plane under its title."""
        planes = [plane.id for plane in self.scene.board.planes] or [""]
        titles = {plane.id: plane.title for plane in self.scene.board.planes}
        drawn = list[Text]()
        for plane in planes:
            spaces = [space for space in self.scene.spaces if space.plane == plane or len(planes) == 1]
            drawn += [Text(titles[plane], "bold")] if titles.get(plane) else []
            drawn += self.plane(spaces)
        return drawn

    def plane(self, spaces: list[Space]) -> list[Text]:
        squares = [space for space in spaces if space.shape == "square"]
        hexes = [space for space in spaces if space.shape == "hex"]
        others = [space for space in spaces if space.shape not in ("square", "hex")]
        drawn = self.grid(squares) if squares else []
        drawn += self.honeycomb(hexes) if hexes else []
        return drawn + self.listed(others)

    # squares

    def grid(self, spaces: list[Space]) -> list[Text]:
        """Rows and columns with coordinates, or a list where the terminal is too narrow."""
        laid = lattice(spaces, self.scene.board.turn)
        margin = max(map(len, laid.labels)) + 1
        cell = self.cell_width(laid, margin)
        if not cell:
            return self.listed(spaces)
        drawn = [line for y in range(len(laid.rows)) for line in self.row(laid, y, cell, margin)]
        heads = "".join(f"{head:^{cell}}" for head in laid.columns)
        return [*drawn, Text(" " * margin + heads, "dim")] if laid.named else drawn

    def cell_width(self, laid: Lattice, margin: int) -> int:
        """The widest cell that fits, or 0."""
        count = len(laid.columns)
        wanted = WIDEST if laid.named else max(WIDEST, *(len(s.id) + 1 for row in laid.rows for s in row if s))
        fits = min(wanted, (self.width - margin) // count)
        return fits if fits >= (NARROWEST if laid.named else wanted) else 0

    def row(self, laid: Lattice, y: int, cell: int, margin: int) -> list[Text]:
        """One row of squares, one or two lines high."""
        lines = [Text.assemble((f"{laid.labels[y]:>{margin - 1}} ", "dim"))]
        lines += [Text(" " * margin)] if self.tall else []
        for space in laid.rows[y]:
            for line, part in zip(lines, self.cell(space, cell, not laid.named), strict=True):
                line.append_text(part)
        return lines

    def cell(self, space: Space | None, width: int, named: bool) -> list[Text]:
        """A square: its piece or, empty, its sign; two lines where there is room."""
        if space is None:
            return [Text(" " * width) for _ in range(1 + self.tall)]
        pieces = self.on.get(space.id, [])
        ids = {space.id, *(piece.id for piece in pieces)}
        look = self.lit.ground(ids, palette.ground(space.style, self.styles)) + Style(color=palette.INK)
        sign = self.lit.sign(ids)
        if not pieces:
            text = space.id if named else sign if sign != " " else self.bare(space) if self.plain else ""
            return [Text(f"{text:^{width}}", look), *[Text(" " * width, look)] * self.tall]
        return self.occupied(pieces, width, sign, look)

    def bare(self, space: Space) -> str:
        """An empty square without colour: a dot, or the first letter of a style that is not the usual one."""
        unmarked = space.style in ("", "light", "dark", *(style for style, _ in self.usual))
        return "·" if unmarked else space.style[0]

    def occupied(self, pieces: list[Piece], width: int, sign: str, look: Style) -> list[Text]:
        shown = top(pieces)
        turn = self.scene.board.turn
        if self.tall:
            lower = f"{sign}{badges(shown)}"[:width]
            return [self.framed(shown, width, turn, look), Text(f"{lower:<{width}}", look)]
        drawn = signs(shown, width, turn, look)
        if sign != " " and drawn.plain.endswith(" "):
            drawn = drawn[:-1] + Text(sign, look)
        return [drawn]

    def framed(self, piece: Piece, width: int, turn: int, look: Style) -> Text:
        bare = Piece(**{name: getattr(piece, name) for name in piece.__struct_fields__} | {"badges": (), "n": 1})
        return Text(" ", look) + signs(bare, width - 1, turn, look)

    # hexes

    def honeycomb(self, spaces: list[Space]) -> list[Text]:
        """Rows of hexes, each at its place; a list where the terminal is too narrow."""
        laid = lattice(spaces, self.scene.board.turn)
        cells = [[(x, self.hex(space)) for x, space in enumerate(row) if space] for row in laid.rows]
        step = max((_step(row) for row in cells), default=1)
        if step * len(laid.columns) + 12 > self.width:
            return self.listed(spaces)
        return [_spaced(row, step) for row in cells]

    def hex(self, space: Space) -> Text:
        return self.tag(space, space.id)

    # lists

    def listed(self, spaces: Iterable[Space]) -> list[Text]:
        """What lies where, and what is lit; empty dark spaces are only counted."""
        shown = [space for space in spaces if self.on.get(space.id) or self.lit.sign({space.id}) != " "]
        left = sum(1 for _ in spaces) - len(shown)
        lines = [self.tag(space, space.id, space.label if space.label != space.id else "") for space in shown]
        return (
            [*lines, Text(f"(+{left})", "dim")]
            if left and lines
            else lines or ([Text(f"({left})", "dim")] * bool(left))
        )

    def tag(self, space: Space, name: str, label: str = "") -> Text:
        """`e5 ●R ■M`: a space and everything on it."""
        pieces = self.on.get(space.id, [])
        look = self.lit.ground({space.id, *(piece.id for piece in pieces)}, palette.ground(space.style, self.styles))
        sign = self.lit.sign({space.id, *(piece.id for piece in pieces)})
        text = Text(f"{sign}{name} ", look + Style(color=palette.INK))
        for piece in pieces:
            text.append_text(signs(piece, 3 + len(badges(piece)), self.scene.board.turn, look))
        return text + Text(f" {label}", "dim") if label else text


def _step(row: list[tuple[int, Text]]) -> int:
    """Signs a column must be wide so that neighbours in a row do not touch."""
    gaps = [(next_x - x, text.cell_len + 1) for (x, text), (next_x, _) in pairwise(row)]
    return max((-(-wide // gap) for gap, wide in gaps), default=1)


def _spaced(row: list[tuple[int, Text]], step: int) -> Text:
    line = Text()
    for x, text in row:
        line.append(" " * max(0, x * step - line.cell_len))
        line.append_text(text)
    return line


def key(scene: Scene) -> Text:
    """Which letter is which piece."""
    icons = {letter(piece): piece.icon.split(".")[-1] for piece in scene.pieces if not piece.face_down}
    return Text("  ".join(f"{sign} {name}" for sign, name in icons.items()), "dim")
