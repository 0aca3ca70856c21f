"""Which addresses links, players and the site may have, and what follows from them."""

from __future__ import annotations

import re

import pytest
from pydantic import TypeAdapter, ValidationError

from portfolio.models.link import Href, SiteAddress, leaves_site
from portfolio.models.site import Site
from portfolio.sections.video.model import Video

HREF = TypeAdapter(Href)
SITE_ADDRESS = TypeAdapter(SiteAddress)


@pytest.mark.parametrize(
    "href",
    ["/", "/projects/iag?from=home#role", "#role", "https://a.dev/a%20b", "mailto:a@b.c", "tel:+6"],
)
def test_a_safe_link_address_stays_as_written(href: str) -> None:
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
def test_an_unsafe_or_invalid_link_address_is_refused(href: str) -> None:
    with pytest.raises(ValidationError):
        HREF.validate_python(href)


def test_links_that_are_paths_or_anchors_stay_on_the_site() -> None:
    assert not any(map(leaves_site, ("/", "#x")))
    assert all(map(leaves_site, ("https://example.com", "mailto:a@b.c")))


@pytest.mark.parametrize(
    ("address", "kept"),
    [
        ("https://ada.dev", "https://ada.dev"),
        ("https://ada.dev/", "https://ada.dev"),
        ("http://localhost:8080", "http://localhost:8080"),
        ("https://ada.github.io/portfolio/", "https://ada.github.io/portfolio"),
        ("https://åsa.example", "https://åsa.example"),
    ],
)
def test_a_valid_address_of_a_site_is_accepted(address: str, kept: str) -> None:
    assert SITE_ADDRESS.validate_python(address) == kept


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("ada.dev", "such as https://your-name.dev"),
        ("https:ada.dev", "with a host"),
        ("https://", "with a host"),
        ("https:///portfolio", "with a host"),
        ("https://:443", "with a host"),
        ("https://.", "with a host"),
        ("https://ada.dev/my site", "without spaces"),
        ("https://ada.dev/?page=1", "without ? and #"),
        ("https://ada.dev/#top", "without ? and #"),
    ],
)
def test_an_invalid_address_of_a_site_is_refused(address: str, expected: str) -> None:
    with pytest.raises(ValidationError, match=re.escape(expected)):
        SITE_ADDRESS.validate_python(address)


@pytest.mark.parametrize(
    ("address", "path", "moved"),
    [
        ("https://me.dev", "/portfolio", "https://me.dev/portfolio"),
        ("https://me.dev", "portfolio/", "https://me.dev/portfolio"),
        ("https://me.github.io/site", "/a/b", "https://me.github.io/a/b"),
        ("https://me.github.io/site", "/", "https://me.github.io"),
        ("https://me.dev", "/a b\n", "https://me.dev/a%20b%0A"),
    ],
)
def test_a_build_may_override_the_path_of_the_sites_address(
    address: str, path: str, moved: str
) -> None:
    assert Site.model_construct(address=address).below(path).address == moved


@pytest.mark.parametrize(
    ("src", "player"),
    [
        ("/player/wato?loop=1&autopause=0", "/player/wato?loop=1&autopause=0&controls=0&border=0"),
        ("/player/wato?controls=1", "/player/wato?controls=0&border=0"),
        (
            "https://player.vimeo.com/video/1?h=a1",
            "https://player.vimeo.com/video/1?h=a1&controls=0&border=0",
        ),
    ],
)
def test_a_player_address_turns_off_controls_and_border_and_keeps_the_rest(
    src: str, player: str
) -> None:
    assert Video.model_construct(src=src).player == player
