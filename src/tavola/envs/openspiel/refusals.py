"""Bad input in the words of Tavola, as OpenSpiel refuses."""

from collections.abc import Iterator
from contextlib import contextmanager

import pyspiel

from tavola.kernel.errors import TavolaError


@contextmanager
def spoken() -> Iterator[None]:
    """What Tavola refuses inside is an error of OpenSpiel's."""
    try:
        yield
    except TavolaError as wrong:
        raise pyspiel.SpielError(str(wrong)) from None
