"""Words of the site that the owner replaces in ``site.yaml``, and mistakes in them."""

from __future__ import annotations

import pytest

from tests.support.content_directory import ContentDirectory
from tests.support.words import words_of

LANGUAGE = "language: en\n"


def with_words(directory: ContentDirectory, words: str, language: str = "en") -> None:
    """Writes the owner's words, and the language, into site.yaml."""
    directory.edit("site.yaml", LANGUAGE, f"language: {language}\nwords:\n{words}")


def test_words_of_site_yaml_replace_only_the_words_they_name(directory: ContentDirectory) -> None:
    with_words(directory, "  caseStudy:\n    readMore: Vidare\n", "sv-SE")
    words = directory.load().content.site.words
    assert words.case_study.read_more == "Vidare"
    assert words.case_study.next_project == words_of("sv").case_study.next_project
    assert words.layout == words_of("sv").layout


def test_words_of_site_yaml_may_replace_a_single_plural_form(directory: ContentDirectory) -> None:
    count = "{done} av {total} foton"
    with_words(directory, f'  preloader:\n    count:\n      other: "{count}"\n', "sv")
    forms = directory.load().content.site.words.preloader.count
    assert forms.other == count
    assert forms.one == words_of("sv").preloader.count.one


def test_a_language_without_a_catalogue_has_dates_in_that_language(
    directory: ContentDirectory,
) -> None:
    directory.edit("site.yaml", LANGUAGE, "language: fi\n")
    site = directory.load().content.site
    assert (site.language, site.words) == ("fi", words_of("en"))
    assert site.locale.partial_date("2017-11") == "marraskuu 2017"


MISTAKES = {
    "caseStudy:\n    readMoar: Vidare": (
        *("readMoar", "words.caseStudy.readMoar: unknown key"),
        *('"readMoar"', "did you mean `readMore`?"),
    ),
    "playgruond:\n    play: Spela": (
        *("playgruond", "words.playgruond: unknown key"),
        *('"playgruond"', "did you mean `playground`?"),
    ),
    "video:\n    play: Spela": (
        *("Spela", "words.video.play: expected the placeholder {title}"),
        *('"Spela"', 'for example "Play video: {title}"'),
    ),
    'layout:\n    menu: "Meny {owner}"': (
        *('"Meny', "words.layout.menu: expected words without placeholders"),
        *('"Meny {owner}"', 'for example "Menu"'),
    ),
    'layout:\n    menu: ""': (
        *('""', "words.layout.menu: expected some text", '""', 'for example "Menu"'),
    ),
    "layout:\n    menu: 12": (
        *("12", "words.layout.menu: expected text", "12", 'put it in quotes: "12"'),
    ),
}


@pytest.mark.parametrize("words", MISTAKES)
def test_a_mistake_in_words_of_site_yaml_is_reported_with_its_place(
    directory: ContentDirectory, words: str
) -> None:
    at, problem, found, hint = MISTAKES[words]
    with_words(directory, f"  {words}\n", "sv")
    (error,) = directory.diagnostics()
    assert str(error) == f"{directory.place('site.yaml', at)}  {problem}; found {found}\n  {hint}"


@pytest.mark.parametrize("language", ["x-klingon", "swedish", "sv_SE", "sv-1"])
def test_a_language_code_that_browsers_do_not_know_is_refused(
    directory: ContentDirectory, language: str
) -> None:
    directory.edit("site.yaml", LANGUAGE, f"language: {language}\n")
    (error,) = directory.diagnostics()
    assert (error.field, error.hint) == ("language", 'for example "en"')
    assert error.place == directory.place("site.yaml", language)
