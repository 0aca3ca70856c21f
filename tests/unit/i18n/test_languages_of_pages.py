"""Every text of a page that the owner has not written is in the language of the site."""

from __future__ import annotations

from dataclasses import replace
from html import unescape

import pytest

from portfolio.components.media.asset_manifest import provide
from portfolio.i18n.words import ENGLISH
from portfolio.layout.head import page_head, shared_head
from portfolio.models.content import Content
from portfolio.routing.site_pages import site_pages
from tests.support.manifest import undrawn_manifest
from tests.support.sample import sample_with_all_blocks
from tests.support.spoken_words import said, written
from tests.support.words import flat, words_of

SAME_EVERYWHERE = {"PDF", "JSON Resume"}


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Content:
    content = sample_with_all_blocks(tmp_path_factory.mktemp("sample"))
    provide(undrawn_manifest(content))
    return content


def in_language(content: Content, language: str) -> Content:
    site = content.site.model_copy(update={"language": language, "words": words_of(language)})
    return replace(content, site=site)


def of_owner(content: Content) -> str:
    """Returns all that the owner has written, to look a text up in."""
    return unescape("\n".join(written(content)))


def test_text_that_is_alike_in_two_languages_is_the_owners_own(sample: Content) -> None:
    japanese, arabic = (said(in_language(sample, it)) for it in ("ja", "ar"))
    assert {words_of("ja").layout.skip_to_content, "2024年5月18日"} <= japanese
    owners = of_owner(sample)
    shared = {part for text in japanese & arabic for part in text.split(", ")}
    assert {part for part in shared if part not in owners} == SAME_EVERYWHERE


@pytest.mark.parametrize("language", ["de", "sv"])
def test_no_english_word_of_the_catalogue_is_on_a_page(sample: Content, language: str) -> None:
    translated = in_language(sample, language)
    catalogue = {str(it) for _, it in flat(translated.site.words.props())}
    english = {str(it) for _, it in flat(ENGLISH.props())} - catalogue
    assert len(english) > 70
    owners = of_owner(sample)
    assert {it for it in said(translated) & english if it not in owners} == set()


def test_head_tags_are_in_the_language_of_the_site(sample: Content) -> None:
    swedish = in_language(sample, "sv")
    page = next(it for it in site_pages(swedish) if it.route == "/experiments")
    tags = [*shared_head(swedish.site, swedish.theme), *page_head(swedish.site, page.head)]
    contents = {_value(getattr(tag, name, None)) for tag in tags for name in ("content", "title")}
    owner = swedish.site.owner
    assert {f"Experiments av {owner}", f"Experiments, på webbplatsen för {owner}"} <= contents
    assert [it for it in contents if it and f"by {owner}" in str(it)] == []


def _value(var: object) -> object:
    return getattr(var, "_var_value", None)
