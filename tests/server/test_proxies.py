"""Where somebody comes from: a trusted proxy is believed, nobody else."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from server.house import PATIENCE, House, run_async, settings
from tavola.cli.app import app
from tavola.server.settings import BadProxy, proxies_of

PROXY, STRANGER, VISITOR = "127.0.0.1", "127.0.0.2", "203.0.113.9"


async def met(house: House, address: str, **headers: str) -> set[str]:
    """The addresses a request is counted for."""
    house.hall.company.buckets.known.clear()
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(transport=transport, base_url=house.http.base_url, timeout=PATIENCE) as http:
        await http.get("/api/games", headers={name.replace("_", "-"): value for name, value in headers.items()})
    return set(house.hall.company.buckets.known)


@run_async
async def test_by_default_only_this_machine_is_believed(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        assert await met(house, PROXY, X_Forwarded_For=VISITOR) == {VISITOR}
        assert await met(house, STRANGER, X_Forwarded_For=VISITOR) == {STRANGER}


@run_async
async def test_a_network_of_proxies_can_be_named(tmp_path: Path) -> None:
    async with House(settings(tmp_path, proxies="127.0.0.2/31")) as house:
        assert await met(house, STRANGER, X_Forwarded_For=VISITOR) == {VISITOR}
        assert await met(house, "127.0.0.3", X_Forwarded_For=VISITOR) == {VISITOR}
        assert await met(house, PROXY, X_Forwarded_For=VISITOR) == {PROXY}  # no longer, if it is not named


FORGED: list[dict[str, str]] = [
    {"X_Forwarded_For": f"10.1.1.1, {VISITOR}"},  # the visitor wrote the first one
    {"X_Forwarded_For": f"127.0.0.1, {VISITOR}"},
    {"X_Forwarded_For": f"{VISITOR}, 127.0.0.1"},  # a proxy behind a proxy
]


@pytest.mark.parametrize("headers", FORGED)
def test_what_a_visitor_writes_before_the_proxy_is_not_believed(tmp_path: Path, headers: dict[str, str]) -> None:
    @run_async
    async def scenario(folder: Path) -> None:
        async with House(settings(folder)) as house:
            assert await met(house, PROXY, **headers) == {VISITOR}

    scenario(tmp_path)


@run_async
async def test_nobody_escapes_a_ban_or_a_limit_by_a_header(tmp_path: Path) -> None:
    async with House(settings(tmp_path, requests=0.01, request_burst=2)) as house:
        transport = httpx.AsyncHTTPTransport(local_address=STRANGER)
        async with httpx.AsyncClient(transport=transport, base_url=house.http.base_url, timeout=PATIENCE) as http:
            codes = [
                (await http.get("/api/games", headers={"X-Forwarded-For": f"10.0.0.{nth}"})).status_code
                for nth in range(4)
            ]
            assert codes == [200, 200, 429, 429]
            assert (await http.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})).status_code == 429


@pytest.mark.parametrize("given", [["10.0.0.0/8", "192.168.1.7"], ["2001:db8::/32"]])
def test_networks_are_taken_as_they_are(given: list[str]) -> None:
    assert proxies_of(given) == ",".join(given)
    assert proxies_of([]) == "127.0.0.1,::1"


@pytest.mark.parametrize("wrong", ["everyone", "*", "10.0.0.1/8", "10.0.0.0/33"])
def test_a_proxy_that_is_no_address_is_refused_in_a_line(wrong: str, tmp_path: Path) -> None:
    with pytest.raises(BadProxy, match="no proxy's address"):
        proxies_of([wrong])
    told: Any = CliRunner().invoke(app, ["serve", "--trust-proxy", wrong, "--db", str(tmp_path / "t.db")])
    assert told.exit_code == 2
    assert len(told.output.strip().splitlines()) == 1
