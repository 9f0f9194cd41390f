"""Which of six cards is discarded?"""

from collections.abc import Sequence
from typing import Final, final

from tavola.games.gadranton.actions import ACTIONS, DISCARD
from tavola.games.gadranton.asking.plain import Plain
from tavola.games.gadranton.data import CARDS
from tavola.games.gadranton.names import card_id
from tavola.games.gadranton.state import Gadranton
from tavola.kernel.actions import Action
from tavola.kernel.asking import Wording
from tavola.kernel.rng import Rng
from tavola.kernel.story import Voice

LEAST_NEEDED: Final = (  # of two alike the second goes first
    "thief_found",
    "guard_awake",
    "open_close_door",
    "blocked_thief",
    "sleeping_guard",
    "secret_door",
    "accelerated_walk",
    "arrow_shot",
    "plus_two_attack",
    "broken_bow",
    "hidden_thief",
    "master_key",
)


@final
class Discarding(Plain):
    def __init__(self, turn: Plain) -> None:
        super().__init__("discard", ("GA-18",), {"discard": Discard()}, turn)

    def default(self, t: Gadranton, rng: Rng) -> int:
        """What is needed least."""
        return min(map(int, t.legal()), key=lambda code: worth(t, DISCARD.a(code)))


def worth(t: Gadranton, card: int) -> tuple[bool, int]:
    copies = t.hand[t.active * len(CARDS) + card]
    return copies == 1, LEAST_NEEDED.index(CARDS[card])


@final
class Discard(Wording[Gadranton]):
    """A card of the own hand."""

    def ids(self, t: Gadranton, act: Action) -> tuple[str, ...]:
        return (card_id(t.active, str(act.params["card"])),)

    def label(self, t: Gadranton, act: Action, voice: Voice) -> str:
        return voice.say("choose-discard", card=voice.say(f"word-{act.params['card']}"))

    def meant(self, t: Gadranton, seat: int, ids: Sequence[str]) -> int | None:
        named = {card_id(seat, card): card for card in CARDS}
        return ACTIONS.encode("discard", card=named[ids[0]]) if len(ids) == 1 and ids[0] in named else None
