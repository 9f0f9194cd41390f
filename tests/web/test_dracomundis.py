"""Draco Mundis in the browser: setup from the screen, a choice that is made twice, menus that stand still."""

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.hands import HANDS, PHONE, Fingers, Mouse
from web.player import Player
from web.seat import Seat
from web.test_whole_games import sit_late

Visit = Callable[..., Seat]


@pytest.mark.parametrize("how", HANDS)
def test_tokens_are_picked_and_placed(visit: Visit, how: str) -> None:
    hand, wishes = HANDS[how]
    seat = visit(**wishes)
    seat.open_table("dracomundis", options={"setup_step": 2})
    player = Player(seat, hand(seat), seed=4)
    for _ in range(6):
        player.decide()
    assert seat.page.locator(".piece").count() >= 2


def test_a_colour_is_chosen_from_its_card_and_everything_is_painted_in_it(visit: Visit) -> None:
    seat = visit()
    seat.open_table("dracomundis", options={"colours": "chosen"})
    expect(seat.page.get_by_test_id("seat-0")).to_contain_text("Seat 1")
    seat.page.locator("[data-id=colour-indigo]").click()
    expect(seat.page.get_by_test_id("seat-0")).to_contain_text("Indigo")
    painted = "() => getComputedStyle(document.querySelector('[data-testid=seat-0]')).getPropertyValue('--s')"
    seat.page.wait_for_function(f"() => ({painted})().trim() === '#3d3a8c'")


# Where the board is drawn, and how large.
DRAWN = "() => document.querySelector('.main svg.board > g').getAttribute('transform')"


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["mouse", "phone"])
def test_a_second_press_confirms_and_does_not_zoom_the_board(visit: Visit, wishes: dict) -> None:
    seat = visit(**wishes)
    sit_late(seat, "dracomundis/2-search", 252)  # two tokens lie face down: any may be flipped, after a second press
    hand = (Fingers if wishes else Mouse)(seat)
    player = Player(seat, hand)
    look = player.turn()
    flips = [choice for choice in seat.scene["choices"] if choice.get("confirm") == "press"]
    hidden = hand.steady(flips[0]["ids"][-1], flips[0]["ids"])
    assert hidden
    before = seat.page.evaluate(DRAWN)
    if wishes:
        seat.page.touchscreen.tap(*hidden)
        seat.page.touchscreen.tap(*hidden)
    else:
        seat.page.mouse.dblclick(*hidden)
    player.after(look, flips[0])
    assert seat.page.evaluate(DRAWN) == before


# Where the menu stands in each frame in which it can be seen, until it has been seen in ten.
STANDS = """() => new Promise(told => {
    const seen = [];
    const look = () => {
        const menu = document.querySelector("[data-testid=menu]");
        if (menu && getComputedStyle(menu).visibility === "visible") {
            const {x, y, width, height} = menu.getBoundingClientRect();
            seen.push([x, y, width, height]);
        }
        if (seen.length < 10) requestAnimationFrame(look);
        else told(seen);
    };
    look();
})"""
APART = """id => {
    const [menu, about] = ["[data-testid=menu]", `svg.board [data-id="${CSS.escape(id)}"]`]
        .map(one => document.querySelector(one).getBoundingClientRect());
    const stage = document.querySelector(".stage").getBoundingClientRect();
    const clear = menu.right <= about.left || menu.left >= about.right
        || menu.bottom <= about.top || menu.top >= about.bottom;
    return clear && menu.left >= stage.left && menu.right <= stage.right && menu.bottom <= stage.bottom;
}"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_menu_stands_still_beside_its_token_from_its_first_frame(visit: Visit, motion: str) -> None:
    seat = visit(motion=motion)
    sit_late(seat, "dracomundis/2-random", 87)  # some tokens can be looked at or turned over
    Player(seat, Mouse(seat)).turn()
    offers = Counter(choice["ids"][0] for choice in seat.scene["choices"] if len(choice["ids"]) == 1)
    for token in [id for id, times in offers.items() if times > 1]:
        seat.page.evaluate(f"() => {{ window.stands = ({STANDS})(); }}")
        Mouse(seat).press(token, [token])
        stands = seat.page.evaluate("() => window.stands")
        grown = [place for place in stands if motion == "reduce" or place[1] == stands[-1][1]]  # it may fly in
        assert grown.count(stands[-1]) == len(grown), stands
        assert seat.page.evaluate(APART, token)
        seat.page.keyboard.press("Escape")
        expect(seat.page.get_by_test_id("menu")).to_have_count(0)  # one that still fades is not the next one
