"""The screen of a replay: arrow keys go through the game."""

from prompt_toolkit.application import Application
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import FormattedTextControl, HSplit, Layout, Window

from tavola.cli.console import out
from tavola.cli.reel import Reel
from tavola.paint.frame import ansi

KEYS = "← → one action · PgUp PgDn ten · Home End · q quit"
LEAP = 10


class Projector:
    """Shows one moment of a reel at a time."""

    def __init__(self, reel: Reel) -> None:
        self.reel, self.ply, self.colours = reel, 0, out()
        rows = HSplit(
            [
                Window(FormattedTextControl(self._picture), wrap_lines=False),
                Window(FormattedTextControl(KEYS), height=1, style="ansibrightblack"),
            ]
        )
        self.app: Application[None] = Application(layout=Layout(rows), key_bindings=self._keys(), full_screen=True)

    def run(self) -> None:
        self.app.run()

    def _picture(self) -> ANSI:
        size = self.app.output.get_size()
        return ANSI(ansi(self.reel.frame(self.ply, size.columns, size.rows - 1).draw(), size.columns, self.colours))

    def go(self, ply: int) -> None:
        self.ply = max(0, min(len(self.reel), ply))

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()
        for key, by in {"left": -1, "right": 1, "pageup": -LEAP, "pagedown": LEAP, " ": 1}.items():
            keys.add(key)(lambda event, by=by: self.go(self.ply + by))
        keys.add("home")(lambda event: self.go(0))
        keys.add("end")(lambda event: self.go(len(self.reel)))
        keys.add("q")(lambda event: event.app.exit())
        keys.add("c-c")(self._interrupt)
        return keys

    def _interrupt(self, event: KeyPressEvent) -> None:
        event.app.exit(exception=KeyboardInterrupt())
