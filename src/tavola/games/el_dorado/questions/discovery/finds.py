"""What each kind of tile does when it is found, in the order of data.py."""

from typing import Final

from tavola.games.el_dorado.questions.discovery.cave_in import CaveIn
from tavola.games.el_dorado.questions.discovery.dwellers import Beast, Den, TheTitan, TheWolf
from tavola.games.el_dorado.questions.discovery.settling import CaveExit, CaveShrine, Find, IslandShrine, TotecsGarden
from tavola.games.el_dorado.questions.discovery.treasures import Coin, Curse
from tavola.games.el_dorado.tables import (
    BAVIECA,
    CAVE_IN,
    CAVE_SHRINE,
    CURSE,
    DEN,
    EXIT,
    GIANT,
    JIMENEZ_TILE,
    KINDS,
    ROSE_TILE,
    SHRINE,
    TIGER,
    TITAN,
    TOTEC,
    WOLF,
)

NO_EFFECT: Final = Find()
FINDS: Final[list[Find]] = [NO_EFFECT for _ in range(KINDS)]

FINDS[SHRINE] = IslandShrine()
FINDS[EXIT] = CaveExit()
FINDS[CAVE_SHRINE] = CaveShrine()
FINDS[TIGER] = Beast()
FINDS[DEN] = Den()
FINDS[GIANT] = Beast()
FINDS[TITAN] = TheTitan()
FINDS[WOLF] = TheWolf()
FINDS[BAVIECA] = Coin()
FINDS[ROSE_TILE] = Coin()
FINDS[JIMENEZ_TILE] = Coin()
FINDS[CURSE] = Curse()
FINDS[CAVE_IN] = CaveIn()
FINDS[TOTEC] = TotecsGarden()
