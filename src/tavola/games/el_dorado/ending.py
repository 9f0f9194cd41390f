"""How a game ended: who won, by what, and how it is said."""

from tavola.games.el_dorado.names import side_name
from tavola.games.el_dorado.options import SOLO
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.game import Outcome
from tavola.kernel.story import Voice
from tavola.kernel.tally import Tally, source


def outcome(t: Dorado) -> Outcome:
    """Scores are shrines controlled. ED-01, ED-R210, ED-235"""
    winners = tuple(seat for seat in range(t.seats) if t.winners >> seat & 1)
    scores = tuple(float(t.shrines(t.side_of(seat))) for seat in range(t.seats))
    if t.limit_reached:
        return Outcome(winners, scores, "limit", "ED-R210")
    return Outcome(winners, scores, "shrines", "ED-01") if winners else Outcome((), scores, "fallen", "ED-235")


def result(t: Dorado, voice: Voice) -> str:
    sides = [side for side in range(t.sides) if t.winners & t.seats_of(side)]
    if not sides:
        return voice.say("result-lost")
    how = "limit" if t.limit_reached else "shrines"
    return voice.say(f"result-{how}", winners=", ".join(side_name(t, side, voice) for side in sides))


def clause_of_the_end(t: Dorado) -> str:
    if t.limit_reached:
        return "ED-R210"
    return "ED-235" if t.mode == SOLO and not t.winners else "ED-01"


def tally(t: Dorado) -> Tally:
    """Shrines of the seat's side: those on the island, and the one of the cave. ED-01, ED-07"""
    seats = range(t.seats)
    island = source("island-shrines", seats, lambda seat: t.island_shrines(t.side_of(seat)))
    cave = source("cave-shrine", seats, lambda seat: t.has_cave_shrine(t.side_of(seat)))
    return Tally("race", (island, cave), (int(t.needed()) + 1,) * t.seats)
