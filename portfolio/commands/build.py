"""``build``: the site as static files."""

from __future__ import annotations

import time

import click

from portfolio import paths
from portfolio.commands.load_content import (
    load_content,
    require_sound_resume,
    require_sound_sources,
)
from portfolio.content.report import print_diagnostics
from portfolio.errors import CommandError
from portfolio.paths import relative_path


@click.command()
@click.option("--dist", default="dist", show_default=True, help="Folder to build into.")
def build(dist: str) -> None:
    """Build the site; nothing is done when nothing changed.

    Example: python -m portfolio build
    """
    from portfolio.build.build_site import build_site, is_current
    from portfolio.build.export_errors import LOG, ExportError
    from portfolio.build.fingerprint import fingerprint

    folder = paths.ROOT / dist
    if is_current(folder):
        click.echo(f"{dist}/ is up to date.")
        return
    sources = fingerprint()
    content = load_content().content
    require_sound_sources()
    require_sound_resume(content)
    started = time.monotonic()
    if not folder.is_dir():
        click.echo("Building; the first time takes a few minutes for the pictures.", err=True)
    try:
        build_site(content, folder, sources)
    except ExportError as error:
        print_diagnostics(error.diagnostics, "red")
        log = relative_path(LOG)
        raise CommandError(f"{dist}/ was not changed. All that Reflex printed: {log}") from None
    click.echo(f"{dist}/ built in {time.monotonic() - started:.0f} s.")
