"""Draws docs/img/terminal.svg: the terminal table in the middle of a real game. Run by `make picture`."""

import io
import re
from pathlib import Path

from rich.console import Console, Group
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import tavola
from tavola.bots.levels import bot
from tavola.cli.plain import asked
from tavola.cli.session import Session
from tavola.cli.table import Table
from tavola.paint.frame import Frame

PICTURE = Path(__file__).parent / "img" / "terminal.svg"
WIDTH, HEIGHT = 96, 24
DECISIONS = 9  # South's, before the picture is taken
NIGHT = TerminalTheme((17, 20, 23), (241, 238, 230), [(120, 120, 120)] * 8, [(160, 160, 160)] * 8)


def middle_of_a_game() -> Session:
    """Two bots of equal strength have played for a while; South is to move."""
    game = tavola.game("adventurers-guard")
    record = tavola.Record.start(game, names=["you", "club bot"], first_player="seat0")
    session = Session(Table(record, [0], {1: bot("search:iterations=400", 8)}, seed=3))
    south = bot("search:iterations=400", 7)
    session.run_on()
    for _ in range(DECISIONS):
        session.table.play(south.decide(record.state, 0))
        session.run_on()
    return session


def picture(session: Session) -> str:
    """The screen as SVG, with fonts of the reader's own machine."""
    page = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    table, walk = session.table, session.walk()
    told, fresh = table.story(0, "en"), table.fresh(0)
    path = walk.start() or next(iter(walk.paths))[:1]
    frame = Frame(
        "Adventurer's Guard", session.scene(), table.record.names, told, fresh, walk.lit(path), WIDTH, HEIGHT, True
    )
    session.answer("why e9")
    page.print(Group(frame.draw(), asked(session), Text("> why e9"), *session.notes))
    drawn = page.export_svg(title="tavola play adventurers-guard", theme=NIGHT, unique_id="tavola")
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)
    return drawn.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


if __name__ == "__main__":
    PICTURE.write_text(picture(middle_of_a_game()), "utf-8")
    print(PICTURE)
