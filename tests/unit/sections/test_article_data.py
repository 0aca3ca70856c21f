"""What other programs read of an article: BlogPosting of schema.org."""

from __future__ import annotations

import json
from datetime import UTC, datetime

from portfolio.content.loader import load
from portfolio.layout.scripts import json_ld
from portfolio.pages.article import head, posting
from tests.support.content_directory import ContentDirectory

NOW = datetime(2026, 6, 1, tzinfo=UTC)
FRONT = "title: 'A </script> & \"B\"'\ndescription: What I learned.\ndate: 2026-05-18\n"


def test_a_posting_has_all_that_search_engines_ask_for(directory: ContentDirectory) -> None:
    extra = "updated: 2026-05-20T09:30+02:00\ntags: [SVG]\n"
    directory.write("writing/a.md", f"---\n{FRONT}{extra}---\nTwo words\n")
    content = load(directory.content, now=NOW).content
    (article,) = content.writing.articles
    data = posting(content, article)
    assert data["headline"] == article.title
    assert data["author"]["name"] == content.site.owner
    assert data["keywords"] == ["SVG"]
    assert (data["datePublished"], data["dateModified"]) == (
        "2026-05-18",
        "2026-05-20T09:30:00+02:00",
    )
    for address in (data["image"], data["url"], data["mainEntityOfPage"], data["author"]["url"]):
        assert address.startswith("https://example.com/")
    script = str(json_ld(data).render())
    assert "</script>" not in script
    assert json.loads(json.dumps(data)) == data


def test_an_article_that_appeared_elsewhere_first_says_so(directory: ContentDirectory) -> None:
    directory.write("writing/a.md", f"---\n{FRONT}canonical: https://a.test/b\n---\nWords\n")
    content = load(directory.content, now=NOW).content
    (article,) = content.writing.articles
    assert head(content, article).canonical == "https://a.test/b"
    assert posting(content, article)["mainEntityOfPage"] == "https://a.test/b"
