"""Reads the files of ``content/`` as models, in one language, and lists what is wrong with each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cache, partial
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.document import Document
from portfolio.content.file_reader import read
from portfolio.content.markdown_file import MarkdownFile
from portfolio.content.pages import PageFile, Pages, markdown_files
from portfolio.content.routes import project_folders, served_files
from portfolio.content.theme_files import (
    ENGINE_THEME_NAMES,
    OWN_THEME_NAMES,
    THEME_FILE,
    default_pastels,
    extends_itself,
)
from portfolio.content.themes import default_theme, theme_of
from portfolio.content.translations import SiteLanguage, read_page, read_translation
from portfolio.content.validation_errors import to_diagnostics
from portfolio.content.writing import (
    WRITING_FOLDER,
    article_files,
    articles_in,
    misplaced_files,
    read_article,
)
from portfolio.i18n.words import Words
from portfolio.models.article import Article
from portfolio.models.experiment import Experiment
from portfolio.models.home import Home
from portfolio.models.page import PythonPage
from portfolio.models.project import Project
from portfolio.models.resume import NO_RESUME, Resume
from portfolio.models.site.site import Site, absent_pages
from portfolio.models.text.markdown_page import MarkdownPage
from portfolio.models.theme.theme import Theme
from portfolio.paths import OWN_THEMES, OWN_WORDS, SITE


@dataclass(frozen=True, slots=True)
class ReadFiles:
    """What the files say in one language; a model is None where its file is not valid.

    Attributes:
        content: The folder of the content.
        language: The language, and what differs in others.
        drafts: Whether drafts are part of the site.
        absent: Names of the engine's pages that the site does not have.
        projects: The projects that are valid, each with its file.
        slugs: Names of the folders of projects that have a page, also of those that are not valid.
        one_language_routes: Routes below the paths of languages, such as ``/sv/om``, that only one
            of them has.
        served: Addresses of the files that are served as they are.
        documents: All files that could be read, by their names.
        diagnostics: What is wrong with the files.
    """

    content: Path
    language: SiteLanguage
    drafts: bool
    absent: frozenset[str]
    site: Site
    home: Home
    experiments: tuple[Experiment, ...]
    resume: Resume
    theme: Theme
    projects: tuple[tuple[Document, Project], ...]
    slugs: tuple[str, ...]
    pages: Pages
    one_language_routes: frozenset[str]
    served: frozenset[str]
    documents: Mapping[str, Document]
    diagnostics: tuple[Diagnostic, ...]

    @property
    def assets(self) -> Path:
        """The folder of the files that are served as they are."""
        return self.content.parent / "assets"

    @property
    def is_first_language(self) -> bool:
        """Whether this is the language of the files that have no language in their names."""
        return not self.language.language


def read_files(
    content: Path,
    language: SiteLanguage,
    *,
    python_pages: Mapping[PageFile, PythonPage],
    drafts: bool,
    now: datetime,
    theme: Theme | None = None,
) -> ReadFiles:
    """Reads the content in one language, and the theme if none is given that languages share."""
    files = _Files(content, language)
    site = files.model("site.yaml", Site, language=language.language, words=files.words())
    if site and not language.language:
        files = replace(files, language=SiteLanguage("", site.translations, site.language))
    said = files.documents.get("site.yaml")
    absent = absent_pages(said.data) if said else frozenset()

    home = files.model("home.yaml", Home)
    experiments, resume = (), NO_RESUME
    if "experiments" not in absent:
        cards = tuple[Experiment, ...]
        experiments = files.model("experiments.yaml", cards, pastels=default_pastels())
    if "resume" not in absent:
        resume = files.model("resume.json", Resume)
    slugs, projects = files.projects() if "projects" not in absent else ([], [])
    markdown = markdown_files(content)
    in_python, articles = files.python_pages(python_pages), files.articles(now)
    pages = Pages(files.markdown_pages(markdown), in_python, articles, drafts)
    own = (*markdown.values(), *(page.route for page in python_pages))
    without_page = {project.slug for _, project in projects if not project.has_page}
    return ReadFiles(
        content=content,
        language=files.language,
        drafts=drafts,
        absent=absent if pages.writing else absent | {WRITING_FOLDER},
        site=site,
        home=home,
        experiments=experiments,
        resume=resume,
        theme=theme or files.theme(),
        projects=tuple(projects),
        slugs=tuple(slug for slug in slugs if slug not in without_page),
        pages=pages,
        one_language_routes=frozenset(filter(files.language.is_of_one_language, own)),
        served=served_files(content.parent / "assets"),
        documents=files.documents,
        diagnostics=tuple(files.diagnostics),
    )


@dataclass(frozen=True, slots=True)
class _Files:
    """Reads files one by one, and collects them and what is wrong with them."""

    content: Path
    language: SiteLanguage
    documents: dict[str, Document] = field(default_factory=dict)
    diagnostics: list[Diagnostic] = field(default_factory=list)

    def model(self, name: str, annotation: Any, **context: Any) -> Any:
        """Returns a file as a model, or None if that is impossible."""
        try:
            document = read(self.content / name, self.content.parent, annotation)
            if self.language.language:
                document = read_translation(document, self.language, self.content.parent)
        except ContentError as error:
            self.diagnostics.extend(error.diagnostics)
            return None
        return self._validated(name, document, **context)

    def _validated(self, name: str, document: Document, **context: Any) -> Any:
        self.documents[name] = document
        context = {"folder": document.file.parent, "content": self.content, **context}
        try:
            if document.annotation is Theme:
                return theme_of(document.data, **context)
            return _validator(document.annotation).validate_python(document.data, context=context)
        except ValidationError as error:
            self.diagnostics.extend(to_diagnostics(error, document))
            return None

    def words(self) -> dict[str, Any]:
        """Returns what the files of the site's words say, by their languages."""
        said: dict[str, Any] = {}
        root = self.content.parent
        for file in sorted((root / OWN_WORDS.name).glob("*.yaml")):
            try:
                document = read(file, root, Words)
            except ContentError as error:
                self.diagnostics.extend(error.diagnostics)
                continue
            document = replace(document, data=_without_empty(document.data))
            if self._validated(document.name, document):
                said[file.stem] = document.data
        return said

    def theme(self) -> Any:
        """Returns the look of the site, and checks the themes that are its own."""
        for name in OWN_THEME_NAMES:
            self._check_own_theme(OWN_THEMES / name)
        if not (self.content / "theme.yaml").exists():
            return default_theme()
        return self.model("theme.yaml", Theme)

    def _check_own_theme(self, folder: Path) -> None:
        """Reads a theme of the site, and refuses one that extends itself or has a taken name."""
        try:
            document = read(folder / THEME_FILE, SITE, Theme)
        except ContentError as error:
            self.diagnostics.extend(error.diagnostics)
            return
        self._validated(document.name, document)
        if folder.name in ENGINE_THEME_NAMES:
            message = "expected a folder whose name no theme of the engine has"
            self.diagnostics.append(document.diagnostic((), message, found=folder.name))
        elif extends_itself(folder.name):
            message = "expected another theme than this one or one that extends it"
            found = document.data["extends"]
            self.diagnostics.append(document.diagnostic(("extends",), message, found=found))

    def projects(self) -> tuple[list[str], list[tuple[Document, Project]]]:
        """Returns the names of all folders of projects, and the projects that are valid."""
        folders, diagnostics = project_folders(self.content)
        self.diagnostics.extend(diagnostics)
        projects = []
        for slug in folders:
            name = f"projects/{slug}/project.yaml"
            if project := self.model(name, Project, slug=slug):
                projects.append((self.documents[name], project))
        return [*folders], projects

    def python_pages(self, pages: Mapping[PageFile, PythonPage]) -> dict[PageFile, PythonPage]:
        """Returns the pages in Python at their routes in this language."""
        placed = ((place.route, (place, page)) for place, page in pages.items())
        return {
            replace(place, route=route): page.at(route)
            for route, (place, page) in self.language.pages(placed)
        }

    def articles(self, now: datetime) -> dict[PageFile, Article | None]:
        """Returns the articles by their places; None for what is not valid."""
        files = article_files(self.content)
        misplaced = misplaced_files(files, self.content, self.language.translations)
        if not self.language.language:
            self.diagnostics.extend(misplaced.values())
        articles: dict[PageFile, Article | None] = {}
        root = self.content.parent
        placed = {file: name for file, name in files.items() if file not in misplaced}
        for found in articles_in(placed, self.language):
            place = PageFile(found.route, found.file.relative_to(root).as_posix())
            read = partial(read_article, found, self.language.tag)
            articles[place] = self._page(place, read, now=now)
        return articles

    def markdown_pages(self, files: Mapping[Path, str]) -> dict[PageFile, MarkdownPage | None]:
        """Returns the pages of ``content/pages`` by their places; None for what is not valid."""
        pages: dict[PageFile, MarkdownPage | None] = {}
        originals = self.language.originals(files)
        placed = ((route, file) for file, route in originals.items())
        for route, file in self.language.pages(placed):
            place = PageFile(route, file.relative_to(self.content.parent).as_posix())
            pages[place] = self._page(place, partial(read_page, file, self.language))
        return pages

    def _page(self, place: PageFile, read: Callable[..., MarkdownFile], **context: Any) -> Any:
        """Returns a page in Markdown as a model, or None if that is impossible.

        Args:
            place: The page.
            read: Reads it, given the project's folder.
            context: Context of the model, beside that of every page.
        """
        try:
            page = read(root=self.content.parent)
        except ContentError as error:
            self.diagnostics.extend(error.diagnostics)
            return None
        body = self._validated(f"{place.file} body", page.body)
        context |= {"route": place.route, "rendered": page.rendered, "body": body}
        return self._validated(place.file, page.front_matter, **context)


def _without_empty(data: Any) -> Any:
    """Returns data without the keys of mappings that have no value yet."""
    if not isinstance(data, dict):
        return data
    said = {key: _without_empty(value) for key, value in data.items()}
    return {key: value for key, value in said.items() if value not in (None, {})}


@cache
def _validator(annotation: Any) -> TypeAdapter[Any]:
    """Returns what checks data of a type; making it takes longer than checking a file."""
    return TypeAdapter(annotation)
