"""Contrast: which colours of a theme stand on which, how well they can be seen, what would do."""

from portfolio.models.theme.contrast.measure import Miss, misses
from portfolio.models.theme.contrast.nearest import nearest

__all__ = ["Miss", "misses", "nearest"]
