"""What would have been right: one line for each request that is not as the OpenAPI description says."""

import re
from collections.abc import Sequence
from typing import Any

from litestar import Request
from litestar.exceptions import MethodNotAllowedException, SerializationException, ValidationException
from litestar.routes import HTTPRoute
from msgspec import inspect
from msgspec.inspect import type_info

from tavola.server.problems import Problem

API = "/api"
STEP = re.compile(r"[^.\[\]]+|(?<=\[)[^\]]+")  # of a path such as seats[0].kind
NOT_TAKEN = re.compile(r"Object (?:contains unknown|missing required) field `(.*)`", re.DOTALL)
NOT_ONE = re.compile(r"Invalid enum value (.*)", re.DOTALL)
NOT_SO = re.compile(r"Expected `.*`, got `(\w+)`")
SEEN = {"int": "a number", "float": "a number", "str": "text", "array": "a list", "object": "an object"}
SEEN |= {"bool": "true or false", "null": "null"}
LONGEST = 60  # characters of what was sent that are told again


class Reading(Request[Any, Any, Any]):
    """A request whose body, if it is no JSON, is refused in our words."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except SerializationException as wrong:
            raise Problem(400, "bad-request", f"{body_of(self)}; this is no JSON ({wrong.detail})") from wrong
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
        sentence = f"{where} must be {words(_at(_asked(request, 'data' if body else where), where if body else ''))}"
    return Problem(400, "bad-request", sentence + _instead(what))


def not_found(request: Request[Any, Any, Any]) -> Problem:
    """No such route, or a word where a number belongs."""
    for route in _alike(request):
        given = _given(route, request.url.path)
        for name, parameter in route.path_parameters.items():
            if parameter.type is int and not re.fullmatch(r"[+-]?\d+", given[name]):
                return Problem(404, "no-route", f"{name} must be a whole number, not {_short(given[name])}")
    message = f"there is no route {_short(request.url.path)}: {API}/openapi.json describes those there are"
    return Problem(404, "no-route", message)


def not_allowed(request: Request[Any, Any, Any], wrong: MethodNotAllowedException) -> Problem:
    """A route that is asked in another way."""
    path, methods = request.url.path, sorted({*(wrong.headers or {})["allow"].split(", ")} - {"OPTIONS"})
    if path.startswith(f"{API}/") and not _alike(request):
        return not_found(request)
    return Problem(405, "bad-method", f"{_short(path)} takes {_listed(methods, 'or')}, not {request.method}")


def too_large(request: Request[Any, Any, Any]) -> Problem:
    most = request.route_handler.resolve_request_max_body_size()
    return Problem(413, "too-large", f"the body may have at most {most} bytes")


# routes


def _alike(request: Request[Any, Any, Any]) -> list[HTTPRoute]:
    """Described routes whose fixed parts are those of the path."""
    routes = [route for route in request.app.routes if isinstance(route, HTTPRoute) and _described(route)]
    return [route for route in routes if _given(route, request.url.path) is not NOTHING]


def _described(route: HTTPRoute) -> bool:
    return any(handler.resolve_include_in_schema() for handler, _ in route.route_handler_map.values())


NOTHING: dict[str, str] = {}


def _given(route: HTTPRoute, path: str) -> dict[str, str]:
    """What stands in a path for each parameter of a route; NOTHING if it is another's."""
    form, parts = route.path_format.split("/"), path.rstrip("/").split("/")
    if len(form) != len(parts) or any(a != b and a[:1] != "{" for a, b in zip(form, parts, strict=True)):
        return NOTHING
    return {a.strip("{}"): b for a, b in zip(form, parts, strict=True) if a[:1] == "{"} | {"": path}


# types


def _asked(request: Request[Any, Any, Any], name: str) -> inspect.Type:
    """The type of a parameter, or of the body, which is named `data`."""
    return type_info(request.route_handler.signature_model.__annotations__[name])


def _at(kind: inspect.Type, path: str) -> inspect.Type:
    """The type of what lies in a body at `seats[0].kind`."""
    for step in STEP.findall(path):
        kind = _inside(_bare(kind), step)
    return kind


def _inside(kind: inspect.Type, step: str) -> inspect.Type:
    match kind:
        case inspect.StructType(fields=fields):
            return next((field.type for field in fields if field.encode_name == step), inspect.AnyType())
        case inspect.ListType(item_type=item):
            return item
        case inspect.DictType(value_type=value):
            return value
        case _:
            return inspect.AnyType()


def _bare(kind: inspect.Type) -> inspect.Type:
    """Without notes, and without `or nothing`."""
    if isinstance(kind, inspect.Metadata):
        return _bare(kind.type)
    if isinstance(kind, inspect.UnionType):
        given = [_bare(each) for each in kind.types if not isinstance(each, inspect.NoneType)]
        return given[0] if len(given) == 1 else kind
    return kind


# words


def words(kind: inspect.Type) -> str:
    """A type in words."""
    match _bare(kind):
        case inspect.StrType(min_length=least, max_length=most, pattern=pattern):
            return f"text{_range(' of', least, most, ' characters')}{' in one line, not blank' if pattern else ''}"
        case inspect.IntType(ge=least, le=most):
            return f"a whole number{_range(' from', least, most)}"
        case inspect.BoolType():
            return "true or false"
        case inspect.LiteralType(values=values):
            return _listed([str(value) for value in values], "or")
        case inspect.ListType(min_length=least, max_length=most):
            return f"a list{_range(' of', least, most, ' items')}"
        case inspect.StructType(fields=fields):
            return f"a JSON object with {_fields(fields)}"
        case inspect.UnionType(types=kinds):
            return _listed([words(each) for each in kinds], "or")
        case inspect.DictType():
            return "an object"
        case _:
            return "as described in /api/openapi.json"


def _fields(fields: Sequence[inspect.Field]) -> str:
    needed = _listed([field.encode_name for field in fields if field.required], "and")
    free = _listed([field.encode_name for field in fields if not field.required], "and")
    return " and ".join(part for part in (needed, f"perhaps {free}" if free else "") if part)


def _range(before: str, least: int | None, most: int | None, after: str = "") -> str:
    """From the least to the most; all bodies and parameters of ours have both, or neither."""
    return "" if most is None else f"{before} {least or 0} to {most}{after}"


def _listed(things: Sequence[str], last: str) -> str:
    return f" {last} ".join([", ".join(things[:-1]), things[-1]] if len(things) > 1 else things)


def _instead(what: str) -> str:
    """What stood there, as far as msgspec tells."""
    if found := NOT_TAKEN.fullmatch(what):
        return f"; {_short(found[1])} is {'missing' if 'missing' in what[:20] else 'unknown'}"
    if found := NOT_ONE.fullmatch(what):
        return f", not {found[1][:LONGEST]}"
    if found := NOT_SO.fullmatch(what):
        return f", not {SEEN.get(found[1], found[1])}"
    return "; there is none" if what == "'data'" else ""


def _short(text: str) -> str:
    """What was sent, on one line."""
    return repr(text if len(text) <= LONGEST else text[:LONGEST] + "…")
