"""A tab left open across an update of the server."""

import json
from typing import Any

from playwright.sync_api import Route, WebSocketRoute, expect

from web.seat import Seat


def test_a_tab_left_open_across_an_update_loads_itself_anew(seat: Seat) -> None:
    served = ["old"]

    def updated(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "view":
                message["build"] = served[0]
            route.send(json.dumps(message))

        server.on_message(pass_on)

    def told(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers=answer.headers | {"tavola-build": served[0]})

    seat.page.route_web_socket("**/live", updated)
    seat.page.route("**/api/**", told)
    seat.go("/")
    seat.open_table("nim")
    seat.page.wait_for_selector("[data-testid=board]")
    seat.page.evaluate("window.loaded = 'before'")
    served[0] = "new"
    with seat.page.expect_navigation():
        seat.page.evaluate("window.sockets.at(-1).close()")
    seat.page.wait_for_selector("[data-testid=board]")
    assert seat.page.evaluate("window.loaded ?? null") is None
    expect(seat.page.get_by_test_id("link")).to_have_text("Live")
