"""``upgrade``: newer releases of the pinned packages."""

from __future__ import annotations

import click

from portfolio import paths
from portfolio.errors import CommandError


@click.command()
@click.option("--dry-run", is_flag=True, help="List them; change nothing.")
@click.option("--test", is_flag=True, help="Run every test with them, in a temporary copy.")
def upgrade(dry_run: bool, test: bool) -> None:
    """List the pins of pip and npm that have newer releases, and write them.

    Tests that fail in the copy leave every pin as it is.

    Example: python -m portfolio upgrade --dry-run --test
    """
    from portfolio.upgrade import upgrade as upgrades

    found = upgrades.newer(paths.ROOT)
    if not found:
        click.echo("Every pin is the newest release.")
        return
    click.echo("\n".join(upgrades.table(found)))
    if test:
        passed, output = upgrades.try_in_a_copy(paths.ROOT, found)
        if not passed:
            raise CommandError(
                f"The tests fail with these releases; nothing was changed.\n\n{output}"
            )
        click.echo("Every test passes with these releases.")
    if dry_run:
        return
    for file in upgrades.write(paths.ROOT, found):
        click.echo(f"{file} is changed.")
    click.echo("Next: make test")
