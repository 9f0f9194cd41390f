"""What a person sees of each question: a module for each, under the name it has in questions/."""

from typing import Final

from tavola.games.gadranton.asking.before_roll import BeforeRoll
from tavola.games.gadranton.asking.choosing import Choosing
from tavola.games.gadranton.asking.crown_won import CrownWon
from tavola.games.gadranton.asking.dealing_actions import DealingActions
from tavola.games.gadranton.asking.dealing_objectives import DealingObjectives
from tavola.games.gadranton.asking.discarding import Discarding
from tavola.games.gadranton.asking.drawing import Drawing
from tavola.games.gadranton.asking.fighting import AnsweringFight, FightDice
from tavola.games.gadranton.asking.first import First
from tavola.games.gadranton.asking.main import Main
from tavola.games.gadranton.asking.over import Over
from tavola.games.gadranton.asking.placing import Placing
from tavola.games.gadranton.asking.plain import Plain
from tavola.games.gadranton.asking.rolling import Rolling
from tavola.games.gadranton.asking.shooting import AnsweringShot, ArrowDice
from tavola.games.gadranton.state import Gadranton

MAIN: Final = Main()
ASKING: Final[dict[str, Plain]] = {
    asking.name: asking
    for asking in (
        First(MAIN),
        DealingObjectives(MAIN),
        DealingActions(MAIN),
        Choosing(MAIN),
        Placing(MAIN),
        Rolling(MAIN),
        MAIN,
        AnsweringFight(MAIN),
        FightDice(MAIN),
        CrownWon(MAIN),
        AnsweringShot(MAIN),
        ArrowDice(MAIN),
        Drawing(MAIN),
        Discarding(MAIN),
        Over(MAIN),
        BeforeRoll(MAIN),
    )
}


def asked(t: Gadranton) -> Plain:
    """The question asked now."""
    return ASKING[t.questions[t.asks].name]
