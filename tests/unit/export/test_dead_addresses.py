"""What finished pages and styles name is found; what leads nowhere is refused."""

from pathlib import Path

import pytest

from portfolio.atomic_write import write_files
from portfolio.content.diagnostics import ContentError
from portfolio.content.pages import PageFile
from portfolio.export.dead_addresses import require_known_addresses
from portfolio.export.exported_pages import ExportedPages
from portfolio.export.named_addresses import KINDS, KINDS_OF_LINKS, LINKS, in_css, in_page, origins
from portfolio.models.site.head import Allowed
from sandbox_islands.html import parse_html

DECLARED = {"/about": PageFile("/about", "pages/about.py", 5)}
FILES = ("img/me.jpg", "resume.pdf", "two words.png", "assets/x-1a2b3c4d.avif", "lab/dot/dot.png")


def errors(folder: Path, html: str, page: str = "about.html", base: str = "") -> list[str]:
    """Returns what is refused in a site with a page that has some HTML."""
    pages = {"index.html": "<p>", "about.html": "<p>", "notes/first.html": "<p>", page: html}
    write_files(
        {folder / name: text for name, text in {**dict.fromkeys(FILES, ""), **pages}.items()}
    )
    own = frozenset({folder / page}) if page.startswith("lab/") else frozenset()
    exported = ExportedPages(folder, own)
    shown = [*exported.all().items(), *exported.as_they_are().items()]
    named = {file: [*in_page(found)] for file, found in shown}
    try:
        require_known_addresses(exported, named, base, DECLARED)
    except ContentError as error:
        return [str(it) for it in error.diagnostics]
    return []


def test_a_dead_link_is_refused_with_page_address_and_the_nearest_one(tmp_path: Path) -> None:
    assert errors(tmp_path, '<a href="/abuot#me">About</a>') == [
        'pages/about.py:5:1  /about: expected a page or a file of this site; found "/abuot#me"\n'
        "  nearest is /about"
    ]


@pytest.mark.parametrize(
    "html",
    [
        '<img src="/img/mee.jpg">',
        '<source srcset="/img/mee.jpg 400w, /img/me.jpg 800w">',
        '<video poster="/img/mee.jpg"></video>',
        '<p style="background: url(/img/mee.jpg)">',
        "<style>p { background: url(/img/mee.jpg) }</style>",
    ],
)
def test_a_missing_picture_is_refused_with_page_address_and_the_nearest_one(
    tmp_path: Path, html: str
) -> None:
    assert errors(tmp_path, html, "projects/loans.html") == [
        '/projects/loans: expected a picture in assets/; found "/img/mee.jpg"\n'
        "  nearest is /img/me.jpg"
    ]


def test_what_many_pages_have_is_refused_once(tmp_path: Path) -> None:
    write_files({tmp_path / "index.html": '<a href="/gone">', tmp_path / "z.html": "<p>"})
    found = errors(tmp_path, '<a href="/gone"><img src="/gone"><a href="/gone">', "index.html")
    assert [it.partition(";")[0] for it in found] == [
        "/: expected a page or a file of this site",
        "/: expected a picture in assets/",
    ]


@pytest.mark.parametrize(
    "html",
    [
        '<a href="/about?x=1#me">A page</a><a href="/">Home</a><a href="/about/">Slash</a>',
        '<a href="/resume.pdf">A file</a><img src="/assets/x-1a2b3c4d.avif">',
        '<img src="/two%20words.png">',
        '<a href="first">Beside it</a><a href="../about">Above it</a>',
        '<a href="https://a.test/abuot">Another site</a><img src="//a.test/mee.jpg">',
        '<a href="#down">In the page</a><a href="mailto:me@a.test">Mail</a><a href="">Here</a>',
        '<img src="data:image/png;base64,x"><script src="/_host/count.js"></script>',
    ],
)
def test_addresses_of_site_of_others_and_of_host_are_accepted(tmp_path: Path, html: str) -> None:
    assert errors(tmp_path, html, "notes/second.html") == []


def test_a_page_that_is_written_by_hand_is_read_from_its_own_folder(tmp_path: Path) -> None:
    page = "lab/dot/index.html"
    assert errors(tmp_path, '<img src="dot.png"><a href="../../about">About</a>', page) == []
    assert errors(tmp_path, '<img src="dott.png">', page) == [
        "assets/lab/dot/index.html:1:1  /lab/dot/index.html: expected a picture in assets/; "
        'found "dott.png"\n  nearest is /lab/dot/dot.png'
    ]


def test_below_a_path_what_did_not_get_it_is_dead_but_in_pages_that_are_written_by_hand(
    tmp_path: Path,
) -> None:
    alive = '<a href="/p/about">About</a><a href="/p/">Home</a>'
    assert errors(tmp_path, alive, base="/p") == []
    (found,) = errors(tmp_path, '<a href="/abuot">About</a>', base="/p")
    assert 'found "/abuot"\n  nearest is /about' in found
    assert errors(tmp_path, '<a href="/another/site">', "lab/dot/index.html", "/p") == []
    assert errors(tmp_path, '<a href="/p/gone">', "lab/dot/index.html", "/p")


def elsewhere(html: str) -> list[tuple[str, str]]:
    return [*origins(in_page(parse_html(html)))]


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ('<img src="https://a.test/x.png">', [("images", "https://a.test")]),
        ('<img src="HTTPS://A.test:8443/x.png">', [("images", "https://a.test:8443")]),
        ('<script src="//a.test/x.js"></script>', [("scripts", "https://a.test")]),
        ('<video poster="https://a.test/p" src="https://b.test/v"></video>',
         [("images", "https://a.test"), ("media", "https://b.test")]),
        ('<img srcset="/x.png 1x, https://a.test/y.png 2x">', [("images", "https://a.test")]),
        ('<iframe src="https://a.test"></iframe>', [("frames", "https://a.test")]),
        ('<form action="https://a.test/f"></form>', [("forms", "https://a.test")]),
        ('<link rel="stylesheet" href="https://a.test/s.css">', [("styles", "https://a.test")]),
        ('<link rel="preload" as="font" href="https://a.test/f">', [("fonts", "https://a.test")]),
        ('<p style="background: url(https://a.test/p)">', [("images", "https://a.test")]),
        ("<style>@font-face { src: url(https://a.test/f) }</style>", [("fonts", "https://a.test")]),
        # These load nothing from other sites.
        ('<a href="https://a.test">A</a><link rel="me" href="https://b.test">', []),
        ('<img src="/x.png?from=https://a.test"><p>https://b.test</p>', []),
        ('<svg xmlns="http://www.w3.org/2000/svg"></svg>', []),
    ],
)  # fmt: skip
def test_what_a_page_loads_from_other_sites_is_found(
    html: str, expected: list[tuple[str, str]]
) -> None:
    assert elsewhere(html) == expected


@pytest.mark.parametrize(
    "address",
    [
        "https://a.test;script-src *",
        "https://a.test script-src",
        "https://a.test'x",
        "https://*.test/x",
        "https://me@a.test/x",
        "javascript://a.test/x",
    ],
)
def test_nothing_but_an_origin_gets_into_the_policy(address: str) -> None:
    assert elsewhere(f'<img src="{address}">') == []


def test_rules_of_css_say_what_their_addresses_are_for() -> None:
    css = """
    @import "https://a.test/s.css";
    @layer x { @media print { p { background: image-set(url("https://b.test/p") 1x) } } }
    @font-face { src: url(https://c.test/f) format("woff2"); src: url(https://d.test/f) }
    p { background: url(https://e.test/p), url(/own.webp) }
    """
    found = {origin: kind for kind, origin in origins(in_css(css))}
    assert found == {
        "https://a.test": "styles",
        "https://b.test": "images",
        "https://c.test": "fonts",
        "https://d.test": "fonts",
        "https://e.test": "images",
    }
    assert ("images", "/own.webp") in in_css(css)


def test_kinds_are_links_and_those_that_the_owner_can_allow() -> None:
    kinds = {*KINDS.values(), *KINDS_OF_LINKS.values()}
    assert kinds - {LINKS} <= Allowed.model_fields.keys()
    assert LINKS in kinds
