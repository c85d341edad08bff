"""Lets Alembic run on the connection it is given: schema.py holds its lock."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
