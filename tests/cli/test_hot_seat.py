"""Several people at one screen."""

from cli.seating import table_of


def test_a_game_with_secrets_covers_the_screen_between_people(run):
    shown = run("play", "nim", "--players", "2", "--seed", "3", input="\na 1\n").stdout
    curtain = shown.split("> ")[2]
    assert "Pass the screen to player 2." in curtain
    assert "Card" not in curtain
    assert "dealt" not in curtain


def test_the_first_person_is_covered_for_too():
    session = table_of("nim", [0, 1], seed=3)
    session.run_on()
    assert session.covered


def test_a_game_without_secrets_is_never_covered():
    session = table_of("adventurers-guard", [0, 1], seed=3)
    session.run_on()
    for _ in range(6):
        assert not session.covered
        session.answer(session.walk().typed(next(iter(session.walk().paths))))
        session.run_on()
    assert {ply.decider for ply in session.table.plies} >= {0, 1}


def test_alone_against_bots_nothing_is_covered():
    session = table_of("nim", [1], seed=3)
    session.run_on()
    assert not session.covered
    assert session.reader == 1


def test_undo_takes_back_the_last_persons_decision():
    session = table_of("adventurers-guard", [0, 1], seed=3)
    session.run_on()
    decided = []
    for _ in range(3):
        decided.append(session.table.actor)
        session.answer(session.walk().typed(next(iter(session.walk().paths))))
        session.run_on()
    session.answer("undo")
    session.run_on()
    assert session.table.actor == decided[-1] == session.reader
