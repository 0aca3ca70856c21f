"""Moves the shapes of icons from the pages into one file, which a browser loads once."""

from __future__ import annotations

from portfolio.export.exported_pages import ExportedPages

SHEET = "/generated/icons.svg"

_ICON = "svg[height='1em']:not([data-island] *)"
ICONS_BELOW = f"main section ~ section {_ICON}, main li ~ li {_ICON}, .closing {_ICON}"
"""Selector of the icons below a phone's first screen; those above would appear after the words, and
React expects those of islands as they are."""


def share_icons(pages: ExportedPages) -> None:
    """Refers to the shapes of the icons below the first screen, in pages without the router.

    They are two kilobytes of every page: with them a list would take a round trip more.

    Args:
        pages: The pages of the site.
    """
    numbers: dict[str, int] = {}
    for file, page in pages.plain.items():
        for icon in page.css(ICONS_BELOW):
            shape = icon.inner_html or ""
            if SHEET not in shape:  # Two of the selectors may have found it.
                number = numbers.setdefault(shape, len(numbers))
                icon.inner_html = f'<use href="{SHEET}#i{number}"></use>'
        pages.plain.write(file, page)
    if numbers:
        shapes = "".join(f'<g id="i{number}">{shape}</g>' for shape, number in numbers.items())
        sheet = pages.site / SHEET.lstrip("/")
        sheet.parent.mkdir(exist_ok=True)
        sheet.write_text(f'<svg xmlns="http://www.w3.org/2000/svg">{shapes}</svg>')
