"""Action cards, one file each."""

from typing import Final

from tavola.games.abandoned_fortress.questions.cards.builders import Architect, Masons
from tavola.games.abandoned_fortress.questions.cards.card import ActionCard
from tavola.games.abandoned_fortress.questions.cards.conscription import Conscription
from tavola.games.abandoned_fortress.questions.cards.dragon_horn import DragonHorn
from tavola.games.abandoned_fortress.questions.cards.forced_march import ForcedMarch
from tavola.games.abandoned_fortress.questions.cards.gains import Harvest, Tax
from tavola.games.abandoned_fortress.questions.cards.homecoming import Homecoming
from tavola.games.abandoned_fortress.questions.cards.new_orders import NewOrders
from tavola.games.abandoned_fortress.questions.cards.night_market import NightMarket
from tavola.games.abandoned_fortress.questions.cards.pickpocket import Pickpocket
from tavola.games.abandoned_fortress.questions.cards.rockfall import Rockfall
from tavola.games.abandoned_fortress.questions.cards.sabotage import Sabotage
from tavola.games.abandoned_fortress.questions.cards.second_strike import SecondStrike
from tavola.games.abandoned_fortress.questions.cards.spies import Spies
from tavola.games.abandoned_fortress.questions.cards.staying import PayChest, WarDrums

CARDS: Final[list[ActionCard]] = [  # in the order of data.py
    *(Homecoming(), Tax(), Harvest(), Conscription(), ForcedMarch(), SecondStrike(), Masons(), Architect()),
    *(Sabotage(), Spies(), Pickpocket(), DragonHorn(), Rockfall(), PayChest(), NewOrders(), NightMarket(), WarDrums()),
]
