"""What choices of fights and arrows share: who attacks whom with what chance, and all that stands in the way."""

from collections.abc import Sequence

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.actions import ACTIONS
from tavola.games.gadranton.arrows import ALL
from tavola.games.gadranton.asking.deeds import Deed, in_use, of_a_figure, offered
from tavola.games.gadranton.attacks import attacks_made, bound, costs_a_step, target_breaks
from tavola.games.gadranton.data import GUARDS
from tavola.games.gadranton.figures import figure_of, guard_left, no_steps
from tavola.games.gadranton.names import GUARD_IDS, THIEF_IDS, figure_id, figure_named, who
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.tables import DOT_OF, NONE, SEATS
from tavola.kernel.actions import Action
from tavola.kernel.kinds import Kind
from tavola.kernel.scene import Choice, Preview
from tavola.kernel.state import FINE
from tavola.kernel.story import Voice


class Attack(Deed):
    """A figure and its target; with and without a card it has the same ids, so a menu tells the two apart."""

    tone = "capture"

    def __init__(self, kind: Kind, attack: int, card: str) -> None:
        super().__init__(kind.name, card)
        self.codes, self.attack = kind, attack

    def menu(self, act: Action, voice: Voice) -> str:
        raise NotImplementedError

    def wins(self, t: Gadranton, act: Action) -> int:
        """Throws of 36 by which the crown is lost."""
        raise NotImplementedError

    def lines(self, t: Gadranton, act: Action, voice: Voice) -> tuple[str, ...]:
        return ()

    def way_breaks(self, t: Gadranton, here: int, there: int, with_card: int) -> list[int]:
        """What stands between the two."""
        raise NotImplementedError

    def ids(self, t: Gadranton, act: Action) -> tuple[str, ...]:
        return figure_id(figure_named(t, str(act.params["attacker"]))), figure_id(int(act.params["target"]))

    def choice(self, t: Gadranton, code: int, act: Action, voice: Voice) -> Choice:
        target, wins = int(act.params["target"]), self.wins(t, act)
        odds = {voice.say("odds-hit"): wins, voice.say("odds-miss"): ALL - wins}
        facts = {"figure": act.params["attacker"], "target": who(t, target, voice), "chance": f"{wins}/{ALL}"}
        return Choice(
            act=code,
            ids=self.ids(t, act),
            menu=self.menu(act, voice),
            label=voice.say(f"choose-{self.kind}", **facts),
            tone="capture",
            confirm="press",
            preview=Preview(
                capture=figure_id(target),
                odds={name: n for name, n in odds.items() if n},
                lines=self.lines(t, act, voice),
            ),
        )

    def reasons(self, t: Gadranton, code: int) -> Sequence[int]:
        """The attacker, the target, then the way between them. GA-36, GA-41 to GA-45, GA-53 to GA-57"""
        figure, target = figure_of(t, self.codes.a(code)), self.codes.b(code)
        found = [ga.GO_ON_IN_PASSING] if t.passing != NONE else []
        found += [*of_an_attacker(t, figure), aim := target_breaks(t, target)]
        if aim in (ga.NO_OTHER_THIEVES, ga.NOT_YOUR_OWN):
            return found
        if in_use(t, figure) and attacks_made(t, figure) & self.attack:
            found.append(ga.ONE_ATTACK_OF_EACH_KIND)
        if costs_a_step(t, figure) and guard_left(t) < 1:
            found.append(no_steps(t, figure))
        return [*found, *self.way_breaks(t, t.cell[figure], t.cell[target], self.codes.c(code))]


def of_an_attacker(t: Gadranton, figure: int) -> list[int]:
    if figure >= SEATS:
        return of_a_figure(t, figure)
    on_dot = DOT_OF[t.cell[figure]] != NONE
    before, after = ga.BLOCKED_THIEF if bound(t, figure) else FINE, ga.NO_ATTACK_FROM_A_DOT if on_dot else FINE
    return [before, *of_a_figure(t, figure), after]


def attack_meant(t: Gadranton, seat: int, ids: Sequence[str]) -> int | None:
    """A rival, or a figure and a rival: a legal attack before a fight that is not."""
    *by, aim = ids or ("",)
    names = {THIEF_IDS[seat]: "thief", **dict(zip(GUARD_IDS, GUARDS, strict=True))}
    alone = not by and aim != THIEF_IDS[seat]
    if aim not in THIEF_IDS or not (alone or (len(by) == 1 and by[0] in names)):
        return None
    figure, target = names[by[0]] if by else "", THIEF_IDS.index(aim)
    for code, act in offered(t, seat).items():
        aimed = act.kind in ("fight", "shoot") and act.params["target"] == target
        if aimed and figure in ("", act.params["attacker"]):
            return code
    return ACTIONS.encode("fight", attacker=figure or "thief", target=target, plus_two="no")
