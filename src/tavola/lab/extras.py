"""Libraries that only some need: installed as an extra, and asked for in a line where they are missing."""

from importlib.util import find_spec

from tavola.kernel.errors import TavolaError


class MissingExtra(TavolaError):
    """A library of an extra that is not installed."""


def need(library: str, extra: str) -> None:
    """MissingExtra, unless the library is there."""
    if find_spec(library) is None:
        raise MissingExtra(f"this needs {library}, which is not installed: pip install 'tavola[{extra}]'")
