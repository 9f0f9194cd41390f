"""Choices: for each legal action the ids a person chooses, and what it is called."""

from collections.abc import Sequence
from typing import Any, Final

from tavola.games.abandoned_fortress import duel, notation, phases, wording
from tavola.games.abandoned_fortress.data import (
    ACTION_CARDS,
    CELLS,
    DECKS,
    DIRECTIONS,
    TUNNELS,
)
from tavola.games.abandoned_fortress.moves import answers
from tavola.games.abandoned_fortress.names import BLACK_IDS, CASTLE_IDS, LEADERS, MILITARY_IDS, OWN_LEADERS
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import NEXT, NONE, WALL
from tavola.kernel.actions import Action
from tavola.kernel.scene import Choice, Walk
from tavola.kernel.story import Voice

PASSES: Final = ("stop", "pass", "end_trade", "end_build", "end_march", "drop", "no")
LEADER_IDS: Final = tuple(name.replace(" ", "-") for name in LEADERS)
PREFIXES: Final = {  # kinds of action that name one thing beside the map
    "choose_hero": ("hero", "hero"),
    "choose_branch": ("branch", "branch"),
    "choose_general": ("general", "general"),
    "act": ("action", "act"),
    "buy": ("deck", "deck"),
    "pay": ("food", "pay"),
    "horn": ("way", "horn"),
    "lose_card": ("card", "lose"),
    "steal": ("seat", "seat"),
}


def choices(realm: AbandonedFortress, voice: Voice) -> tuple[Choice, ...]:
    return tuple(_choice(realm, act, notation.ACTIONS.decode(act), voice) for act in realm.legal())


def _choice(realm: AbandonedFortress, act: int, named: Action, voice: Voice) -> Choice:
    ids, label = ids_of(realm, named), _label(realm, named, voice)
    if named.kind in ("step", "tunnel"):
        return Choice(act=act, ids=ids, label=label, walk=Walk(left=realm.left, pause=("battle", "crown")))
    if named.kind == "attack":
        cell = CELLS.index(str(named.params["space"]))
        preview = duel.preview(realm, fighter(realm), cell, target_id(realm, cell), voice)
        menu = voice.say("menu-attack")
        return Choice(act=act, ids=ids, label=label, menu=menu, tone="capture", confirm="sheet", preview=preview)
    if named.kind == "assign":
        menu = voice.say(f"menu-{named.params['replace']}")
        return Choice(act=act, ids=ids, label=label, menu=menu)
    passes = named.kind in PASSES or named.params.get("black") == "none"
    tone = "pass" if passes else "card" if named.kind in ("play", "black") else ""
    return Choice(act=act, ids=ids, label=label, tone="pass" if tone == "pass" else "card" if tone else "")


# ids


def own(realm: AbandonedFortress, name: object) -> str:
    return f"{realm.actor}-{name}"


def fighter(realm: AbandonedFortress) -> int:
    """The piece that moves or strikes again."""
    return realm.effect_piece if realm.asks == phases.ASK_STRIKE else realm.mover


def target_id(realm: AbandonedFortress, cell: int) -> str:
    """What stands on a space: a leader, a wall, the dragon."""
    if realm.dragon == cell:
        return "dragon"
    there = realm.board[cell]
    return f"wall-{CELLS[cell]}" if there >= WALL else wording.leader_id(there)


def ids_of(realm: AbandonedFortress, named: Action) -> tuple[str, ...]:
    """What a person clicks for an action."""
    params = named.params
    match named.kind:
        case "step":
            side = DIRECTIONS.index(str(params["direction"]))
            return (CELLS[NEXT[realm.cell[realm.mover] * 4 + side]],)
        case "tunnel":
            return (str(params["tunnel"]),)
        case "attack":
            return (target_id(realm, CELLS.index(str(params["space"]))),)
        case "place":
            return (str(params["space"]),)
        case "place_rock":
            return (str(params["tunnel"]),)
        case "sabotage":
            return (f"wall-{params['space']}",)
        case "build_wall":
            return "build-wall", str(params["space"])
        case "build_castle":
            return f"build-{params['castle']}", str(params["space"])
    return _other_ids(realm, named.kind, params)


def _other_ids(realm: AbandonedFortress, kind: str, params: dict[str, Any]) -> tuple[str, ...]:
    """Cards, leaders and buttons."""
    match kind:
        case "assign":
            return f"staged-{params['card']}", own(realm, params["leader"])
        case "deploy" | "pick":
            return (own(realm, params["leader"]),)
        case "discard_general":
            return "dismiss", own(realm, params["leader"])
        case "crown_castle":
            return (own(realm, params["castle"]),)
        case "spy":
            return (f"{params['seat']}-{params['leader']}",)
        case "fly":
            return (f"fly-{params['direction']}-{params['spaces']}",)
        case "black" | "discard_black":
            return ("none",) if params["black"] == "none" else (f"black{realm.actor}-{params['black']}",)
        case "play" | "keep" | "discard":
            return (f"hand{realm.actor}-{params['card']}",)
    if kind in PREFIXES:
        param, prefix = PREFIXES[kind]
        return (f"{prefix}-{params[param]}",)
    return (kind,)


# words


def _label(realm: AbandonedFortress, named: Action, voice: Voice) -> str:
    args = {key: _worded(key, value, voice) for key, value in named.params.items()}
    if named.kind in ("step", "attack"):
        target = ids_of(realm, named)[0]
        args = {"space": target if named.kind == "step" else str(named.params["space"])}
    if named.kind == "spy":
        leader = int(named.params["seat"]) * 16 + OWN_LEADERS.index(str(named.params["leader"]))
        args = {"leader": wording.leader(leader, realm.seats, voice)}
    if named.kind == "steal":
        args = {"who": wording.side(realm.seats, int(named.params["seat"]), voice)}
    return voice.say(f"choose-{named.kind.replace('_', '-')}", **args)


def _worded(key: str, value: object, voice: Voice) -> str:
    """A parameter as it reads in a sentence."""
    word = str(value)
    if key == "leader":
        return wording.own_leader(OWN_LEADERS.index(word), voice)
    if key == "card":
        military = word in MILITARY_IDS
        return voice.say(f"card-{word}") if military else voice.say(f"action-{word}")
    if key == "black":
        return voice.say("no-black") if word == "none" else voice.say(f"black-{word}")
    spoken = {"general": "card", "branch": "branch", "action": "act", "deck": "deck", "castle": "own"}
    spoken |= {"hero": "name", "way": "way", "direction": "direction"}
    return voice.say(f"{spoken[key]}-{word}") if key in spoken else word


# clicks


def meant(realm: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
    """The action meant by these ids: a legal one if there is one, else what would be refused."""
    clicked = tuple(ids)
    if seat == realm.actor:
        for act in realm.legal():
            if ids_of(realm, notation.ACTIONS.decode(act)) == clicked:
                return act
    return _refused(realm, seat, clicked)


def _refused(realm: AbandonedFortress, seat: int, clicked: tuple[str, ...]) -> int | None:
    """For the reason why not."""
    match clicked:
        case [to] if seat == realm.actor and realm.asks in (phases.ASK_MOVE, phases.ASK_STRIKE):
            return _refused_move(realm, fighter(realm), to)
        case [piece, to] if piece in LEADER_IDS and piece.startswith(f"{seat}-"):
            return _refused_move(realm, LEADER_IDS.index(piece), to)
        case [staged, piece] if staged.removeprefix("staged-") in MILITARY_IDS and piece in LEADER_IDS:
            return _refused_assignment(realm, staged.removeprefix("staged-"), LEADER_IDS.index(piece))
        case ["dismiss", piece] if piece in LEADER_IDS:
            return notation.ACTIONS.encode("discard_general", leader=_own_name(piece))
        case [thing] if seat == realm.actor and realm.asks in REFUSED_KINDS and _named_by(realm, thing) is not None:
            return _named_by(realm, thing)
        case ["build-wall", cell] if cell in CELLS:
            return notation.ACTIONS.encode("build_wall", space=cell)
        case [castle, cell] if castle.removeprefix("build-") in CASTLE_IDS and cell in CELLS:
            return notation.ACTIONS.encode("build_castle", space=cell, castle=castle.removeprefix("build-"))
        case [deck] if deck.removeprefix("deck-") in DECKS:
            return notation.ACTIONS.encode("buy", deck=deck.removeprefix("deck-"))
        case [card] if card.removeprefix(f"hand{seat}-") in ACTION_CARDS:
            return notation.ACTIONS.encode("play", card=card.removeprefix(f"hand{seat}-"))
        case [black] if black.removeprefix(f"black{seat}-") in BLACK_IDS:
            return notation.ACTIONS.encode("black", black=black.removeprefix(f"black{seat}-"))
        case [cell] if cell in CELLS:
            return notation.ACTIONS.encode("place", space=cell)
    return None


def _own_name(piece: str) -> str:
    """`general1` of `0-general1`."""
    return piece.partition("-")[2]


def _refused_assignment(realm: AbandonedFortress, card: str, leader: int) -> int:
    """To a full leader the first card would be replaced."""
    replace = "first" if realm.cards_of(leader) == 2 else "none"
    return notation.ACTIONS.encode("assign", card=card, leader=OWN_LEADERS[leader % len(OWN_LEADERS)], replace=replace)


REFUSED_KINDS: Final = {  # what a single click means while a question is asked
    phases.ASK_PICK: ("pick",),
    phases.ASK_DEPLOY: ("deploy",),
    phases.ASK_CROWN: ("crown_castle",),
    phases.ASK_ROCK: ("place_rock",),
    phases.ASK_THEFT: ("steal",),
    phases.ASK_EFFECT: ("pick", "spy", "sabotage", "place_rock", "steal"),
}


def _named_by(realm: AbandonedFortress, thing: str) -> int | None:
    """The action of one of these kinds that is clicked so, if the card being played asks for it."""
    spans = {kind: notation.ACTIONS.first[kind] for kind in REFUSED_KINDS[realm.asks]}
    for kind, first in spans.items():
        for act in range(first, first + notation.ACTIONS.kinds[kind].size):
            fits = realm.asks != phases.ASK_EFFECT or act in range(*answers.span(realm, realm.effect))
            if fits and ids_of(realm, notation.ACTIONS.decode(act)) == (thing,):
                return act
    return None


def _refused_move(realm: AbandonedFortress, leader: int, to: str) -> int | None:
    """A step to a neighbour, a tunnel, or an attack on what was clicked."""
    here = realm.cell[leader]
    if to in CELLS:
        near = [NEXT[here * 4 + side] for side in range(4)] if here != NONE else []
        if CELLS.index(to) in near:
            return notation.ACTIONS.encode("step", direction=DIRECTIONS[near.index(CELLS.index(to))])
        return notation.ACTIONS.encode("tunnel", tunnel=to) if to in TUNNELS else None
    space = _space_of(realm, to)
    return None if space is None else notation.ACTIONS.encode("attack", space=space)


def _space_of(realm: AbandonedFortress, id: str) -> str | None:
    if id == "dragon":
        return None if realm.dragon == NONE else CELLS[realm.dragon]
    if id in LEADER_IDS:
        cell = realm.cell[LEADER_IDS.index(id)]
        return None if cell == NONE else CELLS[cell]
    return id.removeprefix("wall-") if id.removeprefix("wall-") in CELLS else None
