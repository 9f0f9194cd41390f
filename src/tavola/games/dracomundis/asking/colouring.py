"""Which colour does a seat take?"""

from collections.abc import Sequence
from typing import Final

from tavola.games.dracomundis.actions import COLOUR
from tavola.games.dracomundis.asking.pointing import Pointing, Words, asked
from tavola.games.dracomundis.data import COLOURS
from tavola.games.dracomundis.fields import Fields
from tavola.kernel.actions import Action
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Prompt
from tavola.kernel.story import Voice

CARDS: Final = {f"colour-{name}": number for number, name in enumerate(COLOURS)}  # ids of the colours beside the valley


class Colour(Words):
    kind = COLOUR

    def ids(self, t: Fields, act: Action) -> tuple[str, ...]:
        return (f"colour-{act.params['colour']}",)

    def label(self, t: Fields, act: Action, voice: Voice) -> str:
        return voice.say(f"colour-{act.params['colour']}")

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        return int(COLOUR.code(CARDS[ids[0]])) if len(ids) == 1 and ids[0] in CARDS else None


class Colouring(Pointing):
    def prompt(self, t: Fields, seat: int | None, voice: Voice) -> Prompt:
        return asked(t, seat, "colour", ("DM-02", "DM-R82", "DM-R83"), voice)

    def default(self, t: Fields, rng: Rng) -> int:
        """The colour the seat would have if they went by seat, else the first that is left."""
        legal, own = [int(code) for code in t.legal()], int(COLOUR.code(t.mover))
        return own if own in legal else legal[0]
