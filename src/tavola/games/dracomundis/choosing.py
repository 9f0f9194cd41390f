"""The choices of the seat to act: ids to choose in order, what each is called, and what it would do."""

from typing import Any

from tavola.games.dracomundis.clicks import FACE, PICK, piece_id, trap_beside
from tavola.games.dracomundis.data import CELLS, FACINGS, KINDS
from tavola.games.dracomundis.knowledge import odds, shows_kind, shows_owner
from tavola.games.dracomundis.log import kind_in
from tavola.games.dracomundis.moves.fight import attack
from tavola.games.dracomundis.moves.walk import distance, way_to
from tavola.games.dracomundis.notation import ACTIONS
from tavola.games.dracomundis.state import DracoMundis
from tavola.games.dracomundis.tables import CAMPSITE, FLIP_FIGHTS, NEVER, NOTHING, TIGER
from tavola.games.dracomundis.tokens import kind_of
from tavola.kernel.scene import Choice, Preview
from tavola.kernel.story import Voice


def choices(state: DracoMundis, seat: int, voice: Voice) -> tuple[Choice, ...]:
    """One for each legal action, in the same order."""
    return tuple(_choice(state, seat, act, voice) for act in state.legal())


def _choice(state: DracoMundis, seat: int, act: int, voice: Voice) -> Choice:
    named = ACTIONS.decode(act)
    facts = {name: str(value) for name, value in named.params.items()}
    match named.kind:
        case "pick":
            label = voice.say("choose-pick", **kind_in(voice, KINDS.index(facts["token"])))
            return Choice(act=act, ids=(PICK + facts["token"],), label=label)
        case "place":
            return _place(state, seat, act, facts["cell"], voice)
        case "face" | "orient":
            cell = facts.get("cell", CELLS[state.turning])
            return _face(state, act, named.kind, cell, facts["facing"], voice)
        case "look" | "reveal" | "flip":
            return _token(state, seat, act, named.kind, facts["cell"], voice)
        case "move":
            return _move(state, act, facts["from"], facts["to"], voice)
        case "fight":
            return _fight(state, seat, act, facts["target"], voice)
        case "end_turn":
            return Choice(act=act, ids=("end_turn",), label=voice.say("choose-end_turn"), tone="pass")
        case _:
            return _rare(state, act, named.kind, facts, voice)


def _standing(state: DracoMundis, cell: str) -> int:
    return int(state.figure[CELLS.index(cell)])


def _names(state: DracoMundis, cell: str, voice: Voice) -> dict[str, str]:
    return kind_in(voice, kind_of(_standing(state, cell)))


def _place(state: DracoMundis, seat: int, act: int, cell: str, voice: Voice) -> Choice:
    """Tiger and Campsite side by side are allowed, with a warning. DM-06"""
    other = {CAMPSITE: state.tiger[seat], TIGER: state.camp[seat]}.get(state.picked, NOTHING)
    at = CELLS.index(cell)
    warned = other != NOTHING and way_to(at, other) != NOTHING and distance(at, other) == 1
    message = "choose-place-warned" if warned else "choose-place"
    label = voice.say(message, cell=cell, **kind_in(voice, state.picked))
    return Choice(act=act, ids=(cell,), label=label, confirm="press" if warned else "")


def _face(state: DracoMundis, act: int, verb: str, cell: str, facing: str, voice: Voice) -> Choice:
    way = voice.say("way", facing=facing)
    label = voice.say(f"choose-{verb}", cell=cell, way=way, **_names(state, cell, voice))
    ids = (piece_id(_standing(state, cell)), FACE + facing)
    return Choice(act=act, ids=ids, label=label, menu=voice.say("menu-face", facing=facing))


def _token(state: DracoMundis, seat: int, act: int, verb: str, cell: str, voice: Voice) -> Choice:
    """Look, turn over, flip: all on the same token, told apart by a menu."""
    at = CELLS.index(cell)
    preview = _odds(state, seat, at, voice) if _brings_a_fight(state, seat, at, verb) else None
    return Choice(
        act=act,
        ids=(piece_id(state.ground[at]),),
        label=voice.say(f"choose-{verb}", cell=cell),
        menu=voice.say(f"menu-{verb}"),
        confirm="" if verb == "look" else "press",
        preview=preview,
    )


def _brings_a_fight(state: DracoMundis, seat: int, at: int, verb: str) -> bool:
    """May what is turned over have to be fought at once? DM-24, DM-R30"""
    fights = verb == "reveal" or (verb == "flip" and state.options[FLIP_FIGHTS] != NEVER)
    return fights and state.beside(at, seat)


def _odds(state: DracoMundis, seat: int, at: int, voice: Voice) -> Preview:
    """How the fight would go, as far as the reader can know; over a blank back odds would tell the owner."""
    total: dict[str, int | str] = {voice.say("number-attack"): attack(state, at, seat)}
    if not (shows_owner(state) or shows_kind(state, at, seat)):
        return Preview(numbers=total)
    counted = odds(state, at, seat)
    if shows_kind(state, at, seat):
        result = next(name for name, n in counted.items() if n)
        return Preview(numbers=total, lines=(voice.say("odds-known", result=result),))
    kept: dict[str, int | float] = {voice.say(f"odds-{name}"): n for name, n in counted.items() if n}
    return Preview(numbers=total, odds=kept, lines=(voice.say("odds-unknown", n=sum(counted.values())),))


def _move(state: DracoMundis, act: int, start: str, to: str, voice: Voice) -> Choice:
    tok, victim = _standing(state, start), _standing(state, to)
    if victim == NOTHING:
        label = voice.say("choose-move", start=start, to=to, **_names(state, start, voice))
        return Choice(act=act, ids=(piece_id(tok), to), label=label)
    names = _names(state, start, voice) | {"victim": _names(state, to, voice)["the"]}
    label = voice.say("choose-capture", start=start, to=to, **names)
    ids = (piece_id(tok), piece_id(victim))
    return Choice(act=act, ids=ids, label=label, tone="capture", preview=Preview(capture=piece_id(victim)))


def _fight(state: DracoMundis, seat: int, act: int, target: str, voice: Voice) -> Choice:
    """A fight that is not won asks once more."""
    at = CELLS.index(target)
    numbers: dict[str, int | str] = {"attack": attack(state, at, seat), "defence": state.strength(at)}
    wins = attack(state, at, seat) > state.strength(at)
    return Choice(
        act=act,
        ids=(piece_id(_standing(state, target)),),
        label=voice.say("choose-fight", cell=target, **_names(state, target, voice), **numbers),
        menu=voice.say("menu-fight"),
        tone="capture",
        confirm="" if wins else "press",
        preview=Preview(numbers={voice.say(f"number-{name}"): n for name, n in numbers.items()}),
    )


def _rare(state: DracoMundis, act: int, verb: str, facts: dict[str, Any], voice: Voice) -> Choice:
    """A camp destroyed, a trap pushed, a Sherpa given up."""
    if verb == "sacrifice":
        ids = (piece_id(_standing(state, facts["cell"])), "sacrifice")
        label = voice.say("choose-sacrifice", cell=facts["cell"])
        return Choice(act=act, ids=ids, label=label, menu=voice.say("menu-sacrifice"), confirm="press")
    if verb == "destroy":
        start, to = facts["ss307"], facts["camp"]
        ids = (piece_id(_standing(state, start)), piece_id(state.ground[CELLS.index(to)]))
        return Choice(act=act, ids=ids, label=voice.say("choose-destroy", start=start, to=to), tone="capture")
    start, way = CELLS.index(facts["from"]), FACINGS.index(facts["direction"])
    end = start
    for _ in range(int(facts["distance"]) + 1):
        end = state.beyond(end, way)
    chain = (piece_id(state.figure[start]), piece_id(trap_beside(state, start, way)), CELLS[end])
    label = voice.say("choose-push", start=CELLS[start], to=CELLS[end], **_names(state, CELLS[start], voice))
    return Choice(act=act, ids=chain, label=label)
