"""Every action, declared once."""

from tavola.kernel.actions import ActionSpace, kind

HEXES = ("i0", "i1", "i2", "i3", "i4", "i5", "i6", "c0", "c1")
STEP = kind("step", hex=HEXES)
GATHER = kind("gather", food=(1, 2))
REST = kind("rest")
ACTIONS = ActionSpace(STEP, GATHER, REST)
