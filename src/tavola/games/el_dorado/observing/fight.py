"""The battle under way, or the last one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado.observing.places import PLACE, place_part, put_place
from tavola.games.el_dorado.observing.sitting import (
    FIGHTER,
    FIGHTERS,
    LEAD,
    SIDE,
    WOLF,
    fighter_code,
    lead_code,
    side_code,
    sides_from,
)
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.stages import AFTER, DEN_THIEF, TIE
from tavola.games.el_dorado.tables import BUILDINGS, NONE
from tavola.kernel.observation import Part
from tavola.kernel.observing import put_flags

FACES: Final = 7
RIGHTS: Final = 2  # to roll dice again
MOST: Final = 60  # battle dice


def fight_parts(sides: int) -> list[Part]:
    """ED-67 to ED-79"""
    sort = "0 in the field, 1 for a house, 2 ranged, 3 with a dweller, 4 a monster attacks, 5 with the den's thief"
    stages = "0 choosing, 1 attacker, 2 defender come, 3 to 5 attack rolls, 6 to 8 defence rolls, 9, 10 the result"
    return [
        Part("battle", 0, DEN_THIEF, f"The battle under way, or the last one: {sort}.", category=True),
        place_part("battle_at", "Its tile"),
        Part("attacker", 0, FIGHTERS, f"Who attacks: {FIGHTER}.", category=True),
        Part("defender", 0, FIGHTERS, f"Who defends: {FIGHTER}.", category=True),
        Part("besieged_of", 0, max(0, sides), f"Whose building is attacked: {SIDE}.", category=True),
        Part("besieged", 0, BUILDINGS, "Which of its buildings; 0 none.", category=True),
        Part("battle_lead", 0, WOLF, f"Who shoots or has found the dweller: {LEAD}, 13 the Wolf.", category=True),
        Part("stage", 0, AFTER, f"How far it is: {stages}.", category=True),
        Part("interrupted", 0, 1, "1: an army came to the farmhouse."),
        Part("to_roll", 0, MOST, "Dice still to roll."),
        Part("battle_result", 0, TIE, "0 none, 1 the attacker won, 2 the defender, 3 a tie.", category=True),
        Part("den_hid", 0, 1, "1: the Thieves were hiding when their den was found."),
        Part("rerolled", 0, 1, "1: the roller has used its own right to roll again, that of Jiménez.", (RIGHTS,)),
        Part("attack_dice", 0, MOST, "How many dice of the attacker show 0, 1 ... 6.", (FACES,)),
        Part("defence_dice", 0, MOST, "How many dice of the defender show 0, 1 ... 6.", (FACES,)),
        Part("queue", 0, 1, f"1: is still to be fought, for fighters 1 to {FIGHTERS} as above.", (FIGHTERS,)),
    ]


def put_fight(t: Power, observer: i64, out: vec[i64], at: i64) -> None:
    out[at] = t.b_kind
    put_place(out, at + 1, t.b_tile)
    at += 1 + PLACE
    put_fighters(t, observer, out, at)
    out[at + 5] = t.stage
    out[at + 6] = 1 if t.interrupted else 0
    out[at + 7] = t.to_roll
    out[at + 8] = t.b_result
    out[at + 9] = 1 if t.b_hid else 0
    put_flags(out, at + 10, t.rerolled)
    at += 10 + RIGHTS
    for face in range(FACES):
        out[at + face] = t.att_dice[face]
        out[at + FACES + face] = t.def_dice[face]
    put_flags(out, at + 2 * FACES, sides_from(t, observer, t.queue))


def put_fighters(t: Power, observer: i64, out: vec[i64], at: i64) -> None:
    """Who fights, and about what."""
    out[at] = fighter_code(t, observer, t.attacker)
    out[at + 1] = fighter_code(t, observer, t.defender)
    if t.b_building != NONE:
        out[at + 2] = side_code(t, observer, t.b_building // BUILDINGS)
        out[at + 3] = t.b_building % BUILDINGS + 1
    out[at + 4] = lead_code(t, observer, t.b_lead)
