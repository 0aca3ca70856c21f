"""Favicons, drawn from one sprite."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import typst
from PIL import Image

TOUCH_SIZE = 180
"""Pixels of the icon on home screens, which show transparent pictures on black."""


def write_favicons(drawing: Path, folder: Path, background: str) -> None:
    """Writes favicon.svg, favicon.ico and apple-touch-icon.png.

    Args:
        drawing: The SVG that they show.
        folder: Where they go; it is created when missing.
        background: Of the icon on home screens.
    """
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "favicon.svg").write_text(drawing.read_text())
    Image.open(BytesIO(_png(drawing, 64))).save(folder / "favicon.ico", sizes=[(32, 32), (16, 16)])
    (folder / "apple-touch-icon.png").write_bytes(_png(drawing, TOUCH_SIZE, background))


def _png(drawing: Path, size: int, background: str | None = None) -> bytes:
    fill = f'rgb("{background}")' if background else "none"
    source = (
        f"#set page(width: {size}pt, height: {size}pt, margin: {size * 0.08}pt, fill: {fill})\n"
        f'#image("{drawing.name}", width: 100%)'
    )
    # The type stub requires a root of the source's type; the library accepts any path.
    root: Any = drawing.parent
    return typst.compile(source.encode(), root=root, format="png", ppi=72)
