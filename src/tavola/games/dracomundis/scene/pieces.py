"""The tokens in the valley as one reader sees them."""

from tavola.games.dracomundis.data import CELLS, FACINGS, KINDS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.knowledge import Backs, shows_owner
from tavola.games.dracomundis.names import colour, kind_in, picture, piece_id
from tavola.games.dracomundis.tables import CAMPSITE, CANNIBAL, COMBAT, NOTHING
from tavola.games.dracomundis.tokens import FACE_DOWN, facing_of, kind_of, owner_of, seen_by
from tavola.games.dracomundis.valley import strength
from tavola.games.dracomundis.ways import arrow
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Badge, Piece
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice

KIND = 15  # the bits of a token that say its kind


def pieces(t: Fields, voice: Voice) -> tuple[Piece, ...]:
    """Square by square, from the ground up."""
    out: list[Piece] = []
    owned, over, palette, grounds, figures = shows_owner(t), t.actor == OVER, t.palette, list(t.ground), list(t.figure)
    for at in range(t.edge, len(CELLS)):
        ground, figure = grounds[at], figures[at]
        if ground >= FACE_DOWN and over:  # at the end what lies face down is known to all
            out.append(_known(at, ground, False, owned, palette, voice))
        elif ground >= FACE_DOWN:
            out.append(_back(at, ground & ~KIND, owned, palette, voice))
        elif ground != NOTHING:
            out.append(_ground(at, ground, palette, voice))
        if figure != NOTHING:
            out += _standing(t, at, figure, voice)
    return tuple(out)


def own_pieces(t: Fields, seat: int, seen: Backs, common: tuple[Piece, ...], voice: Voice) -> tuple[Piece, ...]:
    """With what the seat knows of backs."""
    if not seen.known:
        return common
    owned, out, places = shows_owner(t), list(common), {piece.id: place for place, piece in enumerate(common)}
    for at, tok in seen.known:
        out[places[piece_id(tok)]] = _known(at, tok, owner_of(tok) == seat, owned, t.palette, voice)
    return tuple(out)


# face down


@drawn
def _back(at: int, tok: int, owned: bool, palette: int, voice: Voice) -> Piece:
    """A back, to a reader who does not know its kind. DM-R05, DM-R14"""
    owner = colour(voice, palette, owner_of(tok))
    label = voice.say("token-down" if owned else "token-down-blank", cell=CELLS[at], owner=owner)
    return _face_down(at, tok, owned, label)


@drawn
def _known(at: int, tok: int, own: bool, owned: bool, palette: int, voice: Voice) -> Piece:
    """A back of which the reader knows what it is: a ghost."""
    owner, kind = colour(voice, palette, owner_of(tok)), kind_of(tok)
    message = "token-down-own" if own else "token-down-seen"
    label = voice.say(message, cell=CELLS[at], owner=owner, **kind_in(voice, kind))
    return _face_down(at, tok, owned, label, KINDS[kind], "own" if own else "seen")


def _face_down(at: int, tok: int, owned: bool, label: str, ghost: str = "", style: str = "") -> Piece:
    looked = tuple(seat for seat in range(4) if seen_by(tok) >> seat & 1) if owned else ()
    return Piece(
        id=piece_id(tok),
        space=CELLS[at],
        icon="back",
        owner=owner_of(tok) if owned else None,
        face_down=True,
        ghost=ghost,
        badges=(Badge(at="ne", icon="eye", seats=looked),) if looked else (),
        style=style,
        label=label,
    )


# face up


@drawn
def _ground(at: int, tok: int, palette: int, voice: Voice) -> Piece:
    """A terrain. DM-21"""
    names = kind_in(voice, kind_of(tok)) | {"owner": colour(voice, palette, owner_of(tok))}
    return Piece(
        id=piece_id(tok),
        space=CELLS[at],
        icon=KINDS[kind_of(tok)],
        owner=owner_of(tok),
        layer="ground",
        label=voice.say("token-ground", cell=CELLS[at], **names),
    )


def _standing(t: Fields, at: int, tok: int, voice: Voice) -> list[Piece]:
    """A character, with its prisoner, or a trap. DM-48, DM-51"""
    if kind_of(tok) >= CAMPSITE:
        return [_trap(at, tok, t.palette, voice)]
    character = _character(at, tok, strength(t, at), at == t.turning, t.palette, voice)
    held = t.captive[owner_of(tok)] if kind_of(tok) == CANNIBAL else NOTHING
    return [character] if held == NOTHING else [character, _prisoner(at, tok, held, t.palette, voice)]


@drawn
def _trap(at: int, tok: int, palette: int, voice: Voice) -> Piece:
    names = kind_in(voice, kind_of(tok)) | {"owner": colour(voice, palette, owner_of(tok))}
    label = voice.say("token-ground", cell=CELLS[at], **names)
    return Piece(id=piece_id(tok), space=CELLS[at], icon="trap", owner=owner_of(tok), label=label)


@drawn
def _character(at: int, tok: int, value: int, unfaced: bool, palette: int, voice: Voice) -> Piece:
    """With its arrows and its combat value as it is now; no facing while one is being chosen. DM-14, DM-29"""
    printed = COMBAT[kind_of(tok)]
    tone = "up" if value > printed else "down" if value < printed else "plain"
    arrows = () if unfaced else tuple(int(arrow(tok, way)) for way in range(4))
    return Piece(
        id=piece_id(tok),
        space=CELLS[at],
        icon=picture(palette, kind_of(tok), owner_of(tok)),
        owner=owner_of(tok),
        facing=None if unfaced else FACINGS[facing_of(tok)],
        arrows=arrows,
        badges=(Badge(at="se", text=str(value), tone=tone),),
        label=_character_label(at, tok, value, arrows, palette, voice),
    )


def _character_label(at: int, tok: int, value: int, arrows: tuple[int, ...], palette: int, voice: Voice) -> str:
    facts = kind_in(voice, kind_of(tok)) | {"owner": colour(voice, palette, owner_of(tok)), "cell": CELLS[at]}
    if not arrows:
        return voice.say("token-unfaced", combat=value, **facts)
    ways = [voice.say("arrow", facing=FACINGS[way], n=n) for way, n in enumerate(arrows) if n]
    facing = voice.say("way", facing=FACINGS[facing_of(tok)])
    return voice.say("token-character", combat=value, way=facing, arrows=", ".join(ways), **facts)


@drawn
def _prisoner(at: int, captor: int, tok: int, palette: int, voice: Voice) -> Piece:
    names = kind_in(voice, kind_of(tok)) | {"owner": colour(voice, palette, owner_of(tok))}
    label = voice.say("token-prisoner", cell=CELLS[at], captor=colour(voice, palette, owner_of(captor)), **names)
    return Piece(
        id=piece_id(tok),
        space=CELLS[at],
        icon=picture(palette, kind_of(tok), owner_of(tok)),
        owner=owner_of(tok),
        layer="rider",
        style="prisoner",
        label=label,
    )
