"""Play over a pipe or a plain terminal: print the table, read a line."""

import sys

from rich.console import Console
from rich.text import Text

from tavola.cli.console import out
from tavola.cli.session import Session
from tavola.paint import palette, panels
from tavola.paint.frame import Frame


def sit(session: Session, title: str) -> None:
    """Until the lines end, or `quit`."""
    console = out()
    session.run_on()
    show(session, title, console)
    while not session.done:
        line = read()
        if line is None:
            return
        if session.covered:
            session.covered = False
            show(session, title, console)
        elif session.answer(line):
            session.run_on()
            note(session, console)
            show(session, title, console)
        else:
            note(session, console)


def read() -> str | None:
    """The next line, or None at the end; a piped line is shown as if it had been typed."""
    print("> ", end="", flush=True)
    line = sys.stdin.readline()
    if not line or not sys.stdin.isatty():
        print(line.rstrip("\n"))
    return line if line else None


def note(session: Session, console: Console) -> None:
    for text in session.notes:
        console.print(text)


def show(session: Session, title: str, console: Console) -> None:
    """What happened since the reader's last decision, the table as it is now, and what is asked."""
    table = session.table
    console.print()
    if session.covered:
        for line in curtain(session):
            console.print(line)
        return
    for told in table.latest(session.reader, session.language):
        console.print(panels.line(told))
    lit, colourless = session.walk().lit(()), not console.is_terminal or console.no_color
    frame = Frame(title, session.scene(), table.record.names, (), 0, lit, console.width, plain=colourless)
    console.print(frame.draw())
    console.print(asked(session))
    if not table.over:
        session.notes = []
        session.moves("")
        note(session, console)


def curtain(session: Session) -> list[str]:
    """What stands on the screen while it is handed on: no secret."""
    name = "" if session.reader is None else session.table.record.names[session.reader]
    return [session.voice.say("cover", name=name), session.voice.say("cover-hint", name=name)]


def asked(session: Session) -> Text:
    """The prompt in one line: seat, sentence, hint, clauses."""
    prompt = session.scene().prompt
    text = Text.assemble(palette.chip(prompt.seat), " ", (prompt.text, "bold"))
    if prompt.hint:
        text.append(f" {prompt.hint}")
    return text.append(f" {' '.join(prompt.clauses)}", "dim") if prompt.clauses else text
