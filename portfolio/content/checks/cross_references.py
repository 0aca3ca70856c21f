"""Links, files, ids and routes: what content names has to exist, and to be its own."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from unicodedata import normalize
from urllib.parse import unquote

from portfolio.content.diagnostics import Diagnostic, Kind, Loc, closest, format_value
from portfolio.content.document import Document
from portfolio.content.pages import PageFile
from portfolio.content.routes import LISTS_OF_LINKS, is_of, path_of
from portfolio.content.translations import language_of, unknown_language
from portfolio.content.writing import WRITING_FOLDER
from portfolio.markdown.outline import RESERVED_ANCHORS
from portfolio.markdown.safe_html import link_targets
from portfolio.models.field_types import FieldRole
from portfolio.models.page import ROUTE
from portfolio.models.project import Project
from portfolio.slug import slug

_MANY_PAGES = (
    "call page() once for each value, in a loop: docs/python-pages.md, 'Many pages from a list'"
)

RESERVED = ("/404", "/not-found", "/index", "/_headers", "/_hosts", "/_redirects")
"""Addresses that the build itself uses."""


def dead_links(
    document: Document,
    routes: frozenset[str],
    absent: Collection[str] = (),
    drafts: Collection[str] = (),
    cards: Collection[str] = (),
) -> Iterator[Diagnostic]:
    """Yields links to a page or a section that this site does not have.

    Args:
        document: The file.
        routes: What links may lead to.
        absent: Names of the engine's pages that the site does not have: lists of nothing but links
            may name them, because those are not shown.
        drafts: Routes of pages and articles that are no part of the site yet.
        cards: Addresses by which the works of home name projects that have no page.
    """
    own = (anchor for _, anchor in document.texts(FieldRole.ANCHOR))
    anchors = {f"#{anchor}" for anchor in (*own, *RESERVED_ANCHORS)}
    links = [
        *document.texts(FieldRole.LINK),
        *(
            (loc, href)
            for loc, text in document.texts(FieldRole.MARKDOWN)
            for href in link_targets(text)
        ),
    ]
    for loc, href in links:
        known = routes.union(cards) if loc[0] == "works" else routes
        if href.startswith("/") and path_of(href) not in known:
            is_absent, is_draft = is_of(href, absent), path_of(href) in drafts
            if is_absent and loc[0] in LISTS_OF_LINKS:
                continue
            if is_absent or is_draft:
                yield _hidden(document, loc, href, is_draft=is_draft)
            else:
                yield _not_found(document, loc, href, "expected a page of this site", known)
        elif href.startswith("#") and unquote(href) not in anchors:
            yield _not_found(document, loc, href, "expected the id of a section", anchors)


def _hidden(document: Document, loc: Loc, href: str, *, is_draft: bool) -> Diagnostic:
    message, hint = "expected a page of this site", "`pages` in site.yaml says that there is none"
    if is_draft:
        message = "expected a page that is shown"
        hint = "it is a draft, or its date has not come; only drafts may link to it"
    elif is_of(href, {WRITING_FOLDER}):
        hint = f"content/{WRITING_FOLDER}/ has no such article that is shown"
    return document.diagnostic(loc, message, found=format_value(href), hint=hint)


def missing_assets(document: Document, files: frozenset[str]) -> Iterator[Diagnostic]:
    """Yields files below ``assets/`` that are named but do not exist."""
    for loc, address in document.texts(FieldRole.ASSET):
        if address.startswith("/") and normalize("NFC", address) not in files:
            yield _not_found(document, loc, address, "expected a file in assets/", files)


def missing_outline(
    document: Document, project: Project, files: frozenset[str]
) -> Iterator[Diagnostic]:
    """Yields the sticker of a project whose drawing is there without an outline for collisions."""
    if project.sticker in files and project.sticker_outline not in files:
        yield document.diagnostic(
            ("sticker",),
            f"expected an outline for collisions, assets{project.sticker_outline}",
            found=format_value(project.sticker),
            hint=f"`sprite add DRAWING.svg --project {project.slug}` makes drawing and outline",
        )


def _not_found(
    document: Document, loc: Loc, address: str, message: str, options: Iterable[str]
) -> Diagnostic:
    said = path_of(address) or unquote(address)
    similar = closest(said, options, cutoff=0.3)
    hint = f"nearest is {similar}" if similar else ""
    return document.diagnostic(loc, message, found=format_value(address), hint=hint)


def repeated_anchors(document: Document) -> Iterator[Diagnostic]:
    """Yields ids that another section of the same page has already."""
    anchors = [(document, loc, anchor) for loc, anchor in document.texts(FieldRole.ANCHOR)]
    return _repeated(anchors, "expected an id of its own")


def repeated_entries(projects: Sequence[tuple[Document, Project]]) -> Iterator[Diagnostic]:
    """Yields places in the list and titles that another case study has already."""
    orders = [
        (document, ("order",), project.order)
        for document, project in projects
        if project.order is not None
    ]
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


def route_errors(
    pages: Iterable[PageFile], built: Collection[str], served: Mapping[str, str]
) -> Iterator[Diagnostic]:
    """Yields pages whose route is no address, or that something else has already.

    Args:
        pages: The pages of the owner's own.
        built: Routes of the site's other pages, and of files that the build makes.
        served: Addresses of what is served as it is, each with its file below ``assets/``.
    """
    seen: dict[str, PageFile] = {}
    for page in sorted(pages, key=lambda it: (it.route, it.file)):
        if page.route in built or page.route in RESERVED:
            yield _taken(page, "the site itself has a page there")
        elif file := served.get(page.route):
            yield _taken(page, f"assets{file} is served there")
        elif not ROUTE.fullmatch(page.route):
            yield _no_address(page)
        elif (first := seen.setdefault(page.route, page)) is not page:
            yield _taken(page, f"it is already at {first.file}:{first.line}")


def _taken(page: PageFile, reason: str) -> Diagnostic:
    return page.diagnostic("expected a route of its own", f"{reason}; {_how_to_rename(page)}")


def _no_address(page: PageFile) -> Diagnostic:
    if "[" in page.route and not page.file.endswith(".md"):
        message = "expected one address: each page of the site is a file"
        return page.diagnostic(message, _MANY_PAGES)
    if page.file.endswith(".md") and language_of(page.file):
        return unknown_language(page.file)
    message = "expected a route of small letters, digits and single dashes, such as /about"
    steps = [slug(step) for step in page.route.split("/")[1:]]
    better = f"for example /{'/'.join(steps)}; " if all(steps) else ""
    return page.diagnostic(message, f"{better}{_how_to_rename(page)}")


def _how_to_rename(page: PageFile) -> str:
    return "rename the file" if page.file.endswith(".md") else "give @page another route"
