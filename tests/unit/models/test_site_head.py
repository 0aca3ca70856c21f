"""What the owner adds to the head is checked, kept and allowed in the security policy."""

from dataclasses import replace

import pytest
from pydantic import ValidationError

from portfolio.content.loader import load
from portfolio.hosting.security_headers import Uses, security_headers
from portfolio.layout.head import shared_head
from portfolio.models.content import Content
from portfolio.models.site.head import Allowed, head_tags
from tests.support.sample import CONTENT

HEAD = (
    '<meta name="google-site-verification" content="abc">\n'
    '<script defer data-domain="a.test" src="https://count.test/s.js"></script>'
    "<script>let a = 1 < 2;</script><!-- mine -->"
    '<link rel="stylesheet" href="https://type.test/a.css">'
    '<link rel="me" href="https://social.test/@a">'
)


def content(head: str = "", **allow: list[str]) -> Content:
    """Returns the sample with a head, and origins that are allowed."""
    sample = load(CONTENT).content
    changes = {"head": head, "allow": Allowed.model_validate(allow)}
    return replace(sample, site=sample.site.model_copy(update=changes))


def directives(content: Content) -> dict[str, str]:
    policy = security_headers(Uses(), content)["Content-Security-Policy"]
    return {name: sources for name, _, sources in (it.partition(" ") for it in policy.split("; "))}


def test_tags_of_the_head_are_in_every_page_and_survive_the_export() -> None:
    given = content(HEAD)
    rendered = str([tag.render() for tag in shared_head(given.site, given.theme)])
    for part in ("google-site-verification", "count.test/s.js", "let a = 1 < 2;", "social.test"):
        assert part in rendered
    assert [tag.name for tag in head_tags(HEAD)] == ["meta", "script", "script", "link", "link"]


def test_origins_are_allowed_by_kind_and_by_nothing_else() -> None:
    policy = directives(content(images=["https://a.test"], forms=["https://b.test"]))
    assert policy["img-src"].endswith("https://a.test")
    assert policy["form-action"] == "https://b.test"
    before = directives(content())
    assert policy.keys() - before.keys() <= {"img-src"}
    assert before["form-action"] == "'none'"


@pytest.mark.parametrize(
    "origin", ["http://a.test", "https://*.a.test", "https://a.test/path", "a.test", "*"]
)
def test_only_whole_origins_can_be_allowed(origin: str) -> None:
    with pytest.raises(ValidationError, match="expected an origin"):
        Allowed.model_validate({"scripts": [origin]})
