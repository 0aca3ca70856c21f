"""Markdown becomes safe HTML."""

from __future__ import annotations

import pytest

from portfolio.markdown.safe_html import to_html, unsupported_tags


def test_markdown_keeps_paragraphs_lists_and_emphasis() -> None:
    assert to_html("One *two* **three**.\n\n- four") == (
        "<p>One <em>two</em> <strong>three</strong>.</p>\n<ul>\n<li>four</li>\n</ul>"
    )


def test_markdown_links_to_other_sites_open_in_a_new_tab() -> None:
    html = to_html("[code](https://example.com)")
    assert 'href="https://example.com"' in html
    assert 'target="_blank" rel="noopener noreferrer"' in html


def test_markdown_links_within_the_site_open_in_the_same_tab() -> None:
    assert to_html("[all](/projects)") == '<p><a href="/projects">all</a></p>'


@pytest.mark.parametrize(
    "body",
    [
        "<script>alert(1)</script>",
        '<a href="javascript:alert(1)">x</a>',
        "[x](javascript:alert(1))",
        '<img src=x onerror="alert(1)">',
        '<em onclick="alert(1)">x</em>',
        "<style>*{}</style>",
        '<svg onload="alert(1)">',
    ],
)
def test_active_html_in_markdown_is_removed(body: str) -> None:
    html = to_html(body)
    assert "<script" not in html
    assert 'href="javascript' not in html
    assert "<img" not in html
    assert "<em onclick" not in html
    assert "<style" not in html
    assert "<svg" not in html


def test_unsupported_html_tags_in_markdown_are_listed_once_and_not_from_code() -> None:
    assert unsupported_tags("<b>x</b> <em>y</em> <IMG> `<video>` 1 < 2") == ["b", "img"]
