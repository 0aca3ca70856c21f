"""Which checks run on content that was read: those that find errors, and those that warn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

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
from portfolio.content.checks.addresses import taken_addresses
from portfolio.content.checks.files import unpublished
from portfolio.content.diagnostics import Diagnostic
from portfolio.content.document import Document
from portfolio.content.pages import old_routes
from portfolio.content.read_files import ReadFiles
from portfolio.content.routes import built_routes, routes, served_routes
from portfolio.content.translations import TranslatedDocument
from portfolio.models.text.body import MarkdownBody

Check = Callable[[ReadFiles], Iterator[Diagnostic]]
"""Yields what it finds in the files of one language."""

DocumentCheck = Callable[[Document], Iterator[Diagnostic]]


def errors(files: ReadFiles) -> tuple[Diagnostic, ...]:
    """Returns errors of several values or files, for fields that have no error yet."""
    reported = {(error.file, error.field) for error in files.diagnostics}
    found = (error for check in ERRORS for error in check(files))
    return tuple(error for error in found if (error.file, error.field) not in reported)


def warnings(files: ReadFiles) -> tuple[Diagnostic, ...]:
    """Returns the warnings about content that is valid."""
    return tuple(warning for check in WARNINGS for warning in check(files))


def _addresses(files: ReadFiles) -> Iterator[Diagnostic]:
    lists = files.pages.writing.list_routes
    built = {*built_routes(files.slugs, files.absent), *files.language.prefixes, *lists}
    served = served_routes(files.served)
    yield from cross_references.route_errors(files.pages.files, built, served)
    if files.is_first_language:
        yield from taken_addresses(files.served, built)


def _links(files: ReadFiles) -> Iterator[Diagnostic]:
    """Yields links that lead nowhere; only drafts may link to drafts, until these are shown."""
    drafts = [] if files.drafts else [pair for pair in files.projects if pair[1].draft]
    hidden = {document.name: project.slug for document, project in drafts}
    are_drafts = {*hidden, *(page.file for page in files.pages.hidden)}
    published = [slug for slug in files.slugs if slug not in hidden.values()]
    projects = (project for _, project in files.projects if files.drafts or not project.draft)
    cards = {project.route for project in projects if not project.has_page}
    known = _known_routes(files, published, with_drafts=False)
    known_to_drafts = _known_routes(files, files.slugs, with_drafts=True)
    unseen = known_to_drafts - known
    for name, document in files.documents.items():
        names = {document.name, name.removesuffix(" body")}  # A translation has another one.
        targets = known_to_drafts if names & are_drafts else known
        yield from cross_references.dead_links(document, targets, files.absent, unseen, cards)


def _known_routes(files: ReadFiles, slugs: Iterable[str], *, with_drafts: bool) -> frozenset[str]:
    """Returns what links may lead to, in this language and in others.

    Args:
        files: The content.
        slugs: Names of the case studies that may be linked to.
        with_drafts: Whether pages that are drafts, and old addresses of drafts, may be linked to.
    """
    pages = files.pages.routes(with_drafts=with_drafts)
    others = (*(project for _, project in files.projects), *(files.experiments or ()))
    old = old_routes(it for it in others if with_drafts or files.drafts or not it.draft)
    known = routes(slugs, files.served, {*pages, *old}, files.absent)
    prefixed = (f"{prefix}{route}" for prefix in files.language.prefixes for route in known)
    return known.union((route.rstrip("/") for route in prefixed), files.one_language_routes)


def _missing_assets(files: ReadFiles) -> Iterator[Diagnostic]:
    for document in files.documents.values():
        yield from cross_references.missing_assets(document, files.served)
    for document, project in files.projects:
        yield from cross_references.missing_outline(document, project, files.served)


def _drawings(files: ReadFiles) -> Iterator[Diagnostic]:
    for document in files.documents.values():
        yield from pictures.unsafe_svgs(document, files.assets)
    if files.theme and files.is_first_language:
        own = files.documents.get("theme.yaml")
        yield from pictures.theme_drawings(files.theme, own.data if own else {}, files.assets)


def _resume(files: ReadFiles) -> Iterator[Diagnostic]:
    if resume := files.documents.get("resume.json"):
        yield from json_resume.schema_errors(resume)
        yield from json_resume.private_errors(resume)


def _of_each(*checks: DocumentCheck, annotation: type | None = None) -> Check:
    """Returns a check of every document, or of those of one model."""

    def check(files: ReadFiles) -> Iterator[Diagnostic]:
        for document in files.documents.values():
            if annotation is None or document.annotation is annotation:
                for check_document in checks:
                    yield from check_document(document)

    return check


def _articles(files: ReadFiles) -> Iterator[Diagnostic]:
    articles = files.pages.articles
    yield from writing.scheduled_articles(files.documents, articles)
    yield from writing.spellings(files.documents, articles)
    yield from writing.other_endings(files.content)


def _translations(files: ReadFiles) -> Iterator[Diagnostic]:
    for document in files.documents.values():
        if isinstance(document, TranslatedDocument):
            yield from untranslated.untranslated_texts(document)


def _projects(files: ReadFiles) -> Iterator[Diagnostic]:
    for document, project in files.projects:
        yield from lint.low_contrast(document, project)
        yield from lint.vague_results(document, project)
        yield from pictures.unsuitable_sizes(document, project)


def _emails_and_cards(files: ReadFiles) -> Iterator[Diagnostic]:
    if not files.is_first_language:
        return
    if resume := files.documents.get("resume.json"):
        yield from cross_references.different_emails(files.documents["site.yaml"], resume)
    if cards := files.documents.get("experiments.yaml"):
        yield from theme_contrast.unreadable_cards(cards, files.experiments, files.theme)


def _theme(files: ReadFiles) -> Iterator[Diagnostic]:
    home = files.documents["home.yaml"]
    yield from pictures.left_out_mascot(home, files.home, files.theme)
    if document := files.documents.get("theme.yaml"):
        yield from theme_contrast.low_contrast(document, files.theme)


ERRORS: tuple[Check, ...] = (
    lambda files: cross_references.repeated_entries(files.projects),
    _addresses,
    _links,
    _missing_assets,
    _drawings,
    _of_each(pictures.invisible_lettering, cross_references.repeated_anchors),
    _resume,
    _of_each(lint.comments, annotation=MarkdownBody),
)

WARNINGS: tuple[Check, ...] = (
    _articles,
    _of_each(placeholders.placeholders, placeholders.sample_texts),
    _of_each(lint.missing_alt_texts, lint.unsupported_html, lint.unknown_keys, lint.odd_texts),
    _of_each(lint.skipped_headings, lint.shortcodes, lint.unknown_code, annotation=MarkdownBody),
    _translations,
    lambda files: untranslated.english_words(files.documents, files.site),
    _projects,
    _emails_and_cards,
    _theme,
    lambda files: unpublished(files.assets),
)
