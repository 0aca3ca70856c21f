"""The sample portfolio says what the specification says; skipped once the content is changed."""

from __future__ import annotations

import re

import pytest

from portfolio.content.checks.placeholders import SAMPLE_TEXTS
from portfolio.models.sections import (
    Hero,
    MobileShowcase,
    NextProject,
    ResponsiveSlider,
    Results,
    SingleImage,
)
from portfolio.resume.wording import period
from tests.support.sample_texts import digests
from tests.support.site_content import CONTENT

pytestmark = pytest.mark.skipif(
    CONTENT.site.owner != "Your Name",
    reason="content/ has an owner: what the specification says of the sample is not said of it",
)


def test_projects_are_in_the_order_of_the_list() -> None:
    assert [(project.title, project.sub_title, project.href) for project in CONTENT.projects] == [
        ("IAG", "Full-time Web Developer", "/projects/iag"),
        ("What are the odds?", "Microsite promotion", "/projects/wato"),
        ("UDC", "Website development", "/projects/udc"),
        ("Touchpoint Group", "Front-end developer role", "/projects/touchpoint"),
        ("Unichem", "Website development", "/projects/unichem"),
    ]


def test_case_studies_link_to_each_other_in_a_circle() -> None:
    links = ["/projects/touchpoint"]
    labels = []
    for _ in CONTENT.projects:
        study = CONTENT.project(links[-1])
        assert study
        assert isinstance(study.sections[0], Hero)
        assert isinstance(study.sections[-1], NextProject)
        labels.append(study.sections[-1].btn_label)
        links.append(study.sections[-1].btn_url)
    assert [href.removeprefix("/projects/") for href in links] == [
        "touchpoint",
        "udc",
        "wato",
        "iag",
        "unichem",
        "touchpoint",
    ]
    assert labels == [
        "UDC casestudy",
        "WATO casestudy",
        "IAG casestudy",
        "Unichem casestudy",
        "Touchpoint casestudy",
    ]


def test_every_case_study_has_the_sections_it_is_known_for() -> None:
    kinds = {it.slug: {section.kind for section in it.sections} for it in CONTENT.projects}
    assert kinds["touchpoint"] >= {"mobile-showcase", "logo-grid", "parallax", "video", "image"}
    assert kinds["udc"] >= {"responsive-slider", "mobile-showcase", "image-slider", "copy"}
    assert kinds["unichem"] >= {"responsive-slider", "copy", "mobile-showcase", "video"}
    assert kinds["wato"] >= {"copy", "image", "video", "parallax"}
    assert kinds["iag"] >= {"responsive-slider", "anatomy", "two-buttons", "comparison", "video"}


DEVICE = re.compile(r"-?(mobile|tablet|desktop)$")


def test_the_three_devices_show_three_tasks_and_not_one_page_three_times() -> None:
    stages = [
        section
        for project in CONTENT.projects
        for section in project.sections
        if isinstance(section, ResponsiveSlider | SingleImage)
    ]
    assert len(stages) == 5
    for stage in stages:
        pictures = (stage.mobile_src, stage.tablet_src, stage.desktop_src)
        shown = [DEVICE.sub("", picture.file.stem) for picture in pictures]
        assert len(set(shown)) == 3, shown


def test_each_phone_says_a_decision_beside_what_it_shows() -> None:
    for project in CONTENT.projects:
        for section in project.sections:
            if isinstance(section, MobileShowcase):
                assert all(it.caption and it.caption != it.alt for it in section.images)


def test_the_result_of_wato_comes_before_its_pinned_image() -> None:
    study = CONTENT.project("/projects/wato")
    assert study
    kinds = [section.kind for section in study.sections]
    assert kinds.index("results") < kinds.index("parallax")
    result = study.sections[kinds.index("results")]
    assert isinstance(result, Results)
    assert [item.figure for item in result.items] == ["10,000+", "hundreds"]


def test_experiments_are_newest_first() -> None:
    assert [(it.title, it.date.year) for it in CONTENT.experiments] == [
        ("Team fighters", 2025),
        ("Fill the beaker", 2024),
        ("Logos in motion", 2024),
        ("A room in real time", 2023),
        ("Scroll theatre", 2023),
        ("Pocket snippets", 2022),
    ]


def test_sprites_have_the_constants_of_the_specification() -> None:
    sprites = CONTENT.home.playground.sprites
    assert [sprite.name for sprite in sprites] == [
        "smileyTounge",
        "bomb",
        "pill",
        "cassette",
        "flower",
        "flowerTounge",
        "rainbowOne",
        "pill",
    ]
    assert {sprite.restitution for sprite in sprites} == {0.5}
    assert [sprite.friction_air for sprite in sprites] == [0, 0, 0.008, 0, 0, 0, 0, 0.008]


def test_the_resume_has_its_periods() -> None:
    assert [period(job, CONTENT.site.locale) for job in CONTENT.resume.work] == [
        "November 2017 to present",
        "May 2014 to November 2017",
        "December 2011 to May 2014",
        "July 2004 to February 2011",
    ]


def test_check_knows_every_text_of_the_sample() -> None:
    assert SAMPLE_TEXTS.read_text().split() == digests(), (
        "the sample has changed: python -m tests.support.sample_texts"
    )
