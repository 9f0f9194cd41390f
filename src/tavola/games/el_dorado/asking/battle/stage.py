"""A stage of a battle."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.wording import Said
from tavola.games.el_dorado.odds import own_odds
from tavola.games.el_dorado.rules.dice import attack_strength, defence_strength
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import NONE
from tavola.kernel.kinds import Kind
from tavola.kernel.scene import Prompt
from tavola.kernel.story import Voice


class Stage(Asked):
    """One stage of a battle; its prompt tells the dice of both sides."""

    def __init__(self, stage: str, clauses: Sequence[str], words: Mapping[Kind, Said] | None = None) -> None:
        super().__init__(f"battle-{stage}", clauses, words)

    def prompt(self, t: Dorado, seat: int | None, voice: Voice) -> Prompt:
        made = super().prompt(t, seat, voice)
        return replace(made, hint=_dice(t, seat, voice)) if t.defender != NONE else made


def _dice(t: Dorado, seat: int | None, voice: Voice) -> str:
    """The dice of both sides, and for those who fight their chances."""
    dice = {"a": int(attack_strength(t)), "b": int(defence_strength(t))}
    chances = own_odds(t, seat)
    if chances is None:
        return voice.say("dice-of", **dice)
    win, tie, loss = chances
    return voice.say("hint-odds", win=win, tie=tie, loss=loss, **dice)
