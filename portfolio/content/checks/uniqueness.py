"""Values that two places may not share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from portfolio.content.diagnostics import Fault, shown
from portfolio.content.document import Document, Trail
from portfolio.models.project import Project


def repeated_anchors(document: Document, project: Project) -> Iterator[Fault]:
    """Yields ids that another section of the same page has already."""
    places = [
        (document, ("sections", index, "id"), name)
        for index, section in enumerate(project.sections)
        if (name := getattr(section, "id", None))
    ]
    return _repeated(places, "expected an id of its own")


def repeated_entries(projects: list[tuple[Document, Project]]) -> Iterator[Fault]:
    """Yields places in the list and titles that another case study has already."""
    orders = [(document, ("order",), project.order) for document, project in projects]
    titles = [(document, ("title",), project.title) for document, project in projects]
    yield from _repeated(orders, "expected a place of its own in the list")
    yield from _repeated(titles, "expected a title of its own")


def _repeated(places: Iterable[tuple[Document, Trail, object]], message: str) -> Iterator[Fault]:
    seen: dict[str, Fault] = {}
    for document, trail, value in places:
        fault = document.fault(trail, message, found=shown(value))
        first = seen.setdefault(str(value).casefold(), fault)
        if first is not fault:
            yield replace(fault, hint=f"it is already at {first.file}:{first.line}")
