"""`tavola mcp`, spoken to over stdio by the official client library."""

import json
import random

import pytest
from mcp import Client

import tavola
from cli.talking import SHORT, call, play_out, refused, talk
from tavola import Record
from tavola.cli.models import moves
from tavola.cli.models.desk import KEPT, Desk
from tavola.cli.models.tools import TOOLS, asking
from tavola.lab import extras


async def check_tools(client: Client) -> None:
    """Each says what it is for and what it takes."""
    tools = (await client.list_tools()).tools
    assert [tool.name for tool in tools] == list(TOOLS)
    assert all(tool.description and tool.input_schema["type"] == "object" for tool in tools)
    assert "look" in (client.instructions or "")
    wanted = next(tool for tool in tools if tool.name == "play").input_schema
    assert wanted["required"] == ["table", "move"]


def test_a_client_plays_every_game_to_its_end(tmp_path):
    async def script(client: Client) -> None:
        await check_tools(client)
        _, listed = await call(client, "games")
        assert set(SHORT) <= set(listed["games"])
        for slug, options in SHORT.items():
            result = await play_out(client, slug, tavola.game(slug).seats[0], options)
            assert result["over"], slug

    assert talk(tmp_path, script) == ""


def test_bad_calls_are_errors_of_one_line_and_change_nothing(tmp_path):
    async def script(client: Client) -> None:
        assert "open one first" in await refused(client, "look", table="1")
        _, opened = await call(client, "open", game="adventurers-guard", bots="random", seed=1)
        before, _ = await call(client, "look", table=opened["table"])
        assert "did you mean gadranton?" in await refused(client, "open", game="gadrantom")
        assert "2, 3 or 4" in await refused(client, "open", game="gadranton", seats=7)
        assert "0 or 1" in await refused(client, "open", game="adventurers-guard", seat=2)
        assert "no bot 'clubb'" in await refused(client, "open", game="adventurers-guard", bots="clubb")
        assert "one each" in await refused(client, "open", game="gadranton", seats=3, bots=["random"])
        assert "turn_limit" in await refused(client, "open", game="adventurers-guard", options={"turn_limit": -1})
        assert "Expected `int`" in await refused(client, "open", game="adventurers-guard", seat="one")
        assert "unknown field `sat`" in await refused(client, "open", game="adventurers-guard", sat=1)
        assert "no preset" in await refused(client, "open", game="adventurers-guard", preset="usual")
        assert "no language" in await refused(client, "open", game="adventurers-guard", language="xx")
        assert "there is no table 'x'" in await refused(client, "look", table="x")
        assert "no page 9: the pages are 1 to 1" in await refused(client, "moves", table="1", page=9)
        assert "`moves` lists every legal move" in await refused(client, "play", table="1", move="z9 z8")
        assert "which move?" in await refused(client, "play", table="1", move=" ")
        assert "AG-99" in await refused(client, "rules", game="adventurers-guard", clause="AG-99")
        assert "no heading" in await refused(client, "rules", game="adventurers-guard", section="Dinner")
        assert "did you mean moves?" in await refused(client, "movess")
        assert await call(client, "look", table="1") == (before, {"over": False})

    talk(tmp_path, script)


# the rest needs no process of its own


@pytest.fixture
def ask():
    return asking(Desk())


def test_why_not_names_the_clause_and_its_text(ask):
    ask("open", {"game": "adventurers-guard", "bots": "random", "seed": 2, "options": {"first_player": "seat0"}})
    ask("play", {"table": "1", "move": "a1"})
    told = ask("why_not", {"table": "1", "move": "e1 e9"}).text
    clause = next(word for word in told.split() if word.startswith("AG-"))
    assert tavola.game("adventurers-guard").ledger[clause].text in told
    assert ask("rules", {"game": "adventurers-guard", "clause": clause}).text in told
    assert told == ask("why_not", {"table": "1", "move": "e1 e9"}).text


@pytest.mark.parametrize("slug", SHORT)
def test_why_not_cites_the_rules_of_every_game(slug):
    """Somewhere in a game a move goes where it may not."""
    rng, game, desk = random.Random(1), tavola.game(slug), Desk()
    ask = asking(desk)
    ask("open", {"game": slug, "bots": "random", "seed": 2})
    session = desk.at("1").session
    while not session.table.over:
        move = rng.choice(ask("moves", {"table": "1"}).values["moves"])["move"]
        astray = [*move.split()[:-1], rng.choice(session.scene().spaces).id]
        told = ask("why_not", {"table": "1", "move": " ".join(astray)}).text
        if any(clause.id in told and clause.text in told for clause in game.ledger):
            return
        ask("play", {"table": "1", "move": move})
    pytest.fail("no clause was ever cited")


def test_a_refused_move_says_why_and_changes_nothing(ask):
    ask("open", {"game": "adventurers-guard", "bots": "random", "seed": 2, "options": {"first_player": "seat0"}})
    ask("play", {"table": "1", "move": "a1"})
    before = ask("moves", {"table": "1"}).values
    with pytest.raises(tavola.TavolaError, match="AG-"):
        ask("play", {"table": "1", "move": "e1 e9"})
    assert ask("moves", {"table": "1"}).values == before


def test_moves_are_also_read_as_people_type_them(ask):
    ask("open", {"game": "adventurers-guard", "bots": "random", "seed": 2, "options": {"first_player": "seat0"}})
    assert "South" in ask("play", {"table": "1", "move": "  A1 "}).text


def test_only_what_the_seat_knows_is_told(ask):
    """The same table with the other seat's cards dealt otherwise reads the same."""
    desk = Desk()
    ask = asking(desk)
    ask("open", {"game": "gadranton", "bots": "random", "seed": 3})
    table = desk.at("1").table
    seen = ask("look", {"table": "1", "neighbours": True})
    others = []
    for seed in range(8):
        state = table.record.state.imagine(0, tavola.Rng(seed))
        others.append(table.game.dump(state))
        table.record.state = state
        assert ask("look", {"table": "1", "neighbours": True}) == seen
        assert ask("moves", {"table": "1"}).values["legal"] == 8
    assert len({json.dumps(each, sort_keys=True) for each in others}) > 1


def test_a_game_under_way_says_how_far_it_is(ask):
    ask("open", {"game": "adventurers-guard", "bots": "random", "seed": 1})
    assert ask("result", {"table": "1"}).text == "The game is not over: 1 action so far."  # the lot
    ask("play", {"table": "1", "move": "a1"})
    assert "actions so far." in ask("result", {"table": "1"}).text


def test_the_scene_is_told_with_everything_in_it(ask):
    told = ask("open", {"game": "dracomundis", "bots": "random", "seed": 1}).text
    assert "You hold seat 0: Ivory." in told
    assert "Behind your screen – Explorer ×2; Journalist" in told
    assert "Behind the screen of Crimson – 19 tokens to place" in told
    assert "There are 13 legal moves." in told
    assert "l7 l8 – nothing" in told
    near = ask("look", {"table": "1", "neighbours": True}).text
    assert "- g1 – (next to g2 h1)" in near.replace("  ", " ")


@pytest.mark.parametrize("language", ["fr", "ko"])
def test_it_speaks_the_language_of_the_table(ask, language):
    told = ask("open", {"game": "el-dorado", "language": language}).text
    assert "told-" not in told
    assert "Board" not in told


def test_every_move_has_a_text_of_its_own_and_means_that_move():
    """Long games of every kind: what is listed is what can be played, each as itself."""
    for slug, options in SHORT.items():
        game = tavola.game(slug)
        record, rng = Record.start(game, game.seats[0], **options), tavola.Rng(5)
        while record.state.actor != tavola.OVER:
            if record.state.actor >= 0 and rng.below(4) == 0:
                scene = game.typed_scene(record.state, record.state.actor)
                listed = moves.written(scene)
                assert sorted(choice.act for choice in listed.values()) == sorted(record.state.legal())
            record.play(record.state.sample(rng))


def test_many_moves_come_in_pages(ask, monkeypatch):
    monkeypatch.setattr(moves, "PAGE", 5)
    ask("open", {"game": "dracomundis", "bots": "random", "seed": 1})
    pages = [ask("moves", {"table": "1", "page": n}).values for n in (1, 2, 3)]
    assert [len(page["moves"]) for page in pages] == [5, 5, 3]
    assert all(page["pages"] == 3 and page["legal"] == 13 for page in pages)
    assert "page 2 of 3" in ask("moves", {"table": "1", "page": 2}).text


def test_finished_tables_make_room(ask):
    for _ in range(KEPT):
        ask("open", {"game": "adventurers-guard", "bots": "random", "options": {"turn_limit": 1}})
    with pytest.raises(tavola.TavolaError, match="close its table"):
        ask("open", {"game": "adventurers-guard"})
    ask("close", {"table": "3"})
    assert ask("open", {"game": "adventurers-guard", "bots": "random"}).values["table"] == str(KEPT + 1)
    with pytest.raises(tavola.TavolaError, match="no table '3'"):
        ask("look", {"table": "3"})


def test_rules_come_whole_by_heading_and_by_clause(ask):
    game = tavola.game("adventurers-guard")
    whole = ask("rules", {"game": game.slug}).text
    assert all(clause.text in whole for clause in game.ledger)
    title = game.ledger.sections[1].title
    part = ask("rules", {"game": game.slug, "section": title.upper()}).text
    assert title in part
    assert len(part) < len(whole)


def test_options_are_listed_for_one_game(ask):
    assert "turn_limit = 150" in ask("games", {"game": "adventurers-guard"}).text


def test_without_its_library_the_command_says_what_to_install(run, monkeypatch):
    monkeypatch.setattr(extras, "find_spec", lambda library: None)
    result = run("mcp")
    assert result.exit_code == 2
    assert "pip install 'tavola[mcp]'" in result.stderr
