"""The icons that the site itself uses."""

from __future__ import annotations

from enum import StrEnum


class Icon(StrEnum):
    """An icon of Font Awesome, by the name that its site gives it; content may name any other."""

    ARROW_DOWN = "arrow-down"
    ARROW_RIGHT = "arrow-right"
    CODEPEN = "codepen"
    FILM = "film"
    FLASK = "flask"
    GITHUB = "github"
    HEART = "heart"
    LANGUAGE = "language"
    MOON = "moon"
    MUG_HOT = "mug-hot"
    SUN = "sun"
