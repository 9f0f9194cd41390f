"""What is asked, in writing: the name of the question; for what an Action card asks, `effect`."""

from typing import Any, Final

from tavola.games.abandoned_fortress import agenda
from tavola.games.abandoned_fortress.position.spelling import refuse
from tavola.games.abandoned_fortress.state import QUESTIONS, AbandonedFortress
from tavola.games.abandoned_fortress.tables import NONE
from tavola.kernel.sheet import Word

EFFECT: Final = "effect"
NAMES: Final = tuple(question.name for question in QUESTIONS[: agenda.EFFECT])
ASKS: Final = Word((*NAMES, EFFECT))
PHASE_OF: Final = {  # the phase a question belongs to, where a position does not say
    "first": "first",
    "hero": "heroes",
    "branch": "camp",
    "general": "camp",
    "start_card": "start_cards",
    "roll": "roll",
    "rock": "dragon",
    "dragon": "hero_enters",
    "theft": "theft",
    "act": "act",
    "trade": "trade",
    "pay": "redeploy",
    "deploy": "redeploy",
    "build": "build",
    "pick": "march",
    "move": "march",
    "card": "card",
    "effect": "effect",
    "strike": "effect",
    "draw": "draw",
    "keep": "draw",
    "discard": "discard",
    "nothing": "over",
}


def asks_of(t: AbandonedFortress) -> str:
    return EFFECT if t.asks >= agenda.EFFECT else NAMES[t.asks]


def number_of(asks: Any, effect: int) -> int:
    """The question of this name; what the Action card being played asks."""
    number = ASKS.read("asks", asks)
    if number < agenda.EFFECT:
        return number
    refuse(effect == NONE, "asks effect needs effect")
    return agenda.EFFECT + effect
