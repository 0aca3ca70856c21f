"""Drawings are moved into shared symbol sheets, except those that React expects in the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from custom_components.html import parse_html, to_html
from portfolio.export.svg_sprites import (
    FOOTER_SPRITE,
    HEAVY,
    PAGE_SPRITE,
    defer_sprites,
    extract_sprites,
)

SPRITE = PAGE_SPRITE.format(page="index")
HEAVY_PATH = f'<path d="M{"1 " * HEAVY}"></path>'
LIGHT_PATH = '<path d="M1 1"></path>'


def svg(shape: str) -> str:
    return f'<svg viewBox="0 0 9 9" fill="currentColor">{shape}</svg>'


def page_of(body: str) -> str:
    return f"<!DOCTYPE html><html><head></head><body>{body}</body></html>"


def extracted(site: Path, body: str) -> str:
    """Returns the page that is left of a body, with the sprites in a site."""
    (site / "index.html").write_text(page_of(body))
    (site / SPRITE).parent.mkdir(exist_ok=True)
    extract_sprites(site)
    return (site / "index.html").read_text()


def deferred(body: str) -> str:
    page = parse_html(page_of(body))
    defer_sprites(page)
    return to_html(page)


def test_a_heavy_drawing_is_moved_from_the_page_into_the_symbol_sheet(tmp_path: Path) -> None:
    html = extracted(tmp_path, f"<main>{svg(HEAVY_PATH)}</main>")
    assert HEAVY_PATH not in html
    assert html.count(f'<use data-deferred="/{SPRITE}#drawing-') == 1
    assert HEAVY_PATH in (tmp_path / SPRITE).read_text()


def test_a_light_drawing_stays_in_the_page_except_in_the_footer(tmp_path: Path) -> None:
    light = svg(LIGHT_PATH)
    html = extracted(tmp_path, f"<main>{light}</main><footer>{light}{light}</footer>")
    assert html.count(LIGHT_PATH) == 1
    assert html.count("<use data-deferred=") == 2
    assert (tmp_path / FOOTER_SPRITE).read_text().count(LIGHT_PATH) == 1
    assert not (tmp_path / SPRITE).exists()


def test_a_heavy_drawing_of_the_header_stays_in_the_page(tmp_path: Path) -> None:
    body = f"<header>{svg(HEAVY_PATH)}</header>"
    assert extracted(tmp_path, body) == page_of(body)
    assert not (tmp_path / SPRITE).exists()


@pytest.mark.parametrize(
    ("box", "after"),
    [
        ("0 0 512 512", "M2 3l10 0l0 10z"),
        ("0,0,512,512", "M2 3l10 0l0 10z"),
        ("0 0 24 24", "M1.6 3.2h10v10z"),
        ("none", "M1.6 3.2h10v10z"),
    ],
)
def test_only_an_icon_in_fine_units_is_rounded(tmp_path: Path, box: str, after: str) -> None:
    filled = 'fill="currentColor" stroke-width="0" height="1em"'
    icon = f'<svg viewBox="{{}}" {filled}><path d="{{}}"></path></svg>'
    others = svg('<path d="M1.6 3.2h10v10z"></path>') + icon.replace(' stroke-width="0"', "")
    html = extracted(tmp_path, icon.format(box, "M1.6 3.2h10v10z") + others)
    expected = icon.format(box, after).replace(' stroke-width="0"', "")
    assert html == page_of(expected + others)


def test_without_javascript_a_drawing_is_fetched_with_the_page() -> None:
    drawing = '<svg class="rings"><use href="/generated/rings.svg#rings"></use></svg>'
    waiting = drawing.replace("href", "data-deferred")
    assert deferred(drawing) == page_of(f"{waiting}<noscript>{drawing}</noscript>")


def test_a_drawing_of_the_page_itself_is_not_deferred() -> None:
    for drawing in (
        '<svg><path id="a" d="M0"></path><use href="#a"></use></svg>',
        '<svg><path d="M0"></path><use href="/generated/rings.svg#a"></use></svg>',
    ):
        assert deferred(drawing) == page_of(drawing)


def test_drawings_already_in_the_symbol_sheet_of_the_footer_stay(tmp_path: Path) -> None:
    (tmp_path / FOOTER_SPRITE).parent.mkdir()
    (tmp_path / FOOTER_SPRITE).write_text('<svg><path id="wave-0" d="M0"/></svg>')
    extracted(tmp_path, f"<footer>{svg(LIGHT_PATH)}</footer>")
    sprite = (tmp_path / FOOTER_SPRITE).read_text()
    assert '<path id="wave-0" d="M0"/><defs><g id="drawing-' in sprite


def test_drawings_within_an_island_stay_in_the_page(tmp_path: Path) -> None:
    sprite = '<svg><use href="/generated/rings.svg#a"></use></svg>'
    island = f'<div data-island="a"><div>{svg(HEAVY_PATH)}{sprite}</div></div>'
    body = f"<main><div>{island}</div></main><footer>{island}</footer>"
    assert extracted(tmp_path, body) == page_of(body)
    assert not (tmp_path / SPRITE).exists()
