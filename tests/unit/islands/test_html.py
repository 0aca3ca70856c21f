"""HTML is parsed, changed and written back without loss."""

from __future__ import annotations

import pytest

from custom_components.html import append_html, parse_html, to_html

PAGE = "<!DOCTYPE html><html><head></head><body>{}</body></html>"


@pytest.mark.parametrize(
    "body",
    [
        '<svg viewBox="0 0 1 1"><linearGradient id="a"></linearGradient></svg>',
        '<script>if (a < b && c) d("<p>")</script>',
        "<noscript><p>&amp;</p></noscript>",
        "a <!-- -->b\n  <b>c</b>",
        '<p data-props="{&quot;a&quot;: &quot;b &amp;amp; c&quot;}"></p>',
        '<img src="a.png" alt=""><br>',
    ],
)
def test_parsed_html_is_written_back_unchanged(body: str) -> None:
    assert to_html(parse_html(PAGE.format(body))) == PAGE.format(body)


def test_html_elements_and_text_are_appended_in_order() -> None:
    page = parse_html(PAGE.format("<p>a</p>"))
    assert page.body
    append_html(page.body, "<script>b && c</script>d<p>e</p>")
    assert to_html(page) == PAGE.format("<p>a</p><script>b && c</script>d<p>e</p>")
