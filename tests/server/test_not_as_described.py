"""Every route of the description, asked wrongly in every way: one line that says what would have been right."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from server.house import PATIENCE
from server.test_openapi import DESCRIPTION
from tavola.server.shapes import listed

JSON = {"content-type": "application/json"}
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")
RIGHT = {
    "table": "k3v9q0m2xw7d4b1t",
    "slug": "adventurers-guard",
    "seat": "0",
    "ply": "0",
    "file": "x",
    "name": "en.ftl",
    "player": "pl_k3v9q0m2xw7d4b1t",
    "ban": "ba_k3v9q0m2",
    "browser": "4f0c",
    "passkey": "QQ",
    "device": "k3v9q0m2",
}
NO_BODIES = (b"", b"{", b"[]", b"null", b'"x"', b"7", b"\xff\xfe", b"[" * 50_000, b'{"no_such": 1}')
FITTING = {"share": "a1" * 16, "game": "adventurers-guard", "seats": [{"kind": "me"}, {"kind": "screen"}], "ply": 0}
FITTING |= {
    "endpoint": "https://example.org/",
    "p256dh": "x",
    "auth": "x",
    "url": "https://example.org/",
    "name": "Ann",
}
FITTING |= {"credential": {"id": "QQ", "rawId": "QQ", "type": "public-key", "response": {}}, "code": "x"}
FITTING |= {"key": "adm_x", "kind": "player", "what": "pl_x"}
LONGEST = {"q": 80, "mode": 40, "season": 40}  # parameters that are any text
NUMBERS = ("offset", "before")  # parameters for which a large number is right
Case = tuple[str, str, bytes, int, str]  # method, address, body, status, what the message must hold


def filled(path: str, **other: str) -> str:
    for name, value in (RIGHT | other).items():
        path = path.replace(f"{{{name}}}", value)
    return path


def resolved(schema: dict[str, Any]) -> dict[str, Any]:
    if "$ref" not in schema:
        return schema
    found: dict[str, Any] = DESCRIPTION["components"]["schemas"][schema["$ref"].split("/")[-1]]
    return found


def body_of(operation: dict[str, Any]) -> dict[str, Any]:
    """The schema of what a route takes."""
    if "requestBody" not in operation:
        return {}
    return resolved(operation["requestBody"]["content"]["application/json"]["schema"])


def wrong_bodies(path: str, operation: dict[str, Any]) -> Iterator[Case]:
    schema = body_of(operation)
    for body in NO_BODIES:
        yield "POST", filled(path), body, 400, "the body must be a JSON object with "
    needed = schema.get("required", [])
    for name in schema["properties"]:
        body = json.dumps({each: {"so": "wrong"} for each in [*needed, name]})
        yield "POST", filled(path), body.encode(), 400, " must be "
    if needed:
        yield "POST", filled(path), b"{}", 400, " is missing"


def wrong_parameters(path: str, method: str, operation: dict[str, Any]) -> Iterator[Case]:
    body = json.dumps({name: FITTING[name] for name in body_of(operation).get("required", [])}).encode()
    for parameter in operation.get("parameters", []):
        name = parameter["name"]
        if most := LONGEST.get(name):
            said = f"{name} must be text of 0 to {most} characters"
            yield method, f"{filled(path)}?{name}={'x' * (most + 1)}", body, 400, said
        elif parameter["in"] == "query":
            for value in ("x", "-1", "1e9", "99999")[: 2 if name in NUMBERS else 4]:
                yield method, f"{filled(path)}?{name}={value}", body, 400, f"{name} must be "
        elif name in ("seat", "ply"):
            yield method, filled(path, **{name: "x"}), body, 404, f"{name} must be a whole number, not 'x'"
            yield method, filled(path, **{name: "-1"}), body, 400, f"{name} must be a whole number from 0 to "
        elif name == "table":
            yield method, filled(path, table="t" * 50), body, 400, "table must be text of "


def cases() -> Iterator[Case]:
    for path, operations in DESCRIPTION["paths"].items():
        for method in METHODS:
            operation = operations.get(method.lower())
            if operation is None:
                yield method, filled(path), b"{}", 405, f"takes {listed(sorted(map(str.upper, operations)), 'or')}, not"
                continue
            yield from wrong_parameters(path, method, operation)
            if "requestBody" in operation:
                yield from wrong_bodies(path, operation)
            yield method, f"{filled(path)}/no/such/thing", b"{}", 404, "there is no route"
    for method in METHODS:
        for path in ("/api/nothing", "/api/nothing.json", "/api/tables/x/y/z", "/api/openapi.json/x"):
            yield method, path, b"{}", 404, "there is no route"


CASES = list(cases())


def name_of(case: Case) -> str:
    return f"{case[0]} {case[1][:80]} {case[2][:40]!r}"


def test_every_route_with_a_body_or_a_parameter_is_among_them() -> None:
    asked = {(method, path) for method, path, *_ in CASES}
    for path, operations in DESCRIPTION["paths"].items():
        assert {(method, filled(path)) for method in METHODS if method.lower() not in operations} <= asked
        assert all((method.upper(), f"{filled(path)}/no/such/thing") in asked for method in operations)
    assert len(CASES) > 250


@pytest.mark.parametrize("case", CASES, ids=map(name_of, CASES))
def test_one_line_says_what_would_have_been_right(case: Case, address: str, key: str) -> None:
    method, path, body, status, hint = case
    headers = JSON | {"authorization": f"Bearer {key}"}
    answer = httpx.request(method, address + path, content=body, headers=headers, timeout=PATIENCE)
    said = answer.json()
    assert answer.headers["content-type"] == "application/json"
    assert (answer.status_code, sorted(said)) == (status, ["code", "message"])
    assert said["code"] == {400: "bad-request", 404: "no-route", 405: "bad-method"}[status]
    assert hint in said["message"]
    assert len(said["message"].splitlines()) == 1
    assert len(said["message"]) < 250
    assert "`" not in said["message"]


def test_a_record_that_is_none(address: str, key: str) -> None:
    headers = JSON | {"authorization": f"Bearer {key}"}
    for body in NO_BODIES:
        answer = httpx.post(f"{address}/api/records", content=body, headers=headers, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
        assert "record" in answer.json()["message"]


def test_a_body_that_is_too_long(address: str) -> None:
    answer = httpx.post(f"{address}/api/me", content=b" " * 70_000, headers=JSON, timeout=PATIENCE)
    assert answer.json() == {"code": "too-large", "message": "the body may have at most 65536 bytes"}
