"""Imports a JSON Resume document as the site's resume."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from portfolio.atomic_write import write_file
from portfolio.content.checks import cross_references, json_resume
from portfolio.content.diagnostics import ContentError, format_value
from portfolio.content.document import Document
from portfolio.content.file_reader import read
from portfolio.content.pages import markdown_files
from portfolio.content.routes import project_folders, routes, served_files
from portfolio.content.validation_errors import to_diagnostics
from portfolio.models.resume import Resume
from portfolio.resume.import_notes import gaps, not_shown
from portfolio.resume.tidy import tidy


def import_resume(file: Path, content: Path, pages: Iterable[str] = ()) -> list[str]:
    """Replaces ``resume.json`` with any JSON Resume document.

    Keys that the site does not know are kept. Of the present document only the words of the page
    stay, and those only if it is about the same person.

    Args:
        file: The document.
        content: The folder that holds the present one.
        pages: Routes of the pages that are written in Python, which links may lead to.

    Returns:
        What was changed, what is kept but not shown, and what is missing, a sentence each.

    Raises:
        ContentError: If the file is not such a document, or has no name; nothing is changed.
    """
    file, target = file.resolve(), content / "resume.json"
    document = read(file, file.parent, Resume, is_json=True)
    _refuse_other_documents(document)
    document, notes = tidy(document)
    if errors := list(json_resume.schema_errors(document)):
        raise ContentError(errors)
    present = json.loads(target.read_text(encoding="utf-8")) if target.exists() else {}
    data, added = _with_page_words(document.data, present)
    resume = _validate(data, document, content, pages)
    write_file(target, json.dumps(data, indent=2, ensure_ascii=False) + "\n")
    return [*notes, *added, *not_shown(document), *gaps(resume)]


def _refuse_other_documents(document: Document) -> None:
    data = document.data
    if not isinstance(data, dict) or not json_resume.RESUME_KEYS & data.keys():
        found = ", ".join(data) if isinstance(data, dict) else format_value(data)
        expected = "expected a JSON Resume: a mapping with basics, work, education …"
        raise ContentError([document.diagnostic((), expected, found=found[:60])])


def _with_page_words(
    data: dict[str, Any], present: dict[str, Any]
) -> tuple[dict[str, Any], list[str]]:
    """Returns the document with the present words of the page, if it is about the same person."""
    meta = data.get("meta", {})
    if "page" in meta:
        return data, []
    before = present.get("meta", {}).get("page")
    name = data.get("basics", {}).get("name")
    if before and name and name == present.get("basics", {}).get("name"):
        kept = {**data, "meta": {**meta, "page": before}}
        return kept, ["meta.page: not there; heading, description and text stay as they were."]
    return data, ["meta.page: not there; the page shows the summary below its heading."]


def _validate(
    data: dict[str, Any], document: Document, content: Path, pages: Iterable[str]
) -> Resume:
    slugs, _ = project_folders(content)
    files = served_files(content.parent / "assets")
    errors = [
        *cross_references.dead_links(
            document, routes(slugs, files, {*pages, *markdown_files(content).values()})
        ),
        *cross_references.missing_assets(document, files),
    ]
    try:
        resume = Resume.model_validate(data)
    except ValidationError as error:
        raise ContentError([*to_diagnostics(error, document), *errors]) from None
    if errors:
        raise ContentError(errors)
    return resume
