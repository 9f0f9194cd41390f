"""The dice."""

from tavola.games.abandoned_fortress.asking.decision import Decision

ROLL = Decision("roll")
