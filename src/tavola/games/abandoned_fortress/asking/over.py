"""How it ended, where something would be asked."""

from tavola.games.abandoned_fortress import names, scoring
from tavola.games.abandoned_fortress.asking.decision import Decision
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.scene import Prompt
from tavola.kernel.story import Voice


class Over(Decision):
    def __init__(self) -> None:
        super().__init__("nothing")

    def prompt(self, t: AbandonedFortress, seat: int | None, voice: Voice) -> Prompt:
        return Prompt(seat=None, text=result(t, voice), clauses=("AF-01", "AF-R86"))


def result(t: AbandonedFortress, voice: Voice) -> str:
    name = "event-won" if scoring.has_won(t, t.active) else "event-limit"
    winners = names.sides(t.seats, t.winners, voice)
    return voice.say(name, winners=winners, n=int(t.winners).bit_count())
