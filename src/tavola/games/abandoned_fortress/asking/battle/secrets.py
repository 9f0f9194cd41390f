"""Which Black card does a side play, and does it beat its War Drums?"""

from collections.abc import Sequence
from typing import ClassVar, Literal

from tavola.games.abandoned_fortress.actions import ACTIONS, CHOOSE_BLACK, NO
from tavola.games.abandoned_fortress.asking.decision import About, Decision, Pass, Words
from tavola.games.abandoned_fortress.data import BLACK_IDS
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import BLACKS
from tavola.kernel.actions import Action
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Choice, Window
from tavola.kernel.story import Voice


class ChooseBlack(Words):
    """A card of the hand, or none."""

    def ids_for(self, seat: int, act: Action) -> tuple[str, ...]:
        none = act.params["black"] == "none"
        return ("none",) if none else (f"black{seat}-{act.params['black']}",)

    def offer(self, code: int, act: Action, seat: int, seats: int, voice: Voice) -> Choice:
        tone: Literal["pass", "card"] = "pass" if act.params["black"] == "none" else "card"
        return Choice(act=code, ids=self.ids_for(seat, act), label=self.called(seats, act, voice), tone=tone)

    def meant(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        black = ids[0].removeprefix(f"black{seat}-") if len(ids) == 1 else ""
        return ACTIONS.encode("black", black=black) if black in BLACK_IDS else None


class Secret(Decision):
    """An answer asked on public facts; its addressee is public too. AF-R104"""

    def window(self, t: AbandonedFortress, voice: Voice) -> Window | None:
        return Window(kind=self.name, title=voice.say(f"prompt-{self.name}"))


class Black(Secret):
    about: ClassVar[About] = "hands"

    def __init__(self) -> None:
        super().__init__("black", {"black": ChooseBlack()})

    def default(self, t: AbandonedFortress, rng: Rng) -> int:
        return int(CHOOSE_BLACK.code(BLACKS))


class Drums(Secret):
    def __init__(self) -> None:
        super().__init__("drums", {"yes": Words(), "no": Pass()})

    def default(self, t: AbandonedFortress, rng: Rng) -> int:
        return int(NO.first)
