"""Pages of a site below a path get the path before every address, and nowhere else."""

import html
import json
from pathlib import Path

import pytest

from portfolio.atomic_write import write_files
from portfolio.export.base_path import add_base_path
from portfolio.export.exported_pages import ExportedPages
from sandbox_islands.html import parse_html

FILES = [
    "svg/a.svg",
    "img/b-1.avif",
    "img/b-2.avif",
    "my file.txt",
    "projects.html",
    "assets/e.js",
    "dot/index.html",
]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    write_files({tmp_path / name: "" for name in FILES})
    return tmp_path


def based(site: Path, body: str, name: str = "index.html") -> str:
    (site / name).write_text(f"<!DOCTYPE html><html><head></head><body>{body}</body></html>")
    pages = ExportedPages(site)
    add_base_path(pages, "/p", ["/old"])
    page = pages.plain[site / name]
    return (page.body.inner_html if page.body else "") or ""


@pytest.mark.parametrize(
    "marked",
    [
        '<a href="^/projects"></a>',
        '<a href="^/projects?a=b#c"></a>',
        '<a href="^/projects/"></a>',
        '<iframe src="^/dot"></iframe>',
        '<a href="^/old"></a>',
        '<a href="^/"></a>',
        '<a href="^/#projects"></a>',
        '<a href="^/my%20file.txt"></a>',
        '<img srcset="^/img/b-1.avif 1w, ^/img/b-2.avif 2w">',
        '<style>p{mask:url(^/svg/a.svg) , url("^/svg/a.svg")}</style>',
        '<p style="mask:url(^/svg/a.svg)"></p>',
        '<script>import("^/assets/e.js")</script>',
        "<script>import(`^/assets/e.js`)</script>",
        '<noscript><img src="^/svg/a.svg"></noscript>',
    ],
)
def test_an_address_in_a_page_gets_the_base_path(site: Path, marked: str) -> None:
    """A ``^`` is where the path has to be."""
    assert based(site, marked.replace("^", "")) == marked.replace("^", "/p")


def test_addresses_in_props_of_islands_get_the_base_path(site: Path) -> None:
    props = {
        "href": "/projects",
        "links": [{"href": "/"}],
        "html": '<a href="/projects"></a>',
        "srcSet": "/img/b-1.avif 1w, /img/b-2.avif 2w",
    }
    body = based(site, f'<div data-props="{html.escape(json.dumps(props))}"></div>')
    assert json.loads(parse_html(body).css("div")[0].attrs["data-props"] or "") == {
        "href": "/p/projects",
        "links": [{"href": "/p/"}],
        "html": '<a href="/p/projects"></a>',
        "srcSet": "/p/img/b-1.avif 1w, /p/img/b-2.avif 2w",
    }


@pytest.mark.parametrize(
    "body",
    [
        "<p>and/or, 1 / 2, /etc, /projects</p>",
        '<a href="/unknown"></a>',
        '<a href="//projects"></a>',
        '<a href="//me.dev/"></a>',
        '<a href="https://me.dev/projects"></a>',
        '<a href="#main"></a>',
        "<style>p{grid-area:1/2}</style>",
        '<script>x.split("/")</script>',
        '<p style="aspect-ratio:4/3"></p>',
        '<div data-props="{&quot;text&quot;: &quot;see /projects, or /&quot;}"></div>',
    ],
)
def test_text_that_only_looks_like_an_address_gets_no_base_path(site: Path, body: str) -> None:
    assert based(site, body) == body


def test_stylesheets_get_the_base_path_and_scripts_do_not(site: Path) -> None:
    (site / "a.css").write_text("p{mask:url(/svg/a.svg)} /* kept */")
    (site / "a.js").write_text('let a="/svg/a.svg"')
    add_base_path(ExportedPages(site), "/p")
    assert (site / "a.css").read_text() == "p{mask:url(/p/svg/a.svg)} /* kept */"
    assert (site / "a.js").read_text() == 'let a="/svg/a.svg"'


def test_a_site_at_the_root_gets_no_base_path(site: Path) -> None:
    (site / "index.html").write_text('<a href="/">')
    pages = ExportedPages(site)
    add_base_path(pages, "")
    assert pages.plain[site / "index.html"].css_first('a[href="/"]')
