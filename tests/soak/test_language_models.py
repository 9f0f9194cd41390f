"""A client of `tavola mcp` plays whole games at every seat count."""

import pytest
from mcp import Client

import tavola
from cli.talking import SHORT, play_out, talk


@pytest.mark.parametrize("slug", SHORT)
def test_a_client_plays_to_the_end_at_every_seat_count(slug, tmp_path):
    async def script(client: Client) -> None:
        for seats in tavola.game(slug).seats:
            assert (await play_out(client, slug, seats, {}))["over"], seats

    assert talk(tmp_path, script) == ""
