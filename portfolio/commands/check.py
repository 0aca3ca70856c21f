"""``check``: what is wrong with the content, and what is still a placeholder."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import click

from portfolio import paths
from portfolio.content.report import print_warnings, printed_errors
from portfolio.errors import CommandError
from portfolio.progress import status


@click.command()
@click.option("--strict", is_flag=True, help="Fail if there is anything to look at.")
def check(strict: bool) -> None:
    """Read content/ and list what is wrong with it, and what is still a placeholder.

    It looks at keys and values, links, contrast, alternative texts, the sizes of pictures, letters
    of titles that no face has, what files of assets/ say of their owner, and for syntax errors in
    scripts and stylesheets. The resume is set as a PDF and every page is rendered: what raises, or
    needs a backend where there is none, is an error. Links and pictures of pages in Python are
    looked at by the build.

    Example: python -m portfolio check --strict
    """
    from portfolio.build.reflex_warnings import reflex_warnings
    from portfolio.build.render_errors import require_sound_pages, require_sound_resume
    from portfolio.build.source_errors import require_sound_sources
    from portfolio.fonts.warnings import font_warnings
    from portfolio.images.published_files import require_sound_assets
    from portfolio.images.renditions import require_whole_pictures
    from portfolio.resume.files import page_warnings
    from portfolio.routing.load_site import load_site

    with printed_errors(), reflex_warnings() as of_reflex, ThreadPoolExecutor(1) as pool:
        sources = pool.submit(require_sound_sources)
        loaded = load_site(paths.CONTENT)
        require_sound_assets()
        sources.result()
        with status("Reading the pictures"):
            require_whole_pictures(loaded.content)
        with status("Setting the resume"):
            require_sound_resume(loaded.content)
        with status("Rendering every page"):
            require_sound_pages(loaded.content)
    warnings = (*loaded.warnings, *of_reflex, *font_warnings(loaded), *page_warnings(loaded))
    summary = print_warnings(warnings)
    if strict and warnings:
        raise CommandError(summary)
    click.echo(summary)
