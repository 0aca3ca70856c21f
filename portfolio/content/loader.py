"""The only reader of ``content/``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from portfolio.content.checks import json_resume, links, lint, picture_sizes, svg_files, uniqueness
from portfolio.content.diagnostics import ContentError, Fault
from portfolio.content.document import Document
from portfolio.content.file_reader import read
from portfolio.content.routes import routes, served_files
from portfolio.content.slugs import project_folders
from portfolio.content.validation_errors import explain
from portfolio.models.content import Content
from portfolio.models.experiment import Experiment
from portfolio.models.home import Home
from portfolio.models.project import Project
from portfolio.models.resume import Resume
from portfolio.models.site import Site
from portfolio.paths import SITE_PATH


@dataclass(frozen=True, slots=True)
class Loaded:
    """Content that can be built, and what its owner should look at."""

    content: Content
    warnings: tuple[Fault, ...]


def load(content: Path, site_path: str | None = SITE_PATH) -> Loaded:
    """Reads, validates and cross-checks the whole of the content.

    Args:
        content: The folder; ``assets/`` is expected beside it.
        site_path: Where on its host the site is served, if not where ``site.yaml`` says.

    Raises:
        ContentError: With every fault of every file at once.
    """
    table = _Table(content.resolve())
    site = table.take("site.yaml", Site)
    home = table.take("home.yaml", Home)
    experiments = table.take("experiments.yaml", tuple[Experiment, ...])
    resume = table.take("resume.json", Resume)
    projects = table.take_projects()
    table.cross_check(projects)
    if table.faults:
        raise ContentError(table.faults)
    return Loaded(
        Content(
            site=site if site_path is None else site.below(site_path),
            home=home,
            projects=tuple(sorted((project for _, project in projects), key=lambda it: it.order)),
            experiments=tuple(sorted(experiments, key=lambda it: it.date, reverse=True)),
            resume=resume,
        ),
        tuple(sorted(table.warnings(projects))),
    )


@dataclass
class _Table:
    """Where the files lie while they are read; faults gather here."""

    content: Path
    documents: dict[str, Document] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    def take(self, name: str, shape: Any, **context: Any) -> Any:
        """Returns a file as a model, or None if that is impossible."""
        file = self.content / name
        try:
            document = read(file, self.content.parent)
        except ContentError as error:
            self.faults += error.faults
            return None
        self.documents[name] = document
        context = {"folder": file.parent, "content": self.content, **context}
        try:
            return TypeAdapter(shape).validate_python(document.data, context=context)
        except ValidationError as error:
            self.faults += explain(error, document, shape)
            return None

    def take_projects(self) -> list[tuple[Document, Project]]:
        """Returns the case studies that are valid, each with its file."""
        self.slugs, faults = project_folders(self.content)
        self.faults += faults
        projects = []
        for slug in self.slugs:
            name = f"projects/{slug}/project.yaml"
            if project := self.take(name, Project, slug=slug):
                projects.append((self.documents[name], project))
        return projects

    def cross_check(self, projects: list[tuple[Document, Project]]) -> None:
        """Gathers the faults that no model sees, where the models saw none."""
        assets = self.content.parent / "assets"
        files = served_files(assets)
        known = routes(self.slugs, files)
        found: list[Fault] = [*uniqueness.repeated_entries(projects)]
        for document in self.documents.values():
            found += links.dead_links(document, known)
            found += links.lost_assets(document, files)
            found += svg_files.unsafe_drawings(document, assets)
        if resume := self.documents.get("resume.json"):
            found += json_resume.breaches(resume)
        for document, project in projects:
            found += links.dead_links_in_words(document, project, known)
            found += uniqueness.repeated_anchors(document, project)
        spoken_of = {(fault.file, fault.field) for fault in self.faults}
        self.faults += (it for it in found if (it.file, it.field) not in spoken_of)

    def warnings(self, projects: list[tuple[Document, Project]]) -> Iterator[Fault]:
        """Yields what is no fault but worth a look."""
        for document in self.documents.values():
            yield from lint.placeholders(document)
            yield from lint.silent_pictures(document)
        for document, project in projects:
            yield from lint.dropped_tags(document, project)
            yield from lint.faint_words(document, project)
            yield from picture_sizes.odd_sizes(document, project)
        yield from lint.misspelt_keys(self.documents["resume.json"], Resume)
