"""The error that ends a command."""

from __future__ import annotations

import click


class CommandError(click.ClickException):
    """A command cannot do its work; nothing has been changed.

    The message is one or two plain sentences; the command ends with status 1.
    """
