"""JSON lines of games into Parquet and back, by Polars."""

from pathlib import Path

import polars as pl

GAMES = pl.Schema(
    {
        "number": pl.Int64(),
        "game": pl.String(),
        "rules": pl.String(),
        "bots": pl.List(pl.String()),
        "options": pl.String(),
        "seed": pl.Int64(),
        "limit": pl.Int64(),
        "decisions": pl.Int64(),
        "returns": pl.List(pl.Float64()),
        "winners": pl.List(pl.Int64()),
        "scores": pl.List(pl.Float64()),
        "reason": pl.String(),
        "clause": pl.String(),
        "record": pl.String(),
    }
)
DECISIONS = pl.Schema(
    {
        "number": pl.Int64(),
        "ply": pl.Int64(),
        "seat": pl.Int64(),
        "observation": pl.List(pl.Int64()),
        "legal": pl.List(pl.Int64()),
        "action": pl.Int64(),
        "result": pl.Float64(),
    }
)


def bind(lines: Path, path: Path, schema: pl.Schema) -> None:
    """Write the Parquet file; it has its name only once it is whole."""
    whole = path.with_name(f"{path.name}.new")
    pl.scan_ndjson(lines, schema=schema).sink_parquet(whole)
    whole.replace(path)


def unbind(path: Path, lines: Path) -> bool:
    """Write the lines of a Parquet file; False if it is none of ours."""
    whole = lines.with_name(f"{lines.name}.new")
    try:
        found = pl.scan_parquet(path)
        if found.collect_schema() not in (GAMES, DECISIONS):
            return False
        found.sink_ndjson(whole)
    except pl.exceptions.PolarsError:
        return False
    whole.replace(lines)
    return True
