"""Where links may lead."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter, ValidationError

from portfolio.models.link import Href, leaves_site

HREF = TypeAdapter(Href)


@pytest.mark.parametrize(
    "href",
    [
        "/",
        "/projects/iag?from=home#role",
        "#role",
        "https://example.com/a%20b",
        "mailto:you@example.com",
        "tel:+6400000000",
    ],
)
def test_safe_addresses_stay_as_they_are(href: str) -> None:
    assert HREF.validate_python(href) == href


@pytest.mark.parametrize(
    "href",
    [
        "javascript:alert(1)",
        "\x01javascript:alert(1)",
        "vbscript:x",
        "data:text/html,<script>",
        "//evil.example",
        "/\\evil.example",
        "https://",
        "https://example.com/a b",
        'https://example.com/"onclick="',
        "projects",
        "",
    ],
)
def test_other_addresses_are_refused(href: str) -> None:
    with pytest.raises(ValidationError):
        HREF.validate_python(href)


def test_paths_and_anchors_stay_on_the_site() -> None:
    assert [leaves_site(href) for href in ("/", "#x", "https://example.com", "mailto:a@b.c")] == [
        False,
        False,
        True,
        True,
    ]
