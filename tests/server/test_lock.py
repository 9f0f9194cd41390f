"""A table is held by one at a time."""

import asyncio

from tavola.server.lock import Lock


def test_it_is_taken_at_once_or_not_at_all() -> None:
    lock = Lock()
    assert [lock.take(), lock.take()] == [True, False]
    lock.release()
    assert lock.take()


def test_those_who_wait_get_it_in_turn_and_nobody_slips_in_between() -> None:
    async def queue() -> list[str]:
        lock, order = Lock(), list[str]()

        async def hold(name: str) -> None:
            await lock.acquire()
            order.append(name)
            await asyncio.sleep(0)
            lock.release()

        assert lock.take()
        waiting = [asyncio.create_task(hold(name)) for name in "abc"]
        await asyncio.sleep(0)
        waiting[1].cancel()
        lock.release()
        assert not lock.take()  # it is a's already
        await asyncio.gather(*waiting, return_exceptions=True)
        assert not lock.held
        return order

    assert asyncio.run(queue()) == ["a", "c"]


def test_who_is_cancelled_while_it_is_handed_over_passes_it_on() -> None:
    async def hand_over() -> bool:
        lock = Lock()
        assert lock.take()
        waiting = asyncio.create_task(lock.acquire())
        await asyncio.sleep(0)
        lock.release()
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        return lock.held

    assert asyncio.run(hand_over()) is False
