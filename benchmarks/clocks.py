"""Time to think, by the processor: what else the machine does then takes nothing from either side of a match."""

from time import process_time
from typing import Any


def by_processor(bot: Any) -> Any:
    """The bot; its milliseconds are from now on those its process really had. Older versions have the same clock."""
    if hasattr(bot, "clock"):
        bot.clock = process_time
    return bot
