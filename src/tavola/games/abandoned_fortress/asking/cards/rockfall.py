"""Rockfall: where does the rock go, or is it taken off?"""

from tavola.games.abandoned_fortress.asking.cards.card import ActionCard
from tavola.games.abandoned_fortress.asking.decision import Words
from tavola.games.abandoned_fortress.asking.rock import PlaceRock

ROCKFALL = ActionCard("rockfall", {"place_rock": PlaceRock(), "lift_rock": Words()})
