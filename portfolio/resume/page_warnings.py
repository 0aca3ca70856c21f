"""Warns of a resume that takes more pages as a PDF than the document says."""

from __future__ import annotations

from collections.abc import Iterator

from portfolio.content.diagnostics import Diagnostic, Kind
from portfolio.content.loader import Loaded
from portfolio.fonts.site_fonts import site_fonts
from portfolio.models.resume import Resume
from portfolio.resume.files import with_resume
from portfolio.resume.pdf import PAPERS, page_count

PAGES = ("meta", "page", "pages")


def page_warnings(loaded: Loaded) -> Iterator[Diagnostic]:
    """Yields a warning if the PDF is too long in a language, on the paper that takes most pages."""
    content, fonts = loaded.content, site_fonts(loaded.content)
    allowed = content.resume.meta.page.pages
    counts = [
        page_count(edition, paper, fonts) for edition in with_resume(content) for paper in PAPERS
    ]
    if max(counts, default=0) > allowed:
        document = next(it for it in loaded.documents if it.annotation is Resume)
        yield document.diagnostic(
            PAGES,
            f"the PDF takes at most {allowed} pages",
            found=f"{max(counts)} pages",
            hint='say less, leave older duties out, or allow more with "pages" in meta.page',
            kind=Kind.SIZE,
        )
