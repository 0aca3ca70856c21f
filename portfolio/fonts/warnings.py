"""Warnings about titles that the site's faces cannot draw, and families that are missing."""

from __future__ import annotations

from collections.abc import Iterator

from fontTools import unicodedata

from portfolio.content.diagnostics import Diagnostic, Kind, Loc, format_value
from portfolio.content.document import Document
from portfolio.content.loader import Loaded
from portfolio.fonts.characters import without_pictographs
from portfolio.fonts.scripts import default_families
from portfolio.fonts.site_fonts import SiteFonts, site_fonts
from portfolio.fonts.title_words import undrawable
from portfolio.models.meaning import Meaning
from portfolio.models.project import Project
from portfolio.models.site import Site

SYMBOLS = "Noto Sans Symbols 2"
WITHOUT_SCRIPT = {"Zyyy", "Zinh", "Zzzz"}


def font_warnings(loaded: Loaded) -> list[Diagnostic]:
    """Returns what is set in a face of the system because the site's own faces lack it.

    Families of Fontsource that the words need are fetched first, if they are not there yet.
    """
    fonts = site_fonts(loaded.content)
    language = loaded.content.site.language
    found = [it for document in loaded.documents for it in _of_document(document, fonts, language)]
    return sorted(found)


def _of_document(document: Document, fonts: SiteFonts, language: str) -> Iterator[Diagnostic]:
    if document.annotation is Site:
        yield from _missing_families(document, fonts)
    known = frozenset(it for face in fonts.display for file in face for it in file.characters)
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
    yield from document.texts(Meaning.LETTERING)
    title = document.data.get("title") if isinstance(document.data, dict) else None
    if document.annotation is Project and isinstance(title, str):
        yield ("title",), title


def _missing_families(document: Document, fonts: SiteFonts) -> Iterator[Diagnostic]:
    """Yields a warning for each family that could not be fetched, at its name if it has one."""
    locs = {text: loc for loc, text in document.scalars() if loc[:1] == ("fonts",)}
    for error in fonts.errors:
        hint = "look for its name on fontsource.org" if error.unknown else "connect, and try again"
        loc = locs.get(error.family, ("language",))
        yield document.diagnostic(loc, str(error).rstrip("."), hint=hint, kind=Kind.FONT)


def _hint(character: str, language: str) -> str:
    script = unicodedata.script(character)
    family = next(iter(default_families(character, language).values()), "")
    if script in WITHOUT_SCRIPT:
        family = SYMBOLS
    where = "of Fontsource under `fonts`, `display` in site.yaml"
    if family:
        return f"name a family {where}, e.g. {family}"
    return f"name a family for {unicodedata.script_name(script)} {where}"
