"""The application: routes, the hall they share, and the guard around them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, Router
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import License, Schema

from tavola.server.admin_views import ADMIN_BODIES
from tavola.server.asked import BODIES
from tavola.server.glancing import Glancing
from tavola.server.guard import Guard
from tavola.server.hall import Hall
from tavola.server.limits import Buckets
from tavola.server.office import Office
from tavola.server.people.accounts import Accounts
from tavola.server.people.asked import PEOPLE_BODIES
from tavola.server.people.chronicle import Chronicle
from tavola.server.reviewing import Reviewing
from tavola.server.routes import (
    accounts,
    admin,
    admin_people,
    errors,
    games,
    lessons,
    metrics,
    notices,
    pages,
    players,
    profiles,
    ratings,
    replay,
    reviews,
    tables,
)
from tavola.server.routes.right import Reading
from tavola.server.settings import Settings
from tavola.version import VERSION


def description() -> OpenAPIConfig:
    """How the routes are described, at /api and /api/openapi.json."""
    return OpenAPIConfig(
        title="Tavola",
        version=VERSION,
        description="Tables, seats, replays and records. Live play is a WebSocket: see docs/protocol.md.",
        license=License(name="Apache-2.0", identifier="Apache-2.0"),
        openapi_router=Router("/api", route_handlers=[], include_in_schema=False, after_request=no_page),
        render_plugins=[JsonRenderPlugin()],
    )


def no_page(response: Response[Any]) -> Response[Any]:
    """Litestar would answer with a page where it finds no description."""
    if response.status_code == 404:
        raise NotFoundException
    return response


def litestar_app(hall: Hall) -> Litestar:
    """The routes, with the hall open while they serve."""
    office, chronicle = Office(hall), Chronicle(hall)

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        await office.open()
        await chronicle.open()
        try:
            yield
        finally:
            await hall.close()

    app = Litestar(
        route_handlers=[
            *players.HANDLERS,
            *accounts.HANDLERS,
            *profiles.HANDLERS,
            *ratings.HANDLERS,
            *notices.HANDLERS,
            *games.HANDLERS,
            *lessons.HANDLERS,
            *tables.HANDLERS,
            *replay.HANDLERS,
            *reviews.HANDLERS,
            *admin.HANDLERS,
            *admin_people.HANDLERS,
            *metrics.HANDLERS,
            *pages.HANDLERS,
        ],
        lifespan=[open_hall],
        exception_handlers=errors.HANDLERS,
        openapi_config=description(),
        request_class=Reading,
        request_max_body_size=hall.settings.body_bytes,
        logging_config=None,
    )
    app.state.hall, app.state.office, app.state.reviewing = hall, office, Reviewing(hall)
    app.state.accounts, app.state.exports = Accounts(hall), Buckets(1 / 60, 3)
    app.state.glancing = Glancing(hall, app.state.reviewing)
    forbid_unknown_fields(app)
    return app


def forbid_unknown_fields(app: Litestar) -> None:
    """Say in the description what the bodies refuse."""
    for schema in (app.openapi_schema.components.schemas or {}).values():
        if isinstance(schema, Schema) and schema.title in {
            kind.__name__ for kind in (*BODIES, *PEOPLE_BODIES, *ADMIN_BODIES)
        }:
            schema.additional_properties = False


def create(settings: Settings, hall: Hall | None = None) -> Guard:
    """The whole server as one ASGI application."""
    hall = hall or Hall(settings)
    return Guard(litestar_app(hall), hall)
