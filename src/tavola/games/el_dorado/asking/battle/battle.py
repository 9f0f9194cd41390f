"""A battle, as its stage asks."""

from typing import Final

from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.battle.choosing import CHOOSING
from tavola.games.el_dorado.asking.battle.coming import ATTACKER, DEFENDER
from tavola.games.el_dorado.asking.battle.rerolling import REROLLING
from tavola.games.el_dorado.asking.battle.rolling import DICE
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Choice, Prompt
from tavola.kernel.story import Voice

STAGES: Final = (CHOOSING, ATTACKER, DEFENDER, DICE, REROLLING, DICE, DICE, REROLLING, DICE, DICE, DICE)  # by t.stage


class Battle(Asked):
    """What its stage asks."""

    asks_all_alike = False  # those who fight read their chances

    def prompt(self, t: Dorado, seat: int | None, voice: Voice) -> Prompt:
        return STAGES[t.stage].prompt(t, seat, voice)

    def choices(self, t: Dorado, voice: Voice) -> tuple[Choice, ...]:
        return STAGES[t.stage].choices(t, voice)

    def offered(self, t: Dorado, ids: tuple[str, ...]) -> int | None:
        return STAGES[t.stage].offered(t, ids)

    def default(self, t: Dorado, rng: Rng) -> int:
        return STAGES[t.stage].default(t, rng)


ASKED: Final = (Battle("battle", ()),)
