"""The tokens in the valley as one reader sees them."""

from tavola.games.dracomundis.clicks import piece_id
from tavola.games.dracomundis.data import CELLS, FACINGS, KINDS
from tavola.games.dracomundis.knowledge import shows_kind, shows_owner
from tavola.games.dracomundis.log import colour, kind_in
from tavola.games.dracomundis.moves.walk import arrow
from tavola.games.dracomundis.state import DracoMundis
from tavola.games.dracomundis.tables import CAMPSITE, CANNIBAL, COMBAT, NOTHING
from tavola.games.dracomundis.tokens import FACE_DOWN, facing_of, kind_of, owner_of, seen_by
from tavola.kernel.scene import Badge, Piece
from tavola.kernel.story import Voice


def pieces(state: DracoMundis, seat: int | None, voice: Voice) -> tuple[Piece, ...]:
    """Square by square, from the ground up."""
    out: list[Piece] = []
    for at in range(state.edge, len(CELLS)):
        ground, figure = state.ground[at], state.figure[at]
        if ground >= FACE_DOWN:
            out.append(_face_down(state, at, ground, seat, voice))
        elif ground != NOTHING:
            out.append(_ground(at, ground, voice))
        if figure != NOTHING:
            out += _standing(state, at, figure, voice)
    return tuple(out)


def _face_down(state: DracoMundis, at: int, tok: int, seat: int | None, voice: Voice) -> Piece:
    """A back; what the reader knows of it is a ghost. DM-R05, DM-R14"""
    known = shows_kind(state, at, seat)
    owner = owner_of(tok)
    looked = [each for each in range(state.seats) if seen_by(tok) >> each & 1] if shows_owner(state) else []
    return Piece(
        id=piece_id(tok),
        space=CELLS[at],
        icon="back",
        owner=owner if shows_owner(state) else None,
        face_down=True,
        ghost=KINDS[kind_of(tok)] if known else "",
        badges=(Badge(at="ne", icon="eye", seats=tuple(looked)),) if looked else (),
        style="own" if known and owner == seat else "seen" if known else "",
        label=_back_label(state, at, tok, seat, voice),
    )


def _back_label(state: DracoMundis, at: int, tok: int, seat: int | None, voice: Voice) -> str:
    owner = colour(voice, owner_of(tok))
    if not shows_kind(state, at, seat):
        return voice.say("token-down" if shows_owner(state) else "token-down-blank", cell=CELLS[at], owner=owner)
    message = "token-down-own" if owner_of(tok) == seat else "token-down-seen"
    return voice.say(message, cell=CELLS[at], owner=owner, **kind_in(voice, kind_of(tok)))


def _ground(at: int, tok: int, voice: Voice) -> Piece:
    """A terrain. DM-21"""
    names = kind_in(voice, kind_of(tok)) | {"owner": colour(voice, owner_of(tok))}
    return Piece(
        id=piece_id(tok),
        space=CELLS[at],
        icon=KINDS[kind_of(tok)],
        owner=owner_of(tok),
        layer="ground",
        label=voice.say("token-ground", cell=CELLS[at], **names),
    )


def _standing(state: DracoMundis, at: int, tok: int, voice: Voice) -> list[Piece]:
    """A character, with its prisoner, or a trap. DM-48, DM-51"""
    if kind_of(tok) >= CAMPSITE:
        names = kind_in(voice, kind_of(tok)) | {"owner": colour(voice, owner_of(tok))}
        label = voice.say("token-ground", cell=CELLS[at], **names)
        return [Piece(id=piece_id(tok), space=CELLS[at], icon="trap", owner=owner_of(tok), label=label)]
    character = _character(state, at, tok, voice)
    held = state.captive[owner_of(tok)] if kind_of(tok) == CANNIBAL else NOTHING
    return [character] if held == NOTHING else [character, _prisoner(at, tok, held, voice)]


def _character(state: DracoMundis, at: int, tok: int, voice: Voice) -> Piece:
    """With its arrows and its combat value as it is now; no facing while one is being chosen. DM-14, DM-29"""
    value, printed = state.strength(at), COMBAT[kind_of(tok)]
    tone = "up" if value > printed else "down" if value < printed else "plain"
    unfaced = at == state.turning
    arrows = () if unfaced else tuple(int(arrow(tok, way)) for way in range(4))
    return Piece(
        id=piece_id(tok),
        space=CELLS[at],
        icon=KINDS[kind_of(tok)],
        owner=owner_of(tok),
        facing=None if unfaced else FACINGS[facing_of(tok)],
        arrows=arrows,
        badges=(Badge(at="se", text=str(value), tone=tone),),
        label=_character_label(at, tok, value, arrows, voice),
    )


def _character_label(at: int, tok: int, value: int, arrows: tuple[int, ...], voice: Voice) -> str:
    facts = kind_in(voice, kind_of(tok)) | {"owner": colour(voice, owner_of(tok)), "cell": CELLS[at]}
    if not arrows:
        return voice.say("token-unfaced", combat=value, **facts)
    ways = [voice.say("arrow", facing=FACINGS[way], n=n) for way, n in enumerate(arrows) if n]
    facing = voice.say("way", facing=FACINGS[facing_of(tok)])
    return voice.say("token-character", combat=value, way=facing, arrows=", ".join(ways), **facts)


def _prisoner(at: int, captor: int, tok: int, voice: Voice) -> Piece:
    names = kind_in(voice, kind_of(tok)) | {"owner": colour(voice, owner_of(tok))}
    label = voice.say("token-prisoner", cell=CELLS[at], captor=colour(voice, owner_of(captor)), **names)
    return Piece(
        id=piece_id(tok),
        space=CELLS[at],
        icon=KINDS[kind_of(tok)],
        owner=owner_of(tok),
        layer="rider",
        style="prisoner",
        label=label,
    )
