"""What a person sees of each question."""

from collections.abc import Mapping
from typing import Final

from tavola.games.abandoned_fortress.asking.acting import Act
from tavola.games.abandoned_fortress.asking.battle.last_stand import LastStand
from tavola.games.abandoned_fortress.asking.battle.secrets import Black, ChooseBlack, Drums
from tavola.games.abandoned_fortress.asking.battle.upkeep import Chest, Upkeep
from tavola.games.abandoned_fortress.asking.building import Build, BuildCastle, BuildWall
from tavola.games.abandoned_fortress.asking.cards import CARDS
from tavola.games.abandoned_fortress.asking.cards.second_strike import Strike
from tavola.games.abandoned_fortress.asking.crown import Crown
from tavola.games.abandoned_fortress.asking.decision import Decision
from tavola.games.abandoned_fortress.asking.dragon.summoning import DRAGON
from tavola.games.abandoned_fortress.asking.drawing import DISCARD, DRAW, KEEP
from tavola.games.abandoned_fortress.asking.home import HOME
from tavola.games.abandoned_fortress.asking.moving.marching import Pick
from tavola.games.abandoned_fortress.asking.moving.moving import Move, Step
from tavola.games.abandoned_fortress.asking.over import Over
from tavola.games.abandoned_fortress.asking.playing import Card, Play
from tavola.games.abandoned_fortress.asking.redeploying import Deploy, Pay
from tavola.games.abandoned_fortress.asking.rock import Rock
from tavola.games.abandoned_fortress.asking.rolling import ROLL
from tavola.games.abandoned_fortress.asking.setup import FIRST, START_CARD, Branch, General, Hero
from tavola.games.abandoned_fortress.asking.theft import Theft
from tavola.games.abandoned_fortress.asking.trade.decks import FRONT, TOP
from tavola.games.abandoned_fortress.asking.trade.placing import PLACE_FIGURE, Place
from tavola.games.abandoned_fortress.asking.trade.trading import Assign, Buy, DiscardGeneral, Trade
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.asking import Wording

ELSEWHERE: Final[Mapping[str, Wording[AbandonedFortress]]] = {  # what ids mean whatever is asked, in this order
    "step": Step(),
    "assign": Assign(),
    "discard_general": DiscardGeneral(),
    "build_wall": BuildWall(),
    "build_castle": BuildCastle(),
    "buy": Buy(),
    "play": Play(),
    "black": ChooseBlack(),
    "place": Place(),
}
DECISIONS: Final[list[Decision]] = [
    *(FIRST, Hero(), Branch(), General(), START_CARD, TOP, FRONT, PLACE_FIGURE),
    *(ROLL, Rock(), DRAGON, Move(), Theft(), Act(), Trade(), Pay(), Deploy(), Build(), Pick()),
    *(Card(), *CARDS, Strike(), DRAW, KEEP, DISCARD),
    *(Black(), Drums(), LastStand(), Chest(), Upkeep(), Crown(), HOME, Over()),
]
ASKING: Final[dict[str, Decision]] = {each.name: each.among(ELSEWHERE) for each in DECISIONS}
