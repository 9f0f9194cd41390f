"""What would have been right: one line for each request that is not as the OpenAPI description says."""

import re
from typing import Any

from litestar import Request
from litestar.exceptions import MethodNotAllowedException, SerializationException, ValidationException
from litestar.routes import HTTPRoute
from msgspec import inspect
from msgspec.inspect import type_info

from tavola.server.problems import Problem
from tavola.server.shapes import at, instead, listed, short, words

API = "/api"


class Reading(Request[Any, Any, Any]):
    """A request whose body, if it is no JSON, is refused in our words."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except SerializationException as wrong:
            raise Problem(400, "bad-request", f"{body_of(self)}; this is no JSON ({wrong.detail})") from wrong
        except UnicodeDecodeError as wrong:
            raise Problem(400, "bad-request", f"{body_of(self)}; this is not UTF-8") from wrong
        except RecursionError as wrong:
            raise Problem(400, "bad-request", f"{body_of(self)}; this is nested too deeply") from wrong


def body_of(request: Request[Any, Any, Any]) -> str:
    """What a route takes."""
    return f"the body must be {words(_asked(request, 'data'))}"


def not_valid(request: Request[Any, Any, Any], wrong: ValidationException) -> Problem:
    """A body or a parameter of another shape."""
    first: dict[str, Any] = wrong.extra[0] if isinstance(wrong.extra, list) and wrong.extra else {}
    where, what = first.get("key", ""), first.get("message", wrong.detail)
    body = first.get("source") == "body"
    if body and where == "data":
        sentence = body_of(request)
    else:
        sentence = f"{where} must be {words(at(_asked(request, 'data' if body else where), where if body else ''))}"
    return Problem(400, "bad-request", sentence + instead(what))


def not_found(request: Request[Any, Any, Any]) -> Problem:
    """No such route, or a word where a number belongs."""
    for route, given in _alike(request):
        for name, parameter in route.path_parameters.items():
            if parameter.type is int and not re.fullmatch(r"[+-]?\d+", given[name]):
                return Problem(404, "no-route", f"{name} must be a whole number, not {short(given[name])}")
    message = f"there is no route {short(request.url.path)}: {API}/openapi.json describes those there are"
    return Problem(404, "no-route", message)


def not_allowed(request: Request[Any, Any, Any], wrong: MethodNotAllowedException) -> Problem:
    """A route that is asked in another way."""
    path, methods = request.url.path, sorted({*(wrong.headers or {})["allow"].split(", ")} - {"OPTIONS"})
    if path.startswith(f"{API}/") and not _alike(request):
        return not_found(request)
    return Problem(405, "bad-method", f"{short(path)} takes {listed(methods, 'or')}, not {request.method}")


def too_large(request: Request[Any, Any, Any]) -> Problem:
    most = request.route_handler.resolve_request_max_body_size()
    return Problem(413, "too-large", f"the body may have at most {most} bytes")


# routes


def _alike(request: Request[Any, Any, Any]) -> list[tuple[HTTPRoute, dict[str, str]]]:
    """Described routes whose fixed parts are those of the path, with what the path gives for their parameters."""
    routes = [route for route in request.app.routes if isinstance(route, HTTPRoute) and _described(route)]
    given = [(route, _given(route, request.url.path)) for route in routes]
    return [(route, parameters) for route, parameters in given if parameters is not None]


def _described(route: HTTPRoute) -> bool:
    return any(handler.resolve_include_in_schema() for handler, _ in route.route_handler_map.values())


def _given(route: HTTPRoute, path: str) -> dict[str, str] | None:
    """What stands in a path for each parameter of a route; None if it is no path of this route."""
    form, parts = route.path_format.split("/"), path.rstrip("/").split("/")
    if len(form) != len(parts) or any(a != b and a[:1] != "{" for a, b in zip(form, parts, strict=True)):
        return None
    return {a.strip("{}"): b for a, b in zip(form, parts, strict=True) if a[:1] == "{"}


def _asked(request: Request[Any, Any, Any], name: str) -> inspect.Type:
    """The type of a parameter, or of the body, which is named `data`."""
    return type_info(request.route_handler.signature_model.__annotations__[name])
