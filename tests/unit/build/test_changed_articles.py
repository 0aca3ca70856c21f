"""A change of an article's text is told from every other change."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from portfolio.build import changed_articles
from portfolio.build.changed_articles import ArticlesStamp
from portfolio.markdown.render_page import RenderedPage
from portfolio.models.article import WORDS_A_MINUTE, Article
from portfolio.models.markdown_body import MarkdownBody
from portfolio.models.writing import Writing
from tests.support.site_content import CONTENT

WORDS = RenderedPage("<p>Words of it</p>", words=3, characters=" Wdefiorst")


def stamp(
    text: RenderedPage = WORDS,
    *,
    title: str = "First",
    route: str = "/writing/first",
    body: MarkdownBody | None = None,
) -> ArticlesStamp:
    context = {"route": route, "rendered": text, "body": body}
    data = {"title": title, "description": "Words.", "date": "2026-05-18"}
    article = Article.model_validate(data, context=context)
    return ArticlesStamp.of(replace(CONTENT, writing=Writing((article,))), "sources")


def test_a_text_with_other_words_of_the_same_letters_is_all_that_has_changed() -> None:
    other = replace(WORDS, html="<p>Words if to</p>")
    assert stamp(other).changed_since(stamp()) == ["/writing/first"]
    assert stamp().changed_since(stamp()) == []


def test_what_other_pages_show_or_a_face_has_is_more_than_a_text() -> None:
    longer = replace(WORDS, words=WORDS_A_MINUTE * 3)
    other_letters = replace(WORDS, characters="ä")
    assert stamp(longer).changed_since(stamp()) is None
    assert stamp(other_letters).changed_since(stamp()) is None
    assert stamp(title="Second").changed_since(stamp()) is None
    assert stamp(route="/writing/second").changed_since(stamp()) is None


def test_what_is_known_of_a_built_site_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changed_articles, "CACHE", tmp_path)
    assert ArticlesStamp.read(tmp_path / "dist") is None
    stamp().write(tmp_path / "dist")
    assert ArticlesStamp.read(tmp_path / "dist") == stamp()
