"""Finds what fails when pages and the resume are rendered, as a build does."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from portfolio.build.export_errors import diagnostics_of
from portfolio.components.media.asset_manifest import AssetManifest, provide
from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.fonts.site_fonts import site_fonts
from portfolio.models.content import Content
from portfolio.paths import CONTENT
from portfolio.resume.files import SOURCE, render_resume_files, with_resume
from portfolio.resume.pdf import ResumeError
from portfolio.routing.addresses import known_addresses, with_known_addresses
from portfolio.routing.places import UNKNOWN, Render
from portfolio.routing.state_use import without_state
from portfolio.routing.toasts import with_toaster
from portfolio.routing.unknown_icons import with_known_icons
from sandbox_islands.reflex_insides import has_backend

if TYPE_CHECKING:
    from portfolio.routing.site_pages import SitePage


def renderer(page: SitePage, known: Collection[str]) -> Render:
    """Returns what renders a page with all that it needs, and refuses what would not work in it.

    Args:
        page: The page; without a backend it may have no components with state.
        known: The addresses that it may name.
    """
    render = with_toaster(with_known_icons(with_known_addresses(page.render, known)))
    if has_backend():
        return render
    return without_state(page.route, render, page.declared or UNKNOWN)


def require_sound_pages(content: Content) -> None:
    """Renders every page, as a build does first.

    Raises:
        ContentError: If a page raises, or needs a backend where there is none.
    """
    # It imports the pages in Python, and commands import this module before they examine those.
    from portfolio.routing.site_pages import site_pages

    pages = [*site_pages(content)]
    known = known_addresses(content, (page.route for page in pages))
    provide(AssetManifest.expected(content))
    errors: dict[Diagnostic, None] = {}
    for page in pages:
        try:
            renderer(page, known)()
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
