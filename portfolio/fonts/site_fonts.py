"""The faces of a site: those of its theme first, then those that have what these lack."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from datetime import date
from functools import lru_cache
from pathlib import Path

from fontTools import unicodedata

from portfolio.fonts.characters import characters_of, needs_face
from portfolio.fonts.family import Typeface, family_files
from portfolio.fonts.fontsource import FontFetchError
from portfolio.fonts.scripts import default_families, display_families
from portfolio.fonts.theme_faces import TEXT_WEIGHT, ThemeFaces, own_typeface, theme_faces
from portfolio.i18n.locale import language_name
from portfolio.models.content import Content

MIN_FOREIGN = 4
"""Number of different Latin letters that the theme's display face must lack for the next to come
first, because a word in two faces looks like a mistake. A foreign name has fewer, Polish more."""

MONTHS_OF = 2000
"""A year whose dates are looked at for the letters of the language's months."""


@dataclass(frozen=True, slots=True)
class SiteFonts:
    """The faces of a site.

    Attributes:
        display: Files of titles and headings, in order.
        text: Files of all other words, in order.
        served: The families of text that pages load; the others are for the PDF and pictures.
        errors: Why families are missing.
        labels: Files of buttons, navigation and dates; nothing if those of text serve for them.
        text_weight: Weight of text, where nothing is emphasised.
        label_weight: Weight of labels; None where each has the weight of its stylesheet.
        letters: The letters, marks and digits of the site's words.
    """

    display: tuple[Typeface, ...]
    text: tuple[Typeface, ...]
    served: tuple[str, ...] = ()
    errors: tuple[FontFetchError, ...] = ()
    labels: Typeface = ()
    text_weight: int = TEXT_WEIGHT
    label_weight: int | None = None
    letters: frozenset[str] = field(default=frozenset(), compare=False, repr=False)

    @property
    def display_files(self) -> tuple[tuple[Path, ...], ...]:
        """The files of the display faces, a tuple for each family."""
        return tuple(tuple(file.path for file in face) for face in self.display)


OWN_FONTS = SiteFonts((own_typeface("display"),), (own_typeface("text"),))
"""Faces of a site in English that names none."""


def site_characters(content: Content) -> frozenset[str]:
    """Returns the characters of all words of a site, which its faces depend on."""
    locales = [edition.site.locale for edition in content.languages]
    months = [date(MONTHS_OF, month, 1) for month in range(1, 13)]
    dates = [locale.date(month) for locale in locales for month in months]
    dates += [language_name(locale.language) for locale in locales if len(locales) > 1]
    texts = [
        (text.characters, text.body.sections)
        for edition in content.languages
        for text in edition.texts
    ]
    return frozenset(characters_of([content, dates, texts]))


def site_fonts(content: Content) -> SiteFonts:
    """Returns the faces of a site; families that it needs are fetched, unless they are there.

    A family that cannot be fetched is left out: its words are set in the face that comes with the
    project, or in one of the system.
    """
    characters = site_characters(content)
    chosen = theme_faces(content.theme.fonts, characters)
    fonts = content.site.fonts
    found = _resolve(characters, chosen, fonts.display, fonts.text, content.site.language)
    return replace(found, letters=frozenset(it for it in characters if needs_face(it)))


@lru_cache(maxsize=8)
def _resolve(
    characters: frozenset[str],
    chosen: ThemeFaces,
    display: tuple[str, ...],
    text: tuple[str, ...],
    language: str,
) -> SiteFonts:
    resolver = _Resolver(characters, language, [*chosen.errors])
    titles = resolver.faces("display", chosen.display, display)
    words = resolver.faces("text", chosen.text, text)
    if len(titles) > 1 and _is_foreign(characters, titles[0]):
        titles = [titles[1], titles[0], *titles[2:]]
    named = tuple(family.partition("@")[0] for family in text)
    regular, label = chosen.weights
    return SiteFonts(
        tuple(titles), tuple(words), named, tuple(resolver.errors), chosen.labels, regular, label
    )


def _is_foreign(characters: Collection[str], own: Typeface) -> bool:
    """Returns whether the words have several Latin letters that a face lacks."""
    latin = {it for it in characters if unicodedata.script(it) == "Latn" and it.isalpha()}
    return len(latin - known_in(own)) >= MIN_FOREIGN


@dataclass
class _Resolver:
    """Looks for faces until nothing is missing; collects why families could not be fetched."""

    characters: frozenset[str]
    language: str
    errors: list[FontFetchError]

    def faces(self, kind: str, own: Typeface, named: Iterable[str]) -> list[Typeface]:
        """Returns the faces of a kind: the theme's, the owner's, then the default ones."""
        faces = [own]
        missing = {it for it in self.characters if needs_face(it)} - known_in(own)
        for family in named:
            missing = self._add(faces, family, kind, missing)
        families = default_families(missing, self.language, self.characters)
        defaults = display_families(families) if kind == "display" else families.values()
        for family in dict.fromkeys(defaults):
            missing = self._add(faces, family, kind, missing)
        return faces

    def _add(self, faces: list[Typeface], family: str, kind: str, missing: set[str]) -> set[str]:
        """Adds a family if it has something that is missing; returns what then still is."""
        if not missing or any(error.family == family for error in self.errors):
            return missing
        try:
            face = family_files(family, kind, self.characters)
        except FontFetchError as error:
            self.errors.append(error)
            return missing
        if missing & known_in(face):
            faces.append(face)
        return missing - known_in(face)


def known_in(face: Typeface) -> set[str]:
    """Returns the characters that the files of a face have together."""
    return {character for file in face for character in file.characters}
