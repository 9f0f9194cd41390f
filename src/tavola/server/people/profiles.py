"""A player as others may see them: games that are over, and how they ended; nothing of what runs."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import case, func, select

from tavola.kernel import registry
from tavola.kernel.errors import UnknownGame
from tavola.server.hall import Hall
from tavola.server.people.ratings import Rating
from tavola.server.people.shown import GameSum, Past, Profile, RatingView
from tavola.server.problems import Problem
from tavola.server.schema import players, ratings, results, seats, tables

SHOWN = 50  # games of the history


def profile(hall: Hall, player: str, reader: str | None, language: str) -> Profile:
    """The profile of a player, for this reader; one who hides it has none for others."""
    with hall.engine.connect() as connection:
        who = connection.execute(select(players).where(players.c.id == player, players.c.gone.is_(None))).first()
        yours = reader == player
        if who is None or (who.hidden and not yours):
            raise Problem(404, "no-player", "there is no player with such a profile here")
        sums = connection.execute(_sums(player)).all()
        past = connection.execute(_past(player, yours)).all()
        sat = connection.execute(select(seats).where(seats.c.table.in_([row.table for row in past]))).all()
        strengths = connection.execute(
            select(ratings).where(ratings.c.who == player).order_by(ratings.c.at.desc())
        ).all()
    games = [GameSum(row.game, title(row.game, language), row.played, row.won, row.shared) for row in sums]
    return Profile(
        player,
        who.name,
        who.created,
        yours,
        bool(who.hidden),
        games,
        _lines(past, sat, language),
        _rated(strengths, language),
    )


def _rated(rows: Sequence[Any], language: str) -> list[RatingView]:
    found = []
    for row in rows:
        strength = Rating(row.mu, row.sigma, row.games)
        told = (row.game, title(row.game, language), row.mode, row.season, strength.shown, strength.give, row.games)
        found.append(RatingView(*told))
    return found


def _sums(player: str) -> Any:
    """Games by game, most played first."""
    played = func.count().label("played")
    won, shared = (func.sum(case((results.c.score == value, 1), else_=0)) for value in (1.0, 0.5))
    wanted = select(results.c.game, played, won.label("won"), shared.label("shared"))
    counted = wanted.where(results.c.player == player, results.c.place > 0)
    return counted.group_by(results.c.game).order_by(played.desc(), results.c.game)


def _past(player: str, yours: bool) -> Any:
    """The games that can be looked at still; tables without spectators are for those who sat there."""
    ended = results.join(tables, tables.c.id == results.c.table)
    wanted = select(*results.c).select_from(ended).where(results.c.player == player, tables.c.status == "over")
    open_to_all = wanted if yours else wanted.where(tables.c.spectators)
    return open_to_all.order_by(results.c.at.desc(), results.c.table).limit(SHOWN)


def _lines(past: Sequence[Any], sat: Sequence[Any], language: str) -> list[Past]:
    found = []
    for row in past:
        others = [each.name for each in sat if each.table == row.table and each.seat != row.seat]
        told = (row.table, row.game, title(row.game, language), row.at, row.place, row.score, others)
        found.append(Past(*told))
    return found


def title(slug: str, language: str) -> str:
    """A game that is no longer installed keeps its short name."""
    try:
        return registry.game(slug).title_in(language)
    except UnknownGame:
        return slug
