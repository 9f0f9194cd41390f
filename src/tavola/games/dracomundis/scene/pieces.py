"""The tokens in the valley as one reader sees them."""

from tavola.games.dracomundis.data import CELLS, FACINGS, KINDS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.knowledge import shows_kind, shows_owner
from tavola.games.dracomundis.names import colour, kind_in, picture, piece_id
from tavola.games.dracomundis.tables import CAMPSITE, CANNIBAL, COMBAT, NOTHING
from tavola.games.dracomundis.tokens import FACE_DOWN, facing_of, kind_of, owner_of, seen_by
from tavola.games.dracomundis.valley import strength
from tavola.games.dracomundis.ways import arrow
from tavola.kernel.scene import Badge, Piece
from tavola.kernel.story import Voice


def pieces(t: Fields, seat: int | None, voice: Voice) -> tuple[Piece, ...]:
    """Square by square, from the ground up."""
    out: list[Piece] = []
    for at in range(t.edge, len(CELLS)):
        ground, figure = t.ground[at], t.figure[at]
        if ground >= FACE_DOWN:
            out.append(_face_down(t, at, ground, seat, voice))
        elif ground != NOTHING:
            out.append(_ground(t, at, ground, voice))
        if figure != NOTHING:
            out += _standing(t, at, figure, voice)
    return tuple(out)


def _face_down(t: Fields, at: int, tok: int, seat: int | None, voice: Voice) -> Piece:
    """A back; what the reader knows of it is a ghost. DM-R05, DM-R14"""
    known = shows_kind(t, at, seat)
    owner = owner_of(tok)
    looked = [each for each in range(t.seats) if seen_by(tok) >> each & 1] if shows_owner(t) else []
    return Piece(
        id=piece_id(tok),
        space=CELLS[at],
        icon="back",
        owner=owner if shows_owner(t) else None,
        face_down=True,
        ghost=KINDS[kind_of(tok)] if known else "",
        badges=(Badge(at="ne", icon="eye", seats=tuple(looked)),) if looked else (),
        style="own" if known and owner == seat else "seen" if known else "",
        label=_back_label(t, at, tok, seat, voice),
    )


def _back_label(t: Fields, at: int, tok: int, seat: int | None, voice: Voice) -> str:
    owner = colour(voice, t.palette, owner_of(tok))
    if not shows_kind(t, at, seat):
        return voice.say("token-down" if shows_owner(t) else "token-down-blank", cell=CELLS[at], owner=owner)
    message = "token-down-own" if owner_of(tok) == seat else "token-down-seen"
    return voice.say(message, cell=CELLS[at], owner=owner, **kind_in(voice, kind_of(tok)))


def _ground(t: Fields, at: int, tok: int, voice: Voice) -> Piece:
    """A terrain. DM-21"""
    names = kind_in(voice, kind_of(tok)) | {"owner": colour(voice, t.palette, owner_of(tok))}
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
        names = kind_in(voice, kind_of(tok)) | {"owner": colour(voice, t.palette, owner_of(tok))}
        label = voice.say("token-ground", cell=CELLS[at], **names)
        return [Piece(id=piece_id(tok), space=CELLS[at], icon="trap", owner=owner_of(tok), label=label)]
    character = _character(t, at, tok, voice)
    held = t.captive[owner_of(tok)] if kind_of(tok) == CANNIBAL else NOTHING
    return [character] if held == NOTHING else [character, _prisoner(t, at, tok, held, voice)]


def _character(t: Fields, at: int, tok: int, voice: Voice) -> Piece:
    """With its arrows and its combat value as it is now; no facing while one is being chosen. DM-14, DM-29"""
    value, printed = strength(t, at), COMBAT[kind_of(tok)]
    tone = "up" if value > printed else "down" if value < printed else "plain"
    unfaced = at == t.turning
    arrows = () if unfaced else tuple(int(arrow(tok, way)) for way in range(4))
    return Piece(
        id=piece_id(tok),
        space=CELLS[at],
        icon=picture(t, kind_of(tok), owner_of(tok)),
        owner=owner_of(tok),
        facing=None if unfaced else FACINGS[facing_of(tok)],
        arrows=arrows,
        badges=(Badge(at="se", text=str(value), tone=tone),),
        label=_character_label(t, at, tok, value, arrows, voice),
    )


def _character_label(t: Fields, at: int, tok: int, value: int, arrows: tuple[int, ...], voice: Voice) -> str:
    facts = kind_in(voice, kind_of(tok)) | {"owner": colour(voice, t.palette, owner_of(tok)), "cell": CELLS[at]}
    if not arrows:
        return voice.say("token-unfaced", combat=value, **facts)
    ways = [voice.say("arrow", facing=FACINGS[way], n=n) for way, n in enumerate(arrows) if n]
    facing = voice.say("way", facing=FACINGS[facing_of(tok)])
    return voice.say("token-character", combat=value, way=facing, arrows=", ".join(ways), **facts)


def _prisoner(t: Fields, at: int, captor: int, tok: int, voice: Voice) -> Piece:
    names = kind_in(voice, kind_of(tok)) | {"owner": colour(voice, t.palette, owner_of(tok))}
    label = voice.say("token-prisoner", cell=CELLS[at], captor=colour(voice, t.palette, owner_of(captor)), **names)
    return Piece(
        id=piece_id(tok),
        space=CELLS[at],
        icon=picture(t, kind_of(tok), owner_of(tok)),
        owner=owner_of(tok),
        layer="rider",
        style="prisoner",
        label=label,
    )
