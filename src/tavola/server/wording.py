"""Actions in words, as they are told when they are played."""

from collections.abc import Sequence

from tavola.kernel.game import Game
from tavola.kernel.state import State
from tavola.kernel.story import Chronicle, Voice


def words_of(game: Game, state: State, acts: Sequence[int], language: str) -> list[tuple[int, str, list[str]]]:
    """Each action with what it would make happen and the ids that names, once."""
    voice = game.voice(language)
    return [(act, *told(game, state, act, voice)) for act in dict.fromkeys(acts) if state.permits(act)]


def told(game: Game, state: State, act: int, voice: Voice) -> tuple[str, list[str]]:
    """The first thing an action would make happen."""
    copy = state.clone()
    copy.listener = chronicle = Chronicle()
    copy.play(act)
    copy.listener = None
    events = [game.told(event, voice) for event in chronicle.take()]
    said = next((event for event in events if event.text), None)
    return (said.text, list(said.ids)) if said else (game.named(act), [])
