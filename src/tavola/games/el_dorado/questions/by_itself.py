"""What nobody is asked about: it settles itself."""

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.power import Power
from tavola.kernel.questions import BY_ITSELF, Question


class ByItself(Question[Power]):
    """Carried out as soon as it is first on the agenda."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ed.TURN_ORDER, [])

    def asked(self, t: Power) -> i64:
        return BY_ITSELF
