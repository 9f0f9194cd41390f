"""Where text goes: the terminal's width and colours, or plain lines into a pipe."""

import sys

from rich.console import Console


def out() -> Console:
    """Standard output; into a pipe lines stay whole."""
    piped = not sys.stdout.isatty()
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=piped)


def err() -> Console:
    """Standard error, for progress."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def on_terminal() -> bool:
    """Can a person use arrow keys here?"""
    return sys.stdin.isatty() and sys.stdout.isatty() and not out().is_dumb_terminal
