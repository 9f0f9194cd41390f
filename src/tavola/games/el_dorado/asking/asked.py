"""What all questions share: a prompt of their own name, choices, what a click meant, what is played when time is up."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from tavola.games.el_dorado.actions import ACTIONS
from tavola.games.el_dorado.asking.wording import Said
from tavola.games.el_dorado.data import TYPES
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.asking import Asking
from tavola.kernel.kinds import Kind
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Choice, Item, Prompt, Stepper, Zone
from tavola.kernel.story import Voice


class Asked(Asking[Dorado]):
    """A question, with the clauses that matter while it is asked and the kinds of action that answer it."""

    setting_up = False  # before the first turn there is nothing to buy and nothing to hold
    buys = False  # are things bought now?
    asks_all_alike = True  # does everybody read the same prompt?

    def __init__(self, name: str, clauses: Sequence[str], words: Mapping[Kind, Said] | None = None) -> None:
        self.said = {kind.name: wording for kind, wording in (words or {}).items()}
        self.clauses = tuple(clauses)
        self.otherwise: Asked = self  # the question whose actions are in mind when nothing legal was meant
        super().__init__(name, ACTIONS, self.said)

    # what is asked

    def figures(self, t: Dorado, voice: Voice) -> dict[str, Any]:
        """The numbers and names its prompt speaks of; all of them are public."""
        return {}

    def message(self, t: Dorado) -> str:
        return self.name.replace("_", "-")

    def matters(self, t: Dorado) -> tuple[str, ...]:
        """The clauses that matter now."""
        return self.clauses

    def prompt(self, t: Dorado, seat: int | None, voice: Voice) -> Prompt:
        message, figures = self.message(t), self.figures(t, voice)
        text = voice.say(f"prompt-{message}", **figures)
        hint = voice.say(f"hint-{message}", **figures) if voice.knows(f"hint-{message}") else ""
        return Prompt(seat=t.actor if t.actor >= 0 else None, text=text, hint=hint, clauses=self.matters(t))

    def slots(self, t: Dorado) -> list[int]:
        """Places without a tile that may be chosen."""
        return []

    def around(self, t: Dorado) -> list[int]:
        """Tiles whose corners may be chosen, beside those where the seat's own pieces stand."""
        return []

    def market(self, t: Dorado, voice: Voice) -> list[Zone]:
        """What lies beside the maps to be chosen from."""
        return []

    # what may be answered

    def choices(self, t: Dorado, voice: Voice) -> tuple[Choice, ...]:
        """A menu is for those that share their ids."""
        made = super().choices(t, voice)
        shared = Counter(choice.ids for choice in made)
        return tuple(
            [choice if not choice.menu or shared[choice.ids] > 1 else replace(choice, menu="") for choice in made]
        )

    def meant(self, t: Dorado, seat: int, ids: Sequence[str]) -> int | None:
        """A legal action, else what a person had in mind to do in the explore phase."""
        wanted = tuple(ids)
        if not wanted:
            return None
        offered = self.offered(t, wanted) if t.actor == seat else None
        return self.otherwise.in_mind(t, seat, wanted) if offered is None else offered

    def offered(self, t: Dorado, ids: tuple[str, ...]) -> int | None:
        """The first legal action with these ids."""
        for code in t.legal():
            act = self.actions.decode(code)
            if self.said[act.kind].ids(t, act) == ids:
                return int(code)
        return None

    def in_mind(self, t: Dorado, seat: int, ids: tuple[str, ...]) -> int | None:
        """An action that may not be legal."""
        found = (wording.meant(t, seat, ids) for wording in self.said.values())
        return next((code for code in found if code is not None), None)

    def default(self, t: Dorado, rng: Rng) -> int:
        """A pass, else what is worth most: nothing is risked, nothing is given away without need."""
        legal = {int(code): self.actions.decode(code) for code in t.legal()}
        passes = [code for code, act in legal.items() if self.words[act.kind].tone == "pass"]
        return passes[0] if passes else max(legal, key=lambda code: self.worth(t, legal[code]))

    def worth(self, t: Dorado, act: Action) -> Any:
        """To a seat that is away."""
        return 0


class SettingUp(Asked):
    """Nobody holds anything yet."""

    setting_up = True


def counted(act: Action) -> list[int]:
    """Cards by type."""
    return [int(act.params[type]) for type in TYPES]


def drawn(t: Dorado, owner: int, count: int, rng: Rng) -> list[int]:
    """Types of so many cards of a hand, drawn without looking."""
    width = len(TYPES)
    hand = [type for type in range(width) for _ in range(t.hand[owner * width + type])]
    return [hand.pop(rng.below(len(hand))) for _ in range(count)]


def sheet(things: Sequence[str], voice: Voice, total: int | None = None) -> Stepper:
    """What is counted: `food`, or in an offer `give-food`."""
    parts = []
    for thing in things:
        does, _, name = thing.rpartition("-")
        word = voice.say(f"word-{name}")
        parts.append(Item(id=thing, icon=name, title=voice.say(f"offer-{does}", what=word) if does else word))
    return Stepper(parts=tuple(parts), total=total)
