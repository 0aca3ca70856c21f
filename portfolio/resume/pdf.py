"""Renders the resume as a tagged PDF, set in the site's fonts by Typst."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import typst

from portfolio.drawing.typst_fonts import typst_font_folder
from portfolio.errors import BuildError
from portfolio.i18n.locale import Locale
from portfolio.models.resume import Education, Resume
from portfolio.models.site import Site
from portfolio.resume.text import absolute
from portfolio.resume.wording import period, study

TEMPLATE = Path(__file__).with_name("resume.typ")
PAPERS = {"a4": "a4", "letter": "us-letter"}
EPOCH = 0
"""Timestamp where the document names none, so that the same document gives the same bytes."""


class ResumeError(BuildError):
    """A file of the resume cannot be made, is missing or is out of date."""


def render_pdf(resume: Resume, site: Site, paper: str = "a4") -> bytes:
    """Returns the PDF: tagged (PDF/UA-1), its fonts embedded, at most two pages.

    Args:
        resume: The document.
        site: Its language, and the address that links start with.
        paper: ``a4`` or ``letter``.

    Raises:
        ResumeError: If the paper is unknown, or the resume does not fit on two pages.
    """
    if paper not in PAPERS:
        raise ResumeError(f"PAPER is {paper!r}; expected one of: {', '.join(PAPERS)}.")
    inputs = {"resume": json.dumps(_template_data(resume, site)), "paper": PAPERS[paper]}
    try:
        return typst.compile(
            TEMPLATE.read_bytes(),
            format="pdf",
            pdf_standards=["ua-1"],
            sys_inputs=inputs,
            font_paths=typst.Fonts(include_system_fonts=False, font_paths=[typst_font_folder()]),
            timestamp=_last_modified(resume),
        )
    except typst.TypstError as error:
        raise ResumeError(f"The resume cannot be set as a PDF: {error}") from None


def _last_modified(resume: Resume) -> int:
    moment = (resume.meta.model_extra or {}).get("lastModified")
    try:
        return int(datetime.fromisoformat(str(moment)).replace(tzinfo=UTC).timestamp())
    except ValueError:
        return EPOCH


def _template_data(resume: Resume, site: Site) -> dict[str, Any]:
    """Returns the data that the template prints."""
    basics = resume.basics
    links = [(basics.email, f"mailto:{basics.email}"), (basics.url, basics.url)]
    links += [(profile.network, profile.url) for profile in basics.profiles]
    return {
        "language": site.language,
        "words": site.words.resume.props(),
        "name": basics.name,
        "label": basics.label,
        "summary": basics.summary,
        "links": [
            {"text": text.partition("://")[2] or text, "href": absolute(href, site.address)}
            for text, href in links
            if text and href
        ],
        "awards": [
            {"title": it.title, "summary": it.summary, "href": absolute(it.url or "", site.address)}
            for it in resume.awards
        ],
        "work": [
            {
                "title": it.title,
                "name": it.name if it.name != it.title else "",
                "period": period(it, site.locale),
                "summary": it.summary,
                "highlights": it.highlights,
            }
            for it in resume.work
        ],
        "skills": [it.name for it in resume.skills],
        "education": [_school(it, site.locale) for it in resume.education],
    }


def _school(school: Education, locale: Locale) -> dict[str, Any]:
    return {
        "title": study(school, locale),
        "place": ", ".join(filter(None, (school.institution, school.score))),
        "projects": [it.model_dump() for it in school.projects],
        "qualifications": [it.model_dump() for it in school.qualifications],
    }
