"""Which tables there are."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import state
from tavola.games.el_dorado.data import AUTO, MODE_SEATS, MODES
from tavola.games.el_dorado.options import BASE_FIVE_PLAYERS, HARDCORE_TILES, MODE
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.errors import BadOption, choices


def start(seats: int, options: vec[i64]) -> Dorado:
    """The first position; BadOption if the options do not fit each other."""
    check_options(seats, options)
    return state.start(seats, options)


def check_options(seats: int, options: vec[i64]) -> None:
    """ED-117, ED-R05, ED-R191"""
    mode = AUTO[seats] if options[MODE] == 0 else MODES[options[MODE]]
    fitting = MODE_SEATS[mode] + ((5,) if mode == "base_ffa" and options[BASE_FIVE_PLAYERS] else ())
    if seats not in fitting:
        raise BadOption(f"mode {mode} seats {choices(fitting)}, not {seats}")
    if mode == "solo" and options[HARDCORE_TILES]:
        raise BadOption("hardcore_tiles does not fit the solo game: it must be false")
