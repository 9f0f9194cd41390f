"""Records: replaying one reproduces every position."""

from tavola.kernel.game import Game
from tavola.kernel.record import Record
from tavola.kernel.registry import games
from tavola.kernel.rng import Rng
from tavola.kernel.state import OVER
from tavola.testing.effort import Effort
from tavola.testing.table import Table
from tavola.testing.writing import in_bytes

PLIES = 400  # of a long game, its opening is enough


def records_replay(game: Game, table: Table, seed: int, effort: Effort) -> None:
    """Replayed, taken back and read again, a record gives the same positions and the same file."""
    record, rng = Record.start(game, table.seats, **table.options), Rng(seed)
    dumps = [in_bytes(game, record.state)]
    while record.state.actor != OVER and len(dumps) <= PLIES:
        record.play(record.state.sample(rng))
        dumps.append(in_bytes(game, record.state))
    for ply, state in enumerate(record.replay()):
        assert in_bytes(game, state) == dumps[ply], f"replayed, ply {ply} is another position"
    text = record.text()
    if game.slug in games():
        assert Record.from_text(text).text() == text, "a record read again is written differently"
    record.back_to(len(dumps) // 2)
    assert in_bytes(game, record.state) == dumps[len(dumps) // 2], "taking back gives another position"
