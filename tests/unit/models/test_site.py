"""The base path of the site, from its address or from the build."""

from __future__ import annotations

import pytest

from portfolio.content.loader import load
from portfolio.models.site import Site
from tests.support.sample import CONTENT


@pytest.fixture(scope="module")
def site() -> Site:
    return load(CONTENT).content.site


def at(site: Site, address: str) -> Site:
    return site.model_copy(update={"address": address})


@pytest.mark.parametrize(
    ("address", "base"), [("https://me.dev", ""), ("https://me.github.io/a/b", "/a/b")]
)
def test_the_path_of_the_sites_address_is_the_base_path(
    site: Site, address: str, base: str
) -> None:
    assert at(site, address).base == base


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
def test_a_build_may_override_the_base_path(
    site: Site, address: str, path: str, moved: str
) -> None:
    assert at(site, address).below(path).address == moved
