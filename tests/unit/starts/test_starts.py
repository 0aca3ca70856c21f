"""Sites compile from anything an owner may begin with, without dead links or unused islands."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.support import starts
from tests.support.starts import Start

from .conftest import CompiledSite

SiteAfter = Callable[[Start], CompiledSite]

STUDIES = ("/projects/cover", "/projects/draw", "/projects/loans")
FIXED = {"/", "/projects", "/experiments", "/resume", "/not-found", "404"}
OF_GSAP = {"devices", "iag_logo", "scroll_effect", "showcase", "skill_logo"}
"""Islands that move with GSAP."""

STARTS: dict[str, tuple[Start, int]] = {
    "unchanged": (starts.unchanged, 3),
    "one case study deleted": (starts.without_the_last_study, 2),
    "one case study": (starts.with_one_study, 1),
    "no case studies": (starts.without_studies, 0),
    "no image sliders": (starts.without_image_sliders, 3),
    "no social links": (starts.without_social_links, 3),
    "no experiments": (starts.without_experiments, 3),
    "twelve experiments": (starts.with_twelve_experiments, 3),
    "no stickers": (starts.without_stickers, 3),
    "nothing": (starts.without_anything, 0),
}
"""What an owner begins with, and how many of the case studies are left."""


@pytest.mark.parametrize("name", STARTS)
def test_a_site_after_any_start_has_the_expected_pages_and_no_dead_link(
    site_after: SiteAfter, name: str
) -> None:
    start, left = STARTS[name]
    site = site_after(start)
    assert site.pages.keys() == FIXED | {*STUDIES[:left]}
    assert site.dead_links == set()
    assert all(f'"{study}"' in site.pages["/projects"] for study in site.studies)


def test_a_deleted_case_study_is_named_on_no_page(site_after: SiteAfter) -> None:
    assert STUDIES[-1] not in site_after(starts.without_the_last_study).everything


def test_a_site_without_image_sliders_has_no_image_slider_island(site_after: SiteAfter) -> None:
    assert "image_slider" in site_after(starts.unchanged).islands
    assert "image_slider" not in site_after(starts.without_image_sliders).islands


def test_a_site_without_case_studies_and_skills_has_no_island_that_uses_gsap(
    site_after: SiteAfter,
) -> None:
    assert site_after(starts.unchanged).islands >= OF_GSAP
    assert not site_after(starts.without_anything).islands & OF_GSAP


def test_a_footer_without_social_links_links_to_no_social_network(site_after: SiteAfter) -> None:
    assert "linkedin.com" in site_after(starts.unchanged).pages["/projects"]
    assert "linkedin.com" not in site_after(starts.without_social_links).pages["/projects"]


@pytest.mark.parametrize(
    ("start", "cards"),
    [(starts.without_experiments, 0), (starts.with_twelve_experiments, 12)],
    ids=["none", "twelve"],
)
def test_the_experiments_page_has_a_card_for_each_experiment(
    site_after: SiteAfter, start: Start, cards: int
) -> None:
    page = site_after(start).pages["/experiments"]
    assert page.count('className:"experiment-card__words"') == cards


def test_the_home_page_without_stickers_names_no_sticker_file(site_after: SiteAfter) -> None:
    sticker = "/svg/smiley-tounge.svg"
    assert sticker in site_after(starts.unchanged).pages["/"]
    assert sticker not in site_after(starts.without_stickers).pages["/"]
