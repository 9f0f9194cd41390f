"""The audience alone: who looks, with whose eyes, and what each was shown; no server, no disk."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from server import toy
from server.house import Watch
from server.seating import Games, Window, begun, looking, table_of
from tavola.kernel.scene import Scene
from tavola.kernel.story import Voice
from tavola.server.audience import PRIVATE, Audience
from tavola.server.client import Client
from tavola.server.eyes import may_open


def audience_of(*players: str, slug: str = "nim", **sheet: Any) -> Audience:
    return Audience(begun(slug, *players, **sheet), lambda: 0.0)


def moved(audience: Audience, origin: Window | None = None, id: str | None = None, nth: int = 0) -> None:
    """The seat to decide plays the nth thing it may, and everyone is told."""
    table = audience.table
    actor, before = table.actor, len(table.line.log)
    table.act("play", actor, int(table.line.state.legal()[nth]), 0.0)
    table.run_on(0.0)
    table.settle([step.entry for step in table.line.log[before:]], 0.0)
    audience.sights.clear()
    audience.tell(Client.say, actor, origin.client if origin else None, id)


# who is there


def test_a_seat_is_present_while_its_player_looks() -> None:
    watch = Watch()
    audience = Audience(begun("nim", "ann", "tom"), watch)
    assert (audience.present, audience.away(0)) == (frozenset(), True)
    ann = looking(audience, "ann")
    assert (audience.present, audience.away(0), audience.away_for(0)) == (frozenset({0}), False, 0.0)
    watch.time += 100
    audience.leave(ann.client)
    watch.time += 20
    assert (audience.away_for(0), audience.away_for(1)) == (20.0, 120.0)


def test_a_bot_is_never_away() -> None:
    assert not audience_of("ann", "bot").away(1)


def test_the_others_hear_who_came_and_who_went() -> None:
    audience = audience_of("ann", "tom")
    told: list[tuple[str, list[int]]] = []
    audience.seen = lambda table, seats: told.append((table, seats))
    ann, tom = looking(audience, "ann"), looking(audience, "tom")
    assert ann.last["type"] == "table"
    assert [seat["away"] for seat in ann.last["table"]["seats"]] == [False, False]
    audience.leave(tom.client)
    audience.leave(tom.client)  # it was closed already
    assert [seat["away"] for seat in ann.last["table"]["seats"]] == [False, True]
    assert told == [("t", [0]), ("t", [0, 1]), ("t", [0])]


def test_a_spectator_who_comes_or_goes_is_no_news() -> None:
    audience = audience_of("ann", "tom")
    ann = looking(audience, "ann")
    audience.leave(looking(audience, "eve").client)
    assert ann.kinds == ["view"]


def test_a_seat_is_open_in_the_newest_window_only() -> None:
    audience = audience_of("ann", "tom")
    first, again = looking(audience, "ann"), Window("ann", audience.table)
    assert audience.join(again.client, 0) == [first.client]
    assert first.last == {"type": "elsewhere"}
    assert audience.clients == {again.client}
    assert audience.join(Window("ann", audience.table, watch=True).client, 0) == []


def test_where_spectators_are_not_wanted_who_gives_up_a_seat_is_let_go() -> None:
    audience = audience_of("ann", "tom", spectators=False)
    ann, tom = looking(audience, "ann"), looking(audience, "tom")
    assert (audience.welcomes("eve"), audience.welcomes("p0")) == (False, True)
    audience.table.chairs[1].player = "eve"
    audience.reseat()
    audience.part()
    assert (ann.closed, tom.closed, tom.client.seats) == ([], [PRIVATE], [])


def test_when_a_table_is_read_anew_everyone_goes_on_there() -> None:
    audience = audience_of("ann", "tom")
    ann = looking(audience, "ann")
    fresh = Audience(begun("nim", "ann", "tom"), lambda: 0.0)
    audience.hand_over(fresh)
    assert (fresh.present, ann.last["type"], ann.last["after"]) == (frozenset({0}), "view", 0)


# what each is shown


def test_in_the_lobby_there_is_no_scene() -> None:
    audience = Audience(table_of("nim", "ann", "tom"), lambda: 0.0)
    ann = looking(audience, "ann")
    assert (ann.last["scene"], ann.last["table"]["status"]) == (None, "lobby")


def test_what_happened_is_numbered_and_confirmed_to_whoever_did_it() -> None:
    audience = audience_of("ann", "tom")
    ann, tom = looking(audience, "ann"), looking(audience, "tom")
    before = audience.table.line.seq
    moved(audience, ann, "m1")
    for window, id in ((ann, "m1"), (tom, None)):
        update = window.last
        assert (update["type"], update["id"], update["by"]) == ("update", id, 0)
        assert (update["after"], update["seq"]) == (before, audience.table.line.seq)
        assert window.client.seq == audience.table.line.seq


def test_who_has_no_scene_yet_is_shown_everything() -> None:
    audience = audience_of("ann", "tom")
    tom = looking(audience, "tom")
    tom.client.scene = None
    moved(audience)
    assert (tom.last["type"], tom.last["after"]) == ("view", 0)


def test_nobody_is_told_what_another_holds() -> None:
    audience = audience_of("ann", "tom")
    ann, eve = looking(audience, "ann"), looking(audience, "eve")
    assert [line["seat"] for line in ann.last["log"] if line["kind"] == "dealt"] == [0]
    assert [line for line in eve.last["log"] if line["kind"] == "dealt"] == []
    assert (ann.last["seat"], eve.last["seat"]) == (0, None)


def test_on_a_shared_screen_with_secrets_the_curtain_is_drawn_between_seats() -> None:
    audience = audience_of("ann", "ann")
    both = looking(audience, "ann")
    assert (both.last["seat"], both.last["curtain"]) == (None, {"seat": 0})
    assert may_open(both.client, audience.table, 0)
    assert not may_open(both.client, audience.table, 1)
    both.client.opened = 0
    both.client.say(audience.view(both.client, 0))
    assert (both.last["seat"], both.last["curtain"]) == (0, None)
    while audience.table.actor == 0:
        moved(audience)
    assert (both.last["seat"], both.last["curtain"]) == (None, {"seat": 1})


def test_on_a_shared_screen_without_secrets_the_eyes_follow_the_decision() -> None:
    audience = audience_of("ann", "ann", slug="adventurers-guard")
    both = looking(audience, "ann")
    seen = set()
    for _ in range(6):
        moved(audience)
        seen.add(both.last["seat"])
        assert both.last["seat"] == audience.table.actor
    assert seen == {0, 1}


class Drawing:
    """Counts what is drawn, by seat and language."""

    def __init__(self) -> None:
        self.drawn: Counter[tuple[int | None, str]] = Counter()

    def draw(self, state: toy.Toy, seat: int | None, voice: Voice) -> Scene:
        self.drawn[seat, voice.language] += 1
        return toy.draw(state, seat, voice)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_many_see_is_drawn_once(registered: Games, language: str) -> None:
    drawing = Drawing()
    registered(replace(toy.GAME, package="tavola_nim", draw=drawing.draw))
    audience = audience_of("ann", "tom", slug="toy")
    for player in ("ann", "eve", "max", None):
        looking(audience, player, language=language)
    assert drawing.drawn == {(0, language): 1, (None, language): 1}  # though every view names who is to decide
    drawing.drawn.clear()
    moved(audience, nth=-1)  # the turn ends
    audience.tell_table(Client.say)
    assert drawing.drawn == {(0, language): 1, (None, language): 1}
