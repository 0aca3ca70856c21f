"""Warnings about titles that the site's faces cannot draw, and families that are missing."""

from __future__ import annotations

from collections.abc import Iterator

from fontTools import unicodedata

from portfolio.content.diagnostics import Diagnostic, Kind, Loc, format_value
from portfolio.content.document import Document
from portfolio.content.loader import Loaded
from portfolio.fonts.characters import undrawable, without_pictographs
from portfolio.fonts.client_faces import whole_face
from portfolio.fonts.fontsource import FontFetchError
from portfolio.fonts.scripts import default_families
from portfolio.fonts.site_fonts import SiteFonts, site_fonts
from portfolio.models.content import Content
from portfolio.models.field_types import FieldRole
from portfolio.models.project import Project
from portfolio.models.site.site import Site
from portfolio.models.theme.theme import Theme

SYMBOLS = "Noto Sans Symbols 2"
WITHOUT_SCRIPT = {"Zyyy", "Zinh", "Zzzz"}


def font_warnings(loaded: Loaded) -> list[Diagnostic]:
    """Returns what is set in a face of the system because the site's own faces lack it.

    Families of Fontsource that the words need are fetched first, if they are not there yet.
    """
    fonts = site_fonts(loaded.content)
    language = loaded.content.site.language
    found: list[Diagnostic] = []
    for document in loaded.documents:
        found += _of_document(document, fonts, language)
        if document.annotation is Project:
            found += _client_face(document, loaded.content)
    return sorted(found)


def _of_document(document: Document, fonts: SiteFonts, language: str) -> Iterator[Diagnostic]:
    if document.annotation in {Site, Theme}:
        yield from _missing_families(document, fonts)
    known = frozenset().union(*(file.characters for face in fonts.display for file in face))
    for loc, text in _titles(document):
        if missing := undrawable(without_pictographs(text, known), known):
            yield document.diagnostic(
                loc,
                "no face of the site has all letters; these words are set in one of the system",
                found=format_value("".join(missing)),
                hint=_hint(missing[0], language),
                kind=Kind.FONT,
            )


def _titles(document: Document) -> Iterator[tuple[Loc, str]]:
    """Yields the texts that are drawn as lettering, on pages or in social images."""
    yield from document.texts(FieldRole.LETTERING)
    title = document.data.get("title") if isinstance(document.data, dict) else None
    if document.annotation is Project and isinstance(title, str):
        yield ("title",), title


def _missing_families(document: Document, fonts: SiteFonts) -> Iterator[Diagnostic]:
    """Yields a warning for each family that could not be fetched, at its name if it has one."""
    for error in fonts.errors:
        if error.of_theme == (document.annotation is Theme):
            elsewhere = ("extends",) if error.of_theme else ("language",)
            loc = _place(document, error.family) or elsewhere
            yield _not_fetched(document, loc, error)


def _not_fetched(document: Document, loc: Loc, error: FontFetchError) -> Diagnostic:
    return document.diagnostic(loc, str(error).rstrip("."), hint=error.hint, kind=Kind.FONT)


def _client_face(document: Document, content: Content) -> Iterator[Diagnostic]:
    """Yields a warning if a client's face cannot be fetched, or lacks letters of its words."""
    slug = document.file.parent.name
    project = next((project for project in content.projects if project.slug == slug), None)
    if not (project and project.face):
        return
    words = "".join(project.client_words)
    try:
        known = whole_face(project.face, words).characters
    except FontFetchError as error:
        yield _not_fetched(document, ("face",), error)
        return
    if missing := "".join(undrawable(words, known)):
        yield document.diagnostic(
            ("face",),
            "the client's face lacks letters of this case study; they are set in that of titles",
            found=format_value(missing),
            hint="name a face that has them, or leave `face` out",
            kind=Kind.FONT,
        )


def _place(document: Document, family: str) -> Loc:
    """Returns where a family is named below `fonts`, or nothing."""
    named = (loc for loc, text in document.scalars() if loc[:1] == ("fonts",) and text == family)
    return next(named, ())


def _hint(character: str, language: str) -> str:
    script = unicodedata.script(character)
    families = [*default_families(character, language).values()]
    if script in WITHOUT_SCRIPT:
        families = [SYMBOLS]
    where = "of Fontsource under `fonts`, `display` in site.yaml"
    if families:
        return f"name a family {where}, e.g. {families[0]}"
    return f"name a family for {unicodedata.script_name(script)} {where}"
