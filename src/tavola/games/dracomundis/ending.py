"""How a game ended, and that it must end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.dracomundis import scoring
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import MAX_ROUNDS, QUIET_ROUNDS
from tavola.kernel.game import Outcome

ENDLESS: Final = "quiet_rounds and max_rounds cannot both be 0: such a game need not end (DM-R40)"


def is_endless(options: vec[i64]) -> bool:
    """DM-R40"""
    return bool(options[QUIET_ROUNDS] == 0 and options[MAX_ROUNDS] == 0)


def reason(t: Fields) -> tuple[str, str]:
    """What ended it, and the clause. DM-62, DM-78"""
    return ("all_revealed", "DM-62") if t.hidden == 0 else ("round_limit", "DM-78")


def outcome(t: Fields) -> Outcome:
    """Scores are victory points. DM-63"""
    winners = tuple(seat for seat in range(t.seats) if t.winners >> seat & 1)
    scores = tuple(float(scoring.points(t, seat)) for seat in range(t.seats))
    return Outcome(winners, scores, *reason(t))
