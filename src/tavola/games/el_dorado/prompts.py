"""What is asked: a sentence, a hint with the figures of the moment, and the clauses that matter now."""

from typing import Any, Final

from tavola.games.el_dorado.data import KINDS, LEADS
from tavola.games.el_dorado.fighting import own_odds
from tavola.games.el_dorado.kinds import ITEMS
from tavola.games.el_dorado.moves.dice import (
    attack_strength,
    defence_strength,
    hardcore_battle,
    has_jimenez,
    has_nicolas,
    roller,
)
from tavola.games.el_dorado.moves.gathering import must_gather
from tavola.games.el_dorado.names import lead_name, seat_name
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import NONE, SOLO
from tavola.games.el_dorado.words import TASKS
from tavola.kernel.scene import Prompt
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice

PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "deal_board": ("ED-17",),
    "deal_important": ("ED-237",),
    "first_tile": ("ED-20",),
    "choose_explorer": ("ED-21",),
    "choose_starter": ("ED-145",),
    "start_dice": ("ED-24",),
    "respawn": ("ED-80", "ED-81"),
    "roll": ("ED-27",),
    "reroll": ("ED-109",),
    "laffite": ("ED-115",),
    "stolen": ("ED-115", "ED-R21"),
    "dice": ("ED-27",),
    "assign": ("ED-146", "ED-R127"),
    "rose": ("ED-188",),
    "gather": ("ED-28", "ED-29"),
    "look": ("ED-111",),
    "order": ("ED-111",),
    "explore": ("ED-34", "ED-41", "ED-50", "ED-70"),
    "window": ("ED-65", "ED-R69"),
    "draw": ("ED-43",),
    "place": ("ED-44", "ED-R37"),
    "offering": ("ED-55", "ED-R65"),
    "retreat": ("ED-76", "ED-R89"),
    "give": ("ED-78", "ED-R92"),
    "divide": ("ED-153", "ED-R94"),
    "coin": ("ED-192",),
    "shrine": ("ED-196", "ED-197"),
    "lay_coin": ("ED-193",),
    "answer": ("ED-39", "ED-R32"),
    "surrender": ("ED-35",),
    "offers": ("ED-R32",),
    "hiding": ("ED-160",),
    "pick_tile": ("ED-183",),
    "pick_corner": ("ED-183",),
    "choose": ("ED-163",),
    "thief_die": ("ED-164",),
    "reach": ("ED-164", "ED-165"),
    "rob": ("ED-165", "ED-166"),
    "take": ("ED-166",),
    "give_speed": ("ED-187",),
    "guardian": ("ED-203", "ED-231"),
    "put_guardian": ("ED-234",),
}
BATTLE: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (  # by stage
    ("choosing", ("ED-R77",)),
    ("attacker", ("ED-67", "ED-73")),
    ("defender", ("ED-68", "ED-74")),
    ("dice", ("ED-75",)),
    ("reroll", ()),
    ("dice", ("ED-75",)),
    ("dice", ("ED-75",)),
    ("reroll", ()),
    ("dice", ("ED-75",)),
    ("dice", ("ED-75",)),
    ("dice", ("ED-75",)),
)


def prompt(t: Dorado, seat: int | None, result: str, voice: Voice) -> Prompt:
    if t.actor == OVER:
        return Prompt(seat=None, text=result, clauses=(_ending(t),))
    name = TASKS[t.task()]
    if name == "battle":
        stage, clauses = BATTLE[t.stage]
        name = f"battle-{stage}"
        clauses = clauses or _rerolls(t)
    else:
        clauses = PROMPTS[name]
    message = name.replace("_", "-")
    args = _figures(t, name, voice)
    text = voice.say(f"prompt-{message}", **args)
    hint = voice.say(f"hint-{message}", **args) if voice.knows(f"hint-{message}") else ""
    if name.startswith("battle"):
        hint = _odds(t, seat, voice) or hint
    return Prompt(seat=t.actor if t.actor >= 0 else None, text=text, hint=hint, clauses=clauses)


def _rerolls(t: Dorado) -> tuple[str, ...]:
    """Why dice may be rolled again: for gold, by the Army of Jiménez, by Nicolas."""
    side = roller(t)
    found = {"ED-240": hardcore_battle(t), "ED-189": has_jimenez(t, side), "ED-244": has_nicolas(t, side)}
    return tuple(clause for clause, holds in found.items() if holds)


def _ending(t: Dorado) -> str:
    if t.limit_reached:
        return "ED-R210"
    return "ED-235" if t.mode == SOLO and not t.winners else "ED-01"


def _odds(t: Dorado, seat: int | None, voice: Voice) -> str:
    """The dice of both sides, and for those who fight their chances."""
    if t.defender == NONE:
        return ""
    dice = {"a": int(attack_strength(t)), "b": int(defence_strength(t))}
    chances = own_odds(t, seat)
    if chances is None:
        return voice.say("dice-of", **dice)
    win, tie, loss = chances
    return voice.say("hint-odds", win=win, tie=tie, loss=loss, **dice)


def _figures(t: Dorado, name: str, voice: Voice) -> dict[str, Any]:
    """The numbers and names a prompt speaks of; all of them are public."""
    match name:
        case "explore":
            leads = [lead for lead in range(len(LEADS)) if t.at[lead] != NONE and t.owner(lead) == t.actor]
            return {"n": max((int(t.speed[lead]) for lead in leads), default=0)}
        case "gather":
            return {"n": int(must_gather(t, t.arg(0)))}
        case "give":
            return {"n": int(t.arg(2))}
        case "take":
            return {"n": int(t.arg(1)), "who": seat_name(t, t.arg(0), voice)}
        case "place":
            return {"tile": voice.say(f"word-{KINDS[t.arg(1)]}")}
        case "respawn":
            return {"piece": lead_name(t, t.arg(0), voice)}
        case "answer":
            want = "nothing" if t.offer_want == 0 else ITEMS[t.offer_want - 1]
            words = {"give": voice.say(f"word-{ITEMS[t.offer_give]}"), "want": voice.say(f"word-{want}")}
            return {"who": seat_name(t, t.arg(0), voice)} | words
        case "surrender":
            return {"n": int(t.cards(t.arg(0)))}
        case "reach":
            return {"a": int(t.arg(0)), "b": 7 - int(t.arg(0))}
        case "rob":
            return {"a": int(t.arg(0)), "b": int(t.arg(1))}
        case "hiding":
            return {"n": int(t.doubloons)}
    return {}
