"""A manifest of a content whose titles have not been drawn."""

from __future__ import annotations

from dataclasses import replace

from portfolio.components.media.asset_manifest import AssetManifest, LetteringFile
from portfolio.models.content import Content


def undrawn_manifest(content: Content) -> AssetManifest:
    """Returns what the build will make; the files of titles do not exist."""
    drawing = LetteringFile("/generated/lettering/title.svg", width=200, height=100, left=-10)
    expected = AssetManifest.expected(content)
    return replace(expected, lettering=dict.fromkeys(expected.lettering, drawing))
