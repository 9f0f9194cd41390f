"""What follows a commit, and only then."""

import asyncio
import logging

import pytest

from tavola.server.client import Client
from tavola.server.jobs import Job, NotStored
from tavola.server.protocol import Pong

FULL = NotStored("the disk is full")


@pytest.mark.parametrize(("wrong", "told"), [(None, [b'{"type":"pong"}']), (FULL, [])])
def test_what_a_job_says_is_said_once_it_is_on_disk(wrong: NotStored | None, told: list[bytes]) -> None:
    heard: list[bytes] = []
    job = Job()
    job.say(Client(None, "", heard.append), Pong())
    assert heard == []
    job.settle(wrong)
    assert heard == told


def test_who_waits_for_a_job_hears_how_it_went() -> None:
    async def wait(wrong: NotStored | None, late: bool) -> None:
        job = Job()
        asyncio.get_running_loop().call_soon(job.settle, wrong)
        if late:
            await asyncio.sleep(0)
        await job

    for late in (False, True):
        asyncio.run(wait(None, late))
        with pytest.raises(NotStored):
            asyncio.run(wait(FULL, late))


def test_one_who_cannot_be_told_keeps_nothing_from_the_others(caplog: pytest.LogCaptureFixture) -> None:
    def gone(data: bytes) -> None:
        raise OSError("gone")

    heard: list[bytes] = []
    ends: list[NotStored | None] = []
    job = Job()
    job.say(Client(None, "", gone), Pong())
    job.say(Client(None, "", heard.append), Pong())
    job.then.append(ends.append)
    with caplog.at_level(logging.CRITICAL, logger="tavola.jobs"):
        job.settle(None)
    assert (len(heard), ends) == (1, [None])
