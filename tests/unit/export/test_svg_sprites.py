"""Drawings that pages share come from one file, except those that React must find."""

from __future__ import annotations

from pathlib import Path

from portfolio.export.svg_sprites import HEAVY, HOUSE, OWN, islands_apart, late, share_drawings

SHARED = OWN.format(page="index")
HEAVY_PATH = f'<path d="M{"1 " * HEAVY}"/>'


def svg(shape: str) -> str:
    return f'<svg viewBox="0 0 9 9" fill="currentColor">{shape}</svg>'


def shared(tmp_path: Path, html: str) -> str:
    page = tmp_path / "index.html"
    page.write_text(html)
    (tmp_path / SHARED).parent.mkdir()
    share_drawings(tmp_path)
    return page.read_text()


def test_a_heavy_drawing_is_fetched(tmp_path: Path) -> None:
    html = shared(tmp_path, f"<main>{svg(HEAVY_PATH)}</main>")
    assert HEAVY_PATH not in html
    assert html.count(f'<use data-late="/{SHARED}#drawing-') == 1
    assert HEAVY_PATH in (tmp_path / SHARED).read_text()


def test_a_light_one_stays_but_in_the_footer(tmp_path: Path) -> None:
    light = svg('<path d="M1 1"/>')
    html = shared(tmp_path, f"<main>{light}</main><footer>{light}{light}</footer>")
    assert html.count('d="M1 1"') == 1
    assert html.count("<use data-late=") == 2
    assert (tmp_path / HOUSE).read_text().count('d="M1 1"') == 1
    assert not (tmp_path / SHARED).exists()


def test_without_javascript_a_drawing_is_fetched_with_the_page() -> None:
    drawing = '<svg class="rings"><use href="/generated/rings.svg#rings"></use></svg>'
    waiting = drawing.replace("href", "data-late")
    assert (
        late(f"<main>{drawing}</main>") == f"<main>{waiting}<noscript>{drawing}</noscript></main>"
    )


def test_a_drawing_of_the_page_itself_does_not_wait() -> None:
    html = '<svg><path id="a" d="M0"></path><use href="#a"></use></svg>'
    assert late(html) == html


def test_what_the_footers_file_holds_already_stays(tmp_path: Path) -> None:
    (tmp_path / HOUSE).parent.mkdir()
    (tmp_path / HOUSE).write_text('<svg><path id="wave-0" d="M0"/></svg>')
    icon = svg('<path d="M1 1"/>')
    (tmp_path / "index.html").write_text(f"<footer>{icon}</footer>")
    share_drawings(tmp_path)
    assert '<path id="wave-0" d="M0"/><defs><g id="drawing-' in (tmp_path / HOUSE).read_text()


def test_an_island_keeps_its_own(tmp_path: Path) -> None:
    island = f'<div data-island="a"><div>{svg(HEAVY_PATH)}</div></div>'
    before = f"<main><div>{island}</div></main>"
    assert shared(tmp_path, before) == before
    assert not (tmp_path / SHARED).exists()


def test_islands_are_cut_out_whole() -> None:
    islands = ['<div data-island="a"><div>in</div></div>', '<div data-island="b"></div>']
    html = f"<div>{islands[0]}between{islands[1]}</div>"
    cut = list(islands_apart(html))
    assert "".join(part for part, _ in cut) == html
    assert [part for part, is_island in cut if is_island] == islands
