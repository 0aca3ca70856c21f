"""The faces that a theme names for titles, text and labels."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from portfolio.fonts.family import Typeface
from portfolio.fonts.npm_package import FontFetchError
from portfolio.fonts.theme_face import theme_typeface
from portfolio.models.theme import Theme
from portfolio.models.theme_faces import Face, Faces

TEXT_WEIGHT = 450
"""Weight of text, where the theme says none."""


@dataclass(frozen=True, slots=True)
class ThemeFaces:
    """The faces of a theme.

    Attributes:
        display: Face of titles.
        text: Face of all other words.
        labels: Face of labels; nothing if their family is that of the text.
        weights: Weights of text, and of labels if the theme says one.
        errors: Why some are the project's own instead.
    """

    display: Typeface
    text: Typeface
    labels: Typeface
    weights: tuple[int, int | None]
    errors: tuple[FontFetchError, ...]


def theme_faces(faces: Faces, characters: Collection[str]) -> ThemeFaces:
    """Returns the faces that a theme names; the project's own for what cannot be fetched.

    Args:
        faces: Faces of the theme.
        characters: Characters that may be set in them.
    """
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
    if display[0].family in {it.family for it in (*text, *labels)}:
        # Their weights differ, so the family has another name in titles.
        display = tuple(replace(it, family=f"{it.family} Display") for it in display)
    weights = (faces.text.weight or TEXT_WEIGHT, faces.labels.weight if faces.labels else None)
    return ThemeFaces(display, text, labels, weights, tuple(dict.fromkeys(errors)))


def own_typeface(role: str) -> Typeface:
    """Returns the face of a site that names none, ``display`` or ``text``."""
    return theme_typeface(getattr(Theme.default().fonts, role), role, ())
