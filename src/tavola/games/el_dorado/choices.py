"""Choices: for each legal action the ids a person chooses, what it is called, and the chances it has."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from tavola.games.el_dorado import tasks
from tavola.games.el_dorado.clicks import BUILDS, BUNDLES, clicked, lead_of
from tavola.games.el_dorado.data import EXPLORERS, KINDS, LEADS, PLACES, TYPES, WAYS
from tavola.games.el_dorado.kinds import ACTIONS, ITEMS, TARGETS
from tavola.games.el_dorado.moves.gathering import must_gather, permuted, top_tiles
from tavola.games.el_dorado.moves.trade import rate
from tavola.games.el_dorado.moves.turns import die_slot
from tavola.games.el_dorado.names import capital, cards, coordinates, lead_name, seat_name, target_name, tile_name
from tavola.games.el_dorado.odds import dice_against, preview
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.story import BUILDINGS, DENS
from tavola.games.el_dorado.tables import NEXT, NONE, NOTHING
from tavola.games.el_dorado.words import PLACE_NUMBERS
from tavola.kernel.actions import Action
from tavola.kernel.scene import Choice, Item, Stepper, Walk
from tavola.kernel.story import Voice

PASSES: Final = ("pass", "done", "keep", "end_turn", "refuse", "withdraw", "keep_golden", "skip")
MARCHES: Final = ("army_step", "off_attack", "flee")
FIGHTS: Final = ("off_attack", "attack_building", "ranged_attack")
FINAL: Final = ("exchange", "remove", "remove_bridge", "ebb")  # worth a second look
WORDS: Final = ("type", "give", "get", "want", "item", "coin", "tile", "use")


def choices(t: Dorado, voice: Voice) -> tuple[Choice, ...]:
    made = [_choice(t, int(act), ACTIONS.decode(act), voice) for act in t.legal()]
    shared = Counter(choice.ids for choice in made)
    return tuple(choice if shared[choice.ids] > 1 else replace(choice, menu="") for choice in made)


def _choice(t: Dorado, act: int, named: Action, voice: Voice) -> Choice:
    dice = dice_against(t, named) if t.task() in (tasks.EXPLORE, tasks.WINDOW) else None
    attacks = dice is not None or _enters(t, named)
    tone: Any = "pass" if named.kind in PASSES else "capture" if attacks else ""
    return Choice(
        act=act,
        ids=clicked(t, named),
        label=_label(t, named, attacks, voice),
        menu=_menu(t, named, voice),
        tone=tone,
        confirm="press" if attacks or named.kind in FINAL else "",
        walk=_walk(t, named) if not attacks else None,
        bundle=_bundle(named),
        preview=preview(t, dice, voice) if dice else None,
    )


def _enters(t: Dorado, named: Action) -> bool:
    """Would this step start a battle, or is it one?"""
    if named.kind == "move" and t.task() == tasks.EXPLORE:
        to = t.step(t.at[lead_of(named)], WAYS.index(str(named.params["way"])))
        return not t.peace() and to != NONE and bool(t.defenders(t.side_of(t.actor), to))
    return named.kind in FIGHTS


def _walk(t: Dorado, named: Action) -> Walk | None:
    """A step of an explorer or thief may be the first of several."""
    if named.kind != "move" or t.task() != tasks.EXPLORE:
        return None
    return Walk(left=t.speed[lead_of(named)])


# what is counted


def _bundle(named: Action) -> dict[str, int] | None:
    if named.kind in BUNDLES:
        return {name: int(n) for name, n in named.params.items()}
    if named.kind == "offer":
        return {f"give-{name}": n for name, n in _counted(str(named.params["give"]))} | {
            f"want-{name}": n for name, n in _counted(str(named.params["want"]))
        }
    return None


def _counted(item: str) -> list[tuple[str, int]]:
    """`2-food` is two of food; a treasure is one of itself; nothing is nothing."""
    n, _, name = item.partition("-")
    if item == "nothing":
        return []
    return [(name, int(n))] if name else [(item, 1)]


def bundle(t: Dorado, made: Sequence[Choice], voice: Voice) -> Stepper | None:
    """Cards counted by type, and offers by what is given and wanted."""
    match t.task():
        case tasks.GATHER:
            return Stepper(parts=_parts(TYPES, voice), total=int(must_gather(t, t.arg(0))))
        case tasks.GIVE:
            return Stepper(parts=_parts(TYPES, voice), total=int(t.arg(2)))
        case tasks.TAKE:
            return Stepper(parts=_parts(TYPES, voice), total=int(t.arg(1)))
        case tasks.DIVIDE:
            return Stepper(parts=_parts(TYPES, voice))
    counted = {name for choice in made for name in choice.bundle or ()}
    things = [f"{does}-{name}" for does in ("give", "want") for name in (*TYPES, *ITEMS[6:])]
    parts = _parts([thing for thing in things if thing in counted], voice)
    return Stepper(parts=parts) if parts else None


def _parts(things: Sequence[str], voice: Voice) -> tuple[Item, ...]:
    """What can be counted: `food`, or in an offer `give-food`."""
    found = []
    for thing in things:
        does, _, name = thing.rpartition("-")
        word = voice.say(f"word-{name}")
        found.append(Item(id=thing, icon=name, title=voice.say(f"offer-{does}", what=word) if does else word))
    return tuple(found)


# how it is called


def _label(t: Dorado, named: Action, attacks: bool, voice: Voice) -> str:
    kind = named.kind.replace("_", "-")
    if attacks and named.kind in ("move", "army_step", "wolf_step"):
        kind = f"{kind}-attack"
    elif named.kind == "move" and clicked(t, named)[-1] not in _laid(t):
        kind = "move-into-the-cave"
    return capital(voice.say(f"choose-{kind}", **_words(t, named, voice)))


def _laid(t: Dorado) -> set[str]:
    return {PLACES[place] for place in t.laid}


def _menu(t: Dorado, named: Action, voice: Voice) -> str:
    """What tells actions on the same ids apart."""
    params = named.params
    if named.kind in MARCHES:
        return voice.say("menu-army", n=params["count"])
    if named.kind in BUILDS or named.kind == "buy_offering":
        return voice.say("menu-builder", piece=lead_name(t, lead_of(named), voice))
    match named.kind:
        case "build_bridge":
            return voice.say("menu-bridge", piece=lead_name(t, lead_of(named), voice), **_ends(named, voice))
        case "reroll" | "jimenez":
            return voice.say(f"menu-{named.kind}", n=params["dice"])
        case "ranged_attack":
            return voice.say("menu-shoot", target=_target(t, str(params["target"]), voice))
        case "share":
            return voice.say(f"word-{params['item']}")
        case "ebb":
            return voice.say("menu-builder", piece=lead_name(t, lead_of(named), voice))
    return ""


def _ends(named: Action, voice: Voice) -> dict[str, str]:
    first, _, second = str(named.params["ends"]).partition("-")
    return {"a": voice.say(f"way-{first.lower()}"), "b": voice.say(f"way-{second.lower()}")}


def _target(t: Dorado, target: str, voice: Voice) -> str:
    return target_name(t, TARGETS.index(target), voice)


def _words(t: Dorado, named: Action, voice: Voice) -> dict[str, Any]:
    if named.kind in BUNDLES:
        return {"cards": cards([int(n) for n in named.params.values()], voice)}
    words = {name: _word(t, name, value, voice) for name, value in named.params.items()}
    return words | _extra(t, named, voice)


def _word(t: Dorado, name: str, value: Any, voice: Voice) -> Any:
    """A parameter as it is said."""
    if name in WORDS:
        return voice.say(f"word-{value}")
    match name:
        case "place" | "start":
            place = PLACE_NUMBERS[str(value)]
            return tile_name(t, place, voice) if t.kind[place] != NOTHING else coordinates(place, voice)
        case "way":
            return voice.say(f"way-{str(value).lower()}")
        case "target":
            return _target(t, str(value), voice)
        case "seat":
            return seat_name(t, int(value), voice) if int(value) < t.seats else ""
        case "piece":
            return lead_name(t, LEADS.index(str(value)), voice)
        case "corner" | "shrine":
            return int(value) + 1
    return value


def _extra(t: Dorado, named: Action, voice: Voice) -> dict[str, Any]:
    """What a choice is called by beside its parameters."""
    params = named.params
    match named.kind:
        case "move":
            return {"to": _goal(t, t.at[lead_of(named)], str(params["way"]), voice)}
        case "army_step" | "off_attack":
            return {"to": _goal(t, PLACE_NUMBERS[str(params["start"])], str(params["way"]), voice)}
        case "flee":
            return {"to": _goal(t, t.b_tile, str(params["way"]), voice)}
        case "wolf_step":
            return {"to": _goal(t, t.wolf_at, str(params["way"]), voice)}
        case "place":
            place = NEXT[t.arg(2) * 6 + WAYS.index(str(params["way"]))]
            return {"at": coordinates(place, voice), "tile": voice.say(f"word-{KINDS[t.arg(1)]}")}
        case "choose_explorer":
            return {"explorer": voice.say(f"word-{EXPLORERS[t.board[t.arg(0)] * 2 + int(params['which'])]}")}
        case "choose_starter":
            return {"explorer": seat_name(t, t.captain(t.arg(0)) + int(params["which"]), voice)}
    return _numbers(t, named, voice)


def _goal(t: Dorado, start: int, way: str, voice: Voice) -> str:
    to = t.step(start, WAYS.index(way))
    return voice.say(f"way-{way.lower()}") if to == NONE or t.kind[to] == NOTHING else tile_name(t, to, voice)


def _numbers(t: Dorado, named: Action, voice: Voice) -> dict[str, Any]:
    """Dice, rates and orders."""
    params = named.params
    match named.kind:
        case "set_speed":
            slot, die = die_slot(t, t.arg(0)), int(params["die"])
            return {"speed": t.dice[slot + die], "gather": t.dice[slot + 1 - die]}
        case "assign":
            seat = t.captain(t.arg(0)) + int(params["partner"])
            return {"die": t.dice[int(params["die"])], "seat": seat_name(t, seat, voice)}
        case "order":
            tiles = permuted(top_tiles(t), int(params["permutation"]))
            return {"tiles": ", ".join(voice.say(f"word-{KINDS[kind]}") for kind in tiles)}
        case "exchange":
            return {"n": rate(t, t.actor)}
        case "set_reach":
            low = t.arg(0)
            reach = low if int(params["number"]) == 0 else 7 - low
            return {"reach": reach, "steal": 7 - reach}
        case "remove":
            names = DENS if t.side_of(t.actor) == t.thieves else BUILDINGS
            return {"what": voice.say(f"word-{names[int(params['building'])]}")}
        case "build_bridge":
            return _ends(named, voice)
    return {}
