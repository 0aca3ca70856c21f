"""``build``: the site as static files."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import click

from portfolio import paths
from portfolio.content.report import print_diagnostics, printed_errors
from portfolio.errors import CommandError
from portfolio.paths import relative_path

if TYPE_CHECKING:
    from portfolio.models.content import Content


FALLBACK_PAGE = "__spa-fallback.html"
"""A file that is in every built site."""


@click.command()
@click.option("--dist", default="dist", show_default=True, help="Folder to build into.")
def build(dist: str) -> None:
    """Build the site; nothing is done when nothing changed.

    Example: python -m portfolio build
    """
    from portfolio.build.build_site import build_site, fingerprint, is_current
    from portfolio.build.export_errors import LOG_FILE, REPORT_FILE, ExportError, read_report

    folder, sources = paths.SITE / dist, fingerprint()
    if is_current(folder, sources):
        click.echo(f"{dist}/ is up to date.")
        return
    is_free = not folder.exists() or (folder.is_dir() and not any(folder.iterdir()))
    if not is_free and not (folder / FALLBACK_PAGE).is_file():
        raise CommandError(
            f"--dist: no build has written what is in {dist}, and a build replaces all of it. "
            "Name another folder, or move it elsewhere."
        )

    # These import what takes long while Reflex's process starts.
    def read_content() -> Content:
        from portfolio.build.reflex_warnings import reflex_warnings
        from portfolio.routing.load_site import load_site

        # Reflex warns of the same when it compiles.
        with printed_errors(), reflex_warnings():
            content = load_site(paths.CONTENT).content
        if not folder.is_dir():
            click.echo("Building; the first time takes a few minutes for the pictures.", err=True)
        return content

    def check(content: Content) -> None:
        from portfolio.build.render_errors import require_sound_resume
        from portfolio.build.source_errors import require_sound_sources
        from portfolio.images.published_files import require_sound_assets

        with printed_errors():
            require_sound_assets()
            require_sound_sources()
            require_sound_resume(content)

    started = time.monotonic()
    try:
        build_site(read_content, check, folder, sources)
    except ExportError as error:
        print_diagnostics(error.diagnostics, "red")
        log = relative_path(LOG_FILE)
        raise CommandError(f"{dist}/ was not changed. All that Reflex printed: {log}") from None
    print_diagnostics(read_report(REPORT_FILE), "yellow")
    click.echo(f"{dist}/ built in {time.monotonic() - started:.0f} s.")
