"""The faces of clients, each cut down to the letters that its case study sets in it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import partial

from portfolio.fonts.fallback_metrics import SAMPLE
from portfolio.fonts.family import FontFile, subset, subset_file
from portfolio.fonts.fontsource import FontFetchError
from portfolio.fonts.theme_faces import theme_typeface
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.models.theme.faces import Face

DIGITS = {*"0123456789"}
"""Figures may count up, so a face with one of them has all."""

DIGIT_WIDTH = 0.63
"""Width of a digit in a bold face, in ems, for which the sizes of large figures are set."""


def client_faces(content: Content) -> Iterator[tuple[Project, FontFile]]:
    """Yields the case studies with a face of their own that is used, and the file of each.

    A family that cannot be fetched is left out: its words are set in the face of titles.
    """
    for project in content.projects:
        words = _words(content, project)
        if project.face and words:
            try:
                file = whole_face(project.face, words)
            except FontFetchError:
                continue  # `font_warnings` names it.
            wanted = "".join(sorted(file.characters & words))
            if not wanted:
                continue
            path = subset_file(f"client-{project.slug}", partial(subset, file.path, wanted))
            yield project, replace(file, family=f"Client {project.slug}", path=path)


def whole_face(face: Face, words: Collection[str]) -> FontFile:
    """Returns the file of a client's face that has most of some letters, not yet cut down to them.

    Raises:
        FontFetchError: If there is no such family, or npm cannot be reached.
    """
    files = theme_typeface(face, "display", {*words, *SAMPLE})
    return max(files, key=lambda it: len(it.characters.intersection(words)))


def _words(content: Content, project: Project) -> set[str]:
    """Returns the letters that a face has to have, also in the other languages of the site."""
    found = {
        letter
        for language in content.languages
        for other in language.projects
        if other.slug == project.slug
        for letter in "".join(other.client_words)
    }
    return found | DIGITS if found & DIGITS else found
