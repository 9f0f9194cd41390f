"""What Action cards ask; those that ask nothing, or what a redeployment or a trade asks, are not here."""

from typing import Final

from tavola.games.abandoned_fortress.asking.cards.builders import ARCHITECT, MASONS
from tavola.games.abandoned_fortress.asking.cards.card import ActionCard
from tavola.games.abandoned_fortress.asking.cards.conscription import Conscription
from tavola.games.abandoned_fortress.asking.cards.dragon_horn import DragonHorn
from tavola.games.abandoned_fortress.asking.cards.forced_march import FORCED_MARCH
from tavola.games.abandoned_fortress.asking.cards.homecoming import Homecoming
from tavola.games.abandoned_fortress.asking.cards.pickpocket import PICKPOCKET
from tavola.games.abandoned_fortress.asking.cards.rockfall import ROCKFALL
from tavola.games.abandoned_fortress.asking.cards.sabotage import SABOTAGE
from tavola.games.abandoned_fortress.asking.cards.second_strike import SECOND_STRIKE
from tavola.games.abandoned_fortress.asking.cards.spies import SPIES

CARDS: Final[list[ActionCard]] = [
    *(Homecoming(), Conscription(), FORCED_MARCH, SECOND_STRIKE, MASONS, ARCHITECT),
    *(SABOTAGE, SPIES, PICKPOCKET, DragonHorn(), ROCKFALL),
]
