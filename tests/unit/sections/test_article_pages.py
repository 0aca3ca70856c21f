"""Articles and their lists as pages show them, and as other programs read them."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest

from portfolio.content.loader import load
from portfolio.layout.page_scripts import json_ld
from portfolio.markdown.outline import PageHeading
from portfolio.markdown.render_page import RenderedPage
from portfolio.models.article import WORDS_A_MINUTE, Article
from portfolio.models.writing import PER_PAGE, Writing, newest_first
from portfolio.pages.article import head, posting
from portfolio.sections.writing.article import _end
from portfolio.sections.writing.article_list import article_list
from portfolio.sections.writing.article_rows import reading_time
from portfolio.sections.writing.contents import contents
from tests.support.content_directory import ContentDirectory


def article(name: str, date: str = "2026-05-18", **values: Any) -> Article:
    page = RenderedPage(words=values.pop("words", 0), headings=values.pop("headings", ()))
    data = {"title": name, "description": "Words.", "date": date, **values}
    context = {"route": f"/writing/{name}", "rendered": page}
    return Article.model_validate(data, context=context)


def writing(count: int, **values: object) -> Writing:
    articles = [article(f"a-{it:02}", f"20{20 + it % 3}-01-01", **values) for it in range(count)]
    return Writing(newest_first(articles))


def listed(found: Writing, number: int = 0) -> str:
    return str(article_list(found.lists[number], found).render())


@pytest.mark.parametrize(("count", "has_filter"), [(8, False), (9, True), (PER_PAGE, True)])
def test_a_list_of_one_page_with_more_than_eight_articles_is_filtered_without_links(
    count: int, has_filter: bool
) -> None:
    shown = listed(writing(count, tags=["SVG"]))
    assert ("Filter by tag" in shown) is has_filter
    assert ("data-tags" in shown) is has_filter
    assert "list-pages" not in shown


def test_a_list_of_several_pages_has_links_to_tags_and_to_the_other_pages() -> None:
    found = writing(PER_PAGE * 2 + 1, tags=["SVG"])
    first, second, third = (listed(found, number) for number in range(3))
    for shown in (first, second, third):
        assert "/writing/tags/svg" in shown
        assert '"radio"' not in shown
    assert "Page 2 of 3" in second
    assert ("Newer articles" in first, "Older articles" in first) == (False, True)
    assert ("Newer articles" in third, "Older articles" in third) == (True, False)
    tag = listed(found, 3)
    assert "/writing/tags/svg/page/2" in tag
    assert "experiment-filter" not in tag


def test_the_reading_time_is_at_least_a_minute_and_has_its_plural() -> None:
    short, long = article("a", words=3), article("b", words=WORDS_A_MINUTE * 6)
    assert (short.minutes, long.minutes) == (1, 6)
    assert (reading_time(short), reading_time(long)) == (
        "1 minute to read",
        "6 minutes to read",
    )


def with_headings(*levels: int) -> Article:
    headings = tuple(PageHeading(it, f"Heading {n}", f"h-{n}") for n, it in enumerate(levels))
    return article("a", headings=headings)


def test_an_article_has_a_table_of_contents_from_three_headings_on() -> None:
    assert contents(with_headings(2, 3, 4, 4)) == []
    shown, _ = (str(it.render()) for it in contents(with_headings(2, 3, 4, 2)))
    assert '"#h-0"' in shown
    assert '"#h-2"' not in shown


def test_below_an_article_are_its_source_and_its_tags() -> None:
    first = article("a", tags=["SVG"], canonical="https://www.magazine.example/a")
    source, tags = (str(it.render()) for it in _end(first, Writing((first,))))
    assert "First published at magazine.example" in source
    assert "/writing/tags/svg" in tags
    plain = article("b")
    assert [*_end(plain, Writing((plain,)))] == []


NOW = datetime(2026, 6, 1, tzinfo=UTC)
FRONT = "title: 'A </script> & \"B\"'\ndescription: What I learned.\ndate: 2026-05-18\n"


def test_a_posting_has_all_that_search_engines_ask_for(directory: ContentDirectory) -> None:
    extra = "updated: 2026-05-20T09:30+02:00\ntags: [SVG]\n"
    directory.write("writing/a.md", f"---\n{FRONT}{extra}---\nTwo words\n")
    content = load(directory.content, now=NOW).content
    (article,) = content.writing.articles
    data = posting(content, article)
    assert (data["@type"], data["headline"]) == ("BlogPosting", article.title)
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
