"""Errors whose message is for the owner of the site."""

from __future__ import annotations

import click


class CommandError(click.ClickException):
    """A command cannot do its work; nothing has been changed.

    The message is one or two plain sentences; the command ends with status 1.
    """


class BuildError(click.ClickException):
    """The site cannot be built; the message says why and how to fix it.

    Reflex's commands print the message alone, as this project's do.
    """
