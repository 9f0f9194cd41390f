"""What one seat sees of the Abandoned Fortress: the whole map, its own cards, and of others' cards the backs."""

from typing import Final

from tavola.games.abandoned_fortress import phases, scoring, wording
from tavola.games.abandoned_fortress.data import ACTION_CARDS, BRANCHES, CELLS, FACES, HEROES, SIZE, TUNNELS
from tavola.games.abandoned_fortress.moves import deploying, walking
from tavola.games.abandoned_fortress.names import ASKS, OWN_LEADERS, clause_id
from tavola.games.abandoned_fortress.offers import choices, meant
from tavola.games.abandoned_fortress.panels import panels, zones
from tavola.games.abandoned_fortress.questions import ASK_CLAUSE
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import (
    ALL_LEADERS,
    CENTRE,
    FORTRESS,
    GATE,
    HOME,
    INNER,
    MOST_GENERALS,
    NEUTRAL,
    NEXT,
    NONE,
    SPACE,
    STEPS,
    TERRITORY,
    TUNNEL,
    WALL,
    WALL_SPACE,
)
from tavola.kernel.scene import Badge, Board, Die, Piece, Prompt, Scene, Shape, Space, Window
from tavola.kernel.state import FINE, OVER
from tavola.kernel.story import Voice

__all__ = ["draw", "meant"]

HINTS: Final = {
    phases.ASK_HERO: "hint-hero",
    phases.ASK_MOVE: "hint-move",
    phases.ASK_ACT: "hint-act",
    phases.ASK_BUILD: "hint-build",
    phases.ASK_PICK: "hint-pick",
    phases.ASK_CARD: "hint-card",
}
CORNERS: Final = ("red", "blue", "green", "gold")
STYLES: Final = {
    NEUTRAL: "neutral",
    INNER: "inner",
    WALL_SPACE: "wall-site",
    GATE: "gate",
    HOME: "home",
    TUNNEL: "tunnel",
    FORTRESS: "fortress",
}
WINDOWS: Final = {phases.ASK_BLACK: "black", phases.ASK_DRUMS: "drums", phases.ASK_CROWN: "crown"}


def draw(realm: AbandonedFortress, seat: int | None, voice: Voice) -> Scene:
    return Scene(
        game="abandoned-fortress",
        seat=seat,
        actor=realm.actor,
        board=Board(size=(SIZE, SIZE), art="map"),
        spaces=tuple(_space(realm, cell, _near(realm, cell, seat), voice) for cell in range(len(CELLS))),
        pieces=_pieces(realm, voice),
        zones=zones(realm, seat, voice),
        seats=panels(realm, voice),
        dice=_dice(realm, voice),
        prompt=_prompt(realm, seat, voice),
        choices=choices(realm, voice) if seat is not None and realm.actor == seat else (),
        window=_window(realm, seat, voice),
        result=_result(realm, voice),
    )


def _near(realm: AbandonedFortress, cell: int, seat: int | None) -> tuple[str, ...]:
    """Where the piece that moves may step from a space within its reach, so that the table can light whole walks."""
    mover = realm.mover
    if realm.asks != phases.ASK_MOVE or seat != realm.actor:
        return ()
    if SPACE[cell] != TUNNEL and STEPS[realm.cell[mover] * len(CELLS) + cell] > realm.left:
        return ()
    sides = [NEXT[cell * 4 + side] for side in range(4)]
    tunnels = [CELLS.index(name) for name in TUNNELS] if SPACE[cell] == TUNNEL else []
    ways = [to for to in sides + tunnels if to not in (NONE, cell)]
    found = [CELLS[to] for to in ways if walking.enter_breaks(realm, mover, cell, to) == FINE]
    return tuple(found) or (CELLS[cell],)


def _space(realm: AbandonedFortress, cell: int, near: tuple[str, ...], voice: Voice) -> Space:
    kind, corner = STYLES[SPACE[cell]], TERRITORY[cell]
    style = f"{kind}-{CORNERS[corner]}" if corner != NONE else kind
    place = voice.say(f"place-{kind}", corner=voice.say(f"corner-{CORNERS[corner]}") if corner != NONE else "")
    shape: Shape = "circle" if kind in ("tunnel", "home") else "square"
    at = (cell % SIZE + 0.5, cell // SIZE + 0.5)
    label = voice.say("place", space=CELLS[cell], place=place)
    return Space(id=CELLS[cell], shape=shape, at=at, style=style, label=label, near=near)


# pieces


def _pieces(realm: AbandonedFortress, voice: Voice) -> tuple[Piece, ...]:
    found = [_leader(realm, leader, voice) for leader in range(ALL_LEADERS) if realm.cell[leader] != NONE]
    found += [_wall(realm, cell, voice) for cell in range(len(CELLS)) if realm.board[cell] >= WALL]
    at = CELLS[CENTRE] if realm.crown == NONE else CELLS[realm.cell[realm.crown]]
    found.append(Piece(id="crown", space=at, icon="crown", layer="marker", label=voice.say("the-crown")))
    if realm.rock != NONE:
        found.append(Piece(id="rock", space=TUNNELS[realm.rock], icon="rock", label=voice.say("the-rock")))
    if realm.dragon != NONE:
        label = wording.dragon(realm.dragon_card, voice)
        found.append(Piece(id="dragon", space=CELLS[realm.dragon], icon="dragon", layer="rider", label=label))
    return tuple(found)


def _leader(realm: AbandonedFortress, leader: int, voice: Voice) -> Piece:
    """A flag for each military card; nothing that is on the cards."""
    n = realm.cards_of(leader)
    badges = (Badge(at="n", icon="flag", text=str(n)),) if n else ()
    seat, name = leader // 16, OWN_LEADERS[leader % 16]
    if leader % 16 == 0:
        icon = f"hero-{HEROES[realm.hero[seat]].id}"
    else:
        icon = f"castle-{name}" if leader % 16 < 4 else f"general-{BRANCHES[realm.branch(leader)]}"
    label = voice.say(
        "leader-label",
        leader=wording.leader(leader, realm.seats, voice),
        branch=voice.say(f"branch-{BRANCHES[realm.branch(leader)]}"),
        n=n,
    )
    return Piece(
        id=wording.leader_id(leader),
        space=CELLS[realm.cell[leader]],
        icon=icon,
        owner=seat,
        style=wording.colour(realm.seats, seat) if realm.is_castle(leader) else "",
        layer="structure" if realm.is_castle(leader) else "token",
        badges=badges,
        label=label,
    )


def _wall(realm: AbandonedFortress, cell: int, voice: Voice) -> Piece:
    seat = realm.board[cell] - WALL
    return Piece(
        id=f"wall-{CELLS[cell]}",
        space=CELLS[cell],
        icon="wall",
        style=wording.colour(realm.seats, seat),
        owner=seat,
        layer="structure",
        label=wording.leader(WALL + seat, realm.seats, voice),
    )


def _dice(realm: AbandonedFortress, voice: Voice) -> tuple[Die, ...]:
    if not realm.white:
        return ()
    face = FACES[realm.face]
    return (
        Die(id="white", style="bone", face=realm.white, text=voice.say("die-white", n=realm.white)),
        Die(id="black", style="dragon", face=face, text=voice.say("die-black", face=voice.say(f"face-{face}"))),
    )


# words


def _prompt(realm: AbandonedFortress, seat: int | None, voice: Voice) -> Prompt:
    if realm.actor == OVER:
        return Prompt(seat=None, text=_result(realm, voice), clauses=("AF-01", "AF-R86"))
    asks = ASKS[realm.asks].replace("_", "-")
    clauses = (clause_id(ASK_CLAUSE[realm.asks]),)
    asked = realm.actor if realm.actor >= 0 else None
    hint = _hint(realm, seat, voice)
    due = {"card": wording.market_card(realm.upkeep_due[0], voice)} if realm.asks == phases.ASK_UPKEEP else {}
    return Prompt(seat=asked, text=voice.say(f"prompt-{asks}", **due), hint=hint, clauses=clauses)


def _hint(realm: AbandonedFortress, seat: int | None, voice: Voice) -> str:
    """What helps to answer."""
    if realm.asks in (phases.ASK_EFFECT, phases.ASK_STRIKE):
        return voice.say(f"text-{ACTION_CARDS[realm.effect]}")
    if realm.asks == phases.ASK_DEPLOY:
        return voice.say("hint-deploy", card=_next_card(realm, voice)) if seat == realm.actor else ""
    if realm.asks == phases.ASK_TRADE:
        return _trade_hint(realm, voice)
    if realm.asks in (phases.ASK_MOVE, phases.ASK_BUILD):
        left = realm.left if realm.asks == phases.ASK_MOVE else realm.gold[realm.active]
        return voice.say(HINTS[realm.asks], n=left)
    return voice.say(HINTS[realm.asks]) if realm.asks in HINTS else ""


def _trade_hint(realm: AbandonedFortress, voice: Voice) -> str:
    """What keeps the trade from ending comes first. AF-53, AF-55"""
    if sum(realm.staged):
        return voice.say("hint-assign")
    if realm.blacks_of(realm.active) > 1:
        return voice.say("hint-spare-black")
    if realm.generals_of(realm.active) > MOST_GENERALS:
        return voice.say("hint-spare-general")
    return voice.say("hint-trade", n=realm.gold[realm.active])


def _next_card(realm: AbandonedFortress, voice: Voice) -> str:
    return wording.market_card(deploying.cards(realm)[len(realm.plan)], voice)


def _window(realm: AbandonedFortress, seat: int | None, voice: Voice) -> Window | None:
    """An answer asked on public facts; its addressee is public too. AF-R104"""
    kind = WINDOWS.get(realm.asks)
    if kind is None or seat is None or seat != realm.actor:
        return None
    return Window(kind=kind, title=voice.say(f"prompt-{kind}"))


def _result(realm: AbandonedFortress, voice: Voice) -> str:
    if realm.actor != OVER:
        return ""
    name = "event-won" if scoring.has_won(realm, realm.active) else "event-limit"
    winners = wording.sides(realm.seats, realm.winners, voice)
    return voice.say(name, winners=winners, n=int(realm.winners).bit_count())
