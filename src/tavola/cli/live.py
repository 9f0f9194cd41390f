"""Play on a terminal: one screen, redrawn only where it changes, with arrow keys and a line to type in."""

import asyncio
import shutil
from collections.abc import Iterable

from prompt_toolkit.application import Application, get_app
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import ANSI, StyleAndTextTuples
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import (
    BufferControl,
    ConditionalContainer,
    Float,
    FloatContainer,
    FormattedTextControl,
    HSplit,
    Layout,
    VSplit,
    Window,
)
from prompt_toolkit.layout.menus import CompletionsMenu
from prompt_toolkit.output import ColorDepth
from prompt_toolkit.styles import Style
from rich.console import Group
from rich.text import Text

from tavola.cli.console import out
from tavola.cli.menu import Menu
from tavola.cli.plain import asked, curtain
from tavola.cli.session import VERBS, Session
from tavola.paint.frame import Frame, ansi, roomy
from tavola.paint.lit import DARK

MENU_LINES = 6
SMALL = 30  # lines of a terminal on which the menu is shorter
BELOW = 10  # lines kept free below a board of tall squares
NOTE_LINES = 12
DEPTHS = {None: ColorDepth.DEPTH_1_BIT, "standard": ColorDepth.DEPTH_4_BIT, "truecolor": ColorDepth.DEPTH_24_BIT}
LOOK = Style.from_dict({"keys": "ansibrightblack", "step": "reverse bold"})


class Words(Completer):
    """Completes legal moves and the words of `help`."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        *tokens, word = document.text_before_cursor.split(" ")
        tokens = [token for token in tokens if token]
        asks = bool(tokens) and tokens[0] == "why"
        for spoken, label in self.session.walk().completions(tokens[asks:], word):
            yield Completion(spoken, -len(word), display_meta=label)
        if not tokens:
            yield from (Completion(verb, -len(word)) for verb in VERBS if verb.startswith(word))


class Desk:
    """The screen of one session."""

    def __init__(self, session: Session, title: str) -> None:
        self.session, self.title, self.thinking = session, title, False
        self.colours = out()
        self.menu = Menu(session.walk())
        self.line = Buffer(
            multiline=False, completer=Words(session), history=InMemoryHistory(), accept_handler=self._typed
        )
        self.app: Application[None] = Application(
            layout=self._layout(),
            key_bindings=self._keys(),
            full_screen=True,
            style=LOOK,
            color_depth=ColorDepth.DEPTH_1_BIT
            if self.colours.no_color
            else DEPTHS.get(self.colours.color_system, ColorDepth.DEPTH_8_BIT),
        )
        self.app.ttimeoutlen = 0.05  # Esc answers at once

    def run(self) -> None:
        self.app.run(pre_run=self.go_on)

    # the game

    def go_on(self) -> None:
        """Let chance and bots act, off the screen's own loop."""
        self.thinking = True
        self.app.create_background_task(self._go_on())

    async def _go_on(self) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(None, self.session.run_on)
        except BaseException as wrong:
            self.app.exit(exception=wrong)
            return
        self.thinking = False
        self.menu = Menu(self.session.walk())
        self.app.invalidate()

    def submit(self, line: str) -> None:
        """A line typed, or put together by arrow keys."""
        if self.session.covered:
            self.session.covered = False
        elif self.session.answer(line):
            self.go_on()
        if self.session.done:
            self.app.exit()

    def _typed(self, buffer: Buffer) -> bool:
        if not self.thinking:
            self.submit(buffer.text)
        return False

    # keys

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()
        empty = Condition(lambda: not self.line.text and not self.thinking and not self.session.covered)
        keys.add("up", filter=empty)(lambda event: self.menu.move(-1))
        keys.add("down", filter=empty)(lambda event: self.menu.move(1))
        keys.add("right", filter=empty)(lambda event: self.take())
        keys.add("enter", filter=empty)(lambda event: self.take())
        keys.add("left", filter=empty)(lambda event: self.menu.back())
        keys.add("escape", filter=empty, eager=True)(lambda event: self.menu.back())
        keys.add("c-c")(self._interrupt)
        keys.add("c-d", filter=empty)(lambda event: self.submit("quit"))
        return keys

    def _interrupt(self, event: KeyPressEvent) -> None:
        event.app.exit(exception=KeyboardInterrupt())

    def take(self) -> None:
        """Go down, or make the move under the cursor."""
        self.session.notes = []
        act = self.menu.take()
        if act is not None:
            self.session.table.play(act)
            self.go_on()

    # the screen

    def _layout(self) -> Layout:
        typed = VSplit([Window(FormattedTextControl("> "), width=2), Window(BufferControl(self.line))], height=1)
        choosing = Condition(lambda: not self.thinking and not self.session.covered and bool(self.menu.steps))
        rows = HSplit(
            [
                Window(FormattedTextControl(self._picture), wrap_lines=False, dont_extend_height=True),
                Window(FormattedTextControl(lambda: ANSI(self._below())), height=self._below_height),
                ConditionalContainer(
                    Window(FormattedTextControl(self._choices), height=self._menu_height, wrap_lines=False), choosing
                ),
                typed,
                Window(FormattedTextControl(self._footer), height=1, style="class:keys"),
                Window(),
            ]
        )
        menu = Float(CompletionsMenu(max_height=8), xcursor=True, ycursor=True)
        return Layout(FloatContainer(rows, [menu]), focused_element=self.line)

    def _menu_height(self) -> int:
        """Shorter on a small terminal, so that the board stays whole."""
        most = MENU_LINES if self._room()[1] >= SMALL else MENU_LINES - 2
        return min(most, len(self.menu.steps))

    def _picture(self) -> ANSI:
        """Title, board, panels and log; or the curtain."""
        if self.session.covered:
            return ANSI("\n".join(["", "", *(f"  {line}" for line in curtain(self.session)), ""]))
        width, height = self._room()
        table, seat, scene = self.session.table, self.session.reader, self.session.scene()
        told, fresh = table.story(seat, self.session.language), table.fresh(seat)
        lit = DARK if self.thinking else self.menu.lit()
        left = height - self._below_height() - self._menu_height() - 2
        tall, bare = roomy(scene, height - BELOW), self.colours.no_color
        frame = Frame(self.title, scene, table.record.names, told, fresh, lit, width, left, tall, bare)
        return ANSI(ansi(frame.draw(), width, self.colours))

    def _below(self) -> str:
        """What is asked, and the last answer."""
        if self.session.covered:
            return ""
        notes = self.session.notes[-NOTE_LINES:]
        return ansi(Group(self._asked(), *notes), self._room()[0], self.colours)

    def _below_height(self) -> int:
        return self._below().count("\n") + 1

    def _room(self) -> tuple[int, int]:
        size = get_app().output.get_size() if get_app().is_running else shutil.get_terminal_size()
        return size.columns, getattr(size, "rows", getattr(size, "lines", 24))

    def _asked(self) -> Text:
        if not self.thinking:
            return asked(self.session)
        actor = self.session.table.actor
        name = self.session.table.record.names[actor] if actor >= 0 else "…"
        return Text(self.session.voice.say("waiting", name=name), "dim")

    def _choices(self) -> StyleAndTextTuples:
        return self.menu.rows(self._menu_height())

    def _footer(self) -> str:
        if self.thinking or self.session.covered:
            return ""
        return self.session.voice.say("keys-over" if self.session.table.over else "keys")
