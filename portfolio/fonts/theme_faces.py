"""The faces that a theme names for titles, text and labels."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from io import BytesIO
from pathlib import Path
from typing import Any

from fontTools import unicodedata
from fontTools.ttLib import TTFont

from portfolio.content.themes import default_theme
from portfolio.fonts.characters import needs_face
from portfolio.fonts.family import (
    FontFile,
    Typeface,
    characters_in,
    saved,
    small,
    subset_file,
    unpack,
)
from portfolio.fonts.fontsource import FontFetchError, fetch, fetch_variable, weights
from portfolio.models.theme.faces import Face, Faces

TEXT_WEIGHT = 450
"""Weight of text, where the theme says none."""

SHIPPED_FONTS = Path(__file__).parent / "shipped"
FAMILY_NAME_IDS = (16, 1)
"""Ids of a font's name table; the first says less of the style."""

LATIN_SUBSET = "latin"
"""The part of a family that pages name also if the content does without it."""


@dataclass(frozen=True, slots=True)
class ThemeFaces:
    """The faces of a theme.

    Attributes:
        display: Face of titles.
        text: Face of all other words.
        labels: Face of labels; nothing if their family is that of the text.
        text_weight: Weight of text.
        label_weight: Weight of labels, if the theme says one.
        errors: Why some are the project's own instead.
    """

    display: Typeface
    text: Typeface
    labels: Typeface
    text_weight: int
    label_weight: int | None
    errors: tuple[FontFetchError, ...]


def theme_faces(faces: Faces, characters: Collection[str]) -> ThemeFaces:
    """Returns the faces that a theme names; the project's own for what cannot be fetched."""
    errors = []

    def typeface(face: Face, role: str) -> Typeface:
        try:
            return theme_typeface(face, role, characters)
        except FontFetchError as error:
            errors.append(error)
            return () if role == "labels" else own_typeface(role)

    display, text = typeface(faces.display, "display"), typeface(faces.text, "text")
    labels = typeface(faces.labels, "labels") if faces.labels else ()
    if labels and labels[0].family == text[0].family:
        labels = ()  # Only the weight differs.
    if display[0].family in {face.family for face in (*text, *labels)}:
        # Their weights differ, so the family has another name in titles.
        display = tuple(replace(face, family=f"{face.family} Display") for face in display)
    return ThemeFaces(
        display=display,
        text=text,
        labels=labels,
        text_weight=faces.text.weight or TEXT_WEIGHT,
        label_weight=faces.labels.weight if faces.labels else None,
        errors=tuple(dict.fromkeys(errors)),
    )


def own_typeface(role: str) -> Typeface:
    """Returns the face of a site that names none, ``display`` or ``text``."""
    return theme_typeface(getattr(default_theme().fonts, role), role, ())


def theme_typeface(face: Face, role: str, characters: Collection[str]) -> Typeface:
    """Returns the files of a face; a family of Fontsource is fetched, unless it is there.

    Args:
        face: Face of the theme.
        role: ``display``, ``text`` or ``labels``. A title has one weight, so a variable font is
            cut down to it.
        characters: Characters that may be set in the face.

    Raises:
        FontFetchError: If there is no such family, or npm cannot be reached.
    """
    if face.file:
        return (_own_file(face.file, face.weight, role, frozenset(characters)),)
    folder = SHIPPED_FONTS / "-".join(face.family.lower().split())
    if folder.is_dir():
        (path,) = folder.glob("*.woff2")
        own = _file(path, face.family, face.weight, role, licence=folder / "LICENSE")
        return (own, *_further_letters(face, own, role, characters))
    found = _of_fontsource(face.family, face.weight, role, frozenset(characters))
    if isinstance(found, FontFetchError):
        raise found
    return found


def _further_letters(
    face: Face, own: FontFile, role: str, characters: Collection[str]
) -> Iterator[FontFile]:
    """Yields the family's other files for Latin letters of text that the shipped one lacks.

    Without them ``ś`` is of another family than the letters beside it. None, if npm cannot be
    reached; titles take a heavy face for the whole word instead.
    """
    missing = {it for it in characters if unicodedata.script(it) == "Latn"} - own.characters
    if not missing or role == "display":
        return
    found = _of_fontsource(face.family, face.weight, role, frozenset(missing))
    if not isinstance(found, FontFetchError):
        yield from (file for file in found if file.subset != LATIN_SUBSET)


def _own_file(file: Path, weight: int | None, role: str, characters: frozenset[str]) -> FontFile:
    with TTFont(file, lazy=True) as font:
        names = (font["name"].getDebugName(name_id) for name_id in FAMILY_NAME_IDS)
        family = re.sub(r"[^\w .-]", "", next(filter(None, names), "")) or file.stem
        is_web = font.flavor == "woff2"
    name = re.sub(r"\W+", "-", file.stem.lower()).strip("-") or "face"
    path = file if is_web else subset_file(name, partial(_web_font, file))
    return _file(small(path, characters), family, weight, role, name=name)


@lru_cache(maxsize=16)
def _of_fontsource(
    family: str, weight: int | None, role: str, characters: frozenset[str]
) -> Typeface | FontFetchError:
    """Returns the files of a family, or why there are none, so that npm is asked once."""
    try:
        folder = fetch_variable(family)
        is_variable = folder is not None
        folder = folder or fetch(family, weight=weight)
    except FontFetchError as error:
        error.of_theme = True
        return error
    metadata = json.loads((folder / "metadata.json").read_text(encoding="utf-8"))
    kind = "display" if role == "display" else "text"
    chosen = ("wght",) if is_variable else weights(map(int, metadata["weights"]), weight)[kind]
    files = (
        (style, _file(path, str(metadata["family"]), weight, role, **more))
        for style in chosen
        for path, more in _parts(folder, metadata, style, characters)
    )
    return tuple(file if is_variable else replace(file, weight=str(style)) for style, file in files)


def _parts(
    folder: Path, metadata: dict[str, Any], style: str | int, characters: frozenset[str]
) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Yields the files of a weight that the words need, the Latin one first."""
    ranges = json.loads((folder / "unicode.json").read_text(encoding="utf-8"))
    missing = {character for character in characters if needs_face(character)}
    for subset in sorted(metadata["subsets"], key=lambda subset: (subset != LATIN_SUBSET, subset)):
        file = folder / "files" / f"{metadata['id']}-{subset}-{style}-normal.woff2"
        if file.exists() and (subset == LATIN_SUBSET or missing & characters_in(file)):
            missing -= characters_in(file)
            more = {"subset": subset, "ranges": ranges.get(subset, "")}
            yield small(file, characters), {**more, "licence": folder / "LICENSE"}


def _file(
    path: Path, family: str, weight: int | None, role: str, *, name: str = "", **more: Any
) -> FontFile:
    """Returns a file of a face; a title's variable font is cut down to its weight."""
    lightest, heaviest = _weights_in(path)
    if lightest == heaviest:
        return FontFile(family, str(lightest), path, role=role, **more)
    whole = FontFile(family, f"{lightest} {heaviest}", path, role=role, **more)
    if role != "display":
        return whole
    pinned = min(max(weight or heaviest, lightest), heaviest)
    stem = f"{name or path.name.partition('.')[0].removesuffix('-wght-normal')}-{pinned}"
    cut = subset_file(stem, partial(_web_font, path, pinned))
    return replace(whole, weight=str(pinned), path=cut)


def _weights_in(path: Path) -> tuple[int, int]:
    """Returns the lightest and the heaviest weight of a font."""
    font: Any
    with TTFont(path, lazy=True) as font:
        axes = font["fvar"].axes if "fvar" in font else ()
        ends = next(((it.minValue, it.maxValue) for it in axes if it.axisTag == "wght"), None)
        weight = font["OS/2"].usWeightClass
    return (int(ends[0]), int(ends[1])) if ends else (weight, weight)


def _web_font(file: Path, weight: int | None = None) -> bytes:
    """Returns a font as WOFF2, cut down to a weight if there is one."""
    with TTFont(BytesIO(unpack(file, weight)), recalcTimestamp=False) as font:
        return saved(font, "woff2")
