"""The head of a page: titles, structured data and colours."""

from __future__ import annotations

import pytest
import reflex as rx

from portfolio.content.loader import load
from portfolio.content.themes import default_theme, theme_of
from portfolio.layout.head import Head, page_head, shared_head
from portfolio.models.site.site import Site
from tests.support.sample import CONTENT


@pytest.fixture(scope="module")
def site() -> Site:
    return load(CONTENT).content.site


def rendered(components: list[rx.Component]) -> str:
    return "\n".join(str(component) for component in components)


def test_the_title_of_a_page_ends_with_the_owner_and_that_of_home_with_the_tagline(
    site: Site,
) -> None:
    projects, home = (Head(it, "Projects", "All.", "a") for it in ("/projects", "/"))
    assert projects.full_title(site) == f"Projects · {site.owner}"
    assert home.full_title(site) == f"{site.owner} · {site.tagline}"
    assert site.tagline not in rendered(page_head(site, projects))


def test_theme_color_tags_have_the_grounds_of_the_schemes_that_the_theme_has(site: Site) -> None:
    tags = rendered(shared_head(site, default_theme()))
    for scheme, ground in default_theme().grounds.home.ground:
        assert f'content:"{ground}",media:"(prefers-color-scheme: {scheme})"' in tags
    dark = theme_of({"colorScheme": "dark"})
    tags, ground = rendered(shared_head(site, dark)), dark.grounds.home.ground
    assert f'content:"{ground.dark}",name:"theme-color"' in tags
    assert 'content:"dark",name:"color-scheme"' in tags
    assert ground.light not in tags
