"""Imports a JSON Resume document as the site's resume."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from portfolio.atomic_write import write_file
from portfolio.content.checks import cross_references, json_resume
from portfolio.content.diagnostics import ContentError, Loc, format_loc, format_value
from portfolio.content.document import Document
from portfolio.content.file_reader import read
from portfolio.content.model_fields import locate_field
from portfolio.content.pages import markdown_files
from portfolio.content.routes import project_folders, routes, served_files
from portfolio.content.validation_errors import to_diagnostics
from portfolio.i18n.section_words import ResumeHeadings
from portfolio.models.resume import Resume

RENAMED = {
    ("basics", "picture"): "image",
    ("basics", "website"): "url",
    ("work", "company"): "name",
    ("work", "website"): "url",
    ("volunteer", "website"): "url",
    ("publications", "website"): "url",
}
"""Names of schema 0.0.x by part and key, each with that of 1.0."""

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
    document, notes = _tidy(document)
    if errors := list(json_resume.schema_errors(document)):
        raise ContentError(errors)
    present = json.loads(target.read_text(encoding="utf-8")) if target.exists() else {}
    data, added = _with_page_words(document.data, present)
    resume = _validate(data, document, content, pages)
    write_file(target, json.dumps(data, indent=2, ensure_ascii=False) + "\n")
    return [*notes, *added, *_not_shown(document), *_gaps(resume)]


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
    known = routes(slugs, files, {*pages, *markdown_files(content).values()})
    errors = [
        *cross_references.dead_links(document, known),
        *cross_references.missing_assets(document, files),
    ]
    try:
        resume = Resume.model_validate(data)
    except ValidationError as error:
        raise ContentError([*to_diagnostics(error, document), *errors]) from None
    if errors:
        raise ContentError(errors)
    return resume


def _tidy(document: Document) -> tuple[Document, list[str]]:
    """Returns a document without empty values and old names, and a sentence for each change.

    Only keys of mappings change, so that every other value keeps its place in the file.
    """
    notes = [*_renames(document.data)]
    empty = [loc for loc in document.value_positions if _is_empty(document.data, loc)]
    if empty:
        notes.append(f"Left out because empty: {', '.join(map(format_loc, empty))}.")
    tidied = replace(
        document,
        data=_tidied((), document.data),
        key_positions={_new(loc): place for loc, place in document.key_positions.items()},
        value_positions={_new(loc): place for loc, place in document.value_positions.items()},
        written={_new(loc): text for loc, text in document.written.items()},
    )
    return tidied, notes


def _renames(data: dict[str, Any]) -> Iterator[str]:
    for (part, old), new in RENAMED.items():
        entries = data.get(part, ())
        for entry in entries if isinstance(entries, list) else [entries]:
            if isinstance(entry, dict) and old in entry and new not in entry:
                yield f"{part}: `{old}` is `{new}` since version 1.0 of JSON Resume; renamed."
                break


def _is_empty(data: Any, loc: Loc) -> bool:
    for step in loc:
        data = data[step]
    return bool(loc) and isinstance(loc[-1], str) and data in ("", None)


def _tidied(loc: Loc, value: Any) -> Any:
    if isinstance(value, list):
        return [_tidied((*loc, index), item) for index, item in enumerate(value)]
    if not isinstance(value, dict):
        return value
    kept = {key: inner for key, inner in value.items() if inner not in ("", None)}
    names = {key: _new((*loc, key))[-1] for key in kept}
    return {
        key if name in kept else name: _tidied((*loc, key), kept[key])
        for key, name in names.items()
    }


def _new(loc: Loc) -> Loc:
    """Returns where a value is once old names are replaced."""
    steps = [*loc]
    for index, step in enumerate(steps):
        if index in (1, 2) and (steps[0], step) in RENAMED:
            steps[index] = RENAMED[str(steps[0]), str(step)]
    return tuple(steps)


def _not_shown(document: Document) -> Iterator[str]:
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


def _gaps(resume: Resume) -> Iterator[str]:
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
