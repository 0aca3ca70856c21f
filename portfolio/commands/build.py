"""``build``: the site as static files."""

from __future__ import annotations

import time

import click

from portfolio import paths
from portfolio.commands.load_content import load_content
from portfolio.errors import CommandError


@click.command()
@click.option("--dist", default="dist", show_default=True, help="Folder to build into.")
def build(dist: str) -> None:
    """Build the site; nothing is done when nothing changed.

    Example: python -m portfolio build
    """
    from portfolio.build.build_site import build_site, is_current
    from portfolio.build.reflex_export import ExportError
    from portfolio.drawing.glyphs import MissingGlyphError

    folder = paths.ROOT / dist
    if is_current(folder):
        click.echo(f"{dist}/ is up to date.")
        return
    content = load_content().content
    started = time.monotonic()
    click.echo("Building; the first time takes a few minutes for the pictures.", err=True)
    try:
        build_site(content, folder)
    except ExportError as error:
        raise CommandError(f"Reflex could not export the site:\n{error}") from None
    except MissingGlyphError as error:
        raise CommandError(str(error)) from None
    click.echo(f"{dist}/ built in {time.monotonic() - started:.0f} s.")
