"""What the index of the search is made of: every page's own words, with its kind and its parts."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from portfolio.components.button import button
from portfolio.components.media.asset_manifest import provide
from portfolio.errors import BuildError
from portfolio.export import search_index
from portfolio.export.exported_pages import ExportedPages
from portfolio.export.search_index import write_search_index
from portfolio.models.content import Content
from portfolio.sections.next_project.model import NextProject
from portfolio.sections.next_project.view import next_project
from portfolio.sections.project_list import project_list
from sandbox_islands.html import parse_html
from tests.support.manifest import undrawn_manifest

PAGE = """<html lang="en"><head><title>{title} · Your Name</title></head><body>
<header>Menu</header>
<main id="main"><h1><img alt="Drawn"></h1><p>Words of it.</p>
<section id="result"><h2>The result</h2><p>Twice <b>as</b><i>fast</i>.</p>
<button>Play</button></section>
<div data-pagefind-ignore="">Write to me</div></main></body></html>"""


@pytest.fixture(scope="module")
def content(content: Content) -> Content:
    return replace(content, site=content.site.model_copy(update={"search": True}))


@pytest.fixture
def pages(tmp_path: Path, content: Content) -> ExportedPages:
    """A site with a page at each address of the content."""
    for route in ("index", "projects", "experiments", "resume"):
        (tmp_path / f"{route}.html").write_text(PAGE.format(title=route))
    (tmp_path / "projects").mkdir()
    for study in content.case_studies:
        file = tmp_path / "projects" / f"{study.slug}.html"
        file.write_text(PAGE.format(title=study.title))
    return ExportedPages(tmp_path)


@pytest.fixture
def entries(
    pages: ExportedPages, content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> dict[str, str]:
    """What Pagefind gets of each page, by its address."""
    got: list[dict[str, str]] = []

    def keep(entries: list[dict[str, str]], folder: Path) -> None:
        folder.mkdir(parents=True)
        got.extend(entries)

    monkeypatch.setattr(search_index, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(search_index, "run_pagefind", keep)
    write_search_index(pages, content)
    assert (pages.site / "pagefind").is_dir()
    return {entry["url"]: entry["content"] for entry in got}


def test_every_page_and_every_experiment_is_in_the_index_with_its_kind(
    entries: dict[str, str], content: Content
) -> None:
    kinds = {url: html.partition("kind:")[2].partition('"')[0] for url, html in entries.items()}
    studies = dict.fromkeys((study.href for study in content.case_studies), "project")
    experiments = dict.fromkeys((it.url for it in content.experiments), "experiment")
    pages = dict.fromkeys(("/", "/projects", "/experiments", "/resume"), "page")
    led_out = {it.href: "project" for it in content.projects if not it.has_page}
    assert kinds == pages | studies | experiments | led_out


def test_a_page_is_found_by_its_own_words_and_its_parts_by_their_headings(
    entries: dict[str, str], content: Content
) -> None:
    study = content.case_studies[0]
    page = parse_html(entries[study.href])
    titles = [it.text() for it in page.css("h1")]
    assert titles == [study.title]
    part = page.css_first("h2")
    assert part
    assert (part.attrs["id"], part.text()) == ("result", "The result")
    words = page.body.text() if page.body else ""
    assert "Twice as fast." in words
    assert not any(it in words for it in ("Menu", "Play", "Write to me", "Your Name"))


def test_a_turkish_dotless_i_is_an_i_for_the_search_with_a_mark_that_brings_it_back() -> None:
    html = search_index.entry("/ı", "tr", "page", "Iğdır > a", '<p id="martı">martı</p>')
    assert html["url"] == "/ı"
    assert 'id="martı"' in html["content"], "the address of a part stays"
    assert [it.text() for it in parse_html(html["content"]).css("h1, p")] == [
        "Iğdi\u034fr > a",
        "marti\u034f",
    ]


def test_buttons_and_lists_of_pages_are_no_words_of_their_page(content: Content) -> None:
    provide(undrawn_manifest(content))
    for shown in (
        button("Projects", "/projects"),
        project_list(content.projects),
        next_project(NextProject(kind="next-project"), content.projects[0]),
    ):
        assert '"data-pagefind-ignore":""' in shown.render()["props"], shown


def test_a_page_without_words_fails_with_its_name(
    pages: ExportedPages, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    resume = pages.plain[pages.site / "resume.html"]
    for node in resume.css("main > *"):
        node.decompose()
    pages.plain.write(pages.site / "resume.html", resume)
    monkeypatch.setattr(search_index, "run_pagefind", pytest.fail)
    with pytest.raises(BuildError, match=r"^/resume: expected words in the page"):
        write_search_index(pages, content)


def test_a_page_that_pagefind_refuses_fails_with_its_name(
    pages: ExportedPages, content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "refuse.mjs"
    script.write_text("""console.log('[{"url": "/resume", "errors": ["no such language"]}]')""")
    monkeypatch.setattr(search_index, "INDEX_SCRIPT", script)
    monkeypatch.setattr(search_index, "WEB", tmp_path)
    monkeypatch.setattr(search_index, "KEPT", tmp_path / "kept")
    with pytest.raises(BuildError, match="could not read these pages:\n/resume: no such language"):
        write_search_index(pages, content)


def test_a_site_without_a_search_has_no_index(
    pages: ExportedPages, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    without: Any = content.site.model_copy(update={"search": False})
    monkeypatch.setattr(search_index, "run_pagefind", pytest.fail)
    write_search_index(pages, replace(content, site=without))
    assert not (pages.site / "pagefind").exists()
