"""Head, header, preloader and loading indicator, with and without what may be left out."""

import re
from dataclasses import replace
from typing import Any

import pytest
import reflex as rx

from portfolio.components.media.asset_manifest import AssetManifest, LogoFile, provide
from portfolio.components.media.lettering import name_words
from portfolio.content.theme_files import ENGINE_THEME_NAMES, has_engine_logo
from portfolio.content.themes import default_theme, named_theme, theme_of
from portfolio.fonts.site_fonts import OWN_FONTS
from portfolio.i18n.current import use_locale
from portfolio.i18n.locale import Locale
from portfolio.layout.head import Head, page_head, shared_head
from portfolio.layout.header import header, with_menu_window
from portfolio.layout.loading import loading_indicator, preloader
from portfolio.models.content import Content
from portfolio.models.site.site import NavLink
from tests.support.site_content import CONTENT

LOADING = "Loading the next page"

CAT = "/svg/cat.svg"


def code(component: rx.Component) -> str:
    return str(component.render())


def shown_header(
    tagline: str,
    route: str = "/projects",
    logo: str | None = None,
    ratio: float = 1,
    *,
    is_of_theme: bool = False,
) -> str:
    provide(AssetManifest({}, inline_drawings={}, lettering={}, logo=LogoFile(ratio, is_of_theme)))
    site = CONTENT.site.model_copy(update={"owner": "Ada", "tagline": tagline})
    with use_locale(site.locale):
        return code(header(site, route, logo))


def test_a_header_has_the_tagline_but_on_home() -> None:
    assert "Baker" in shown_header("Baker")
    assert "Baker" not in shown_header("Baker", "/")
    assert "logo__does" not in shown_header("")


def test_only_a_long_word_of_a_name_may_be_broken_with_hyphens() -> None:
    plain, long = name_words("Wilhelmine Schwarzenbergerauer")
    assert plain == "Wilhelmine "
    assert r"Schwar\\u00adzenber\\u00adgerauer" in code(rx.fragment(long))


def first_window(labels: list[str], languages: int = 1, **changed: Any) -> int:
    """Returns from how many pixels on the links of a header are in no menu."""
    links = tuple(NavLink(label=label, href="/projects", icon=None) for label in labels)
    site = CONTENT.site.model_copy(update={"owner": "Ada", "navigation": links, **changed})
    content = replace(CONTENT, site=site, translations=(CONTENT,) * (languages - 1))
    menu, row = with_menu_window("(--menu) (--no-menu)", content, OWN_FONTS).split(") (")
    width = int(re.sub(r"\D", "", row))
    assert int(re.sub(r"\D", "", menu)) == width - 1
    return width


def test_links_are_in_a_menu_in_all_windows_without_room_for_their_words() -> None:
    names, long = ["Work", "Play", "Me"], ["Illuminations"] * 6
    assert first_window(names) == first_window([]) == 820
    few = first_window(long, owner="Ada")
    assert 820 < first_window(["iiiiiiiiiiiii"] * 6) < few < first_window(["WWWWWWWWWWWWW"] * 6)
    assert few < first_window(long, owner="Ada Lovelace") < first_window(long, owner="A" * 24)
    assert few < min(first_window(long, search=True), first_window(long, languages=2))
    assert first_window(long * 2) > 2560


@pytest.mark.parametrize(
    ("ratio", "shown", "is_wordmark"), [(6, 240, True), (0.25, 10, False), (1, 40, False)]
)
def test_any_logo_is_forty_pixels_high(ratio: float, shown: int, *, is_wordmark: bool) -> None:
    shown_in_header = shown_header("", logo=CAT, ratio=ratio)
    assert f"width:{shown}" in shown_in_header
    assert "height:40" in shown_in_header
    assert ("logo--wordmark" in shown_in_header) is is_wordmark


@pytest.mark.parametrize("theme", ENGINE_THEME_NAMES)
def test_owner_s_mascot_has_the_size_of_a_logo_and_not_that_of_the_theme_s_own(theme: str) -> None:
    own = theme_of({"extends": theme, "mascot": "/svg/cassette-tall.svg"})
    assert not has_engine_logo(own)
    assert has_engine_logo(named_theme(theme)) is (theme != "sticker-pop")
    assert "logo--of-theme" in shown_header("", logo=CAT, is_of_theme=True)
    assert "logo--of-theme" not in shown_header("", logo=CAT)


@pytest.mark.parametrize(("language", "digits"), [("sv", "latn"), ("fa", "arabext")])
def test_preloader_says_in_which_digits_its_language_counts(language: str, digits: str) -> None:
    with use_locale(Locale(language)):
        assert f'"{digits}"' in code(preloader("Acme", None, {}))


def test_a_header_without_links_and_languages_has_no_menu() -> None:
    assert "menu-toggle" in shown_header("A")
    with use_locale(CONTENT.site.locale):
        bare = code(header(CONTENT.site.model_copy(update={"navigation": ()}), "/", None))
    assert "menu" not in bare
    assert "theme-toggle" in bare


def test_preloader_and_loading_indicator_have_the_mascot_or_words() -> None:
    assert CAT in code(preloader("Acme", CAT, {}))
    assert CAT in code(loading_indicator(CAT))
    overlay, sign = code(preloader("Acme", None, {})), code(loading_indicator(None))
    assert "Acme" in overlay
    assert "preloader__label" in overlay
    assert '"img"' not in overlay
    assert "loading-image" not in overlay + sign
    assert sign.count(LOADING) == code(loading_indicator(CAT)).count(LOADING) + 1


def rendered(components: list[rx.Component]) -> str:
    return "\n".join(str(component) for component in components)


def test_the_title_of_a_page_ends_with_the_owner_and_that_of_home_with_the_tagline(
    content: Content,
) -> None:
    site = content.site
    projects, home = (Head(it, "Projects", "All.", "a") for it in ("/projects", "/"))
    assert projects.full_title(site) == f"Projects · {site.owner}"
    assert home.full_title(site) == f"{site.owner} · {site.tagline}"
    assert site.tagline not in rendered(page_head(site, projects))


def test_theme_color_tags_have_the_grounds_of_the_schemes_of_a_theme(content: Content) -> None:
    tags = rendered(shared_head(content.site, default_theme()))
    for scheme, ground in default_theme().grounds.home.ground:
        assert f'content:"{ground}",media:"(prefers-color-scheme: {scheme})"' in tags
    dark = theme_of({"colorScheme": "dark"})
    tags, ground = rendered(shared_head(content.site, dark)), dark.grounds.home.ground
    assert f'content:"{ground.dark}",name:"theme-color"' in tags
    assert 'content:"dark",name:"color-scheme"' in tags
    assert ground.light not in tags
