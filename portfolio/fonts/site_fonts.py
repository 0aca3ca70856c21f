"""The faces of a site: those of its theme first, then those that have what these lack."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Set
from dataclasses import dataclass, field
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
    locales = [language.site.locale for language in content.languages]
    months = [date(MONTHS_OF, month, 1) for month in range(1, 13)]
    dates = [locale.date(month) for locale in locales for month in months]
    names = [language_name(locale.language) for locale in locales] if len(locales) > 1 else []
    texts = [
        (text.characters, text.body.sections)
        for language in content.languages
        for text in language.texts
    ]
    return frozenset(characters_of([content, dates, names, texts]))


def site_fonts(content: Content) -> SiteFonts:
    """Returns the faces of a site; families that it needs are fetched, unless they are there.

    A family that cannot be fetched is left out: its words are set in the face that comes with the
    project, or in one of the system.
    """
    characters = site_characters(content)
    faces = theme_faces(content.theme.fonts, characters)
    fonts = content.site.fonts
    return _resolve(characters, faces, fonts.display, fonts.text, content.site.language)


@lru_cache(maxsize=8)
def _resolve(
    characters: frozenset[str],
    of_theme: ThemeFaces,
    named_for_titles: tuple[str, ...],
    named_for_text: tuple[str, ...],
    language: str,
) -> SiteFonts:
    search = _FaceSearch(characters, language, [*of_theme.errors])
    titles = search.faces("display", of_theme.display, named_for_titles)
    words = search.faces("text", of_theme.text, named_for_text)
    if len(titles) > 1 and _lacks_latin_letters(titles[0], characters):
        titles = [titles[1], titles[0], *titles[2:]]
    return SiteFonts(
        display=tuple(titles),
        text=tuple(words),
        served=tuple(family.partition("@")[0] for family in named_for_text),
        errors=tuple(search.errors),
        labels=of_theme.labels,
        text_weight=of_theme.text_weight,
        label_weight=of_theme.label_weight,
        letters=search.letters,
    )


def _lacks_latin_letters(face: Typeface, characters: Collection[str]) -> bool:
    """Returns whether several Latin letters among some characters are not in a face."""
    latin = {
        character
        for character in characters
        if unicodedata.script(character) == "Latn" and character.isalpha()
    }
    return len(latin - known_in(face)) >= MIN_FOREIGN


@dataclass
class _FaceSearch:
    """Looks for faces until nothing is missing.

    Attributes:
        characters: The characters of the site.
        language: Its language.
        errors: Why families could not be fetched; the search adds to them.
    """

    characters: frozenset[str]
    language: str
    errors: list[FontFetchError]

    @property
    def letters(self) -> frozenset[str]:
        """The characters that need a face."""
        return frozenset(character for character in self.characters if needs_face(character))

    def faces(self, kind: str, own: Typeface, named: Iterable[str]) -> list[Typeface]:
        """Returns the faces of a kind: the theme's, the owner's, then the default ones."""
        faces = [own, *self._having(self.letters - known_in(own), kind, named)]
        missing = self.letters.difference(*map(known_in, faces))
        defaults = default_families(missing, self.language, self.characters)
        families = display_families(defaults) if kind == "display" else defaults.values()
        return [*faces, *self._having(missing, kind, dict.fromkeys(families))]

    def _having(self, missing: Set[str], kind: str, families: Iterable[str]) -> Iterator[Typeface]:
        """Yields the faces of families that have something that those before them have not."""
        for family in families:
            if not missing:
                return
            face = self._fetched(family, kind)
            if missing & known_in(face):
                yield face
                missing -= known_in(face)

    def _fetched(self, family: str, kind: str) -> Typeface:
        """Returns the files of a family, none if it cannot be fetched; it is tried once."""
        if any(error.family == family for error in self.errors):
            return ()
        try:
            return family_files(family, kind, self.characters)
        except FontFetchError as error:
            self.errors.append(error)
            return ()


def known_in(face: Typeface) -> set[str]:
    """Returns the characters that the files of a face have together."""
    return {character for file in face for character in file.characters}
