"""The icons that content may name."""

from __future__ import annotations

from enum import StrEnum


class Icon(StrEnum):
    """An icon of the Font Awesome set, by the name that its site gives it."""

    ARROW_DOWN = "arrow-down"
    ARROW_RIGHT = "arrow-right"
    CODE = "code"
    CODEPEN = "codepen"
    CUBE = "cube"
    DOWNLOAD = "download"
    FACEBOOK = "facebook"
    FILM = "film"
    FLASK = "flask"
    GITHUB = "github"
    HEART = "heart"
    INSTAGRAM = "instagram"
    LINKEDIN = "linkedin"
    MOON = "moon"
    MUG_HOT = "mug-hot"
    PEN_NIB = "pen-nib"
    PINTEREST = "pinterest"
    SCROLL = "scroll"
    SUN = "sun"
    USER_TIE = "user-tie"
    WAND = "wand-magic-sparkles"
    X = "x-twitter"
    YOUTUBE = "youtube"
