"""How routes describe their refusals, and how every refusal is answered."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException, ValidationException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import DataError, SQLAlchemyError

from tavola.server.jobs import NotStored
from tavola.server.problems import Problem, Trouble
from tavola.server.routes import right
from tavola.server.storage import reason

LOG = logging.getLogger("tavola.http")
WORDS = {
    400: "Not as described here",
    401: "No player",
    403: "Not allowed",
    404: "No such thing",
    409: "Not now",
    413: "Too large",
    429: "Too many",
}


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    return {status: ResponseSpec(Trouble, generate_examples=False, description=WORDS[status]) for status in statuses}


def on_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[Trouble]:
    request.app.state.hall.tally.refused("http", problem.code)
    return Response(problem.trouble(), status_code=problem.status)


def on_http(request: Request[Any, Any, Any], wrong: HTTPException) -> Response[Trouble]:
    """What Litestar refuses, in our words."""
    problem = _problem(request, wrong)
    headers = wrong.headers if problem.status == wrong.status_code else None
    return Response(problem.trouble(), status_code=problem.status, headers=headers)


def _problem(request: Request[Any, Any, Any], wrong: HTTPException) -> Problem:
    match wrong:
        case ValidationException():
            return right.not_valid(request, wrong)
        case NotFoundException():
            return right.not_found(request)
        case MethodNotAllowedException():
            return right.not_allowed(request, wrong)
        case RequestEntityTooLarge():
            return right.too_large(request)
    return Problem(wrong.status_code, "bad-request", wrong.detail)


def on_storage(_: Request[Any, Any, Any], wrong: Exception) -> Response[Trouble]:
    LOG.warning("a request was not stored: %s", reason(wrong))  # the writer tells of a disk that refuses
    return Response(Trouble("unavailable", "it could not be stored: try again"), status_code=503)


def on_odd(_: Request[Any, Any, Any], wrong: Exception) -> Response[Trouble]:
    """A NUL in what is looked for, say: PostgreSQL knows no such text."""
    return Response(Trouble("bad-request", f"this can be no text of the database: {reason(wrong)}"), status_code=400)


def on_bug(_: Request[Any, Any, Any], wrong: Exception) -> Response[Trouble]:
    LOG.error("a request failed", exc_info=wrong)
    return Response(Trouble("bug", "something went wrong here; nothing was changed"), status_code=500)


HANDLERS: dict[int | type[Exception], Any] = {
    Problem: on_problem,
    HTTPException: on_http,
    NotStored: on_storage,
    SQLAlchemyError: on_storage,
    DataError: on_odd,
    Exception: on_bug,
}
