"""Services of others: what pages load of them, and that the policy allows no more."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from portfolio.hosting.security_headers import Uses, security_headers
from portfolio.layout.page_scripts import page_script
from portfolio.models.content import Content
from portfolio.models.site.services import Analytics, Comments, language_of
from portfolio.paths import ENGINE
from tests.support.content_directory import ContentDirectory

DOCUMENT = ENGINE.parent / "docs" / "services.md"

SNIPPET = re.compile(r"\n(\w+)[^\n]*:\n\n```yaml\n(analytics:\n.*?)```", re.DOTALL)
SNIPPETS = dict(SNIPPET.findall(DOCUMENT.read_text()))
"""The lines for each service in the document, by its name."""

ORIGINS = {
    "Plausible": ("https://plausible.io", ""),
    "GoatCounter": ("https://gc.zgo.at", "https://your-name.goatcounter.com"),
    "Umami": ("https://cloud.umami.is", "https://gateway.umami.is"),
    "Cloudflare": ("https://static.cloudflareinsights.com", "https://cloudflareinsights.com"),
}
"""Where the script of each service comes from, and where it counts if that is elsewhere."""

ATTRIBUTES = {
    "Plausible": {"data-domain": "your-name.dev"},
    "GoatCounter": {"data-goatcounter": "https://your-name.goatcounter.com/count"},
    "Umami": {
        "data-website-id": "94db1cb1-74f4-4a40-ad6c-962362670409",
        "data-host-url": "https://gateway.umami.is",
    },
    "Cloudflare": {"data-cf-beacon": json.dumps({"token": "0123456789abcdef" * 2})},
}
"""What each service wants to be in its element."""

GISCUS = {"repo": "you/site", "repoId": "R_abc", "category": "Talk", "categoryId": "DIC_abc"}


def with_site(content: Content, **changes: Any) -> Content:
    return replace(content, site=content.site.model_copy(update=changes))


def elsewhere(content: Content) -> dict[str, set[str]]:
    """Returns the origins of other sites that the policy has, by directive."""
    policy = security_headers(Uses(), content)["Content-Security-Policy"]
    sources = {name: values for name, *values in (it.split() for it in policy.split("; "))}
    found = {name: {it for it in them if "//" in it} for name, them in sources.items()}
    return {name: origins for name, origins in found.items() if origins}


@pytest.mark.parametrize("service", ORIGINS)
def test_the_lines_of_the_document_count_visits_and_open_the_policy_for_nothing_else(
    content: Content, directory: ContentDirectory, service: str
) -> None:
    assert elsewhere(content) == {}
    site = directory.content / "site.yaml"
    directory.write("site.yaml", site.read_text() + SNIPPETS[service])
    counted = directory.load().content
    analytics = counted.site.analytics
    assert analytics
    assert {"src": analytics.src, **ATTRIBUTES[service]} == analytics.element
    script, counter = ORIGINS[service]
    expected = {"script-src": {script}, "connect-src": {script, counter} - {""}}
    assert elsewhere(counted) == expected | ({"img-src": {counter}} if counter else {})


def test_giscus_may_load_its_script_its_frame_and_the_rules_that_size_it(content: Content) -> None:
    comments = Comments.model_validate({"giscus": GISCUS})
    allowed = elsewhere(with_site(content, comments=comments))
    assert allowed.keys() == {"script-src", "style-src", "connect-src", "frame-src"}
    assert all(origins == {"https://giscus.app"} for origins in allowed.values())


def test_the_script_of_pages_knows_only_services_of_the_owner(content: Content) -> None:
    plain = page_script(content.site)
    analytics = Analytics(src="https://gc.zgo.at/count.js", attributes={"data-a": "b"})
    counted = page_script(with_site(content, analytics=analytics).site)
    assert counted.startswith(plain)
    assert "globalPrivacyControl" not in plain
    assert '{"src": "https://gc.zgo.at/count.js", "data-a": "b"}' in counted
    assert "data-comments" not in counted
    comments = Comments.model_validate({"giscus": GISCUS})
    assert "[data-comments]" in page_script(with_site(content, comments=comments).site)


@pytest.mark.parametrize(
    ("tag", "name"),
    [("de-AT", "de"), ("zh", "zh-CN"), ("zh-Hant-HK", "zh-Hant"), ("el", "gr"), ("sv", "en")],
)
def test_giscus_speaks_the_language_of_the_page_where_it_can(tag: str, name: str) -> None:
    assert language_of(tag) == name
