"""What finished pages and styles name is found, with what it is for."""

from __future__ import annotations

import pytest

from portfolio.export.named_addresses import (
    KINDS,
    KINDS_OF_LINKS,
    LINKS,
    in_css,
    in_page,
    origins,
)
from portfolio.models.site.head import Allowed
from sandbox_islands.html import parse_html


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
