"""The look of the site: ``content/theme.yaml`` and the themes that it may extend."""

from portfolio.models.theme.colors import Colors, Ground, Grounds, Hues, Pastels, SchemeColour
from portfolio.models.theme.face import Face, Faces
from portfolio.models.theme.theme import Theme

__all__ = [
    "Colors",
    "Face",
    "Faces",
    "Ground",
    "Grounds",
    "Hues",
    "Pastels",
    "SchemeColour",
    "Theme",
]
