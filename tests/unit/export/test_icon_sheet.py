"""The shapes of icons below the first screen are in one file; those above stay in the page."""

from __future__ import annotations

from pathlib import Path

from portfolio.atomic_write import write_files
from portfolio.export.exported_pages import ExportedPages
from portfolio.export.icon_sheet import share_icons

ICON = '<svg viewBox="0 0 8 8" height="1em"><path d="M{0}h8"></path></svg>'
PAGE = f"""<!doctype html><html><body><header>{ICON.format(1)}</header>
<main><section>{ICON.format(1)}</section><section>{ICON.format(2)}</section></main>
<footer class="footer">{ICON.format(3)}{ICON.format(2)}<svg><path d="M9"/></svg></footer>
</body></html>"""


def test_icons_below_the_first_screen_refer_to_one_file(tmp_path: Path) -> None:
    write_files({tmp_path / "a.html": PAGE, tmp_path / "b.html": PAGE})
    pages = ExportedPages(tmp_path)
    share_icons(pages)
    sheet = (tmp_path / "generated" / "icons.svg").read_text()
    assert sheet.count("<path") == 2
    for page in pages.plain.values():
        assert [use.attrs["href"] for use in page.css("use")] == [
            f"/generated/icons.svg#i{number}" for number in (0, 1, 0)
        ]
        assert [icon.inner_html for icon in page.css("header svg, section:first-child svg")] == [
            '<path d="M1h8"></path>'
        ] * 2
