"""The Wolf, the Titan and the Guardians."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado.observing.land import SHRINES
from tavola.games.el_dorado.observing.places import PLACE, STANDING, place_part, put_place, put_standing, standing_parts
from tavola.games.el_dorado.observing.sitting import SEAT, seat_code
from tavola.games.el_dorado.power import Power
from tavola.kernel.observation import Part
from tavola.kernel.observing import put_flags

GUARDIANS: Final = 3


def beast_parts(seats: int) -> list[Part]:
    """ED-198, ED-205, ED-224, ED-234"""
    which = "Wolf, Thief and Titan"
    return [
        Part("wolf_of", 0, seats, f"Whose the Wolf is: {SEAT}.", category=True),
        *standing_parts("wolf", "the Wolf"),
        place_part("titan", "Where the Titan stands"),
        place_part("monster_came", "From where the monster that walks came"),
        place_part("guardians", f"Where the Guardians stand, {which}", GUARDIANS),
        Part("guardians_out", 0, 1, f"1: this Guardian sits out, {which}.", (GUARDIANS,)),
        Part("guardians_met", 0, 1, f"1: this Guardian has appeared, {which}.", (GUARDIANS,)),
        Part("guardian_offerings", 0, 1, "1: the first, second, third shrine has a Guardian offering.", (SHRINES,)),
    ]


def put_beasts(t: Power, observer: i64, out: vec[i64], at: i64) -> i64:
    out[at] = seat_code(t, observer, t.wolf_of)
    put_standing(out, at + 1, 0, 1, t.wolf_at, t.wolf_came, t.wolf_fixed, t.wolf_road)
    at += 1 + STANDING
    put_place(out, at, t.titan)
    put_place(out, at + PLACE, t.titan_came)
    for i in range(GUARDIANS):
        put_place(out, at + (2 + i) * PLACE, t.guardian[i])
    at += (2 + GUARDIANS) * PLACE
    put_flags(out, at, t.sits_out)
    put_flags(out, at + GUARDIANS, t.met)
    put_flags(out, at + 2 * GUARDIANS, t.swapped)
    return at + 2 * GUARDIANS + SHRINES
