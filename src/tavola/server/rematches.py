"""How the question for a rematch stands: who has agreed, who has not, how long it stands, and who could play at all."""

from tavola.kernel.errors import BadOption
from tavola.server.clocks import ClockRule
from tavola.server.settings import DAY
from tavola.server.table import Table
from tavola.server.views import RematchView

PATIENCE = 60.0  # seconds for an answer; a day where days are on the clock


def left(table: Table, now: float) -> float:
    """Seconds until the question is too old."""
    wish = table.rematch
    return 0.0 if wish is None else max(0.0, wish.at + _patience(table.sheet.clock) - now)


def _patience(clock: ClockRule | None) -> float:
    return DAY if clock is not None and max(clock.bank, clock.add) >= DAY else PATIENCE


def stands(table: Table, now: float) -> bool:
    """Is somebody being asked?"""
    wish = table.rematch
    return wish is not None and not wish.declined and left(table, now) > 0


def missing(table: Table, now: float) -> set[str]:
    """Once it does not stand any more: whoever has declined, or has not answered."""
    wish = table.rematch
    return set() if wish is None or stands(table, now) else table.people() - wish.agreed


def possible_without(table: Table, gone: set[str]) -> bool:
    """Does the game seat those who are left, by the same options and from the beginning?"""
    seats = sum(1 for chair in table.chairs if chair.player not in gone)
    if table.sheet.start is not None or seats not in table.game.seats:
        return False
    try:
        table.game.begin(seats, table.game.options_of(table.line.state))
    except BadOption:
        return False
    return True


def rematch_view(table: Table, player: str | None, now: float) -> RematchView | None:
    """The question as it stands, for one reader."""
    wish = table.rematch
    if wish is None or table.sheet.next is not None:
        return None
    people = [(chair.seat, chair.player) for chair in table.chairs if chair.player is not None]
    gone = missing(table, now)
    return RematchView(
        by=wish.seat,
        yours=player is not None and wish.player == player,
        agreed=[seat for seat, who in people if who in wish.agreed],
        declined=[seat for seat, who in people if who in wish.declined],
        left=round(left(table, now) * 1000),
        without=bool(gone) and player in wish.agreed and possible_without(table, gone),
    )
