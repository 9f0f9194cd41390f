"""All commands under one name, and how refusals leave it: one line on stderr, exit code 2."""

import os
import sys
from typing import Any

import typer
from typer.core import TyperGroup
from typer.exceptions import Abort, TyperException

import tavola
from tavola.cli import (
    admin,
    bench,
    check,
    games,
    learn,
    mcp,
    new,
    play,
    record,
    replay,
    review,
    rules,
    serve,
    show,
    simulate,
    train,
)
from tavola.cli.refusal import one_line, refuse
from tavola.kernel.errors import nearest

BAD_INPUT = 2
INTERRUPTED = 130


class OneLine(TyperGroup):
    """Whatever is refused, is refused in one line; Ctrl-C ends cleanly."""

    def main(self, *args: Any, **extra: Any) -> Any:
        extra |= {"standalone_mode": False, "prog_name": "tavola"}
        try:
            code = super().main(*args, **extra)
        except (tavola.TavolaError, TyperException) as wrong:
            refuse(_worded(wrong, self))
            code = BAD_INPUT
        except (KeyboardInterrupt, Abort):
            code = INTERRUPTED
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads: no last flush either
            code = 1
        sys.exit(code if isinstance(code, int) else 0)


def _worded(wrong: Exception, group: OneLine) -> str:
    """The refusal in one line; Typer's own get what would have been right."""
    if not hasattr(wrong, "format_message"):
        return one_line(str(wrong))
    message = wrong.format_message()
    context = getattr(wrong, "ctx", None)
    if message.startswith("No such command"):
        word = message.split("'")[1] if "'" in message else ""
        asked = context.command if context and isinstance(context.command, TyperGroup) else group
        return one_line(f"there is no command {word!r}: {nearest(word, asked.commands)}")
    if message.startswith("Missing argument 'GAME'"):
        return f"which game? it must be {tavola.kernel.errors.choices(tavola.games())}"
    message = message.replace("Input should be", "it must be").split(", unable to parse")[0]
    help_at = f" (see {context.command_path} --help)" if context else ""
    return one_line(message[:1].lower() + message[1:].rstrip(".")) + help_at


app = typer.Typer(
    cls=OneLine,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def tavola_command(
    context: typer.Context, version: bool = typer.Option(False, "--version", help="Print the version and stop.")
) -> None:
    """Board games as exact, fast rules: play them, study them, teach them to machines."""
    if version:
        print(f"tavola {tavola.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


COMMANDS = (
    games.games,
    rules.rules,
    learn.learn,
    play.play,
    simulate.simulate,
    replay.replay,
    review.review,
    bench.bench,
    train.train,
    serve.serve,
    mcp.mcp,
    new.new,
    check.check,
    show.show,
)
for command in COMMANDS:
    app.command()(command)
app.add_typer(record.app, name="record")
app.add_typer(admin.admin, name="admin")


def main() -> None:
    """What the `tavola` script calls."""
    app()
