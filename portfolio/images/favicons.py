"""Favicons, drawn from one sticker."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import typst
from PIL import Image

TOUCH_SIZE = 180
TOUCH_GROUND = "#dacfff"
"""Home screens lay no paper below a picture, so their icon brings a ground of its own."""


def draw_icons(sticker: Path, folder: Path) -> None:
    """Writes favicon.svg, favicon.ico and the icon of home screens.

    Args:
        sticker: The SVG that they show.
        folder: Where they go.
    """
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "favicon.svg").write_text(sticker.read_text())
    Image.open(BytesIO(_png(sticker, 64))).save(folder / "favicon.ico", sizes=[(32, 32), (16, 16)])
    (folder / "apple-touch-icon.png").write_bytes(_png(sticker, TOUCH_SIZE, TOUCH_GROUND))


def _png(sticker: Path, size: int, ground: str | None = None) -> bytes:
    fill = f'rgb("{ground}")' if ground else "none"
    source = (
        f"#set page(width: {size}pt, height: {size}pt, margin: {size * 0.08}pt, fill: {fill})\n"
        f'#image("{sticker.name}", width: 100%)'
    )
    # The stub wants the root to be of the source's type; the library takes any path.
    root: Any = sticker.parent
    return typst.compile(source.encode(), root=root, format="png", ppi=72)
