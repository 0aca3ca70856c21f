"""Routes of pages and the file names that follow from them."""

from dataclasses import replace

from portfolio.drawing.page_titles import page_titles
from portfolio.images.social_images import social_images
from portfolio.models.content import Content
from portfolio.models.page import PythonPage
from portfolio.models.text.markdown_page import MarkdownPage


def page(route: str, **values: object) -> MarkdownPage:
    texts = {"title": "A title of some words", "description": "x", **values}
    return MarkdownPage.model_validate(texts, context={"route": route})


def test_a_nested_route_has_another_file_name_than_a_hyphenated_route() -> None:
    assert page("/notes/first").name == "notes_first"
    assert page("/notes-first").name == "notes-first"


def test_the_social_image_of_a_page_has_a_unique_name(content: Content) -> None:
    slug = content.projects[0].slug
    own = replace(content, pages=(page("/about"), page(f"/{slug}"), page("/home")))
    names = [image.name for image in social_images(own)]
    assert {"about", f"page_{slug}", "page_home"} <= set(names)
    assert len(names) == len(set(names))


def test_lettering_words_of_a_page_are_drawn_in_place_of_the_title(content: Content) -> None:
    own = replace(content, pages=(page("/about", lettering="Hello"), page("/notes")))
    drawn = {title.name: title.lines for title in page_titles(own)}
    assert drawn["page_about"] == ("Hello",)
    assert drawn["page_notes"] == ("A title of some words",)
    assert drawn["page_notes-narrow"] == ("A title of", "some words")
    assert "page_about-narrow" not in drawn


def test_a_drawn_title_of_one_long_word_has_a_hyphen_on_phones(content: Content) -> None:
    own = replace(content, pages=(page("/about", lettering="Verantwortungsbewusstsein"),))
    drawn = {title.name: title.lines for title in page_titles(own)}
    assert drawn["page_about"] == ("Verantwortungsbewusstsein",)
    assert drawn["page_about-narrow"] == ("Verantwortungs-", "bewusstsein")


def test_no_title_is_drawn_for_a_page_with_a_heading_of_its_own(content: Content) -> None:
    texts = {"title": "Bare", "description": "x", "header": False}
    bare = PythonPage.model_validate(texts, context={"route": "/bare"})
    assert "page_bare" not in {title.name for title in page_titles(replace(content, pages=(bare,)))}
    assert "bare" in {image.name for image in social_images(replace(content, pages=(bare,)))}
