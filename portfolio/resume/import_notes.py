"""Notes on an imported resume for its owner: what is not shown, and what is missing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from portfolio.content.checks import json_resume
from portfolio.content.diagnostics import format_loc
from portfolio.content.document import Document
from portfolio.content.model_fields import locate_field
from portfolio.i18n.section_words import ResumeHeadings
from portfolio.models.resume import Resume

EXPECTED_PARTS = ("awards", "work", "skills", "education")
"""Parts whose absence is worth a sentence."""

EXPECTED_KEYS = {
    "basics": ("label", "summary"),
    "awards": ("title", "summary", "illustration"),
    "work": ("position", "name", "start_date", "summary", "highlights"),
    "skills": ("name",),
    "education": ("institution", "area", "study_type", "logo"),
}
"""Fields of each part that the page has a place for."""


def not_shown(document: Document) -> Iterator[str]:
    """Yields what the page and the files leave out, although the document has it."""
    unknown = [
        format_loc(loc)
        for loc in document.key_positions
        if loc and isinstance(loc[-1], str) and _is_unknown(document, loc)
    ]
    if unknown:
        yield f"Kept, but not shown: {', '.join(unknown)}."
    image = document.data.get("basics", {}).get("image", "/")
    if not image.startswith("/"):
        yield (
            f"basics.image: kept, but not shown, because it is not in assets/: {image}. "
            "Put the picture there and name it, e.g. /portrait.webp."
        )


def _is_unknown(document: Document, loc: tuple[str | int, ...]) -> bool:
    above = locate_field(document.annotation, loc[:-1])
    official = {(): {"$schema"}, ("meta",): json_resume.META_KEYS}.get(loc[:-1], set())
    return bool(above.models) and loc[-1] not in {*above.keys, *official}


def gaps(resume: Resume) -> Iterator[str]:
    """Yields which parts and fields the page has to do without."""
    for part in EXPECTED_PARTS:
        if not getattr(resume, part):
            yield f"{part}: none; the page leaves {getattr(ResumeHeadings(), part)} out."
    for part, fields in EXPECTED_KEYS.items():
        yield from _missing(part, getattr(resume, part), fields)


def _missing(part: str, value: Any, fields: tuple[str, ...]) -> Iterator[str]:
    entries = enumerate(value) if isinstance(value, tuple) else [(None, value)]
    for index, entry in entries:
        place = part if index is None else f"{part}[{index}]"
        names = [type(entry).model_fields[it].alias for it in fields if not getattr(entry, it)]
        if names:
            yield f"{place}: without {', '.join(filter(None, names))}."
