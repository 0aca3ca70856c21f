"""Writes the files of the resume that can be downloaded: PDF, JSON, text and a vCard.

It warns of a PDF that takes more pages than the document says.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

from portfolio.atomic_write import write_files
from portfolio.content.diagnostics import Diagnostic, Kind
from portfolio.content.loader import Loaded
from portfolio.fonts.site_fonts import SiteFonts, site_fonts
from portfolio.i18n.catalogue import merge
from portfolio.models.content import Content
from portfolio.models.private_parts import without_private
from portfolio.models.resume import Resume
from portfolio.models.site.site import Site
from portfolio.paths import CONTENT
from portfolio.resume.pdf import PAPERS, page_count, render_pdf
from portfolio.resume.text import render_text
from portfolio.resume.vcard import vcard

SOURCE = "resume.json"
"""File of the document, in the content folder and in the site."""

PAGES = ("meta", "page", "pages")


def write_resume_files(content: Content, site: Path) -> None:
    """Writes resume.pdf, resume.json, resume.txt and contact.vcf, of a site with a resume.

    Those of the other languages are in folders such as ``sv/``.

    Raises:
        ResumeError: If the paper is unknown.
    """
    for language in with_resume(content):
        folder = site / language.site.prefix.lstrip("/")
        files = render_resume_files(language, site_fonts(content))
        write_files({folder / name: data for name, data in files.items()})


def with_resume(content: Content) -> list[Content]:
    """Returns the content in the languages that have a resume."""
    return [language for language in content.languages if language.site.shows("resume")]


def render_resume_files(content: Content, fonts: SiteFonts) -> dict[str, str | bytes]:
    """Returns the files in one language by name.

    ``PAPER=letter`` in the environment sets the PDF on US letter instead of A4.

    Raises:
        ResumeError: If the paper is unknown.
    """
    resume, paper = content.resume, os.environ.get("PAPER", "a4")
    return {
        SOURCE: document(content.site),
        "resume.txt": render_text(resume, content.site),
        "contact.vcf": vcard(content),
        "resume.pdf": render_pdf(resume, content.site, content.theme, paper, fonts),
    }


def document(site: Site) -> bytes:
    """Returns the resume as JSON in the language of a site, without what is private."""
    original = (CONTENT / SOURCE).read_bytes()
    data = written = json.loads(original)
    translation = CONTENT / f"resume.{site.language}.json"
    if site.prefix and translation.exists():
        data = merge(data, json.loads(translation.read_bytes()))
    public = without_private(data)
    return (
        original if public is written else json.dumps(public, ensure_ascii=False, indent=2).encode()
    )


def page_warnings(loaded: Loaded) -> Iterator[Diagnostic]:
    """Yields a warning if the PDF is too long in a language, on the paper that takes most pages."""
    content, fonts = loaded.content, site_fonts(loaded.content)
    allowed = content.resume.meta.page.pages
    counts = [
        page_count(language, paper, fonts) for language in with_resume(content) for paper in PAPERS
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
