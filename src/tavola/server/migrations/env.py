"""Alembic runs this: it steps through versions/ on the connection it was given."""

from alembic import context

from tavola.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
