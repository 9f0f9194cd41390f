"""How a game ended, in the reader's words: the outcome for him first, then what it is made of."""

from collections.abc import Sequence
from typing import Any

from tavola.kernel.game import Outcome
from tavola.kernel.story import Voice
from tavola.kernel.tally import Tally
from tavola.server.sights import Sights
from tavola.server.table import Table
from tavola.server.views import Figure, ResultView, SourceView
from tavola.server.voices import house, spoken


def result_view(sights: Sights, player: str | None, language: str) -> ResultView | None:
    """How it ended: by the game, or by the table; None while it goes on."""
    table, tell = sights.table, Teller(sights.table, player, language)
    if table.resigned is not None:
        return tell.resigned(table.resigned)
    if table.agreed:
        everyone = list(range(len(table.chairs)))
        return tell.by_the_table(everyone, "agreed", house(language).say("headline-agreed"))
    if table.closed:
        return tell.by_the_table([], "closed", house(language).say("headline-closed"))
    outcome = table.game.outcome(table.line.state)
    if outcome is None:
        return None
    scene = sights.scene(None, language)
    clauses = list(dict.fromkeys([outcome.clause, *scene.prompt.clauses]))
    how = scene.prompt.hint or scene.result
    return tell.ended(outcome, table.game.tally(table.line.state), scene.result, how, clauses)


class Teller:
    """Words one reader's result. One person at several seats reads it as everybody else does."""

    def __init__(self, table: Table, player: str | None, language: str) -> None:
        self.table, self.language = table, language
        self.words = house(language)
        self.game: Voice = table.game.voice(spoken(table.game, language))
        own = [chair.seat for chair in table.chairs if player is not None and chair.player == player]
        self.you = own[0] if len(own) == 1 else None

    def name(self, seat: int) -> str:
        return self.table.name_of(seat, self.language)

    def names(self, seats: Sequence[int]) -> str:
        """`Anna, Tom and Mireille`"""
        named = [self.name(seat) for seat in seats]
        return named[0] if len(named) == 1 else self.words.say("names", first=", ".join(named[:-1]), last=named[-1])

    def score(self, n: float) -> str:
        """A number in the game's own measure, where it has one."""
        return self.game.say("measure", n=int(n)) if self.game.knows("measure") else f"{n:g}"

    # how it can end

    def by_the_table(self, winners: list[int], reason: str, headline: str) -> ResultView:
        text = self.words.say(f"result-{reason}")
        return ResultView(winners, [], reason, "", text, headline, headline, figures=self.figures())

    def resigned(self, loser: int) -> ResultView:
        winners = [seat for seat in range(len(self.table.chairs)) if seat != loser]
        facts = {"winner": self.name(winners[0]) if winners else "", "loser": self.name(loser)}
        alone = "" if winners else "-alone"
        text = self.words.say(f"result-resigned{alone}", **facts)
        mine = "you" if self.you == loser else "won" if self.you is not None else "other"
        headline = self.words.say(f"headline-resigned-{mine}{alone if mine == 'other' else ''}", **facts)
        told = self.words.say(f"headline-resigned-other{alone}", **facts)
        return ResultView(winners, [], "resigned", "", text, headline, told, figures=self.figures())

    def ended(self, outcome: Outcome, tally: Tally | None, text: str, how: str, clauses: list[str]) -> ResultView:
        sources = (
            [SourceView(each.name, self.said(each.name), list(each.points)) for each in tally.sources] if tally else []
        )
        score = self.score_line(outcome)
        return ResultView(
            list(outcome.winners),
            list(outcome.scores),
            outcome.reason,
            outcome.clause,
            text,
            self.headline(outcome, tally, self.you),
            self.headline(outcome, tally, None),
            f"{score} {how}".strip(),
            clauses,
            tally.measure if tally else "",
            sources,
            list(tally.goals) if tally else [],
            self.figures(),
            score,
        )

    def said(self, source: str) -> str:
        return self.game.say(f"source-{source}")

    def score_line(self, outcome: Outcome) -> str:
        """`17 to 13.`"""
        scores = sorted(outcome.scores, reverse=True)
        to = self.words.say("score-to")
        return f"{f' {to} '.join(f'{score:g}' for score in scores)}." if len(scores) > 1 else ""

    # the headline

    def headline(self, outcome: Outcome, tally: Tally | None, you: int | None) -> str:
        winners = outcome.winners
        if len(winners) != 1:
            return self.shared(outcome, you)
        won = winners[0]
        whose = "wins" if you is None else "won" if you == won else "lost"
        how, facts = self.distance(outcome, tally, won, you)
        return self.words.say(f"headline-{whose}{how}", winner=self.name(won), **facts)

    def shared(self, outcome: Outcome, you: int | None) -> str:
        winners, scores = outcome.winners, outcome.scores
        if not winners:
            return self.words.say("headline-lost" if you is not None else "headline-nobody")
        each = "-each" if len({scores[seat] for seat in winners}) == 1 else ""
        facts = {"score": self.score(scores[winners[0]])}
        if len(winners) == len(scores):
            return self.words.say(f"headline-draw{each}", **facts)
        others = [seat for seat in winners if seat != you]
        whose = "-other" if you is None else "-you" if you in winners else "-lost"
        return self.words.say(f"headline-shared{whose}{each}", others=self.names(others), **facts)

    def distance(self, outcome: Outcome, tally: Tally | None, won: int, you: int | None) -> tuple[str, dict[str, Any]]:
        """How far apart they were, in the game's own measure: which sentence says it, and its facts."""
        scores = outcome.scores
        rivals = [seat for seat in range(len(scores)) if seat != won]
        if tally is None or not rivals:
            return "", {}
        best = max(rivals, key=lambda seat: scores[seat])
        beside = you if you is not None and you != won else best
        facts = {"score": self.score(scores[won]), "other": self.name(beside), "n": int(scores[beside])}
        if tally.measure == "race" and scores[won] <= scores[beside]:
            return "", {}  # something else decided; the line below says what
        if tally.measure != "points":
            return f"-{tally.measure}", facts
        if scores[won] <= scores[best]:
            return "-with", facts
        return "-by", {"distance": self.score(scores[won] - scores[beside])}

    # the story in figures

    def figures(self) -> list[Figure]:
        """What can be counted of the game; chances come with a review."""
        steps = self.table.line.steps
        decisions = [step.entry.seat for step in steps if step.entry.kind in ("play", "timeout")]
        if not decisions:
            return []
        whose = "figure-decisions" if self.you is None else "figure-yours"
        found = [*self.fact(), self.part_of(decisions, self.words.say(whose, n=len(decisions)))]
        if len(found) < 2 and (draws := sum(1 for step in steps if step.entry.kind == "chance")):
            found.append(Figure(str(draws), self.words.say("figure-draws", n=draws)))
        if minutes := round((steps[-1].entry.at - steps[0].entry.at) / 60):
            found.append(Figure(str(minutes), self.words.say("figure-minutes", n=minutes)))
        return found

    def fact(self) -> list[Figure]:
        """What the game itself counts: fights, tiles, pawns taken."""
        notable = self.table.game.notable
        if notable is None or not self.game.knows("fact"):
            return []
        seats = [raw.seat for step in self.table.line.steps for raw in step.told if notable(raw)]
        whose = "all" if self.you is None else "you"
        return [self.part_of(seats, self.game.say("fact", whose=whose, n=len(seats)))] if seats else []

    def part_of(self, seats: Sequence[int | None], text: str) -> Figure:
        """`3 of 7`, to whoever had a part in it."""
        if self.you is None:
            return Figure(str(len(seats)), text)
        return Figure(self.words.say("figure-of", n=seats.count(self.you), all=len(seats)), text)
