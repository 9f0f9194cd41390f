"""How a game ended."""

from collections.abc import Set

from tavola.games.dracomundis import scoring
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import DRAGON_VP
from tavola.games.dracomundis.questions.destroying import CAMP_POINTS
from tavola.games.dracomundis.scoring import PENALTY, SCOOP
from tavola.games.dracomundis.tables import CAMPSITE, CELLS, DRAGON, JUNGLE, MOUNTAIN, NOTHING
from tavola.games.dracomundis.tokens import WINNER, kind_of
from tavola.games.dracomundis.valley import face_down, is_free
from tavola.kernel.game import Outcome
from tavola.kernel.state import OVER
from tavola.kernel.tally import Tally, source


def reason(t: Fields) -> tuple[str, str]:
    """What ended it, and the clause. DM-62, DM-78"""
    return ("all_revealed", "DM-62") if t.hidden == 0 else ("round_limit", "DM-78")


def outcome(t: Fields) -> Outcome:
    """Scores are victory points. DM-63"""
    winners = tuple(seat for seat in range(t.seats) if t.winners >> seat & 1)
    scores = tuple(float(scoring.points(t, seat)) for seat in range(t.seats))
    return Outcome(winners, scores, *reason(t))


def tally(t: Fields) -> Tally:
    """What was won, what the ground gives, and what the Tiger takes. DM-06, DM-26, DM-63 to DM-65"""
    seats = range(t.seats)
    return Tally(
        "points",
        (
            source("scoop", seats, lambda seat: SCOOP * scoring.scoops(t, seat)),
            source("camps", seats, lambda seat: CAMP_POINTS * _taken(t, seat, {CAMPSITE})),
            source("dragons", seats, lambda seat: t.options[DRAGON_VP] * _taken(t, seat, {DRAGON})),
            source("characters", seats, lambda seat: _taken(t, seat, {*range(CAMPSITE)} - {DRAGON})),
            source("jungles", seats, lambda seat: _ground(t, seat, JUNGLE)),
            source("mountains", seats, lambda seat: _ground(t, seat, MOUNTAIN)),
            source("tiger", seats, lambda seat: -PENALTY if _tiger_known(t, seat) else 0),
        ),
    )


def _tiger_known(t: Fields, seat: int) -> bool:
    """While the game runs, nobody else knows where a Campsite or a Tiger was placed that lies face down. DM-06"""
    if not scoring.tiger_at_camp(t, seat):
        return False
    return t.actor == OVER or not (face_down(t, t.camp[seat]) or face_down(t, t.tiger[seat]))


def _taken(t: Fields, seat: int, kinds: Set[int]) -> int:
    return sum(1 for tok in t.won if tok // WINNER == seat and kind_of(tok) in kinds)


def _ground(t: Fields, seat: int, kind: int) -> int:
    """What the seat's free characters earn on one kind of ground. DM-64"""
    cells = [cell for cell in range(t.edge, CELLS) if t.ground[cell] != NOTHING and kind_of(t.ground[cell]) == kind]
    return sum(scoring.at(t, cell, seat) for cell in cells if is_free(t, cell, seat) and not face_down(t, cell))
