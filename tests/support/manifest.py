"""A manifest of a content whose titles have not been drawn."""

from __future__ import annotations

from portfolio.components.media.asset_manifest import (
    AssetManifest,
    LetteringFile,
    read_logos,
    read_pictures,
)
from portfolio.drawing.page_titles import page_titles
from portfolio.models.content import Content


def undrawn_manifest(content: Content) -> AssetManifest:
    """Returns the pictures and logos of a content, and drawings of its titles that do not exist."""
    drawing = LetteringFile("/generated/lettering/title.svg", width=200, height=100, left=-10)
    lettering = {title.name: drawing for title in page_titles(content)}
    return AssetManifest(read_pictures(content), read_logos(content), lettering)
