"""A record or an outcome in a few words."""

from tavola import Outcome, Record


def summary(record: Record) -> str:
    """`lantern, 118 actions, won by Ann: captured (AG-45)`"""
    outcome = record.game.outcome(record.state)
    ended = ended_in_words(outcome, record.names) if outcome else "not over yet"
    size = len(record.actions)
    return f"{record.game.slug}, {size} action{'' if size == 1 else 's'}, {ended}"


def ended_in_words(outcome: Outcome, names: list[str]) -> str:
    if len(outcome.winners) == len(names):
        return f"drawn ({outcome.clause})"
    winners = " and ".join(names[seat] for seat in outcome.winners)
    return f"won by {winners}: {outcome.reason.replace('_', ' ')} ({outcome.clause})"
