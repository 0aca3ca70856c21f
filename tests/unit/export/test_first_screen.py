"""Parts below the first screen of a page with a preloader are marked."""

from __future__ import annotations

from pathlib import Path

from custom_components.html import parse_html
from portfolio.export.first_screen import mark_pages_with_preloader

FOOTER = '<footer class="footer"></footer>'


def marked(site: Path, body: str) -> list[str | None]:
    (site / "page.html").write_text(f"<html><head></head><body>{body}</body></html>")
    mark_pages_with_preloader(site)
    page = parse_html((site / "page.html").read_text())
    return [it.attrs.get("id") or it.attrs.get("class") for it in page.css("[data-below]")]


def test_parts_of_a_case_study_below_the_first_screen_are_marked(tmp_path: Path) -> None:
    body = (
        '<div class="preloader"></div><div class="case-study"><section class="case-hero"></section>'
        '<div><p id="one"></p><script></script><p id="two"></p></div>'
        f'<section class="next-project"></section></div>{FOOTER}'
    )
    assert marked(tmp_path, body) == ["one", "two", "next-project", "footer"]


def test_projects_of_a_list_below_the_first_screen_are_marked(tmp_path: Path) -> None:
    cards = '<ul class="project-list"><li id="one"></li></ul>'
    body = f'<div class="preloader"></div><div class="projects-page">{cards}</div>{FOOTER}'
    assert marked(tmp_path, body) == ["one", "footer"]


def test_a_page_without_a_preloader_has_no_part_marked_as_below_the_first_screen(
    tmp_path: Path,
) -> None:
    assert marked(tmp_path, f'<section class="home-projects"></section>{FOOTER}') == []
