"""Names of bots: short given names, drawn by lot for each table. No game of ours calls anything by one of them."""

from collections.abc import Iterable

from tavola.server.dice import SYSTEM
from tavola.server.sheet import Chair

NAMES = (
    *("Ada", "Aino", "Anouk", "Asa", "Bela", "Bruna", "Caleb", "Cleo", "Dario", "Edda", "Eliot", "Enzo", "Esme"),
    *("Farah", "Femke", "Gaia", "Goran", "Hanna", "Hugo", "Ilse", "Imani", "Iris", "Jalil", "Joan", "Jun", "Kaja"),
    *("Karim", "Lars", "Leni", "Lotte", "Malik", "Marek", "Mina", "Nadia", "Nils", "Noor", "Odile", "Olek", "Otis"),
    *("Petra", "Pilar", "Quinn", "Ravi", "Rosa", "Sami", "Selma", "Suki", "Tamar", "Teo", "Tilda", "Umar", "Vera"),
    *("Wanda", "Wim", "Yael", "Yuri", "Zeno", "Zora"),
)


def draw(taken: Iterable[str]) -> str:
    """A name nobody at the table has."""
    used = {name.casefold() for name in taken}
    return SYSTEM.choice([name for name in NAMES if name.casefold() not in used])


def name_bots(chairs: Iterable[Chair]) -> list[Chair]:
    """Gives every bot a name of its own, unless it stands in for somebody; those that have a new one."""
    chairs = list(chairs)
    people = {chair.name.casefold() for chair in chairs if not _own(chair)}
    renamed = []
    for chair in filter(_own, chairs):
        if not chair.name or chair.name.casefold() in people:
            chair.name = draw(each.name for each in chairs)
            renamed.append(chair)
        people.add(chair.name.casefold())
    return renamed


def _own(chair: Chair) -> bool:
    """Is it a bot that plays for itself?"""
    return chair.kind == "bot" and chair.player is None
