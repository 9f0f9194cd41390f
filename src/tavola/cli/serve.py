"""`tavola serve`: the server, with the browser table if it was built."""

import sys
from typing import Annotated, Literal

import typer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen at.")] = 8765,
    db: Annotated[
        str, typer.Option(metavar="FILE|URL", help="The database: an SQLite file (made if missing), or postgresql://…")
    ] = "tavola.db",
    workers: Annotated[
        int, typer.Option(min=0, max=256, help="Processes for bots; 0: one less than cores, two at least.")
    ] = 0,
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
    backup_every: Annotated[
        float, typer.Option(metavar="HOURS", min=0, help="Make and check a backup so often; 0: never by itself.")
    ] = 0.0,
    backup_to: Annotated[str, typer.Option(metavar="FOLDER", help="Where backups go; made if missing.")] = "",
    backup_keep: Annotated[int, typer.Option(min=1, help="How many backups stay: the newest.")] = 14,
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
    trust_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NETWORK", help="Whose X-Forwarded-For is believed, as 10.0.0.0/8; else only this machine's."
        ),
    ] = None,
    notices: Annotated[
        Literal["public", "any", "off"],
        typer.Option(help="Which addresses players may have called when it is their turn; any: private ones too."),
    ] = "public",
    contact: Annotated[
        str, typer.Option(metavar="URL", help="Whom push services may ask about this server: mailto:you@example.org.")
    ] = "",
    season: Annotated[
        str, typer.Option(metavar="NAME", help="The season of ratings; with a new name everybody begins anew.")
    ] = "",
    https: Annotated[bool, typer.Option("--https", help="Behind HTTPS: cookies travel only encrypted.")] = False,
    reload: Annotated[
        bool, typer.Option("--reload", help="For authors: start again whenever a file of a game changes.")
    ] = False,
) -> None:
    """Serve tables to browsers and programs until interrupted."""
    if reload:
        from tavola.cli.reload import reload as run_again

        raise typer.Exit(run_again([word for word in sys.argv[1:] if word != "--reload"]))
    from tavola.server.serve import serve as run  # late: other commands start without it
    from tavola.server.settings import Settings, proxies_of

    settings = Settings(db=db, processes=processes, rate=rate, burst=max(60, round(rate * 3)), secure_cookie=https)
    settings.warm = True
    settings.over_days, settings.player_days = keep_games, keep_players
    settings.proxies = proxies_of(trust_proxy or [])
    if backup_every and not backup_to:
        raise typer.BadParameter("--backup-every needs --backup-to FOLDER")
    settings.backup_every, settings.backup_to, settings.backup_keep = backup_every, backup_to, backup_keep
    settings.metrics, settings.log, settings.log_level, settings.log_addresses = metrics, log, log_level, log_addresses
    settings.season = season.strip()[:40]
    settings.notices, settings.contact = notices, contact or settings.contact
    if workers:
        settings.workers = workers
    run(settings, host, port)
