"""Words for things: seats by their colour, tokens by their kind, squares and pieces by their id, and the drawings."""

from typing import Any, Final

from tavola.games.dracomundis.data import CELLS, COLOURS, KINDS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.palette import colour_of
from tavola.games.dracomundis.tables import EXPLORER, NOTHING
from tavola.games.dracomundis.tokens import kind_of, tag_of
from tavola.kernel.drawing import drawn
from tavola.kernel.story import Voice

BEHIND_SCREEN: Final = "pick-"  # the id of a kind behind the own screen: pick-dragon


def colour(voice: Voice, palette: int, seat: int) -> str:
    """A seat by the name of its colour; before it has one, by its number."""
    own = colour_of(palette, seat)
    return voice.say("seat", n=seat + 1) if own == NOTHING else voice.say(f"colour-{COLOURS[own]}")


def picture(palette: int, kind: int, owner: int) -> str:
    """The drawing of a token, by its kind; Explorers are drawn differently in each colour. DM-44"""
    if kind != EXPLORER:
        return KINDS[kind]
    return explorer(colour_of(palette, owner))


def explorer(colour: int) -> str:
    """`teal.explorer`"""
    return f"{COLOURS[colour]}.explorer"


@drawn
def kind_in(voice: Voice, kind: int) -> dict[str, str]:
    """What a sentence needs to name a kind: bare, and with its articles; not to be changed."""
    return {form: voice.say(f"{form}-{KINDS[kind]}") for form in ("name", "the", "a")}


def token_in(voice: Voice, palette: int, code: int) -> dict[str, str]:
    """The same for a token as events name it, and whose it is."""
    owner, kind = divmod(code, len(KINDS))
    return kind_in(voice, kind) | {"owner": colour(voice, palette, owner)}


def standing_in(voice: Voice, t: Fields, cell: str) -> dict[str, str]:
    """The same for the character on a square."""
    return kind_in(voice, kind_of(t.figure[CELLS.index(cell)]))


def winners(voice: Voice, palette: int, mask: int) -> dict[str, Any]:
    """The winners by name, and how many share."""
    names = [colour(voice, palette, seat) for seat in range(4) if mask >> seat & 1]
    listed = names[0]
    for name in names[1:]:
        listed = voice.say("both", one=listed, other=name)
    return {"winners": listed, "n": len(names)}


def piece_id(tok: int) -> str:
    """A token's number says when it was placed, which all have seen, and nothing else."""
    return f"t{tag_of(tok)}"


def standing_id(t: Fields, cell: str) -> str:
    """The character or trap on a square."""
    return piece_id(t.figure[CELLS.index(cell)])


def cell_of(t: Fields, id: str) -> int | None:
    """The square of this name, or the one this token lies on."""
    if id in CELLS:
        return CELLS.index(id) if CELLS.index(id) >= t.edge else None
    for at in range(t.edge, len(CELLS)):
        if any(tok != NOTHING and piece_id(tok) == id for tok in (t.ground[at], t.figure[at])):
            return at
    return None
