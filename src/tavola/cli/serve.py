"""`tavola serve`: the server, with the browser table if it was built."""

from typing import Annotated, Literal

import typer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen at.")] = 8765,
    db: Annotated[
        str, typer.Option(metavar="FILE", help="The database: an SQLite file (made if missing) or a URL.")
    ] = "tavola.db",
    workers: Annotated[int, typer.Option(min=0, max=256, help="Processes for bots; 0: one less than cores.")] = 0,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="Processes that serve, each with its share of the tables.")
    ] = 1,
    rate: Annotated[float, typer.Option(min=1, help="Messages a second one connection may send.")] = 20.0,
    keep_games: Annotated[
        float, typer.Option(min=0, metavar="DAYS", help="How long finished games are kept; 0: for ever.")
    ] = 0.0,
    keep_players: Annotated[
        float, typer.Option(min=0, metavar="DAYS", help="How long players without a table are; 0: for ever.")
    ] = 30.0,
    log: Annotated[Literal["text", "json"], typer.Option(help="How the log is written, on stderr.")] = "text",
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], typer.Option(help="The least that is worth a line.")
    ] = "info",
    log_addresses: Annotated[
        bool, typer.Option("--log-addresses", help="Name the addresses of visitors in the log.")
    ] = False,
    metrics: Annotated[
        Literal["local", "key", "all"],
        typer.Option(help="Who may read /metrics without an admin key: this machine, nobody, everybody."),
    ] = "local",
    https: Annotated[bool, typer.Option("--https", help="Behind HTTPS: cookies travel only encrypted.")] = False,
) -> None:
    """Serve tables to browsers and programs until interrupted."""
    from tavola.server.serve import serve as run  # late: other commands start without it
    from tavola.server.settings import Settings

    settings = Settings(db=db, processes=processes, rate=rate, burst=max(60, round(rate * 3)), secure_cookie=https)
    settings.over_days, settings.player_days = keep_games, keep_players
    settings.metrics, settings.log, settings.log_level, settings.log_addresses = metrics, log, log_level, log_addresses
    if workers:
        settings.workers = workers
    run(settings, host, port)
