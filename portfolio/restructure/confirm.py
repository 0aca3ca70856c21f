"""Shows what a command will change, and asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from portfolio.errors import CommandError

if TYPE_CHECKING:
    from portfolio.restructure.plan import Plan

yes_option = click.option("--yes", is_flag=True, help="Do not ask.")


def confirm_and_apply(plan: Plan, *, yes: bool) -> None:
    """Makes the changes of a plan once its owner agrees.

    Args:
        plan: What will change; it is printed.
        yes: Whether the owner has agreed before.

    Raises:
        CommandError: The owner does not agree, or the changes cannot be made; nothing is changed.
    """
    plan.changes.check()
    for line in plan.lines():
        click.echo(line)
    if not yes and not agrees():
        raise CommandError("Nothing was changed.")
    plan.changes.apply()
    click.echo("Done.")


def agrees() -> bool:
    """Asks; an input that has ended, or Ctrl-C, is a no."""
    try:
        return click.confirm("Go ahead?")
    except click.Abort:
        return False
