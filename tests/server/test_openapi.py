"""The OpenAPI description is true: Schemathesis asks every route all it can think of."""

import json
from pathlib import Path

import httpx
import schemathesis
from hypothesis import HealthCheck, settings
from litestar.serialization import encode_json

from server.house import PATIENCE
from tavola.server.app import litestar_app
from tavola.server.hall import Hall
from tavola.server.settings import Settings

DESCRIPTION = json.loads(encode_json(litestar_app(Hall(Settings(db="sqlite://"))).openapi_schema.to_schema()))
schema = schemathesis.openapi.from_dict(DESCRIPTION)
LEFT_OUT = [
    schemathesis.checks.positive_data_acceptance,  # whether a game has such an option, no schema can say
    schemathesis.checks.negative_data_rejection,  # Litestar reads "true" as true
    schemathesis.checks.allow_header_conformance,  # Litestar names only one handler's method in Allow
]


@schema.parametrize()
@settings(suppress_health_check=list(HealthCheck), max_examples=10, deadline=None)
def test_every_route_answers_as_described(case: schemathesis.Case, address: str, key: str) -> None:
    if case.path.startswith("/api/me") and case.method.upper() in ("DELETE", "POST"):  # which the others outlive
        key = httpx.post(f"{address}/api/me", json={"cookie": False}, timeout=PATIENCE).json()["key"]
    case.headers["Authorization"] = f"Bearer {key}"
    case.call_and_validate(base_url=address, excluded_checks=LEFT_OUT)


def test_the_description_in_the_docs_is_the_one_served(address: str) -> None:
    served = httpx.get(f"{address}/api/openapi.json", timeout=PATIENCE).json()
    assert served == DESCRIPTION
    paths = set(served["paths"])
    assert {"/api/tables", "/api/tables/{table}", "/api/games/{slug}", "/api/records"} <= paths
    written = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    for path in paths:
        short = path.replace("{table}", "{id}").replace("{name}", "{lang}.ftl")
        assert short in written, f"docs/protocol.md does not name {path}"
