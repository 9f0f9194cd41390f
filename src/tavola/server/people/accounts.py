"""Accounts: a player with passkeys, who is in on several devices, each with a key of its own.

The key a browser was given at its first visit goes on working where there is no passkey; with the first one it becomes
a device's, which another device can put an end to. Whatever decides who may come in asks for a fresh proof.
"""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable, delete, func, insert, select, update
from sqlalchemy.exc import DataError, IntegrityError

from tavola.server import keys
from tavola.server.hall import Hall
from tavola.server.limits import Buckets
from tavola.server.opening import Me
from tavola.server.people import passkeys
from tavola.server.people.asked import Credential
from tavola.server.people.passkeys import BadPasskey, Place
from tavola.server.people.shown import Account, DeviceView, PasskeyView
from tavola.server.problems import Problem
from tavola.server.schema import challenges, codes, devices, players, ratings, results
from tavola.server.schema import passkeys as stored

GOOD_FOR = 300.0  # seconds a challenge may be answered
FRESH = 600.0  # seconds a proof counts
MOST = 20  # passkeys of one player
MOST_DEVICES = 50  # a new one takes the place of the oldest
CODES, LETTERS = 10, 16  # 80 bits each, so that a plain hash is enough


class Accounts:
    """What the database knows of them. Every question has a connection of its own, in any thread."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.engine = hall, hall.engine
        self.tries = Buckets(0.05, 10)  # of recovery codes, by address: 10 at once, then one in 20 s

    def _rows(self, query: Any) -> Sequence[Any]:
        with self.engine.connect() as connection:
            return connection.execute(query).all()

    def _taken(self, statement: Any) -> Any:
        """The row a DELETE took: of two who ask for the same, one gets it."""
        try:
            with self.engine.begin() as connection:
                return connection.execute(statement).first()
        except DataError:
            return None  # no such text can be stored

    # what there is

    async def view(self, me: str, key: str, place: Place | None) -> Account:
        return await asyncio.to_thread(self._view, me, keys.digest(key), place is not None)

    def _view(self, me: str, mark: bytes, here: bool) -> Account:
        own = self._rows(select(stored).where(stored.c.player == me).order_by(stored.c.created))
        inside = self._rows(select(devices).where(devices.c.player == me).order_by(devices.c.created.desc()))
        (left,) = self._rows(select(func.count()).select_from(codes).where(codes.c.player == me))[0]
        return Account(
            player=me,
            possible=passkeys.POSSIBLE and here,
            passkeys=[PasskeyView(row.id, row.name, row.created, row.used) for row in own],
            devices=[DeviceView(row.id, row.name, row.created, row.proved, row.key == mark) for row in inside],
            codes=left,
        )

    async def has(self, me: str) -> bool:
        """Has this player an account?"""
        return await asyncio.to_thread(self._has, me)

    def _has(self, me: str) -> bool:
        return bool(self._rows(select(stored.c.id).where(stored.c.player == me).limit(1)))

    async def must_be_fresh(self, me: str, key: str) -> None:
        """Whoever found an open window, or stole its key, must not be able to take the account over."""
        if await asyncio.to_thread(self._stale, me, keys.digest(key)):
            raise Problem(403, "prove", "show a passkey of yours first: POST /api/passkeys, then ask again")

    def _stale(self, me: str, mark: bytes) -> bool:
        proved = self._rows(select(devices.c.proved).where(devices.c.key == mark, devices.c.player == me))
        fresh = bool(proved) and self.hall.now() - proved[0].proved <= FRESH
        return not fresh and self._has(me)

    # being asked

    async def ask(self, challenge: bytes, player: str | None) -> str:
        """Keep what was asked; the answer must come with this word, once and soon."""
        word, now = keys.new_key(), self.hall.now()
        row = {"asked": keys.digest(word), "player": player, "challenge": challenge, "until": now + GOOD_FOR}
        await self.hall.writer.run(delete(challenges).where(challenges.c.until < now), insert(challenges).values(**row))
        return word

    async def asked(self, word: str | None, player: str | None) -> bytes:
        """What was asked of whoever has this word; it is spent, whatever the answer is worth."""
        taken = delete(challenges).where(challenges.c.asked == keys.digest(word or "")).returning(*challenges.c)
        row = await asyncio.to_thread(self._taken, taken)
        if row is None or row.until < self.hall.now() or row.player != player:
            raise Problem(409, "not-asked", "ask anew: a challenge is good for one answer, here, within five minutes")
        return bytes(row.challenge)

    # passkeys

    async def options(self, me: Me, place: Place) -> tuple[str, dict[str, Any]]:
        """What a browser is asked for a new passkey, and the word that goes with it."""
        known = await asyncio.to_thread(self._rows, select(stored.c.id).where(stored.c.player == me[0]))
        if len(known) >= MOST:
            raise Problem(429, "too-many", f"you have {MOST} passkeys: remove one")
        challenge, options = passkeys.creation(place, me[0], me[1], [row.id for row in known])
        return await self.ask(challenge, me[0]), options

    async def add(self, me: str, word: str | None, place: Place, answer: Credential, name: str) -> None:
        challenge, now = await self.asked(word, me), self.hall.now()
        try:
            new = await asyncio.to_thread(passkeys.made, place, challenge, msgspec.to_builtins(answer))
        except BadPasskey as wrong:
            raise Problem(400, "bad-passkey", str(wrong)) from wrong
        row = {"id": new.id, "key": new.key, "count": new.signed, "player": me, "name": name, "created": now}
        await asyncio.to_thread(self._add, row)

    def _add(self, row: dict[str, Any]) -> None:
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(stored).values(**row))
        except IntegrityError as wrong:
            raise Problem(409, "known", "this passkey is known here already") from wrong

    async def drop(self, me: str, id: str) -> None:
        """The last one only goes with the player: else nobody could come in any more."""
        own = await asyncio.to_thread(self._rows, select(stored.c.id).where(stored.c.player == me))
        if id not in [row.id for row in own]:
            raise Problem(404, "no-passkey", "you have no such passkey")
        if len(own) == 1:
            raise Problem(409, "last", "this is your last passkey: add another one first")
        await self.hall.writer.run(delete(stored).where(stored.c.id == id, stored.c.player == me))

    async def prove(self, word: str | None, place: Place, answer: Credential) -> str:
        """Whose passkey this is."""
        challenge = await self.asked(word, None)
        found = await asyncio.to_thread(self._rows, select(stored).where(stored.c.id == answer.id))
        if not found:
            raise Problem(403, "no-passkey", "this passkey is not known here, or no longer")
        known, told = found[0], msgspec.to_builtins(answer)
        try:
            count = await asyncio.to_thread(
                passkeys.shown, place, challenge, told, bytes(known.key), known._mapping["count"]
            )
        except BadPasskey as wrong:
            raise Problem(403, "bad-passkey", str(wrong)) from wrong
        used = update(stored).where(stored.c.id == known.id).values(count=count, used=self.hall.now())
        await self.hall.writer.run(used)
        return str(known.player)

    # recovery codes

    async def new_codes(self, me: str) -> list[str]:
        """Ten new ones; older ones are worth nothing any more."""
        made = ["-".join(_in_fours(keys.new_id(LETTERS))) for _ in range(CODES)]
        rows = [{"code": keys.digest(plain(each)), "player": me} for each in made]
        await self.hall.writer.run(delete(codes).where(codes.c.player == me), insert(codes).values(rows))
        return made

    async def redeem(self, code: str) -> str:
        """Whose code this was: it is spent."""
        taken = delete(codes).where(codes.c.code == keys.digest(plain(code))).returning(codes.c.player)
        row = await asyncio.to_thread(self._taken, taken)
        if row is None:
            raise Problem(403, "bad-code", "this is no recovery code, or it was used before")
        return str(row.player)

    # devices

    async def come_in(self, player: str, key: str | None, name: str) -> tuple[Me, str]:
        """This device is that player's from now on: who that is, and its new key. An old one of theirs goes."""
        fresh, now = keys.new_key(), self.hall.now()
        row = {"id": keys.new_id(), "player": player, "key": keys.digest(fresh), "name": name, "created": now}
        old = await asyncio.to_thread(self._oldest, player)
        gone = [*self._key_gone(player, key), *(delete(devices).where(devices.c.id == each) for each in old)]
        await self.hall.writer.run(*gone, insert(devices).values(**row, proved=now))
        (found,) = await asyncio.to_thread(self._rows, select(players.c.name).where(players.c.id == player))
        return (player, found.name), fresh

    def _oldest(self, player: str) -> list[str]:
        """Those who have to make room."""
        newest = select(devices.c.id).where(devices.c.player == player).order_by(devices.c.created.desc())
        return [row.id for row in self._rows(newest.offset(MOST_DEVICES - 1))]

    def _key_gone(self, player: str, key: str | None) -> list[Executable]:
        """The statements after which a key of this player is worth nothing."""
        if key is None:
            return []
        mark = keys.digest(key)
        return [
            delete(devices).where(devices.c.key == mark, devices.c.player == player),
            update(players).where(players.c.key == mark, players.c.id == player).values(key=secrets.token_bytes(32)),
        ]

    async def send_out(self, me: str, device: str) -> None:
        """A device is nobody's any more."""
        taken = delete(devices).where(devices.c.id == device, devices.c.player == me).returning(devices.c.id)
        if await asyncio.to_thread(self._taken, taken) is None:
            raise Problem(404, "no-device", "you are in on no such device")

    async def go_out(self, me: str, key: str) -> None:
        """Where there is no passkey nobody could come in again: then one stays."""
        if not await self.has(me):
            raise Problem(409, "no-passkey", "without a passkey you could not come in again: add one first")
        await self.hall.writer.run(*self._key_gone(me, key))


def forget(player: str) -> list[Executable]:
    """The statements after which nobody comes in any more."""
    gone = [delete(each).where(each.c.player == player) for each in (stored, devices, codes, challenges)]
    gone.append(delete(ratings).where(ratings.c.who == player))
    return [*gone, update(results).where(results.c.player == player).values(player=None)]


def new_key(key: str, player: str, fresh: str) -> list[Executable]:
    """The statements that give a device, or a browser without a passkey, another key."""
    old, new = keys.digest(key), keys.digest(fresh)
    return [
        update(devices).where(devices.c.key == old, devices.c.player == player).values(key=new),
        update(players).where(players.c.key == old, players.c.id == player).values(key=new),
    ]


def plain(code: str) -> str:
    """A code as it is meant, however it was typed."""
    return "".join(sign for sign in code.lower() if sign.isalnum())


def _in_fours(letters: str) -> list[str]:
    return [letters[at : at + 4] for at in range(0, len(letters), 4)]
