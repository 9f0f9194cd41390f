"""On which empty square does the token picked go?"""

from collections.abc import Sequence

from tavola.games.dracomundis.actions import PLACE
from tavola.games.dracomundis.asking.pointing import Setup, Words, asked, lot, to_others, with_rest
from tavola.games.dracomundis.data import CELLS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.names import cell_of, kind_in
from tavola.games.dracomundis.tables import CAMPSITE, EXPLORER, NOTHING, TIGER
from tavola.games.dracomundis.ways import touch
from tavola.kernel.actions import Action
from tavola.kernel.drawing import drawn
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Choice, Prompt
from tavola.kernel.state import CHANCE
from tavola.kernel.story import Voice


class Place(Words):
    kind = PLACE

    def choice(self, t: Fields, code: int, act: Action, voice: Voice) -> Choice:
        """Tiger and Campsite side by side are allowed, with a warning. DM-06"""
        return place(code, t.picked, costs_points(t, PLACE.a(code)), voice)

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        at = cell_of(t, ids[0]) if len(ids) == 1 else None
        return None if at is None else int(PLACE.code(at))


@drawn
def place(code: int, kind: int, warned: bool, voice: Voice) -> Choice:
    cell, message = CELLS[PLACE.a(code)], "choose-place-warned" if warned else "choose-place"
    label = voice.say(message, cell=cell, **kind_in(voice, kind))
    return Choice(act=code, ids=(cell,), label=label, confirm="press" if warned else "")


def costs_points(t: Fields, cell: int) -> bool:
    """Would Campsite and Tiger of the mover come to lie side by side? DM-06"""
    other = {CAMPSITE: t.tiger, TIGER: t.camp}.get(t.picked)
    return other is not None and bool(other[t.mover] != NOTHING and touch(cell, other[t.mover]))


class Placing(Setup):
    def prompt(self, t: Fields, seat: int | None, voice: Voice) -> Prompt:
        return lot(voice) if t.actor == CHANCE else with_rest(t, seat, self._prompt(t, seat, voice), voice)

    def _prompt(self, t: Fields, seat: int | None, voice: Voice) -> Prompt:
        """Others learn what is placed of an Explorer only. DM-05"""
        clauses = ("DM-04", "DM-05", "DM-06")
        if t.picked != EXPLORER:
            names = kind_in(voice, t.picked) if seat == t.mover else {}
            return asked(t, seat, "place", clauses, voice, **names)
        if seat != t.mover:
            return to_others(t, "place-explorer", clauses, voice)
        text = voice.say("prompt-place", **kind_in(voice, EXPLORER))
        return Prompt(seat=t.mover, text=text, hint=voice.say("hint-place-explorer"), clauses=clauses)

    def default(self, t: Fields, rng: Rng) -> int:
        """Any square, since a rule could be foretold, but none that costs points."""
        squares = [int(code) for code in t.legal()]
        apart = [code for code in squares if not costs_points(t, PLACE.a(code))] or squares
        return apart[rng.below(len(apart))]
