"""Imports a document made elsewhere as the site's resume."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from portfolio.atomic_write import write_files
from portfolio.content.checks import cross_references, json_resume, pictures
from portfolio.content.diagnostics import ContentError, Loc, format_loc, format_value, shortened
from portfolio.content.document import Document
from portfolio.content.file_reader import MAX_TEXT_BYTES, read
from portfolio.content.model_fields import locate_field
from portfolio.content.pages import markdown_files
from portfolio.content.routes import project_folders, routes, served_files
from portfolio.content.validation_errors import to_diagnostics
from portfolio.models.private_parts import missing_places, private_places, without_private
from portfolio.models.resume import Resume
from portfolio.paths import OLD_RESUME
from portfolio.resume.files import SOURCE
from portfolio.resume.linkedin import is_archive, read_linkedin
from portfolio.resume.rendercv import is_rendercv, read_rendercv
from portfolio.resume.tidy_resume import tidy

PERSONAL = frozenset(
    (
        *("phone", "address", "postalcode", "nationality", "gender", "maritalstatus"),
        *("birth", "birthdate", "birthday", "dateofbirth", "birthplace"),
    )
)
"""Keys of a person in small letters, of the schema and of exporters, that not everybody publishes;
those that the page does not show are in ``resume.json``."""


def import_resume(file: Path, content: Path, pages: Iterable[str] = ()) -> list[str]:
    """Replaces ``resume.json`` with a document that was made elsewhere.

    It is a JSON Resume, the ZIP that LinkedIn hands out, or a YAML file of rendercv. Keys that the
    site does not know are kept. Of the present document only the words of the page stay, and those
    only if it is about the same person.

    Args:
        file: The document.
        content: The folder that holds the present one.
        pages: Routes of the pages that are written in Python, which links may lead to.

    Returns:
        What was changed, and what is kept but not shown, a sentence each.

    Raises:
        ContentError: If the file is not such a document, or has no name; nothing is changed.
    """
    file, target = file.resolve(), content / SOURCE
    document, left = _read(file)
    document = tidy(document)
    if errors := list(json_resume.schema_errors(document)):
        raise ContentError(errors)
    data, added = _with_page_words(document.data, _present(target))
    _validate(data, document, content, pages)
    kept = _write(target, _written(data, document))
    return [*left, *added, *_personal(data), *_not_shown(document), *kept]


def _read(file: Path) -> tuple[Document, list[str]]:
    """Returns a document as a JSON Resume, and a sentence for each thing that was not taken."""
    if is_archive(file):
        data, left = read_linkedin(file)
        return Document(file, file.name, data, Resume, {}, {}), left
    is_yaml = file.suffix.lower() in {".yaml", ".yml"}
    document = read(file, file.parent, Resume, is_json=not is_yaml)
    if is_yaml and is_rendercv(document):
        data, left = read_rendercv(document)
        return Document(file, file.name, data, Resume, {}, {}), left
    _refuse_other_documents(document)
    return document, []


def _written(data: dict[str, Any], document: Document) -> str:
    """Returns a document as JSON that the site can read."""
    try:
        text = json.dumps(data, indent=2, ensure_ascii=False, allow_nan=False) + "\n"
    except ValueError:
        raise ContentError([document.diagnostic((), "expected only numbers of JSON")]) from None
    if len(text.encode()) > MAX_TEXT_BYTES:
        raise ContentError([document.diagnostic((), "expected at most 1 MB as resume.json")])
    return text


def _write(target: Path, text: str) -> Iterator[str]:
    """Writes the document, and keeps the one before beside it until a build has succeeded."""
    before = target.read_bytes() if target.exists() else b""
    replaced = target.with_name(OLD_RESUME)
    contents: dict[Path, bytes | str] = {target: text}
    if before and before != text.encode() and not replaced.exists():
        contents[replaced] = before
    write_files(contents)
    if replaced.exists():
        yield f"content/{OLD_RESUME}: the resume before; the next build that succeeds deletes it."


def _present(target: Path) -> dict[str, Any]:
    """Returns the present document, or nothing of one that cannot be read."""
    try:
        present = json.loads(target.read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    return present if isinstance(present, dict) else {}


def _refuse_other_documents(document: Document) -> None:
    data = document.data
    if not isinstance(data, dict) or not json_resume.RESUME_KEYS & data.keys():
        found = ", ".join(data) if isinstance(data, dict) else format_value(data)
        expected = "expected a JSON Resume: a mapping with basics, work, education …"
        hint = "a file of rendercv begins with `cv:`"
        raise ContentError([document.diagnostic((), expected, found=found[:60], hint=hint)])


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
        if missing := {*missing_places(kept)}:
            places = [place for place in private_places(kept) if place not in missing]
            kept["meta"]["page"] = {**before, "private": places}
        return kept, ["meta.page: not there; heading, description and text stay as they were."]
    return data, ["meta.page: not there; the page shows the summary below its heading."]


def _validate(
    data: dict[str, Any], document: Document, content: Path, pages: Iterable[str]
) -> None:
    slugs, _ = project_folders(content)
    assets = content.parent / "assets"
    files = served_files(assets)
    known = routes(slugs, files, {*pages, *markdown_files(content).values()})
    errors = [
        *cross_references.dead_links(document, known),
        *cross_references.missing_assets(document, files),
        *pictures.unsafe_svgs(document, assets),
        *pictures.invisible_lettering(document),
    ]
    try:
        Resume.model_validate(data)
    except ValidationError as error:
        raise ContentError([*to_diagnostics(error, document), *errors]) from None
    if errors:
        raise ContentError(errors)


def _personal(data: dict[str, Any]) -> Iterator[str]:
    """Yields what the next build publishes of the person, beyond name and profession."""
    basics = without_private(data).get("basics", {})
    location = basics.get("location") or {}
    found = [f"basics.{key}" for key in basics if key.casefold() in PERSONAL]
    found += [f"basics.location.{key}" for key in location if key.casefold() in PERSONAL]
    if found:
        yield (
            f"Public with the next build: {', '.join(found)}. What is named in "
            f'"private" of meta.page is left out of page and files: {json.dumps(found)}'
        )


def _not_shown(document: Document) -> Iterator[str]:
    """Yields what the page and the files leave out, although the document has it."""
    unknown = dict.fromkeys(
        format_loc(loc[:length])
        for loc, _ in document.scalars()
        for length in range(1, len(loc) + 1)
        if _is_unknown(document, loc[:length])
    )
    if unknown:
        yield f"Not shown, but in resume.json for everybody: {', '.join(unknown)}."
    image = document.data.get("basics", {}).get("image", "/")
    if not image.startswith("/"):
        yield (
            f"basics.image: kept, but not shown, because it is not in assets/: {shortened(image)}. "
            "Put the picture there and name it, e.g. /portrait.webp."
        )


def _is_unknown(document: Document, loc: Loc) -> bool:
    if isinstance(loc[-1], int):
        return False
    above = locate_field(document.annotation, loc[:-1])
    official = {(): {"$schema"}, ("meta",): json_resume.META_KEYS}.get(loc[:-1], set())
    return bool(above.models) and loc[-1] not in {*above.keys, *official}
