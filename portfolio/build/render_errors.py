"""Finds what fails when pages and the resume are rendered, as a build does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from portfolio.build.export_errors import diagnostics_of
from portfolio.components.media.asset_manifest import AssetManifest, provide
from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.fonts.site_fonts import site_fonts
from portfolio.models.content import Content
from portfolio.paths import CONTENT
from portfolio.resume.files import SOURCE, render_resume_files, with_resume
from portfolio.resume.pdf import ResumeError
from portfolio.routing.state_use import Render, without_state
from sandbox_islands.reflex_insides import has_backend

if TYPE_CHECKING:
    from portfolio.routing.site_pages import SitePage


def renderer(page: SitePage) -> Render:
    """Returns what renders a page; without a backend, what refuses components with state."""
    if has_backend():
        return page.render
    return without_state(page.route, page.render, page.declared)


def require_sound_pages(content: Content) -> None:
    """Renders every page, as a build does first.

    Raises:
        ContentError: If a page raises, or needs a backend where there is none.
    """
    # It imports the pages in Python, and commands import this module before they examine those.
    from portfolio.routing.site_pages import site_pages

    provide(AssetManifest.expected(content))
    errors: dict[Diagnostic, None] = {}
    for page in site_pages(content):
        try:
            renderer(page)()
        except (Exception, SystemExit) as error:
            errors |= dict.fromkeys(diagnostics_of(error, page.route))
    if errors:
        raise ContentError([*errors])


def require_sound_resume(content: Content) -> None:
    """Makes the files as the build does at its end, and writes none.

    Raises:
        ContentError: If the resume cannot be made in every form.
    """
    try:
        for language in with_resume(content):
            render_resume_files(language, site_fonts(content))
    except ResumeError as error:
        file = f"{CONTENT.name}/{SOURCE}"
        raise ContentError([Diagnostic(file, 1, 1, "", error.message)]) from None
