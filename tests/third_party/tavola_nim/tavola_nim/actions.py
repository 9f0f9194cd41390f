"""Every action, declared once."""

from tavola.kernel.actions import ActionSpace, kind
from tavola_nim.data import CARDS, HEAPS

DEAL = kind("deal", card=CARDS)
TAKE = kind("take", heap=HEAPS, count=(1, 2))
SHOW = kind("show", heap=HEAPS)
ACTIONS = ActionSpace(DEAL, TAKE, SHOW)
