"""Sections show what content says, with labels and players, and nothing for what is left out."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.models.section_kinds import kinds
from portfolio.paths import ENGINE
from portfolio.sections.case_study.case_study import chapters
from portfolio.sections.case_study.render import render
from portfolio.sections.next_project.model import NextProject
from portfolio.sections.results.view import width_of
from portfolio.sections.section import VIEWS

Read = Callable[..., Any]
Shown = Callable[..., str]

ITEM = {"figure": "10,000+", "label": "came", "source": "Campaign figures", "date": "2018-04"}


def test_the_registry_of_sections_has_a_function_for_every_model() -> None:
    assert {*VIEWS, NextProject} == {*kinds()}


@pytest.mark.parametrize(
    ("kind", "fields", "said", "unsaid"),
    [
        ("decisions", {}, ("A form, or a game?", "A form to fill in", "Why", "Trade-off"), ()),
        ("facts", {}, ("Role", "Engineer", "Client", "Built with", "HTML5, SCSS"), ("Period",)),
        ("facts", {"client": "", "team": "Two"}, ("Team", "Two"), ("Client",)),
        ("lessons", {}, ("Lessons", "I would keep", "The wheel.", "I would change"), ("img",)),
        ("lessons", {"sticker": "/svg/sprout.svg"}, ("/svg/sprout.svg",), ()),
        ("quote", {}, ("It just works.", "A client"), ("quote__role", "picture")),
        ("quote", {"role": "Head of product"}, ("Head of product",), ()),
        ("summary", {}, ("The case in 30 seconds", "The problem", "What came of it"), ()),
        ("summary", {"title": "In short"}, ("In short",), ("30 seconds",)),
        ("team", {}, ("My part", "The front-end", "Beside me", "A designer", "The shapes"), ()),
    ],
)
def test_a_section_in_words_shows_what_content_says_and_no_label_without_a_value(
    shown: Shown, kind: str, fields: dict[str, Any], said: tuple[str, ...], unsaid: tuple[str, ...]
) -> None:
    code = shown(kind, **fields)
    assert [words for words in said if words not in code] == []
    assert [words for words in unsaid if words in code] == []


def test_words_of_quotes_teams_and_figures_are_set_in_the_font_of_the_client(read: Read) -> None:
    assert set("It\u201c") <= set("".join(read("quote").client_words))
    assert read("team").client_words == ("The front-end", "Emails")
    assert read("results", items=[ITEM]).client_words == ("10,000+",)
    assert read("copy", figure=ITEM).client_words == ("10,000+",)


@pytest.mark.parametrize(
    ("date", "said"), [("2018-04", "April 2018"), ("2018-04-30", "30 April 2018")]
)
def test_a_figure_of_results_has_label_source_and_date(shown: Shown, date: str, said: str) -> None:
    code = shown("results", items=[{**ITEM, "date": date}])
    assert "10,000+" in code
    assert f'"Campaign figures, {said}"' in code


def test_estimated_width_of_a_figure_grows_with_length_and_east_asian_signs() -> None:
    assert width_of("100") < width_of("1,000") < width_of("一万人以上")


def test_outline_and_block_of_a_figure_do_not_fill_the_blank_behind_its_digits() -> None:
    css = (ENGINE / "sections" / "results" / "style.css").read_text()
    (outline,) = re.findall(r"text-stroke: ([\d.]+)em", css)
    block = max(map(float, re.findall(r"([\d.]+)em [\d.]+em 0 var\(--ink\)", css)))
    (blank,) = re.findall(r"word-spacing: ([\d.]+)em", css)
    assert float(blank) >= float(outline) + block


def project(read: Read, count: int, named: int) -> Project:
    """Returns a case study with a summary and sections, the first of which are chapters."""
    parts = [read("copy", id=f"part-{it}", chapter=f"Part {it}") for it in range(named)]
    others = [read("copy")] * (count - named)
    return Project.model_construct(sections=(read("summary"), *parts, *others))


@pytest.mark.parametrize(("count", "named"), [(5, 5), (6, 1), (6, 0)])
def test_a_short_case_study_has_no_links_to_chapters(read: Read, count: int, named: int) -> None:
    assert chapters(project(read, count, named)) == []


@pytest.mark.parametrize(
    ("number", "count", "address", "leads_to"),
    [
        (0, 3, None, "/projects/draw"),
        (2, 3, None, "/projects/cover"),
        (0, 3, "/projects/loans", "/projects/loans"),
        (0, 1, None, ""),
    ],
    ids=["the following one", "the first after the last", "the one of the content", "none"],
)
def test_a_case_study_leads_to_the_next_project(
    content: Content, number: int, count: int, address: str | None, leads_to: str
) -> None:
    content = replace(content, projects=content.projects[:count])
    section = NextProject.model_validate({"kind": "next-project", "btnUrl": address})
    shown = str(render(section, content.projects[number], content).render())
    assert set(re.findall(r"/projects/\w+", shown)) == ({leads_to} if leads_to else set())
    assert ("next-project" in shown) == bool(leads_to)


def test_only_the_chosen_option_of_a_decision_is_marked_as_chosen(shown: Shown) -> None:
    assert shown("decisions").count("(chosen)") == 2


def test_results_in_words_are_not_animated_and_load_no_script(shown: Shown) -> None:
    code = shown("results", items=[{**ITEM, "figure": "hundreds"}])
    assert "data-count" not in code
    assert "results.js" not in code
    assert "results.js" in shown("results", items=[ITEM])


PLAYERS = {
    "/player/wato": "/player/wato?controls=0&border=0",
    "/player/wato?controls=1": "/player/wato?controls=0&border=0",
    "https://player.vimeo.com/video/1?h=a1&loop=1": (
        "https://player.vimeo.com/video/1?h=a1&loop=1&controls=0&border=0"
    ),
}


def test_a_text_has_its_picture_and_its_figure_beside_it(shown: Shown) -> None:
    assert "copy--left" in shown("copy")
    code = shown("copy", image={"src": "wide.webp", "alt": "A boat"}, figure=ITEM)
    assert "copy--pictured" in code
    assert [
        it for it in ("A boat", "10,000+", "Campaign figures, April 2018") if it not in code
    ] == []


def test_a_text_in_the_middle_has_nothing_beside_it(read: Read) -> None:
    with pytest.raises(ValueError, match="expected align: left beside an image or a figure"):
        read("copy", align="center", figure=ITEM)


@pytest.mark.parametrize(("kind", "ground"), [("copy", "paper"), ("quote", "client")])
def test_a_section_stands_on_paper_or_on_the_ground_of_the_client(
    shown: Shown, kind: str, ground: str
) -> None:
    assert f"page-section--{ground}" in shown(kind)
    assert "page-section--own" in shown(kind, backgroundColor="#123456")


def test_a_drawing_of_the_hero_is_in_the_place_of_the_rings(shown: Shown) -> None:
    assert "rings.svg" in shown("hero")
    code = shown("hero", backdrop="/backdrops/harbour.svg")
    assert "url(/backdrops/harbour.svg)" in code
    assert "rings.svg" not in code


@pytest.mark.parametrize(("title", "is_spelt"), [("IAG", True), ("Cover", False)])
def test_a_hero_title_that_the_drawing_spells_is_not_repeated_as_text(
    shown: Shown, title: str, is_spelt: bool
) -> None:
    code = shown("hero", title=title, imgSrc=None, heroComponent="iag-logo")
    assert title in code
    assert ("case-hero--spelt" in code) is is_spelt
    assert "Visit the website" not in code


@pytest.mark.parametrize(("src", "player"), PLAYERS.items())
def test_a_player_address_turns_off_controls_and_border_and_keeps_the_rest(
    read: Read, src: str, player: str
) -> None:
    assert read("video", src=src).player == player


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({}, "12 seconds, without sound"),
        ({"sound": True}, "12 seconds"),
        ({"src": "https://player.vimeo.com/video/1"}, "12 seconds"),
    ],
)
def test_a_video_section_says_how_long_the_video_is(
    shown: Shown, fields: dict[str, Any], said: str
) -> None:
    assert f'"{said}"' in shown("video", seconds=12, **fields)
