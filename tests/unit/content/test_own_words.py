"""Words of the site that the owner replaces in ``site.yaml``."""

from __future__ import annotations

from tests.support.content_directory import ContentDirectory
from tests.support.words import words_of

LANGUAGE = "language: en\n"


def test_words_of_site_yaml_replace_only_the_words_and_plural_forms_they_name(
    directory: ContentDirectory,
) -> None:
    count = "{done} av {total} foton"
    words = f"caseStudy: {{readMore: Vidare}}\n  preloader: {{count: {{other: '{count}'}}}}\n"
    directory.edit("site.yaml", LANGUAGE, f"language: sv-SE\nwords:\n  {words}")
    own, catalogue = directory.load().content.site.words, words_of("sv")
    assert own.case_study.read_more == "Vidare"
    assert own.case_study.next_project == catalogue.case_study.next_project
    assert own.preloader.count.other == count
    assert own.preloader.count.one == catalogue.preloader.count.one
    assert own.layout == catalogue.layout


def test_a_language_without_a_catalogue_has_dates_in_that_language(
    directory: ContentDirectory,
) -> None:
    directory.edit("site.yaml", LANGUAGE, "language: fi\n")
    site = directory.load().content.site
    assert (site.language, site.words) == ("fi", words_of("en"))
    assert site.locale.partial_date("2017-11") == "marraskuu 2017"
