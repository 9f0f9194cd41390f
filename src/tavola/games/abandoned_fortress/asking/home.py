"""Where does a hero that was sent home come in?"""

from tavola.games.abandoned_fortress.asking.trade.placing import PutDown

HOME = PutDown("home")
