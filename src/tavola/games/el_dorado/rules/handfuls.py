"""Cards of all types as one number, as `give` and `divide` count them."""

from mypy_extensions import i64

from tavola.games.el_dorado.actions import GIVE


def handful(food: i64, wood: i64, gold: i64) -> i64:
    return GIVE.code(food, wood, gold) - GIVE.first


def parts(code: i64) -> tuple[i64, i64, i64]:
    """Food, wood and gold of a handful."""
    action = GIVE.first + code
    return GIVE.a(action), GIVE.b(action), GIVE.c(action)
