"""Cards off the market decks: chance speaks."""

from tavola.games.abandoned_fortress.asking.decision import Decision

TOP, FRONT = Decision("top"), Decision("front")
