"""Values that two places may not share, and one that two places have to share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from portfolio.content.diagnostics import Diagnostic, Kind, Loc, format_value
from portfolio.content.document import Document
from portfolio.models.meaning import Meaning
from portfolio.models.project import Project


def repeated_anchors(document: Document) -> Iterator[Diagnostic]:
    """Yields ids that another section of the same page has already."""
    anchors = [(document, loc, anchor) for loc, anchor in document.texts(Meaning.ANCHOR)]
    return _repeated(anchors, "expected an id of its own")


def repeated_entries(projects: list[tuple[Document, Project]]) -> Iterator[Diagnostic]:
    """Yields places in the list and titles that another case study has already."""
    orders = [(document, ("order",), project.order) for document, project in projects]
    titles = [(document, ("title",), project.title) for document, project in projects]
    yield from _repeated(orders, "expected a place of its own in the list")
    yield from _repeated(titles, "expected a title of its own")


def different_emails(site: Document, resume: Document) -> Iterator[Diagnostic]:
    """Yields the email of the site if the resume has another one, as a warning."""
    ours, theirs = site.value(("email",)), resume.value(("basics", "email"))
    if ours and theirs and ours.casefold() != theirs.casefold():
        line = resume.diagnostic(("basics", "email"), "").line
        yield site.diagnostic(
            ("email",),
            "expected the email of the resume",
            found=format_value(ours),
            hint=f"{resume.name}:{line} says {format_value(theirs)}; write the same in both",
            kind=Kind.MISMATCH,
        )


def _repeated(places: Iterable[tuple[Document, Loc, object]], message: str) -> Iterator[Diagnostic]:
    seen: dict[str, Diagnostic] = {}
    for document, loc, value in places:
        diagnostic = document.diagnostic(loc, message, found=format_value(value))
        first = seen.setdefault(str(value).casefold(), diagnostic)
        if first is not diagnostic:
            yield replace(diagnostic, hint=f"it is already at {first.file}:{first.line}")
