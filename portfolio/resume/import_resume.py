"""Imports a JSON Resume document as the site's resume."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from portfolio.atomic_write import write_file
from portfolio.content.checks import json_resume, links
from portfolio.content.diagnostics import ContentError, format_value
from portfolio.content.document import Document
from portfolio.content.file_reader import read
from portfolio.content.pages import markdown_files
from portfolio.content.routes import routes, served_files
from portfolio.content.slugs import project_folders
from portfolio.content.validation_errors import to_diagnostics
from portfolio.models.resume import Resume

SHOWN = {"$schema", "basics", "awards", "work", "skills", "education", "meta"}
PAGE_TEXTS = {
    "heading": "Resume",
    "description": "Accomplishments, employment history, technical skills and education.",
    "text": "Where I have worked, what I have learned and what I build with.",
}
"""Heading, description and text of the page where neither document has them."""


def import_resume(file: Path, content: Path, pages: Iterable[str] = ()) -> list[str]:
    """Replaces ``resume.json`` with any JSON Resume document.

    Fields that the page does not show are kept. The page's own heading, description and text,
    and a name where the document has none, are taken from the present resume.

    Args:
        file: The document.
        content: The folder that holds the present one.
        pages: Routes of the pages that are written in Python, which links may lead to.

    Returns:
        What the page cannot show because it is missing, a sentence each.

    Raises:
        ContentError: If the file is not such a document; nothing is changed.
    """
    file, target = file.resolve(), content / "resume.json"
    document = read(file, file.parent, Resume, is_json=True)
    _refuse_other_documents(document)
    present = json.loads(target.read_text()) if target.exists() else {}
    data, notes = _complete(document.data, present)
    resume = _validate(data, document, content, pages)
    write_file(target, json.dumps(data, indent=2, ensure_ascii=False) + "\n")
    return [*notes, *_gaps(resume, data)]


def _refuse_other_documents(document: Document) -> None:
    data = document.data
    if not isinstance(data, dict) or not json_resume.PARTS & data.keys():
        found = ", ".join(data) if isinstance(data, dict) else format_value(data)
        expected = "expected a JSON Resume: a mapping with basics, work, education …"
        raise ContentError([document.diagnostic((), expected, found=found[:60])])
    if errors := list(json_resume.schema_errors(document)):
        raise ContentError(errors)


def _complete(data: dict[str, Any], present: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    notes = []
    basics, meta = data.get("basics", {}), data.get("meta", {})
    if not basics.get("name"):
        basics = {**basics, "name": present.get("basics", {}).get("name", "Your Name")}
        notes.append(f"basics.name: not there; it stays {basics['name']}.")
    if "page" not in meta:
        meta = {**meta, "page": present.get("meta", {}).get("page", PAGE_TEXTS)}
        notes.append("meta.page: not there; heading, description and text stay as they were.")
    return {**data, "basics": basics, "meta": meta}, notes


def _validate(
    data: dict[str, Any], document: Document, content: Path, pages: Iterable[str]
) -> Resume:
    slugs, _ = project_folders(content)
    files = served_files(content.parent / "assets")
    errors = [
        *links.dead_links(
            document, routes(slugs, files, {*pages, *markdown_files(content).values()})
        ),
        *links.missing_assets(document, files),
    ]
    try:
        resume = Resume.model_validate(data)
    except ValidationError as error:
        raise ContentError([*to_diagnostics(error, document), *errors]) from None
    if errors:
        raise ContentError(errors)
    return resume


def _gaps(resume: Resume, data: dict[str, Any]) -> Iterator[str]:
    parts = {
        "awards": "Accomplishments",
        "work": "Employment History",
        "skills": "Technical Skills",
        "education": "Education",
    }
    for part, heading in parts.items():
        if not getattr(resume, part):
            yield f"{part}: none; the page leaves {heading} out."
    wanted = {
        "basics": ("label", "summary"),
        "awards": ("title", "summary", "illustration"),
        "work": ("position", "name", "start_date", "summary", "highlights"),
        "skills": ("name",),
        "education": ("institution", "area", "study_type", "logo"),
    }
    for part, fields in wanted.items():
        yield from _missing(part, getattr(resume, part), fields)
    if unseen := sorted(data.keys() - SHOWN):
        yield f"Kept, but not shown: {', '.join(unseen)}."


def _missing(part: str, value: Any, fields: tuple[str, ...]) -> Iterator[str]:
    entries = enumerate(value) if isinstance(value, tuple) else [(None, value)]
    for index, entry in entries:
        place = part if index is None else f"{part}[{index}]"
        names = [type(entry).model_fields[it].alias for it in fields if not getattr(entry, it)]
        if names:
            yield f"{place}: without {', '.join(filter(None, names))}."
