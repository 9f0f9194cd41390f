"""The server's log: one line for each thing, with its time and level, as text or JSON. No secrets, no addresses."""

import json
import logging
import re
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from ipaddress import ip_address
from typing import Any, Literal

Form = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]
HIDDEN = "[hidden]"
SECRET = re.compile(r"(?<![\w-])(?:adm_)?[\w-]{43}(?![\w-])", re.ASCII)  # a key of a player, an admin or an invitation
ADDRESS = re.compile(r"[0-9A-Fa-f.:]{3,}")
OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def set_up(form: Form, level: Level, addresses: bool = False, process: int | None = None) -> None:
    """From now on everything is told this way, on stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter((Json if form == "json" else Text)(addresses, process))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.captureWarnings(True)
    for noisy in ("asyncio", "uvicorn", "uvicorn.error", "alembic", "httpx", "websockets"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.root.level))


class Line(logging.Formatter):
    """What both forms have in common."""

    def __init__(self, addresses: bool, process: int | None) -> None:
        super().__init__()
        self.addresses, self.nth = addresses, process

    def facts(self, record: logging.LogRecord) -> Iterator[tuple[str, Any]]:
        """What was said beside the sentence, and by which process; addresses only if they are wished for."""
        if self.nth is not None:
            yield "process", self.nth
        for name, value in vars(record).items():
            if name not in OWN and (self.addresses or name != "address"):
                yield name, value if isinstance(value, int | float | bool | None) else self.clean(str(value))

    def clean(self, text: str) -> str:
        text = SECRET.sub(HIDDEN, text)
        return text if self.addresses else ADDRESS.sub(_without_address, text)


class Text(Line):
    """`2025-11-16T16:34:00.123Z INFO tavola.office: a backup was made (bytes=94208)`."""

    def format(self, record: logging.LogRecord) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts(record))
        said = f"{_time(record)} {record.levelname} {record.name}: {_one_line(self.clean(record.getMessage()))}"
        said += f" ({_one_line(facts)})" if facts else ""
        return said + (f" | {_one_line(self.clean(_short(record)))}" if record.exc_info else "")


class Json(Line):
    """An object a line: `at`, `level`, `name`, `message`, whatever else is known, and `trace` where something broke."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"at": _time(record), "level": record.levelname.lower(), "name": record.name}
        told |= {"message": self.clean(record.getMessage()), **dict(self.facts(record))}
        if record.exc_info:
            told["trace"] = self.clean("".join(traceback.format_exception(*record.exc_info)))
        return json.dumps(told, ensure_ascii=False)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _one_line(text: str) -> str:
    """Nobody who names himself in two lines writes a line of the log."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)


def _short(record: logging.LogRecord) -> str:
    """What broke and where, the innermost place first."""
    assert record.exc_info
    _, wrong, trace = record.exc_info
    places = [f"{each.filename.rsplit('/', 1)[-1]}:{each.lineno} {each.name}" for each in traceback.extract_tb(trace)]
    return f"{type(wrong).__name__}: {wrong} < " + " < ".join(reversed(places))


def _without_address(found: re.Match[str]) -> str:
    """Times and fractions look a little like addresses; only real ones are hidden, with or without a port."""
    whole = found[0].rstrip(".:")
    for text in (whole, whole.rpartition(":")[0]):
        if _is_address(text):
            return HIDDEN + found[0][len(text) :]
    return found[0]


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
