"""Which way does a character face: an Explorer just placed, a character just turned over?"""

from collections.abc import Sequence

from tavola.games.dracomundis.actions import ACTIONS, FACE
from tavola.games.dracomundis.asking.pointing import WAYS, Pointing, Setup, Words, asked, with_rest
from tavola.games.dracomundis.data import CELLS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.names import cell_of, kind_in, piece_id, standing_in
from tavola.games.dracomundis.tables import NOTHING
from tavola.games.dracomundis.tokens import facing_of, kind_of, owner_of
from tavola.games.dracomundis.valley import beyond
from tavola.kernel.actions import Action
from tavola.kernel.drawing import drawn
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Choice, Prompt
from tavola.kernel.story import Voice


class Face(Words):
    kind = FACE

    def choice(self, t: Fields, code: int, act: Action, voice: Voice) -> Choice:
        return facing_choice(code, t.turning, t.figure[t.turning], voice)

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        fits = len(ids) == 2 and ids[1] in WAYS and cell_of(t, ids[0]) == t.turning
        return int(FACE.code(WAYS[ids[1]])) if fits else None


@drawn
def facing_choice(code: int, cell: int, tok: int, voice: Voice) -> Choice:
    """A character, then one of four facings."""
    act = ACTIONS.decode(code)
    facing = str(act.params["facing"])
    way = voice.say("way", facing=facing)
    label = voice.say(f"choose-{act.kind}", cell=CELLS[cell], way=way, **kind_in(voice, kind_of(tok)))
    ids = (piece_id(tok), f"face-{facing}")
    return Choice(act=code, ids=ids, label=label, menu=voice.say("menu-face", facing=facing))


class Facing(Pointing):
    def __init__(self, name: str, clauses: tuple[str, ...], words: Sequence[Words], also: Sequence[Words] = ()) -> None:
        super().__init__(name, words, also)
        self.clauses = clauses

    def prompt(self, t: Fields, seat: int | None, voice: Voice) -> Prompt:
        cell = CELLS[t.turning]
        return asked(t, seat, "face", self.clauses, voice, cell=cell, **standing_in(voice, t, cell))

    def default(self, t: Fields, rng: Rng) -> int:
        """An own character looks where the valley is widest, a rival's at the nearest edge."""
        room = [_squares_ahead(t, way) for way in range(4)]
        tok = t.figure[t.turning]
        if owner_of(tok) != t.mover:
            return int(FACE.code(room.index(min(room))))
        kept = room[facing_of(tok)] == max(room)
        return int(FACE.code(facing_of(tok) if kept else room.index(max(room))))


class FacingExplorer(Setup, Facing):
    """The same in setup."""

    def prompt(self, t: Fields, seat: int | None, voice: Voice) -> Prompt:
        return with_rest(t, seat, super().prompt(t, seat, voice), voice)


def _squares_ahead(t: Fields, way: int) -> int:
    count, at = 0, beyond(t, t.turning, way)
    while at != NOTHING:
        count, at = count + 1, beyond(t, at, way)
    return count
