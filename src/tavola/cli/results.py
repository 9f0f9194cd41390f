"""A record or an outcome in a few words."""

from tavola import Outcome, Record
from tavola.kernel.errors import choices


def summary(record: Record) -> str:
    """`adventurers-guard, 118 actions, south wins: captured (AG-45)`"""
    outcome = record.game.outcome(record.state)
    ended = ended_in_words(outcome, record.names) if outcome else "not over yet"
    return f"{record.game.slug}, {len(record.actions)} actions, {ended}"


def ended_in_words(outcome: Outcome, names: list[str]) -> str:
    winners = [names[seat] for seat in outcome.winners]
    if len(winners) == len(names):
        return f"drawn ({outcome.clause})"
    verb = "wins" if len(winners) == 1 else "share the win"
    return f"{choices(winners).replace(' or ', ' and ')} {verb}: {outcome.reason.replace('_', ' ')} ({outcome.clause})"
