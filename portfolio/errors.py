"""The error that ends a command."""

from __future__ import annotations

import click


class CommandError(click.ClickException):
    """What was asked cannot be done; nothing has been changed.

    The message is one or two plain sentences; the command ends with status 1.
    """
