"""Services of others: what pages load of them, and that the policy allows no more."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import portfolio.services
from portfolio.content.loader import load
from portfolio.errors import BuildError
from portfolio.hosting.security_headers import security_headers
from portfolio.layout.scripts import page_script
from portfolio.models import site_services
from portfolio.models.content import Content
from portfolio.models.site import Site
from portfolio.models.site_services import Analytics, Comments
from portfolio.paths import ENGINE
from portfolio.services.giscus import language_of
from tests.support.content_directory import ContentDirectory
from tests.support.sample import CONTENT

DOCUMENT = ENGINE.parent / "docs" / "services.md"

TOKEN = "0123456789abcdef" * 2
WEBSITE = "94db1cb1-74f4-4a40-ad6c-962362670409"
OWN = "https://stats.example.org"
GISCUS = {
    "repo": "you/site",
    "repoId": "R_abc",
    "category": "Announcements",
    "categoryId": "DIC_abc",
}

SERVERS = [
    ({"plausible": None}, {"script-src": ["https://plausible.io"]}),
    ({"plausible": {"address": OWN}}, {"script-src": [OWN]}),
    (
        {"umami": {"websiteId": WEBSITE}},
        {"script-src": ["https://cloud.umami.is"], "connect-src": ["https://gateway.umami.is"]},
    ),
    ({"umami": {"websiteId": WEBSITE, "address": OWN}}, {"script-src": [OWN]}),
    (
        {"goatcounter": {"code": "you"}},
        {
            "script-src": ["https://gc.zgo.at"],
            "connect-src": ["https://you.goatcounter.com"],
            "img-src": ["https://you.goatcounter.com"],
        },
    ),
    ({"goatcounter": {"address": OWN}}, {"script-src": [OWN], "img-src": [OWN]}),
    (
        {"cloudflare": {"token": TOKEN}},
        {
            "script-src": ["https://static.cloudflareinsights.com"],
            "connect-src": ["https://cloudflareinsights.com"],
        },
    ),
]
"""What an owner says of analytics, and the origins that pages may use then."""


@pytest.fixture(scope="module")
def content() -> Content:
    return load(CONTENT).content


def with_site(content: Content, **changes: Any) -> Content:
    return replace(content, site=content.site.model_copy(update=changes))


def elsewhere(content: Content) -> dict[str, set[str]]:
    """Returns the origins of other sites that the policy has, by directive."""
    policy = security_headers([], [], content)["Content-Security-Policy"]
    sources = {name: values for name, *values in (it.split() for it in policy.split("; "))}
    found = {name: {it for it in them if "//" in it} for name, them in sources.items()}
    return {name: origins for name, origins in found.items() if origins}


@pytest.mark.parametrize(("said", "origins"), SERVERS)
def test_the_policy_gets_the_origins_of_a_service_that_counts_and_no_others(
    content: Content, said: dict[str, Any], origins: dict[str, list[str]]
) -> None:
    assert elsewhere(content) == {}
    connected = {*origins["script-src"], *origins.get("connect-src", [])}
    allowed = elsewhere(with_site(content, analytics=Analytics.model_validate(said)))
    assert allowed == {name: {*them} for name, them in origins.items()} | {"connect-src": connected}


def test_giscus_may_load_its_script_its_frame_and_the_rules_that_size_it(content: Content) -> None:
    comments = Comments.model_validate({"giscus": GISCUS})
    allowed = elsewhere(with_site(content, comments=comments))
    assert allowed.keys() == {"script-src", "style-src", "connect-src", "frame-src"}
    assert all(origins == {"https://giscus.app"} for origins in allowed.values())


def test_the_script_of_all_pages_knows_of_a_service_only_where_the_owner_has_chosen_it(
    content: Content,
) -> None:
    plain = page_script(content.site)
    analytics = Analytics.model_validate({"plausible": None, "goatcounter": {"code": "you"}})
    counted = page_script(with_site(content, analytics=analytics).site)
    assert counted.startswith(plain)
    assert "globalPrivacyControl" not in plain
    assert f'"data-domain": "{content.site.host}"' in counted
    assert '"data-goatcounter": "https://you.goatcounter.com/count"' in counted
    assert "data-comments" not in counted
    comments = Comments.model_validate({"giscus": GISCUS})
    assert "[data-comments]" in page_script(with_site(content, comments=comments).site)


@pytest.mark.parametrize(
    ("tag", "name"),
    [("de-AT", "de"), ("zh", "zh-CN"), ("zh-Hant-HK", "zh-Hant"), ("el", "gr"), ("sv", "en")],
)
def test_giscus_speaks_the_language_of_the_page_where_it_can(tag: str, name: str) -> None:
    assert language_of(tag) == name


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (
            f"analytics:\n  plausible:\n    address: ▸{OWN}/js/script.js\n",
            f"analytics.plausible.address: expected an origin: https:// and a host, without path, "
            f'slash or *; found "{OWN}/js/script.js"\n  write {OWN}',
        ),
        (
            "analytics:\n  umami:\n    ▸websiteid: abc\n",
            'analytics.umami.websiteid: unknown key; found "websiteid"\n'
            "  did you mean `websiteId`?",
        ),
        (
            "analytics: {▸plausble: {}}\n",
            'analytics.plausble: unknown key; found "plausble"\n  did you mean `plausible`?',
        ),
        (
            "analytics: {goatcounter: ▸{}}\n",
            "analytics.goatcounter: expected one of `code` and `address`",
        ),
        ("follow: ▸fed\n", 'found "fed"\n  did you mean `feed`?'),
        (
            "verification:\n  google: ▸<meta name=\"google-site-verification\" content='abc'>\n",
            "  write abc",
        ),
    ],
)
def test_a_mistake_in_the_settings_of_a_service_is_told_with_its_place(
    tmp_path: Path, said: str, expected: str
) -> None:
    directory = ContentDirectory(tmp_path)
    site = directory.content / "site.yaml"
    directory.write("site.yaml", site.read_text() + said)
    place = directory.marked_place("site.yaml")
    told = [str(it) for it in directory.diagnostics()]
    assert any(it.startswith(f"{place}  ") and expected in it for it in told), told


def test_codes_of_search_engines_are_meta_elements() -> None:
    said = {"google": "abc", "bing": "0AB1"}
    site = load(CONTENT).content.site.model_dump(by_alias=True, mode="json")["verification"]
    assert not any(site.values())
    verification = Site.model_fields["verification"].annotation.model_validate(said)  # type: ignore[union-attr]
    assert [tag.attributes for tag in verification.tags()] == [
        {"name": "google-site-verification", "content": "abc"},
        {"name": "msvalidate.01", "content": "0AB1"},
    ]


def test_the_file_of_the_document_is_a_service_and_one_without_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = re.search(r"```python\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    assert code
    monkeypatch.setattr(portfolio.services, "__path__", [str(tmp_path)])
    (tmp_path / "counter.py").write_text(code[1])
    found = site_services.services()
    assert [*found] == ["counter"]
    counter = found["counter"].model_validate({"name": "you"})
    assert counter.origins.scripts == ("https://counter.example",)
    (tmp_path / "nothing.py").write_text("")
    with pytest.raises(BuildError, match="expected one subclass of AnalyticsService"):
        site_services.services()
