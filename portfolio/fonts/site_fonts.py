"""The faces of a site: its own first, then those that have what these lack."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from pathlib import Path

from fontTools import unicodedata

from portfolio.fonts.characters import characters_of, needs_face
from portfolio.fonts.family import FontFile, family_files
from portfolio.fonts.fontsource import FontFetchError
from portfolio.fonts.scripts import default_families, display_families
from portfolio.i18n.dates import language_name
from portfolio.models.content import Content
from portfolio.paths import ROOT

FONTS = ROOT / "assets" / "fonts"
OWN_DISPLAY = FontFile("Gasoek One", "400", FONTS / "gasoek-one-latin.woff2")
OWN_TEXT = FontFile("Instrument Sans", "400 700", FONTS / "instrument-sans-latin.woff2")

MIN_FOREIGN = 4
"""How many different Latin letters the site's own display face must lack for the next one to come
first, because a word in two faces looks like a mistake. A foreign name has fewer, Polish more."""

MONTHS_OF = 2000
"""A year whose dates are looked at for the letters of the language's months."""

Typeface = tuple[FontFile, ...]
"""The files of one family and kind; together they have its characters."""


@dataclass(frozen=True, slots=True)
class SiteFonts:
    """The faces of a site.

    Attributes:
        display: Of titles and headings, in order.
        text: Of all other words, in order.
        served: The families of text that pages load; the others are for the PDF and pictures.
        errors: Why families are missing.
    """

    display: tuple[Typeface, ...]
    text: tuple[Typeface, ...]
    served: tuple[str, ...] = ()
    errors: tuple[FontFetchError, ...] = ()

    @property
    def display_files(self) -> tuple[tuple[Path, ...], ...]:
        """The files of the display faces, a tuple for each family."""
        return tuple(tuple(file.path for file in face) for face in self.display)


OWN_FONTS = SiteFonts(((OWN_DISPLAY,),), ((OWN_TEXT,),))
"""What sets a site in English."""


def site_fonts(content: Content) -> SiteFonts:
    """Returns the faces of a site; families that it needs are fetched, unless they are there.

    A family that cannot be fetched is left out: its words are set in a face of the system.
    """
    locales = [edition.site.locale for edition in content.languages]
    months = [date(MONTHS_OF, month, 1) for month in range(1, 13)]
    dates = [locale.date(month) for locale in locales for month in months]
    dates += [language_name(locale.language) for locale in locales if len(locales) > 1]
    return _resolve(
        frozenset(characters_of([content, dates])),
        content.site.fonts.display,
        content.site.fonts.text,
        content.site.language,
    )


@lru_cache(maxsize=8)
def _resolve(
    characters: frozenset[str], display: tuple[str, ...], text: tuple[str, ...], language: str
) -> SiteFonts:
    resolver = _Resolver(characters, language, [])
    titles = resolver.faces("display", OWN_DISPLAY, display)
    words = resolver.faces("text", OWN_TEXT, text)
    if len(titles) > 1 and _is_foreign(characters, titles[0]):
        titles = [titles[1], titles[0], *titles[2:]]
    named = tuple(family.partition("@")[0] for family in text)
    return SiteFonts(tuple(titles), tuple(words), named, tuple(resolver.errors))


def _is_foreign(characters: Collection[str], own: Typeface) -> bool:
    """Returns whether the words have several Latin letters that a face lacks."""
    latin = {it for it in characters if unicodedata.script(it) == "Latn" and it.isalpha()}
    return len(latin - _known(own)) >= MIN_FOREIGN


@dataclass
class _Resolver:
    """Looks for faces until nothing is missing; collects why families could not be fetched."""

    characters: frozenset[str]
    language: str
    errors: list[FontFetchError]

    def faces(self, kind: str, own: FontFile, named: Iterable[str]) -> list[Typeface]:
        """Returns the faces of a kind: the site's own, the owner's, then the default ones."""
        faces: list[Typeface] = [(own,)]
        missing = {it for it in self.characters if needs_face(it)} - own.characters
        for family in named:
            missing = self._add(faces, family, kind, missing)
        for family in self._defaults(kind, missing):
            missing = self._add(faces, family, kind, missing)
        return faces

    def _defaults(self, kind: str, missing: Collection[str]) -> Iterator[str]:
        families = default_families(missing, self.language, self.characters)
        yield from (
            display_families(families) if kind == "display" else dict.fromkeys(families.values())
        )

    def _add(self, faces: list[Typeface], family: str, kind: str, missing: set[str]) -> set[str]:
        """Adds a family if it has something that is missing; returns what then still is."""
        if not missing or any(error.family == family for error in self.errors):
            return missing
        try:
            face = family_files(family, kind, self.characters)
        except FontFetchError as error:
            self.errors.append(error)
            return missing
        if missing & _known(face):
            faces.append(face)
        return missing - _known(face)


def _known(face: Typeface) -> set[str]:
    return {character for file in face for character in file.characters}
