"""What is told of the things all may see: discards and decks."""

from typing import Any

import pytest

from tavola.games.abandoned_fortress import GAME
from tavola.games.abandoned_fortress.data import MILITARY
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.state import State
from tavola.kernel.story import Chronicle, Raw

from .board import do, marching, set_up, unit

ATTACKER = {"generals": {"general1": unit("L4", "IA1", card="G01")}}


def told(state: AbandonedFortress, seat: int | None, kind: str, **params: Any) -> list[tuple[str, str]]:
    """Clause and sentence of all that follows on an action."""
    return [(event.clause, event.text) for event in GAME.story(heard(state, kind, **params), seat)]


def heard(state: AbandonedFortress, kind: str, **params: Any) -> list[Raw]:
    """What an action makes the state tell."""
    state.listener = chronicle = Chronicle()
    do(state, kind, **params)
    return chronicle.events


@pytest.mark.rule("AF-R78")
@pytest.mark.parametrize(("seats", "colours"), [(2, "Red Green"), (3, "Red Blue Green"), (4, "Red Blue Green Gold")])
def test_a_log_names_each_seat_by_the_colour_of_its_corner(seats: int, colours: str) -> None:
    state = GAME.new(seats=seats, first_player="random")
    named = [GAME.story(_first(state.clone(), seat), None)[0].text for seat in range(seats)]
    assert named == [f"{colour} begins." for colour in colours.split()]
    panels = GAME.scene(state, None)["seats"]
    assert [panel["role"] for panel in panels] == [f"{colour} · no hero yet" for colour in colours.split()]


def _first(state: State, seat: int) -> list[Raw]:
    state.listener = chronicle = Chronicle()
    state.play(GAME.actions.encode("first", seat=seat))
    return chronicle.events


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Red’s general 1 attacks Blue’s general 1 on L3."),
        ("fr", "Le général 1 de Rouge attaque le général 1 de Bleu en L3."),
        ("ko", "빨강 장수 1이 L3의 파랑 장수 1을 공격해요."),
    ],
)
def test_the_sides_of_a_battle_are_named_by_colour_in_every_language(language: str, sentence: str) -> None:
    state = marching(p0=ATTACKER, p1={"generals": {"general1": unit("L3", card="G02")}})
    assert GAME.story(heard(state, "attack", space="L3"), None, language)[0].text == sentence


@pytest.mark.rule("AF-96", "AF-R101")
def test_the_card_of_an_unarmed_general_is_shown_as_it_is_discarded() -> None:
    state = marching(p0=ATTACKER, p1={"generals": {"general1": unit("L3", card="G02")}})
    assert told(state, 3, "attack", space="L3")[1] == ("AF-96", "Blue’s general 1, Ragna, has fallen.")


@pytest.mark.rule("AF-98", "AF-105", "AF-109", "AF-R29")
def test_a_castle_falls_under_the_clause_that_fells_it() -> None:
    state = marching(p0=ATTACKER, p1={"castles": {"bastion": unit("L3")}})
    assert ("AF-R29", "Blue’s Bastion has fallen.") in told(state, None, "attack", space="L3")
    for cards, clause in (([], "AF-109"), (["IS1"], "AF-105")):
        p0 = {"castles": {"bastion": unit("B3", *cards)}}
        state = set_up("roll", p0=p0, dragon={"alert": 0, "at": "B4", "card": "D1"}, active=1)
        assert (clause, "Red’s Bastion has fallen.") in told(state, 2, "roll", white=1, black="up")


@pytest.mark.rule("AF-R68", "AF-R112")
def test_a_market_deck_made_of_its_discards_is_told() -> None:
    thrown = {card.id: card.copies - (card.id == "IS5") for card in MILITARY if card.branch == "infantry"}
    state = set_up("trade", p0={"gold": 12}, discards={card: n for card, n in thrown.items() if n})
    do(state, "buy", deck="military_infantry")
    renewed = ("AF-R112", "Infantry troops: the discards become the deck.")
    assert renewed in told(state, 1, "front", card="IS5")
    state = set_up("trade", p0={"gold": 12})
    do(state, "buy", deck="military_infantry")
    assert renewed not in told(state, 1, "front", card="IA1")


@pytest.mark.rule("AF-17")
@pytest.mark.parametrize("language", ["en", "fr", "ko"])
def test_who_chooses_a_hero_reads_what_each_free_one_can_do(language: str) -> None:
    state = GAME.new(2, first_player="seat")
    do(state, "choose_hero", hero="mirelle")
    scene = GAME.scene(state, 0, language)
    (shown,) = [zone for zone in scene["zones"] if zone["id"] == "heroes"]
    assert [item["id"] for item in shown["items"]] == ["hero-henry", "hero-rurik", "hero-ove"]
    assert [choice["ids"] for choice in scene["choices"]] == [(item["id"],) for item in shown["items"]]
    assert all(len(item["lines"][0]) > 15 for item in shown["items"])


@pytest.mark.rule("AF-53", "AF-55", "AF-R64", "AF-R74")
@pytest.mark.parametrize(
    ("p0", "hint"),
    [
        ({"gold": 7}, "Gold left: 7. Choose a deck to buy its top card."),
        ({"black": {"spike_trap": 1, "turncoat": 1}}, "Only one Black card stays: discard one."),
        (
            {"generals": {f"general{n}": unit(f"C{n}", card=f"G0{n}") for n in (1, 2, 3, 4)}},
            "At most three generals stay: dismiss one.",
        ),
    ],
)
def test_a_trade_says_what_keeps_it_from_ending(p0: dict[str, Any], hint: str) -> None:
    assert GAME.scene(set_up("trade", p0=p0), 0)["prompt"]["hint"] == hint


# clauses of the log


def cited(state: AbandonedFortress, kind: str, **params: Any) -> dict[str, str]:
    """What is told, by the clause it stands under; of two like events the last."""
    return {event.kind: event.clause for event in GAME.story(heard(state, kind, **params), None)}


@pytest.mark.rule("AF-113", "AF-R49", "AF-112")
def test_a_crown_that_loses_its_castle_cites_who_took_it_or_that_nobody_did() -> None:
    target, mine = {"p1": {"castles": {"bastion": unit("L3")}}, "crown": "1 bastion"}, {"tower": unit("B4")}
    seized = cited(marching(p0=ATTACKER | {"castles": mine}, **target), "attack", space="L3")
    assert (seized["crown-back"], seized["crown-taken"]) == ("AF-113", "AF-112")
    assert cited(marching(p0=ATTACKER, **target), "attack", space="L3")["crown-back"] == "AF-R49"
    burnt = set_up("roll", dragon={"alert": 0, "at": "L4", "card": "D1"}, **target)
    assert cited(burnt, "roll", white=1, black="up")["crown-back"] == "AF-R49"


@pytest.mark.rule("AF-R64")
def test_the_cards_of_a_dismissed_general_go_with_it() -> None:
    generals = {f"general{n}": unit(f"C{n}", *(["IA1"] if n == 1 else []), card=f"G0{n}") for n in (1, 2, 3, 4)}
    told = cited(set_up("trade", p0={"generals": generals}), "discard_general", leader="general1")
    assert told == {"dismissed": "AF-R64", "card-lost": "AF-R64"}


@pytest.mark.rule("AF-97", "AF-98", "AF-105", "AF-109", "AF-R32", "AF-R85")
@pytest.mark.parametrize(
    ("victim", "by_dragon", "by_a_player"),
    [
        ({"at": "L3", "cards": ["IS1"]}, {"card-lost": "AF-97", "sent-home": "AF-97"}, {"sent-home": "AF-97"}),
        ({"at": "L3"}, {"sent-home": "AF-109"}, {"sent-home": "AF-R32"}),
        (
            {"castles": {"bastion": unit("L3", "IS1")}},
            {"card-lost": "AF-105", "fell": "AF-105"},
            {"card-lost": "AF-98"},
        ),
        ({"generals": {"general1": unit("L3", "IS1", card="G02")}}, {"card-lost": "AF-105"}, {"card-lost": "AF-80"}),
    ],
)
def test_who_falls_to_the_dragon_does_not_fall_to_a_player(
    victim: dict[str, Any], by_dragon: dict[str, str], by_a_player: dict[str, str]
) -> None:
    burnt = set_up("roll", dragon={"alert": 0, "at": "L4", "card": "D1"}, p1=victim)
    assert by_dragon.items() <= cited(burnt, "roll", white=1, black="up").items()
    striker = {"generals": {"general1": unit("L4", "IA5", "IA3", card="G01")}}
    assert by_a_player.items() <= cited(marching(p0=striker, p1=victim), "attack", space="L3").items()


@pytest.mark.rule("AF-104", "AF-106", "AF-108", "AF-117")
def test_a_battle_with_the_dragon_ends_under_its_own_clauses() -> None:
    dragon = {"alert": 0, "at": "L4", "card": "D2"}
    for p1, clause in (({"castles": {"bastion": unit("L3", "IP5", "IP3")}}, "AF-104"), (HOLDS, "AF-106")):
        repelled = cited(set_up("roll", dragon=dragon, p1=p1), "roll", white=1, black="up")
        assert (repelled["no-winner"], repelled["dragon-left"]) == (clause, "AF-110")
    state = marching("hero", active=1, p1=HOLDS, dragon=dragon, turn={"mover": "1 hero", "moved": ["hero"]})
    assert cited(state, "attack", space="L4")["no-winner"] == "AF-117"
    slayer = {"at": "L3", "cards": ["IA5", "IA3"]}
    slain = cited(marching("hero", p0=slayer, p1={"at": "M1"}, dragon=dragon), "attack", space="L4")
    assert (slain["points"], slain["dragon-slain"]) == ("AF-108", "AF-108")


HOLDS = {"at": "L3", "cards": ["IS3", "IP3"]}  # Henry: 70 attack, 90 defence


@pytest.mark.rule("AF-14", "AF-15", "AF-47", "AF-71")
def test_the_dragon_moves_by_the_dice_by_its_summons_or_by_the_horn() -> None:
    assert cited(set_up("roll"), "roll", white=1, black="up")["alert"] == "AF-14"
    summoned = set_up("roll", dragon={"alert": 4, "under": ["D2", "D3", "D4"]})
    assert cited(summoned, "roll", white=1, black="up")["dragon-flew"] == "AF-15"
    awake = {"dragon": {"alert": 0, "at": "G9", "card": "D1"}}
    assert cited(set_up("roll", **awake), "roll", white=1, black="up")["dragon-flew"] == "AF-47"
    horn = {"phase": "effect", "turn": {"effect": "dragon_horn", "effect_left": 1}}
    assert cited(set_up("effect", **horn), "horn", way="forward")["alert"] == "AF-71"
    assert cited(set_up("effect", **horn, **awake), "fly", direction="up", spaces=1)["dragon-flew"] == "AF-71"


@pytest.mark.rule("AF-17", "AF-18", "AF-19", "AF-54", "AF-R63", "AF-R79")
def test_the_setup_cites_the_clauses_of_the_setup() -> None:
    state = GAME.new(2)
    state.listener = chronicle = Chronicle()
    while "turn" not in {event.kind for event in GAME.story(chronicle.events, None)}:
        state.play(state.legal()[0])
    told = [(event.kind, event.clause) for event in GAME.story(chronicle.events, None)]
    assert told[0] == ("first", "AF-R79")
    assert [clause for kind, clause in told if kind == "placed"] == ["AF-17", "AF-18", "AF-17", "AF-18"]
    assert [clause for kind, clause in told if kind == "card-taken-unseen"] == ["AF-18", "AF-19", "AF-18", "AF-19"]
    waiting = set_up(
        "place", phase="hero_enters", p0={"at": None}, turn={"placing": "0 hero", "white": 1, "black": "up"}
    )
    assert cited(waiting, "place", space="B2")["placed"] == "AF-R63"
    bought = set_up("place", phase="trade", turn={"placing": "0 general1"}, p0={"generals": {"general1": BOUGHT}})
    assert cited(bought, "place", space="B3")["placed"] == "AF-54"


BOUGHT = {"card": "G01", "at": None}


@pytest.mark.rule("AF-71", "AF-R87")
def test_a_coin_is_taken_by_mirelle_or_by_a_card() -> None:
    thief = set_up("theft", active=2, p0={"at": "L11"})
    assert cited(thief, "steal", seat=0)["stolen"] == "AF-R87"
    card = set_up("effect", phase="effect", turn={"effect": "pickpocket", "effect_left": 1})
    assert cited(card, "steal", seat=1)["stolen"] == "AF-71"


# the reveal


@pytest.mark.rule("AF-74", "AF-34", "AF-36", "AF-R89", "AF-R111")
def test_a_reveal_shows_all_that_is_added_up() -> None:
    p0 = {"at": "L4", "cards": ["IA5", "IA3"], "black": {"torn_banner": 1}, "drums": 1}
    state = marching("hero", p0=p0, p1={"castles": {"bastion": unit("L3", "IP5", "IP1")}})
    do(state, "attack", space="L3")
    do(state, "black", black="torn_banner")
    assert [text for _, text in told(state, 2, "yes")][1:13] == [
        "Red’s hero shows Rurik 10/10.",
        "Red’s hero shows Great Axes 60/30.",
        "Red’s hero shows Axemen 40/20.",
        "Red shows the Black card Torn Banner.",
        "Red beats the War Drums.",
        "Blue’s Bastion shows Bastion 10/10.",
        "Blue’s Bastion shows Fortress Guard 30/40.",
        "Blue’s Bastion shows Spear Levy 10/20.",
        "Red’s hero: Rurik strikes first +10/0.",
        "Red’s hero: War Drums +10/0.",
        "Blue’s Bastion: specialty bonus 0/+30.",
        "Blue’s Bastion: Torn Banner −10/−10.",
    ]


@pytest.mark.rule("AF-37", "AF-39", "AF-89")
def test_a_reveal_says_what_does_not_count() -> None:
    archers = {"generals": {"general1": unit("L5", "AC1", "IA1", card="G13")}}
    spears = {"generals": {"general1": unit("L3", "IP3", "IP4", card="G07")}}
    assert [text for _, text in told(marching(p0=archers, p1=spears), 2, "attack", space="L3")][1:8] == [
        "Red’s general 1 shows Nuno 10/0, which does not count.",
        "Red’s general 1 shows Crossbow Militia 20/10.",
        "Red’s general 1 shows Woodcutters 20/10, which does not shoot.",
        "Blue’s general 1 shows Gwen 0/10, which does not count.",
        "Blue’s general 1 shows Shield Wall 30/30.",
        "Blue’s general 1 shows Spear Line 40/20.",
        "Blue’s general 1: specialty bonus 0/+20.",
    ]


def test_a_dragon_in_battle_shows_its_card() -> None:
    state = set_up("roll", dragon={"alert": 0, "at": "L4", "card": "D4"}, p1=HOLDS)
    assert ("AF-101", "The dragon shows Old Night 100/90.") in told(state, 2, "roll", white=1, black="up")


@pytest.mark.rule("AF-R104")
@pytest.mark.parametrize(("leader", "shows"), [("hero", False), ("bastion", True)])
def test_a_redeployment_teaches_where_it_shows(leader: str, shows: bool) -> None:
    given = {"cards": ["IS1", "IA2"], "castles": {"bastion": unit("C3")}}
    state = set_up("deploy", p0=given, turn={"paid": True, "with_castles": True, "plan": ["0 hero"]})
    assert [raw.teaches for raw in heard(state, "deploy", leader=leader)][:1] == [shows]


@pytest.mark.rule("AF-R104")
def test_a_single_card_that_moves_teaches_nothing() -> None:
    given = {"cards": ["IS1"], "castles": {"bastion": unit("C3")}}
    state = set_up("deploy", p0=given, turn={"paid": True, "with_castles": True})
    assert not any(raw.teaches for raw in heard(state, "deploy", leader="bastion"))
