"""The whole of ``content/`` as one value: read, checked, and completed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from portfolio.content.checks.addresses import alias_errors
from portfolio.content.checks.files import pointers
from portfolio.content.checks.untranslated import unknown_languages
from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.document import Document
from portfolio.content.pages import PageFile
from portfolio.content.palettes import with_palettes
from portfolio.content.read_files import ReadFiles, read_files
from portfolio.content.routes import LISTS_OF_LINKS, is_of, path_of, served_routes
from portfolio.content.run_checks import errors, warnings
from portfolio.content.translations import SiteLanguage
from portfolio.models.content import Content
from portfolio.models.experiment import newest_first
from portfolio.models.home import Action
from portfolio.models.page import PythonPage
from portfolio.models.site.site import NavLink, SocialLink
from portfolio.paths import SITE_PATH

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
        ContentError: If anything is wrong; it carries the errors of all files, those of other
            languages when the first one has none.
    """
    options: dict[str, Any] = {
        "python_pages": python_pages or {},
        "drafts": drafts,
        "now": now or datetime.now().astimezone(),
    }
    if found := [*pointers(content.absolute())]:
        raise ContentError(found)
    first = read_files(content.absolute(), SiteLanguage(), **options)
    _raise_errors(first)
    languages = first.site.translations
    every = [first]
    for language in languages:
        other = SiteLanguage(language, languages)
        every.append(read_files(content.absolute(), other, theme=first.theme, **options))
        _raise_errors(every[-1])
    contents = [_completed(files, site_path) for files in every]
    documents = tuple(document for files in every for document in files.documents.values())
    in_python = [
        Document(Path(place.file), place.file, page.model_dump(), PythonPage, {}, {})
        for place, page in options["python_pages"].items()
    ]
    if taken := [*alias_errors(contents, (*documents, *in_python), first.served)]:
        raise ContentError(taken)
    all_warnings = {warning for files in every for warning in warnings(files)}
    return Loaded(
        replace(contents[0], translations=tuple(contents[1:])),
        tuple(sorted({*all_warnings, *unknown_languages(content, first.site)})),
        documents,
    )


def _raise_errors(files: ReadFiles) -> None:
    if found := [*files.diagnostics, *errors(files)]:
        raise ContentError(found)


def _completed(files: ReadFiles, site_path: str | None) -> Content:
    """Returns valid content as it is shown: without drafts and links to what is not there."""
    site, home, pages = files.site, files.home.in_words(files.site.words.pages), files.pages
    links = {
        key: _without_absent(getattr(site, key), files)
        for key in LISTS_OF_LINKS
        if hasattr(site, key)
    }
    site = site.model_copy(update=links)
    projects = [it for _, it in files.projects if files.drafts or not it.draft]
    return Content(
        site=pages.in_navigation(site if site_path is None else site.below(site_path)),
        home=home.model_copy(update={"actions": _without_absent(home.actions, files)}),
        projects=tuple(with_palettes(sorted(projects, key=lambda it: it.list_key), files.theme)),
        experiments=newest_first(it for it in files.experiments if files.drafts or not it.draft),
        resume=files.resume,
        theme=files.theme,
        pages=pages.shown,
        writing=pages.writing,
    )


def _without_absent(links: tuple[AnyLink, ...], files: ReadFiles) -> tuple[AnyLink, ...]:
    """Returns the links, without those to pages of the engine that the site does not have."""
    served = served_routes(files.served)
    own = {*files.pages.routes(with_drafts=False), *served}
    return tuple(it for it in links if not is_of(it.href, files.absent) or path_of(it.href) in own)
