"""`why d2 e7`: which clause refuses a move, and what it says."""

from collections.abc import Mapping, Sequence
from itertools import islice, product

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
    """The action the words mean; if none, one id alone is a target for whatever may move now."""
    scene = table.scene(seat, "en")
    ids = [_ids(word.casefold(), names(scene)) for word in words]
    if meant := _actions(table, seat, ids):
        return meant[:1]
    first = [step.id for step in Walk(scene).below(()) if step.id]
    first = first or [piece.id for piece in scene.pieces if piece.owner == seat]
    return _actions(table, seat, [first, *ids])


def _ids(word: str, known: Mapping[str, set[str]]) -> list[str]:
    """Ids a word may stand for, the one of its own name first."""
    meant = [id for id, spoken in known.items() if word in spoken]
    return sorted(meant, key=lambda id: id.casefold() != word) or [word]


def _actions(table: Table, seat: int, ids: Sequence[Sequence[str]]) -> list[int]:
    tried = islice(product(*ids), MOST)
    found = (table.game.action_of(table.record.state, seat, each) for each in tried)
    return list(dict.fromkeys(action for action in found if action is not None))


def _distinct(refusals: Sequence[Refusal]) -> list[Text]:
    lines = dict.fromkeys((refusal.fact, refusal.clause, refusal.message) for refusal in refusals)
    return [
        Text.assemble(f"{fact} " if fact else "", (clause, "bold"), " ", message) for fact, clause, message in lines
    ]
