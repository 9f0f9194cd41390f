"""Bad input in the words of Tavola and of the host's own kind: each of these is both."""

from collections.abc import Iterator
from contextlib import contextmanager

from gymnasium import error

from tavola.kernel.errors import BadAction, BadBot, BadOption, TavolaError, UnknownGame


class NoSuchGame(error.NameNotFound, UnknownGame):
    """A slug nobody has registered, or a game without an observation."""


class NoSuchOption(error.Error, BadOption):
    """An option, a seat, a bot or a mode that there is not."""


class MaskedAction(error.InvalidAction, BadAction):
    """An action that the mask forbids, or that is none."""


class GameOver(error.ResetNeeded, TavolaError):
    """A step after the end."""


@contextmanager
def hosted() -> Iterator[None]:
    """What Tavola refuses inside is refused as Gymnasium and PettingZoo refuse."""
    try:
        yield
    except (UnknownGame, NotImplementedError) as wrong:
        raise NoSuchGame(str(wrong)) from None
    except (BadOption, BadBot) as wrong:
        raise NoSuchOption(str(wrong)) from None
