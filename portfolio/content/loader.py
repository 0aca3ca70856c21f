"""The only reader of ``content/``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from portfolio.content.checks import (
    cross_references,
    json_resume,
    lint,
    pictures,
    placeholders,
    theme_contrast,
    untranslated,
    writing,
)
from portfolio.content.checks.addresses import alias_errors, taken_addresses
from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.document import Document
from portfolio.content.file_reader import read
from portfolio.content.markdown_file import MarkdownFile
from portfolio.content.pages import PageFile, Pages, markdown_files
from portfolio.content.palettes import with_palettes
from portfolio.content.routes import (
    built_routes,
    is_of,
    path_of,
    project_folders,
    routes,
    served_files,
    served_routes,
)
from portfolio.content.theme_files import (
    ENGINE_THEME_NAMES,
    OWN_THEME_NAMES,
    THEME_FILE,
    default_pastels,
    extends_itself,
)
from portfolio.content.themes import default_theme, theme_of
from portfolio.content.translations import (
    SiteLanguage,
    TranslatedDocument,
    read_page,
    read_translation,
)
from portfolio.content.validation_errors import to_diagnostics
from portfolio.content.writing import (
    WRITING_FOLDER,
    article_files,
    articles_in,
    misplaced_files,
    read_article,
)
from portfolio.models.article import Article
from portfolio.models.content import Content
from portfolio.models.experiment import Experiment, newest_first
from portfolio.models.home import Action, Home
from portfolio.models.page import PythonPage
from portfolio.models.project import Project
from portfolio.models.resume import NO_RESUME, Resume
from portfolio.models.site.site import NavLink, Site, SocialLink, absent_pages
from portfolio.models.text.body import MarkdownBody
from portfolio.models.text.markdown_page import MarkdownPage
from portfolio.models.theme.theme import Theme
from portfolio.paths import OWN_THEMES, SITE, SITE_PATH

LISTS_OF_LINKS = ("navigation", "social")
"""Keys of site.yaml with links, of which those to an absent page are not shown."""

AnyLink = TypeVar("AnyLink", NavLink, SocialLink, Action)


@dataclass(frozen=True, slots=True)
class Loaded:
    """Valid content, the warnings about it, and the files that it came from."""

    content: Content
    warnings: tuple[Diagnostic, ...]
    documents: tuple[Document, ...] = ()


def load(
    content: Path,
    site_path: str | None = SITE_PATH,
    *,
    python_pages: Mapping[PageFile, PythonPage] | None = None,
    drafts: bool = False,
    now: datetime | None = None,
) -> Loaded:
    """Reads, validates and cross-checks the whole of the content.

    Args:
        content: The folder; ``assets/`` is expected beside it.
        site_path: Path on the host, if it differs from that of ``address`` in ``site.yaml``.
        python_pages: The owner's pages of ``portfolio/pages``, which links may lead to.
        drafts: Whether pages, articles and case studies that are drafts are part of the site.
        now: Moment until which articles have appeared, with a zone; by default the present.

    Raises:
        ContentError: If anything is wrong; it carries the errors of all files.
    """
    options: dict[str, Any] = {
        "python_pages": python_pages or {},
        "drafts": drafts,
        "now": now or datetime.now().astimezone(),
    }
    first = _load(content, site_path, SiteLanguage(), **options)
    languages = first.content.site.translations
    theme = first.content.theme
    others = [
        _load(content, site_path, SiteLanguage(language, languages), shared=theme, **options)
        for language in languages
    ]
    every = (first, *others)
    documents = tuple(document for loaded in every for document in loaded.documents)
    files = served_files(content.absolute().parent / "assets")
    if errors := [*alias_errors((it.content for it in every), documents, files)]:
        raise ContentError(errors)
    warnings = {warning for loaded in every for warning in loaded.warnings}
    return Loaded(
        replace(first.content, translations=tuple(loaded.content for loaded in others)),
        tuple(sorted({*warnings, *untranslated.unknown_languages(content, first.content.site)})),
        documents,
    )


def _load(
    content: Path,
    site_path: str | None,
    site_language: SiteLanguage,
    *,
    python_pages: Mapping[PageFile, PythonPage],
    drafts: bool,
    now: datetime,
    shared: Theme | None = None,
) -> Loaded:
    """Reads the content in one language, and the theme if there is none that languages share."""
    loader = _Loader(content.absolute(), drafts, site_language, now)
    site = loader.load_file("site.yaml", Site, language=site_language.language)
    if site and not site_language.language:
        loader.site_language = SiteLanguage("", site.translations)
    home = loader.load_file("home.yaml", Home)
    cards, pastels = tuple[Experiment, ...], default_pastels()
    experiments = loader.load_part("experiments", "experiments.yaml", cards, (), pastels=pastels)
    resume = loader.load_part("resume", "resume.json", Resume, NO_RESUME)
    theme: Any = shared or loader.load_theme()
    projects = loader.load_projects()
    pages = loader.load_pages(python_pages)
    loader.run_checks(projects, pages, theme)
    if loader.diagnostics:
        raise ContentError(loader.diagnostics)
    shown = [project for _, project in projects if drafts or not project.draft]
    home = home.in_words(site.words.pages)
    links = {key: loader.leading_somewhere(getattr(site, key), pages) for key in LISTS_OF_LINKS}
    site = site.model_copy(update=links)
    return Loaded(
        Content(
            site=pages.in_navigation(site if site_path is None else site.below(site_path)),
            home=home.model_copy(update={"actions": loader.leading_somewhere(home.actions, pages)}),
            projects=tuple(with_palettes(sorted(shown, key=lambda it: it.list_key), theme)),
            experiments=newest_first(it for it in experiments if drafts or not it.draft),
            resume=resume,
            theme=theme,
            pages=pages.shown,
            writing=pages.writing,
        ),
        tuple(loader.warnings(projects, experiments, theme, pages)),
        tuple(loader.documents.values()),
    )


@dataclass
class _Loader:
    """Reads the files one by one and collects what is wrong with them."""

    content: Path
    drafts: bool
    site_language: SiteLanguage
    now: datetime
    documents: dict[str, Document] = field(default_factory=dict)
    diagnostics: list[Diagnostic] = field(default_factory=list)
    of_one_language: frozenset[str] = frozenset()
    """Routes below the paths of languages, such as ``/sv/om``, that only one of them has."""
    slugs: list[str] = field(default_factory=list)
    """Names of the projects that have pages."""
    without_articles: bool = True
    """Whether the site has no article in this language."""

    @property
    def assets(self) -> Path:
        """The folder of the files that are served as they are."""
        return self.content.parent / "assets"

    def load_file(self, name: str, annotation: Any, **context: Any) -> Any:
        """Returns a file as a model, or None if that is impossible."""
        try:
            document = read(self.content / name, self.content.parent, annotation)
            if self.site_language.language:
                document = read_translation(document, self.site_language, self.content.parent)
        except ContentError as error:
            self.diagnostics += error.diagnostics
            return None
        return self._validate(name, document, **context)

    @property
    def absent(self) -> frozenset[str]:
        """The names of the engine's pages that the site does not have."""
        site = self.documents.get("site.yaml")
        absent = absent_pages(site.data) if site else frozenset()
        return absent | {WRITING_FOLDER} if self.without_articles else absent

    def load_part(self, page: str, name: str, annotation: Any, nothing: Any, **context: Any) -> Any:
        """Returns the file of a page as a model; nothing, and no file, where the page is absent."""
        return nothing if page in self.absent else self.load_file(name, annotation, **context)

    def leading_somewhere(self, links: tuple[AnyLink, ...], pages: Pages) -> tuple[AnyLink, ...]:
        """Returns the links but those to a page of the engine's that the site does not have."""
        own = {*pages.routes(with_drafts=False), *served_routes(served_files(self.assets))}
        return tuple(
            it for it in links if not is_of(it.href, self.absent) or path_of(it.href) in own
        )

    def load_theme(self) -> Any:
        """Returns the look of the site, and checks the themes that are its own."""
        for name in OWN_THEME_NAMES:
            self.load_own_theme(OWN_THEMES / name)
        if not (self.content / "theme.yaml").exists():
            return default_theme()
        return self.load_file("theme.yaml", Theme)

    def load_own_theme(self, folder: Path) -> None:
        """Reads a theme of the site, and refuses one that extends itself or has a taken name."""
        try:
            document = read(folder / THEME_FILE, SITE, Theme)
        except ContentError as error:
            self.diagnostics += error.diagnostics
            return
        self._validate(document.name, document)
        if folder.name in ENGINE_THEME_NAMES:
            message = "expected a folder whose name no theme of the engine has"
            self.diagnostics.append(document.diagnostic((), message, found=folder.name))
        elif extends_itself(folder.name):
            message = "expected another theme than this one or one that extends it"
            found = document.data["extends"]
            self.diagnostics.append(document.diagnostic(("extends",), message, found=found))

    def _validate(self, name: str, document: Document, **context: Any) -> Any:
        self.documents[name] = document
        context = {"folder": document.file.parent, "content": self.content, **context}
        try:
            if document.annotation is Theme:
                return theme_of(document.data)
            return TypeAdapter(document.annotation).validate_python(document.data, context=context)
        except ValidationError as error:
            self.diagnostics += to_diagnostics(error, document)
            return None

    def load_projects(self) -> list[tuple[Document, Project]]:
        """Returns the projects that are valid, each with its file; sets `slugs`."""
        self.slugs = []
        if "projects" in self.absent:
            return []
        folders, diagnostics = project_folders(self.content)
        self.diagnostics += diagnostics
        projects = []
        for slug in folders:
            name = f"projects/{slug}/project.yaml"
            if project := self.load_file(name, Project, slug=slug):
                projects.append((self.documents[name], project))
        without_page = {project.slug for _, project in projects if not project.has_page}
        self.slugs = [slug for slug in folders if slug not in without_page]
        return projects

    def load_pages(self, python_pages: Mapping[PageFile, PythonPage]) -> Pages:
        """Returns the owner's own pages in this language."""
        markdown = markdown_files(self.content)
        own = (*markdown.values(), *(page.route for page in python_pages))
        self.of_one_language = frozenset(filter(self.site_language.is_of_one_language, own))
        placed = ((place.route, (place, page)) for place, page in python_pages.items())
        python = {
            replace(place, route=route): page.at(route)
            for route, (place, page) in self.site_language.pages(placed)
        }
        articles = self.load_articles()
        pages = Pages(self.load_markdown_pages(markdown), python, articles, self.drafts)
        self.without_articles = not pages.writing
        return pages

    def load_articles(self) -> dict[PageFile, Article | None]:
        """Returns the articles in this language by their places; None for what is not valid."""
        files = article_files(self.content)
        misplaced = misplaced_files(files, self.content, self.site_language.translations)
        if not self.site_language.language:
            self.diagnostics += misplaced.values()
        articles: dict[PageFile, Article | None] = {}
        root = self.content.parent
        placed = {file: name for file, name in files.items() if file not in misplaced}
        for found in articles_in(placed, self.site_language):
            place = PageFile(found.route, found.file.relative_to(root).as_posix())
            articles[place] = self._load_page(place, partial(read_article, found), now=self.now)
        return articles

    def load_markdown_pages(self, files: Mapping[Path, str]) -> dict[PageFile, MarkdownPage | None]:
        """Returns the pages of ``content/pages`` by their places; None for what is not valid."""
        pages: dict[PageFile, MarkdownPage | None] = {}
        originals = self.site_language.originals(files)
        placed = ((route, file) for file, route in originals.items())
        for route, file in self.site_language.pages(placed):
            place = PageFile(route, file.relative_to(self.content.parent).as_posix())
            pages[place] = self._load_page(place, partial(read_page, file, self.site_language))
        return pages

    def _load_page(self, place: PageFile, read: Callable[..., MarkdownFile], **context: Any) -> Any:
        """Returns a page in Markdown as a model, or None if that is impossible.

        Args:
            place: The page.
            read: Reads it, given the project's folder.
            context: Context of the model, beside that of every page.
        """
        try:
            page = read(root=self.content.parent)
        except ContentError as error:
            self.diagnostics += error.diagnostics
            return None
        body = self._validate(f"{place.file} body", page.body)
        context |= {"route": place.route, "rendered": page.rendered, "body": body}
        return self._validate(place.file, page.front_matter, **context)

    def run_checks(
        self, projects: list[tuple[Document, Project]], pages: Pages, theme: Theme | None
    ) -> None:
        """Adds errors that concern several values or files, for fields that have no error yet."""
        assets, absent = self.assets, self.absent
        files = served_files(assets)
        found: list[Diagnostic] = [*cross_references.repeated_entries(projects)]
        lists = pages.writing.list_routes
        built = {*built_routes(self.slugs, absent), *self.site_language.prefixes, *lists}
        found += cross_references.route_errors(pages.files, built, served_routes(files))
        if not self.site_language.language:
            found += taken_addresses(files, built)
        # Only drafts may link to drafts, as long as these are no part of the site.
        drafts = [] if self.drafts else [pair for pair in projects if pair[1].draft]
        hidden = {document.name: study.slug for document, study in drafts}
        are_drafts = {*hidden, *(page.file for page in pages.hidden)}
        shown = [slug for slug in self.slugs if slug not in hidden.values()]
        known = self._known_routes(shown, files, pages.routes(with_drafts=False))
        known_to_drafts = self._known_routes(self.slugs, files, pages.routes(with_drafts=True))
        unseen = known_to_drafts - known
        for document in self.documents.values():
            targets = known_to_drafts if document.name in are_drafts else known
            found += cross_references.dead_links(document, targets, absent, unseen)
            found += cross_references.missing_assets(document, files)
            found += pictures.unsafe_svgs(document, assets)
            found += pictures.invisible_lettering(document)
            found += cross_references.repeated_anchors(document)
        if resume := self.documents.get("resume.json"):
            found += json_resume.schema_errors(resume)
            found += json_resume.private_errors(resume)
        if theme and not self.site_language.language:
            own = self.documents.get("theme.yaml")
            found += pictures.theme_drawings(theme, own.data if own else {}, assets)
        reported = {(error.file, error.field) for error in self.diagnostics}
        self.diagnostics += (error for error in found if (error.file, error.field) not in reported)

    def _known_routes(
        self, slugs: list[str], files: frozenset[str], pages: frozenset[str]
    ) -> frozenset[str]:
        """Returns what links may lead to, in this language and in others."""
        known = routes(slugs, files, pages, self.absent)
        prefixed = (f"{it}{route}" for it in self.site_language.prefixes for route in known)
        return known.union((it.rstrip("/") for it in prefixed), self.of_one_language)

    def warnings(
        self,
        projects: list[tuple[Document, Project]],
        experiments: tuple[Experiment, ...],
        theme: Theme,
        pages: Pages,
    ) -> Iterator[Diagnostic]:
        """Yields the warnings about content that is valid."""
        yield from writing.scheduled_articles(self.documents, pages.articles)
        yield from writing.spellings(self.documents, pages.articles)
        yield from writing.other_endings(self.content)
        site = self.documents["site.yaml"]
        yield from writing.own_canonicals(
            self.documents, pages.articles, str(site.value(("address",)))
        )
        owner = str(site.value(("owner",)))
        for document in self.documents.values():
            yield from placeholders.placeholders(document)
            yield from placeholders.sample_texts(document)
            yield from lint.missing_alt_texts(document)
            yield from lint.unsupported_html(document)
            yield from lint.unknown_keys(document)
            yield from lint.odd_texts(document)
            yield from lint.unused_bolt(document)
            if document.annotation is MarkdownBody:
                yield from lint.skipped_headings(document)
                yield from lint.shortcodes(document)
                yield from lint.unknown_code(document)
            if isinstance(document, TranslatedDocument):
                yield from untranslated.untranslated_texts(document)
        for document, project in projects:
            yield from lint.low_contrast(document, project)
            yield from lint.own_quotations(document, owner)
            yield from pictures.unsuitable_sizes(document, project)
        if not self.site_language.language:
            if resume := self.documents.get("resume.json"):
                yield from cross_references.different_emails(self.documents["site.yaml"], resume)
            if cards := self.documents.get("experiments.yaml"):
                yield from theme_contrast.unreadable_cards(cards, experiments, theme)
        if document := self.documents.get("theme.yaml"):
            yield from theme_contrast.low_contrast(document, theme)
