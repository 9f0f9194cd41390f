"""Ratings (OpenSkill, Plackett-Luce): a strength, and how sure it is, for each game, mode and season.

Computed once when a rated game ends, in the same transaction that keeps how it ended: a crash leaves both or neither.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, select, text

from tavola.server.schema import ratings

SCALE, BASE = 40.0, 500.0  # 25, where everybody begins, is shown as 1500
SURE = 2.0  # sigmas to each side: 95 of 100
Row = dict[str, Any]


@cache
def model() -> Any:
    from openskill.models import PlackettLuce  # late: most servers never rate a game

    return PlackettLuce()


class Rating(NamedTuple):
    mu: float = 25.0
    sigma: float = 25 / 3
    games: int = 0

    @property
    def shown(self) -> int:
        return round(BASE + SCALE * self.mu)

    @property
    def give(self) -> int:
        """The strength lies so far from what is shown at most, 95 times in 100."""
        return round(SURE * SCALE * self.sigma)


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Everybody's rating after a game that they ended in these places."""
    teams = [[model().rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = model().rate(teams, ranks=[float(place) for place in places])
    return [Rating(new[0].mu, new[0].sigma, old.games + 1) for new, old in zip(after, before, strict=True)]


def who_of(row: Row) -> str | None:
    """Whose rating a seat is: a player's, or that of all bots of a level."""
    return row["player"] or (f"bot:{row['level']}" if row["level"] else None)


def rate(connection: Connection, rows: list[Row], season: str) -> None:
    """Bring the ratings of all who sat there up to date; where nobody has won nothing changes."""
    if any(row["place"] == 0 for row in rows):
        return
    game, mode = rows[0]["game"], rows[0]["mode"]
    same = (ratings.c.game == game) & (ratings.c.mode == mode) & (ratings.c.season == season)
    if connection.dialect.name == "postgresql":  # SQLite has one writer at a time by itself
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtext(:what))"), {"what": f"{game} {mode} {season}"})
    known = {row.who: Rating(row.mu, row.sigma, row.games) for row in connection.execute(select(ratings).where(same))}
    sat = [who_of(row) for row in rows]
    after = rated([known.get(who or "", Rating()) for who in sat], [row["place"] for row in rows])
    for who in dict.fromkeys(filter(None, sat)):
        new = _mean([rating for rating, each in zip(after, sat, strict=True) if each == who])
        values = {"mu": new.mu, "sigma": new.sigma, "games": new.games, "at": rows[0]["at"]}
        if who in known:
            connection.execute(ratings.update().where(same, ratings.c.who == who).values(**values))
        else:
            key = {"who": who, "game": game, "mode": mode, "season": season}
            connection.execute(ratings.insert().values(**key, **values))


def _mean(several: list[Rating]) -> Rating:
    """Bots of one level at several seats of a game."""
    count = len(several)
    return Rating(
        sum(each.mu for each in several) / count, sum(each.sigma for each in several) / count, several[0].games
    )
