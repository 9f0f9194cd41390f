import tavola
from tavola import Chronicle
from tavola.kernel.events import EVERYONE
from tavola.kernel.story import SPECTATORS, Raw


def secret(audience: int) -> Raw:
    return Raw(kind=1, clause=5, seat=0, audience=audience, args=(1, 2, 3, 4))


def test_an_event_is_known_to_its_audience_alone() -> None:
    assert [secret(0b10).known_to(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]
    assert [secret(EVERYONE).known_to(seat) for seat in (0, 1, 7, None)] == [True] * 4
    assert [secret(2**SPECTATORS).known_to(seat) for seat in (0, None)] == [False, True]


def test_a_chronicle_gathers_what_a_state_tells_and_gives_it_once() -> None:
    state = tavola.game("adventurers-guard").new()
    chronicle = Chronicle()
    state.listener = chronicle
    state.play(1)
    (event,) = chronicle.take()
    assert (event.clause, event.seat, event.audience, event.args) == (10, 1, EVERYONE, (1, 0, 0, 0))
    assert chronicle.take() == []


def test_a_clone_tells_nobody() -> None:
    state = tavola.game("adventurers-guard").new()
    chronicle = Chronicle()
    state.listener = chronicle
    state.clone().play(1)
    assert chronicle.take() == []


def test_listening_changes_nothing() -> None:
    game = tavola.game("adventurers-guard")
    heard, unheard = game.new(), game.new()
    heard.listener = Chronicle()
    tavola.playout(heard, tavola.Rng(5))
    tavola.playout(unheard, tavola.Rng(5))
    assert game.dump(heard) == game.dump(unheard)


def test_a_story_words_what_a_seat_may_know() -> None:
    game = tavola.game("adventurers-guard")
    state, chronicle = game.new(), Chronicle()
    state.listener = chronicle
    state.play(0)
    events = chronicle.take()
    told = game.story([*events, secret(0b10)], 0)
    assert [(each.clause, each.seat) for each in told] == [("AG-10", 0)]
    assert told[0].text
    assert game.story(events, None, "fr")[0].text != told[0].text
