"""Masons and Architect: what is built for less?"""

from tavola.games.abandoned_fortress.asking.building import BuildCastle, BuildWall
from tavola.games.abandoned_fortress.asking.cards.card import ActionCard
from tavola.games.abandoned_fortress.asking.decision import Pass

MASONS = ActionCard("masons", {"build_wall": BuildWall(), "stop": Pass()})
ARCHITECT = ActionCard("architect", {"build_castle": BuildCastle()})
