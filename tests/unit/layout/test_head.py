"""The head of a page: titles, addresses, structured data, fonts and colours."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import reflex as rx

from portfolio.content.loader import load
from portfolio.fonts.site_fonts import OWN_FONTS
from portfolio.layout.head import Head, page_head, person, shared_head
from portfolio.layout.scripts import HEAD_SCRIPT, json_ld
from portfolio.models.site import Site
from portfolio.models.theme import Theme
from portfolio.theme.font_faces import copy_fonts, preloaded_fonts
from tests.support.sample import CONTENT


@pytest.fixture(scope="module")
def site() -> Site:
    return load(CONTENT).content.site


def rendered(components: list[rx.Component]) -> str:
    return "\n".join(str(component) for component in components)


def head(site: Site, page: Head) -> str:
    """Returns the code of a page's own head tags."""
    return rendered(page_head(site, page))


PROJECTS, HOME = Head("/projects", "Projects", "All.", "a"), Head("/", "Home", "All.", "a")


def test_the_title_of_a_page_ends_with_the_owner_and_that_of_home_with_the_tagline(
    site: Site,
) -> None:
    assert PROJECTS.full_title(site) == f"Projects · {site.owner}"
    assert HOME.full_title(site) == f"{site.owner} · {site.tagline}"
    assert site.tagline in head(site, HOME)
    assert site.tagline not in head(site, PROJECTS)


def test_addresses_in_the_head_are_absolute_and_that_of_home_ends_with_a_slash(site: Site) -> None:
    assert f'"{site.address}/projects"' in head(site, PROJECTS)
    assert f'"{site.address}/share/a.jpg"' in head(site, PROJECTS)
    assert f'"{site.address}/"' in head(site, HOME)


def test_only_a_listed_page_has_a_canonical_address(site: Site) -> None:
    listed, unlisted = head(site, PROJECTS), head(site, replace(PROJECTS, listed=False))
    assert "noindex" in unlisted
    assert "canonical" not in unlisted
    assert "canonical" in listed
    assert "noindex" not in listed
    assert "ld+json" not in listed


def test_structured_data_cannot_close_the_script_element() -> None:
    script = str(json_ld({"name": "</script><script>alert(1)"}))
    assert script.count("</script") == 0


def test_structured_data_describes_the_owner_as_a_person_with_eight_profiles(site: Site) -> None:
    owner = person(site)
    assert (owner["@type"], owner["name"]) == ("Person", site.owner)
    assert len(owner["sameAs"]) == 8


def test_preloaded_fonts_of_the_head_exist_and_are_small(site: Site, tmp_path: Path) -> None:
    copy_fonts(OWN_FONTS, tmp_path)
    fonts = preloaded_fonts(tmp_path)
    tags = rendered(shared_head(site, Theme.default(), fonts))
    assert [Path(font).name for font in fonts] == ["text-basic.woff2", "display-basic.woff2"]
    for font in fonts:
        assert font in tags
    assert sum((tmp_path / Path(font).name).stat().st_size for font in fonts) <= 20_000


def test_theme_color_tags_have_the_grounds_of_both_schemes(site: Site) -> None:
    ground = Theme.default().grounds.home.ground
    tags = rendered(shared_head(site, Theme.default()))
    assert f'content:"{ground.light}",media:"(prefers-color-scheme: light)"' in tags
    assert f'content:"{ground.dark}",media:"(prefers-color-scheme: dark)"' in tags


def test_a_theme_with_one_colour_scheme_has_one_theme_color_tag(site: Site) -> None:
    theme = Theme.model_validate({"colorScheme": "dark"})
    tags = rendered(shared_head(site, theme))
    assert f'content:"{theme.grounds.home.ground.dark}",name:"theme-color"' in tags
    assert 'content:"dark",name:"color-scheme"' in tags
    assert theme.grounds.home.ground.light not in tags


def test_the_head_script_is_sent_without_comments_and_indents() -> None:
    assert HEAD_SCRIPT.startswith("(()=>{const{classList,dataset,style}=")
    assert not [line for line in HEAD_SCRIPT.splitlines() if line.startswith(("//", " "))]
