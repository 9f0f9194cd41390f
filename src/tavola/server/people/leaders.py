"""The leaderboard of a game: one for each mode and season."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select

from tavola.kernel.game import Game
from tavola.server.hall import Hall
from tavola.server.people.ratings import Rating
from tavola.server.people.shown import Leaders, Rated
from tavola.server.schema import players, ratings
from tavola.server.voices import house

SHOWN = 100
SIGMAS = 3.0  # what is sure: 99 times in 100 it is more


def leaders(hall: Hall, game: Game, mode: str, season: str | None, reader: str | None, language: str) -> Leaders:
    """Who is surely strongest; the mode played most unless one is named, this season unless another is."""
    season = hall.settings.season if season is None else season
    with hall.engine.connect() as connection:
        known = connection.execute(select(ratings.c.mode, ratings.c.season).where(ratings.c.game == game.slug)).all()
        modes = _often([row.mode for row in known if row.season == season])
        mode = mode or next(iter(modes), f"recommended-{next((n for n in game.seats if n > 1), 1)}")
        rows = connection.execute(_best(game.slug, mode, season, reader)).all()
    seasons = sorted({row.season for row in known} | {hall.settings.season})
    ranked = [_line(nth, row, reader, language) for nth, row in enumerate(rows, 1)]
    return Leaders(game.slug, game.title_in(language), mode, modes, season, seasons, ranked)


def _often(modes: Sequence[str]) -> list[str]:
    return sorted(set(modes), key=lambda mode: (-modes.count(mode), mode))


def _best(game: str, mode: str, season: str, reader: str | None) -> Any:
    """Those who hide themselves are seen by nobody else."""
    wanted = select(*ratings.c, players.c.name, players.c.hidden).select_from(
        ratings.outerjoin(players, players.c.id == ratings.c.who)
    )
    there = players.c.hidden.is_not(True) | (players.c.id == reader)
    same = (ratings.c.game == game) & (ratings.c.mode == mode) & (ratings.c.season == season)
    sure = (ratings.c.mu - SIGMAS * ratings.c.sigma).desc()
    return wanted.where(same, there).order_by(sure, ratings.c.who).limit(SHOWN)


def _line(nth: int, row: Any, reader: str | None, language: str) -> Rated:
    strength = Rating(row.mu, row.sigma, row.games)
    level = row.who.partition(":")[2] if row.who.startswith("bot:") else None
    name = house(language).say(f"bot-{level}") if level else row.name or ""
    player = None if level else row.who
    return Rated(
        nth, player, level, name, strength.shown, strength.give, row.games, player is not None and player == reader
    )
