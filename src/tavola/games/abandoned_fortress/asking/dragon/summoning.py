"""Which dragon comes? Chance speaks."""

from tavola.games.abandoned_fortress.asking.decision import Decision

DRAGON = Decision("dragon")
