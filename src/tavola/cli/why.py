"""`why d2 e7`: which clause refuses a move, and what it says."""

from collections.abc import Sequence
from itertools import product

from rich.text import Text

from tavola import Refusal
from tavola.cli.table import Table
from tavola.cli.walk import Walk, names
from tavola.kernel.story import Voice

MOST = 200  # ways of reading the words that are tried


def why(table: Table, seat: int | None, tokens: Sequence[str], language: str, voice: Voice) -> list[Text]:
    """Fact first, then the clause and its sentence."""
    words = [token.rstrip("?") for token in tokens if token.rstrip("?")]
    if table.over or seat is None:
        return [Text(voice.say("over"))]
    if not words:
        return [Text(voice.say("why-what"))]
    meant = readings(table, seat, words)
    refused = [
        (action, refusal) for action in meant if (refusal := table.game.why_not(table.record.state, action, language))
    ]
    if len(refused) < len(meant):
        return [Text(voice.say("allowed", move=" ".join(words)))]
    if not refused:
        return [Text(voice.say("no-such-move", move=" ".join(words)))]
    return _distinct([refusal for _, refusal in refused])


def readings(table: Table, seat: int, words: Sequence[str]) -> list[int]:
    """Actions the words may mean; one id alone is a target for whatever may move now."""
    scene = table.scene(seat, "en")
    known = names(scene)
    ids = [[id for id, spoken in known.items() if word.casefold() in spoken] or [word.casefold()] for word in words]
    meant = _actions(table, seat, ids)
    if meant:
        return meant
    walk = Walk(scene)
    first = [step.id for step in walk.below(()) if step.id] or [
        piece.id for piece in scene.pieces if piece.owner == seat
    ]
    return _actions(table, seat, [first, *ids])


def _actions(table: Table, seat: int, ids: Sequence[Sequence[str]]) -> list[int]:
    tried = [each for each, _ in zip(product(*ids), range(MOST), strict=False)]
    found = (table.game.action_of(table.record.state, seat, each) for each in tried)
    return list(dict.fromkeys(action for action in found if action is not None))


def _distinct(refusals: Sequence[Refusal]) -> list[Text]:
    lines = dict.fromkeys((refusal.fact, refusal.clause, refusal.message) for refusal in refusals)
    return [
        Text.assemble(f"{fact} " if fact else "", (clause, "bold"), " ", message) for fact, clause, message in lines
    ]
