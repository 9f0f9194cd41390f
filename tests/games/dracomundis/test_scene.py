"""What a seat sees: pieces, panels, prompts, choices, and what a click means."""

import pytest

import tavola
from tavola.games.dracomundis.data import CELLS

from .valley import GAME, action, at, placed, play, refused

TRAPS = {"dragon_traps": True}


def scene(state, seat=0, language="en"):
    return GAME.scene(state, seat, language)


def on(state, cell, seat=0):
    return [piece for piece in scene(state, seat)["pieces"] if piece["space"] == cell]


def zone(state, id, seat=0):
    return next(zone for zone in scene(state, seat)["zones"] if zone["id"] == id)


def choices(state, seat=0):
    return {tuple(choice["ids"]): choice for choice in scene(state, seat)["choices"]}


def why(state, *ids, seat=0):
    """The clause that refuses what these ids mean; None: legal; "nothing": they mean nothing."""
    act = GAME.action_of(state, seat, ids)
    if act is None:
        return "nothing"
    refusal = GAME.why_not(state, act)
    return refusal.clause if refusal else None


def test_a_character_shows_arrows_facing_and_its_value_now():
    [ground, hunter] = on(at("A mountain h4", "A hunter h4 E", hidden=1), "h4")
    assert (ground["icon"], ground["owner"], ground["layer"]) == ("mountain", 0, "ground")
    assert (hunter["icon"], hunter["facing"], hunter["arrows"]) == ("hunter", "E", (2, 3, 2, 1))
    assert hunter["badges"] == ({"at": "se", "text": "4", "tone": "up"},)
    assert hunter["label"] == ("Ivory: Hunter on h4, facing east, combat 4, moves 2 north, 3 east, 2 south, 1 west")


@pytest.mark.rule("DM-48")
def test_a_prisoner_rides_with_its_captor():
    [_, rider] = on(at("B sherpa h4 prisoner:N", "A cannibal h4 N"), "h4")
    assert (rider["icon"], rider["layer"], rider["label"]) == (
        "sherpa",
        "rider",
        "Crimson: Sherpa on h4, prisoner of Ivory",
    )


@pytest.mark.rule("DM-13", "DM-R05")
def test_a_back_shows_owner_lookers_and_what_the_reader_knows():
    state = play(at("A explorer h4 N", "B dragon h5 down"), "look h5")
    [back] = on(state, "h5")
    assert (back["icon"], back["owner"], back["face_down"], back["ghost"]) == ("back", 1, True, "dragon")
    assert back["badges"] == ({"at": "ne", "icon": "eye", "seats": (0,)},)
    assert back["label"] == "Crimson token on h5, face down, you have seen this: Dragon"
    [plain] = on(state, "h5", None)
    assert ("ghost" in plain, plain["label"]) == (False, "Crimson token on h5, face down")
    assert on(state, "h5", 1)[0]["label"] == "Crimson token on h5, face down, yours: Dragon"


@pytest.mark.rule("DM-23", "DM-R29")
def test_a_character_just_turned_over_has_no_facing_yet():
    state = play(at("A explorer h4 N", "B journalist h5 down"), "reveal h5")
    [piece] = on(state, "h5")
    assert ("facing" in piece, "arrows" in piece) == (False, False)
    assert piece["label"] == "Crimson: Journalist on h5, just turned over, combat 0"
    assert [choice["menu"] for choice in scene(state)["choices"]] == [
        "Face north",
        "Face east",
        "Face south",
        "Face west",
    ]
    assert scene(state)["prompt"]["text"] == "Choose which way the Journalist on h5 faces"


@pytest.mark.rule("DM-02", "DM-04")
def test_behind_the_screens():
    state = placed()
    mine = zone(state, "hand0")
    assert [(item["title"], item["n"]) for item in mine["items"]][:4] == [
        ("Explorer", 2), ("Journalist", 1), ("Hunter", 1), ("Sherpa", 2),
    ]  # fmt: skip
    assert zone(state, "hand1")["items"] == (
        {"id": "screen1", "title": "19 tokens to place", "back": "back", "n": 19, "seats": (1,)},
    )
    play(state, "pick dragon")
    lit = [item["title"] for item in zone(state, "hand0")["items"] if item.get("tone") == "lit"]
    assert lit == ["Dragon"]
    assert zone(state, "hand0", 1)["items"][0]["n"] == 19
    assert scene(state)["prompt"]["text"] == "Choose a square for the Dragon"
    assert scene(state, 1)["prompt"]["text"] == "Ivory chooses a square"


def test_what_is_still_unknown_counts_down_with_looks():
    state = at("A explorer h4 N", "B dragon h5 down", "B swamp k7 down", "B swamp k5 down", hidden=0)
    assert [(item["title"], item["n"]) for item in zone(state, "unknown1")["items"]] == [("Dragon", 1), ("Swamp", 2)]
    play(state, "look h5")
    assert [(item["title"], item["n"]) for item in zone(state, "unknown1")["items"]] == [("Swamp", 2)]
    assert zone(state, "unknown1", None)["title"] == "Crimson: still face down"
    assert len(zone(state, "unknown1", None)["items"]) == 2


@pytest.mark.rule("DM-09", "DM-41", "DM-77")
def test_the_turn_panel():
    state = play(at("A explorer h4 N", quiet=3, turns=8, hidden=6), "orient h4 E")
    items = {item["id"]: item for item in zone(state, "turn")["items"]}
    assert (items["actions"]["title"], items["actions"]["at"], items["actions"]["steps"]) == ("1 action left", 1, 2)
    assert (items["hidden"]["title"], items["hidden"]["tone"]) == ("6 tokens face down", "lit")
    assert (items["quiet"]["title"], items["round"]["title"]) == ("Quiet turns: 3 of 16", "Round 5")


@pytest.mark.rule("DM-R66")
def test_points_by_source_are_public():
    state = at("B campsite h4", "A journalist h4 N", "A jungle k2", "A explorer k2 N", won={"A": ["B dragon"]})
    facts = [item["title"] for item in scene(state, 1)["seats"][0]["facts"]]
    assert facts[0] == "12 points"
    assert facts[2:] == ["Won tokens: 3", "Jungles and Mountains: 2", "Journalist in a rival camp: 7"]


def test_look_and_turn_over_share_a_token_and_are_told_apart_by_a_menu():
    state = at("A explorer h4 N", "A sherpa g5 N", "B dragon h5 down", "B sherpa k7 down", "B jungle k5 down", hidden=0)
    on_token = [choice for choice in scene(state)["choices"] if choice["ids"] == (on(state, "h5")[0]["id"],)]
    assert [choice["menu"] for choice in on_token] == ["Look", "Turn over", "Flip"]
    assert on_token[1]["preview"] == {
        "numbers": {"attack": 3},
        "odds": {"win": 1, "lose": 1, "no fight": 1},
        "lines": ("Counted over the 3 kinds it may be.",),
    }
    play(state, "look h5")
    [_, known, _] = [choice for choice in scene(state)["choices"] if choice["ids"] == (on(state, "h5")[0]["id"],)]
    assert known["preview"]["lines"] == ("You would lose all who attack.",)


def test_a_fight_shows_its_totals_and_asks_again_if_it_is_not_won():
    state = at("A explorer h4 N", "B sherpa h5 N", "B hunter h3 N")
    menus = {choice["label"]: choice for choice in scene(state)["choices"] if choice.get("menu") == "Fight"}
    won, lost = menus["Fight the Sherpa on h5, 2 against 1"], menus["Fight the Hunter on h3, 2 against 3"]
    assert ("confirm" in won, lost["confirm"]) == (False, "press")
    assert won["preview"]["numbers"] == {"attack": 2, "defence": 1}


@pytest.mark.rule("DM-46", "DM-68", "DM-55", "DM-76")
def test_the_ids_of_rarer_choices():
    state = at(
        "A cannibal h4 N", "B sherpa h5 N", "A ss307 k4 N", "B campsite k5", "A explorer k7 W", "B trap j7",
        "A sherpa g1 N", options=TRAPS | {"warpath": True},
    )  # fmt: skip
    ids = {cell: on(state, cell)[-1]["id"] for cell in ("h4", "h5", "k4", "k5", "k7", "j7", "g1")}
    by_ids = choices(state)
    assert by_ids[ids["h4"], ids["h5"]]["act"] == action("move h4 h5")
    assert by_ids[ids["k4"], ids["k5"]]["act"] == action("destroy k4 k5")
    assert by_ids[ids["k7"], ids["j7"], "h7"]["act"] == action("push k7 W 2")
    assert by_ids[ids["g1"], "sacrifice"]["act"] == action("sacrifice g1")
    assert by_ids[ids["g1"], "face-S"]["act"] == action("orient g1 S")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_is_what_its_ids_mean(seats):
    rng = tavola.Rng(seats)
    state = GAME.new(seats, dragon_traps=True, warpath=True, setup_step=2)
    while state.actor != tavola.OVER:
        if state.actor >= 0 and rng.below(4) == 0:
            for choice in scene(state, state.actor)["choices"]:
                if not choice.get("menu") or len(choice["ids"]) > 1:
                    assert GAME.action_of(state, state.actor, choice["ids"]) == choice["act"]
        state.play(state.sample(rng))


def test_clicks_that_are_refused_say_why():
    state = at("A explorer h4 N", "B dragon k7 down", "B sherpa i4 N", "B hunter h6 N", "A hunter j2 N")
    explorer, hunter = on(state, "h4")[0]["id"], on(state, "h6")[0]["id"]
    assert why(state, on(state, "k7")[0]["id"]) == "DM-22"
    assert why(state, "k7") == "DM-22"
    assert why(state, hunter) == "DM-27"
    assert why(state, explorer, "h7") == "DM-14"
    assert why(state, explorer, hunter) == "DM-16"
    assert why(state, explorer, "j5") == "DM-R17"
    assert why(state, explorer, "face-N") == "DM-R14"
    assert why(state, hunter, "h7") == "DM-12"
    assert why(state, "end_turn") == "DM-R13"
    assert why(state, "h5", "face-N") == "DM-12"
    assert why(state, explorer, "sacrifice") == "DM-76"
    assert why(state, on(state, "i4")[0]["id"]) is None
    assert why(state, "pick-dragon") == "DM-07"
    for nothing in ((explorer,), ("h5",), ("a1",), ("die",), (explorer, "a1"), (explorer, "h5", "g7"), ()):
        assert why(state, *nothing) == "nothing"
    assert why(state, on(state, "i4")[0]["id"], seat=1) == "nothing"


@pytest.mark.rule("DM-R30")
@pytest.mark.parametrize(("fights", "odds"), [("if_adjacent", {"lose": 1}), ("never", None)])
def test_a_flip_that_brings_a_fight_shows_how_it_would_go(fights, odds):
    state = at("A explorer h4 N", "B dragon h5 down", "A swamp k8 down", hidden=0, options={"any_flip_fights": fights})
    flips = {each["label"]: each.get("preview", {}).get("odds") for each in scene(state)["choices"]}
    assert (flips["Flip h5"], flips["Flip k8"]) == (odds, None)


def test_clicks_in_setup():
    state = placed()
    assert why(state, "h4") == "DM-04"
    assert why(state, "pick-trap") == "DM-66"
    play(state, "pick dragon", "place h4", "pick dragon")
    assert why(state, on(state, "h4", 1)[0]["id"], seat=1) == "DM-04"
    assert why(state, "h5", seat=1) is None
    assert refused(state, "place h5") is None


def test_no_click_raises_anywhere():
    rng = tavola.Rng(2)
    state = GAME.new(2, dragon_traps=True, warpath=True)
    ids = [
        *CELLS[40::9],
        *(f"t{n}" for n in range(0, 40, 3)),
        "face-N",
        "sacrifice",
        "end_turn",
        "pick-dragon",
        "x",
        "",
    ]
    while state.actor != tavola.OVER:
        for _ in range(4):
            clicked = [ids[rng.below(len(ids))] for _ in range(1 + rng.below(4))]
            why(state, *clicked, seat=rng.below(2))
        state.play(state.sample(rng))


def test_the_end_says_who_won_and_why():
    state = play(at("A hunter h4 N", "B sherpa h5 down", hidden=0), "reveal h5", "end_turn")
    drawn = scene(state, 1)
    assert (drawn["result"], drawn["prompt"]["text"]) == ("Ivory wins", "Ivory wins")
    assert (drawn["prompt"]["hint"], drawn["prompt"]["clauses"]) == ("Every token is face up.", ("DM-62", "DM-63"))


def test_the_prompt_of_a_turn():
    state = at("A explorer h4 N", "A sherpa h6 N", options={"warpath": True})
    texts = [scene(state)["prompt"]["text"]]
    for text in ("orient h4 E", "orient h4 S"):
        texts.append(scene(play(state, text))["prompt"]["text"])
    assert texts == ["Take an action", "Take your last action, or end your turn", "Give up a Sherpa, or end your turn"]
    assert scene(state, 1)["prompt"]["text"] == "It is the turn of Ivory"
    assert scene(at("A explorer h4 N", quiet=16, turns=16))["prompt"]["text"] == "Turn over any token"
