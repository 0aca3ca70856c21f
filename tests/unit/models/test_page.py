"""What is made of a page's route."""

from __future__ import annotations

from dataclasses import replace

import pytest

from portfolio.drawing.page_titles import page_titles
from portfolio.images.social_images import social_images
from portfolio.models.content import Content
from portfolio.models.page import MarkdownPage, PythonPage
from tests.support import sample


@pytest.fixture(scope="module")
def content() -> Content:
    from portfolio.content.loader import load

    return load(sample.CONTENT).content


def page(route: str, **values: object) -> MarkdownPage:
    texts = {"title": "A title of some words", "description": "x", **values}
    return MarkdownPage.model_validate(texts, context={"route": route})


def test_a_route_below_another_has_a_file_name_of_its_own() -> None:
    assert page("/notes/first").name == "notes_first"
    assert page("/notes-first").name == "notes-first"


def test_a_page_is_shared_under_its_own_name_unless_another_has_it(content: Content) -> None:
    slug = content.projects[0].slug
    own = replace(content, pages=(page("/about"), page(f"/{slug}"), page("/home")))
    names = [it.name for it in social_images(own)]
    assert {"about", f"page_{slug}", "page_home"} <= set(names)
    assert len(names) == len(set(names))


def test_the_words_of_the_lettering_are_drawn_in_place_of_the_title(content: Content) -> None:
    own = replace(content, pages=(page("/about", lettering="Hello"), page("/notes")))
    drawn = {it.name: it.lines for it in page_titles(own)}
    assert drawn["page_about"] == ("Hello",)
    assert drawn["page_notes"] == ("A title of some words",)
    assert drawn["page_notes-narrow"] == ("A title of", "some words")
    assert "page_about-narrow" not in drawn


def test_the_title_of_a_page_that_draws_its_own_is_not_drawn(content: Content) -> None:
    texts = {"title": "Bare", "description": "x", "header": False}
    bare = PythonPage.model_validate(texts, context={"route": "/bare"})
    assert "page_bare" not in {it.name for it in page_titles(replace(content, pages=(bare,)))}
    assert "bare" in {it.name for it in social_images(replace(content, pages=(bare,)))}
