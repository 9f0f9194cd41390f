"""Games are found through the entry-point group `tavola.games`; a third party's is a game like ours."""

from functools import cache
from importlib.metadata import entry_points

from tavola.kernel.errors import UnknownGame, nearest
from tavola.kernel.game import Game
from tavola.kernel.state import State

GROUP = "tavola.games"


def games() -> list[str]:
    """The slugs of all games there are."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def game(slug: str) -> Game:
    """The game of this slug; UnknownGame names the nearest."""
    if not isinstance(slug, str):
        raise UnknownGame(f"there is no game {slug!r}: {nearest(slug, games())}")
    return _loaded(slug)


@cache
def _loaded(slug: str) -> Game:
    for entry in entry_points(group=GROUP):
        if entry.name == slug:
            try:
                found = entry.load()
            except ImportError as wrong:
                raise UnknownGame(f"the game {slug!r} cannot be loaded: {wrong}") from wrong
            assert isinstance(found, Game), f"{entry.value} is not a Game"
            return found
    raise UnknownGame(f"there is no game {slug!r}: {nearest(slug, games())}")


def game_of(state: State) -> Game:
    """The game a state is a position of."""
    return game(state.slug())
