"""Renders the resume as a tagged PDF, set in the site's fonts by Typst."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import typst

from portfolio.drawing.typst_fonts import TypstFonts, typst_fonts
from portfolio.errors import BuildError
from portfolio.fonts.site_fonts import OWN_FONTS, SiteFonts
from portfolio.invisible_characters import is_visible
from portfolio.models.content import Content
from portfolio.models.resume import Education, Resume
from portfolio.models.site.site import Site
from portfolio.models.theme.theme import Theme
from portfolio.resume.items import Item, contacts, entries
from portfolio.resume.text import absolute
from portfolio.resume.wording import PARTS

TEMPLATE = Path(__file__).with_name("resume.typ")
PAPERS = {"a4": "a4", "letter": "us-letter"}
EPOCH = 0
"""Timestamp where the document names none, so that the same document gives the same bytes."""

REGION_LENGTH, ISO_639_LENGTH = 2, 3
"""Letters of a region, and most letters of a language, that Typst knows."""


class ResumeError(BuildError):
    """A file of the resume cannot be made."""


def render_pdf(
    resume: Resume,
    site: Site,
    theme: Theme,
    paper: str = "a4",
    fonts: SiteFonts = OWN_FONTS,
) -> bytes:
    """Returns the PDF: tagged (PDF/UA-1), its fonts embedded.

    Args:
        resume: The document.
        site: Site, for its language and the address that links start with.
        theme: Theme, for its light colours.
        paper: ``a4`` or ``letter``.
        fonts: The site's faces; signs that neither they nor the system's have are left out.

    Raises:
        ResumeError: If the paper is unknown.
    """
    options = {"format": "pdf", "pdf_standards": ["ua-1"], "timestamp": _last_modified(resume)}
    return _run(typst.compile, resume, site, theme, paper, fonts, **options)


def page_count(content: Content, paper: str, fonts: SiteFonts) -> int:
    """Returns how many pages the PDF takes.

    Raises:
        ResumeError: If the paper is unknown.
    """
    parts = content.resume, content.site, content.theme
    options = {"selector": "<pages>", "field": "value", "one": True}
    return int(_run(typst.query, *parts, paper, fonts, **options))


def _run(
    function: Callable[..., Any],
    resume: Resume,
    site: Site,
    theme: Theme,
    paper: str,
    fonts: SiteFonts,
    **options: Any,
) -> Any:
    """Returns what a function of Typst makes of the template, with what that reads."""
    if paper not in PAPERS:
        raise ResumeError(f"PAPER is {paper!r}; expected one of: {', '.join(PAPERS)}.")
    data = _template_data(resume, site)
    faces = typst_fonts(fonts, json.dumps(data, ensure_ascii=False))
    families = {"display": faces.display, "text": faces.text, "weight": faces.weight}
    inputs = {
        "resume": json.dumps(_printable(data, faces)),
        "fonts": json.dumps(families),
        "colours": json.dumps(_colors(theme)),
        "paper": PAPERS[paper],
        # Of the document's metadata, which no face draws.
        "name": resume.basics.name,
    }
    try:
        return function(TEMPLATE.read_bytes(), sys_inputs=inputs, font_paths=faces.paths, **options)
    except typst.TypstError as error:
        raise ResumeError(f"The resume cannot be set as a PDF: {error}") from None


def _colors(theme: Theme) -> dict[str, Any]:
    colors, hues = theme.colors, theme.hues
    return {
        "text": colors.text.light,
        "second": colors.text_2.light,
        "link": colors.link.light,
        "hues": [hues.yellow, hues.pink, hues.lime, hues.sky],
    }


def _last_modified(resume: Resume) -> int:
    moment = (resume.meta.model_extra or {}).get("lastModified")
    try:
        return int(datetime.fromisoformat(str(moment)).replace(tzinfo=UTC).timestamp())
    except (ValueError, OverflowError):
        return EPOCH


def _template_data(resume: Resume, site: Site) -> dict[str, Any]:
    """Returns the data that the template prints."""
    basics = resume.basics
    return {
        **_language(site.language),
        "direction": site.direction,
        "name": basics.name,
        "label": basics.label,
        "summary": basics.summary,
        "links": [
            {"text": way.text, "href": absolute(way.href, site.address)} for way in contacts(basics)
        ],
        "words": site.words.resume.props(),
        "parts": {
            part: [_item(entry, item, site) for entry, item in entries(resume, part, site.locale)]
            for part in PARTS
            if part in Resume.model_fields
        },
    }


def _item(entry: Any, item: Item, site: Site) -> dict[str, Any]:
    links = {name: absolute(getattr(item, name), site.address) for name in ("href", "detail_href")}
    data = {**asdict(item), **links}
    if isinstance(entry, Education):
        data["projects"] = [project.model_dump() for project in entry.projects]
        data["qualifications"] = [item.model_dump() for item in entry.qualifications]
    return data


def _language(code: str) -> dict[str, str | None]:
    """Returns the language and region of a BCP 47 code, as Typst takes them."""
    language, *parts = code.split("-")
    regions = (part.upper() for part in parts if len(part) == REGION_LENGTH and part.isalpha())
    is_iso = len(language) <= ISO_639_LENGTH
    return {"language": language.lower() if is_iso else "und", "region": next(regions, None)}


def _printable(data: Any, faces: TypstFonts) -> Any:
    """Returns data whose texts have only signs that a face can draw; others would be errors."""
    if isinstance(data, dict):
        return {key: _printable(value, faces) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [_printable(value, faces) for value in data]
    return _visible(faces.printable(data)) if isinstance(data, str) else data


def _visible(text: str) -> str:
    """Returns a text, or nothing if no sign of it leaves ink: a heading may not be empty."""
    return text if is_visible(text) else ""
