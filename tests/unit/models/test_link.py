"""Which addresses links, players and the site may have, and what follows from them."""

import re

import pytest
from pydantic import TypeAdapter, ValidationError

from portfolio.models.link import Href, HttpsHref, leaves_site
from portfolio.models.site.address import SiteAddress
from portfolio.models.site.site import Site

HREF = TypeAdapter(Href)
SITE_ADDRESS = TypeAdapter(SiteAddress)
HTTPS_HREF = TypeAdapter(HttpsHref)


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


@pytest.mark.parametrize(
    ("href", "message"),
    [
        ("http://code.example/a", "begins with https://"),
        ("/projects", "begins with https://"),
        ("git@code.example:a.git", "such as"),
        ("code.example/a", "such as"),
    ],
)
def test_an_address_of_code_begins_with_https(href: str, message: str) -> None:
    assert HTTPS_HREF.validate_python("https://code.example/a") == "https://code.example/a"
    with pytest.raises(ValidationError, match=message):
        HTTPS_HREF.validate_python(href)


def test_links_to_paths_anchors_mail_and_numbers_open_no_other_site() -> None:
    assert not any(map(leaves_site, ("/", "#x", "mailto:a@b.c", "tel:+123")))
    assert leaves_site("https://example.com")


@pytest.mark.parametrize(
    ("address", "kept"),
    [
        ("https://ada.dev", "https://ada.dev"),
        ("https://ada.dev/", "https://ada.dev"),
        ("http://localhost:8080", "http://localhost:8080"),
        ("https://ada.github.io/portfolio/", "https://ada.github.io/portfolio"),
        ("HTTPS://Ada.dev", "https://ada.dev"),
        ("https://åsa.example", "https://xn--sa-xia.example"),
        ("https://a\u030asa.example", "https://xn--sa-xia.example"),
        ("https://straße.example/Über-mich", "https://xn--strae-oqa.example/%C3%9Cber-mich"),
        ("https://例え.jp", "https://xn--r8jz45g.jp"),
        ("https://ada.dev/a%20b", "https://ada.dev/a%20b"),
        ("http://[::1]:8080", "http://[::1]:8080"),
    ],
)
def test_a_valid_address_of_a_site_is_accepted_and_in_ascii(address: str, kept: str) -> None:
    assert SITE_ADDRESS.validate_python(address) == kept


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("ada.dev", "such as https://your-name.dev"),
        ("ftp://ada.dev", "such as https://your-name.dev"),
        ("“https://ada.dev”", "such as https://your-name.dev"),
        ("me@ada.dev", "such as https://your-name.dev"),
        ("https:ada.dev", "with a host"),
        ("https://", "with a host"),
        ("https://.", "with a host"),
        ("https://ada.dev:99999", "a port up to 65535"),
        ("https://ada:secret@ada.dev/x", "a name and a password"),
        (" https://ada.dev ", "without spaces"),
        ("https://ada.dev/my site", "without spaces"),
        ("https://ada.dev/?page=1", "without ? and #"),
        ("https://ada.dev/?", "without ? and #"),
        ("https://ada.dev/#top", "without ? and #"),
        ("https://ada.dev/index.html", "of a folder"),
        ("https://a.github.io/site/Index.HTM", "of a folder"),
        ("https://ada.dev/home.html?a=b#c", "without ? and #"),
        ("https://ü.example/ä/index.php", "of a folder"),
        ("https://ada.dev//site", "neither // nor dots alone"),
        ("https://ada.dev/./site", "neither // nor dots alone"),
    ],
)
def test_an_invalid_address_of_a_site_is_refused(address: str, expected: str) -> None:
    with pytest.raises(ValidationError, match=re.escape(expected)):
        SITE_ADDRESS.validate_python(address)


@pytest.mark.parametrize(
    ("href", "fix"),
    [
        ("www.linkedin.com/in/ada", "write https://www.linkedin.com/in/ada"),
        ("ada@ada.dev", "write mailto:ada@ada.dev"),
        ("projects/iag", "write /projects/iag"),
        ("notes.md", None),
        ("javascript:alert(1)", None),
    ],
)
def test_a_link_without_its_beginning_is_told_what_is_meant(href: str, fix: str | None) -> None:
    with pytest.raises(ValidationError) as caught:
        HREF.validate_python(href)
    (error,) = caught.value.errors()
    assert error.get("ctx", {}).get("fix") == fix


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
def test_a_build_may_override_the_path_of_the_site(address: str, path: str, moved: str) -> None:
    assert Site.model_construct(address=address).below(path).address == moved
