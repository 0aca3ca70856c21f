"""Moves the shapes of icons from the pages into one file, which a browser loads once."""

from __future__ import annotations

import brotli

from portfolio.export.exported_pages import ExportedPages
from sandbox_islands.html import to_html

SHEET = "/generated/icons.svg"

ICONS_BELOW = "main section ~ section svg[height='1em'], .closing svg[height='1em']"
"""Selector of the icons below the first screen; those above would appear after the words."""

FIRST_ROUND_TRIP = 15_700
"""Bytes of a page, compressed fast, of which the best compression makes ten packets: what a server
sends before it waits for an answer (RFC 6928)."""


def share_icons(pages: ExportedPages) -> None:
    """Refers to the shapes of the icons below the first screen, in pages without the router.

    They are two kilobytes of every page: with them a list takes a round trip more. A page that
    takes it anyway keeps its icons, so that it asks for one file less.

    Args:
        pages: The pages of the site.
    """
    numbers: dict[str, int] = {}
    for file, page in pages.plain.items():
        for icon in page.css(ICONS_BELOW):
            number = numbers.setdefault(icon.inner_html or "", len(numbers))
            icon.inner_html = f'<use href="{SHEET}#i{number}"></use>'
        if len(brotli.compress(to_html(page).encode(), quality=5)) <= FIRST_ROUND_TRIP:
            pages.plain.write(file, page)
    if numbers:
        shapes = "".join(f'<g id="i{number}">{shape}</g>' for shape, number in numbers.items())
        sheet = pages.site / SHEET.lstrip("/")
        sheet.parent.mkdir(exist_ok=True)
        sheet.write_text(f'<svg xmlns="http://www.w3.org/2000/svg">{shapes}</svg>')
