"""Names for what hot code counts: cards, leaders, phases, questions, stages."""

from typing import Final

from tavola.games.abandoned_fortress.data import BLACKS, CASTLES, DRAGONS, GENERALS, HEROES, MILITARY

HERO_IDS: Final = tuple(hero.id for hero in HEROES)
CASTLE_IDS: Final = tuple(castle.id for castle in CASTLES)
MILITARY_IDS: Final = tuple(card.id for card in MILITARY)
GENERAL_IDS: Final = tuple(card.id for card in GENERALS)
BLACK_IDS: Final = tuple(card.id for card in BLACKS)
DRAGON_IDS: Final = tuple(card.id for card in DRAGONS)
OWN_LEADERS: Final = ("hero", *CASTLE_IDS, *(f"general{n}" for n in range(1, 13)))
LEADERS: Final = tuple(f"{seat} {name}" for seat in range(4) for name in OWN_LEADERS)
GENERAL_PLACES: Final = OWN_LEADERS[4:]
ACTS: Final = ("market", "redeploy", "build", "march")

PHASES: Final = (
    "first",
    "heroes",
    "camp",
    "start_cards",
    "start",
    "roll",
    "dragon",
    "hero_enters",
    "hero_move",
    "theft",
    "act",
    "trade",
    "redeploy",
    "build",
    "march",
    "card",
    "effect",
    "draw",
    "discard",
    "over",
)
ASKS: Final = (
    "first",
    "hero",
    "top",
    "front",
    "branch",
    "general",
    "place",
    "start_card",
    "roll",
    "rock",
    "dragon",
    "move",
    "theft",
    "act",
    "trade",
    "pay",
    "deploy",
    "build",
    "pick",
    "card",
    "effect",
    "strike",
    "draw",
    "keep",
    "discard",
    "black",
    "drums",
    "last_stand",
    "chest",
    "upkeep",
    "crown",
    "home",
    "nothing",
)
STAGES: Final = (
    "none",
    "starter_black",
    "starter_drums",
    "defender_black",
    "defender_drums",
    "reveal",
    "aftermath",
    "chest",
    "upkeep",
)
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


def clause_id(code: int) -> str:
    """`AF-12`, `AF-R07`."""
    return f"AF-R{code - 1000:02d}" if code >= 1000 else f"AF-{code:02d}"
