"""Articles and their lists as pages show them."""

from __future__ import annotations

import pytest

from portfolio.markdown.outline import PageHeading
from portfolio.markdown.render_page import RenderedPage
from portfolio.models.article import WORDS_A_MINUTE, Article
from portfolio.models.writing import PER_PAGE, Writing, newest_first
from portfolio.sections.writing.article import _end, _neighbours, _related, _series, contents
from portfolio.sections.writing.article_list import article_list
from portfolio.sections.writing.article_rows import reading_time


def article(name: str, date: str = "2026-05-18", *, words: int = 0, **values: object) -> Article:
    data = {"title": name, "description": "Words.", "date": date, **values}
    context = {"route": f"/writing/{name}", "rendered": RenderedPage(words=words)}
    return Article.model_validate(data, context=context)


def writing(count: int, **values: object) -> Writing:
    articles = [article(f"a-{it:02}", f"20{20 + it % 3}-01-01", **values) for it in range(count)]
    return Writing(newest_first(articles))


def listed(found: Writing, number: int = 0) -> str:
    return str(article_list(found.lists[number], found).render())


def test_articles_of_a_list_stand_below_their_years() -> None:
    shown = listed(writing(3))
    assert [shown.index(f'"20{year}"') for year in (22, 21, 20)] == sorted(
        shown.index(f'"20{year}"') for year in (22, 21, 20)
    )
    assert shown.count("dt-published") == 3


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
    data = {"title": "A", "description": "B.", "date": "2026-05-18"}
    context = {"route": "/writing/a", "rendered": RenderedPage(headings=headings)}
    return Article.model_validate(data, context=context)


def test_an_article_has_a_table_of_contents_from_three_headings_on() -> None:
    assert contents(with_headings(2, 3, 4, 4)) == []
    shown, script = (str(it.render()) for it in contents(with_headings(2, 3, 4, 2)))
    assert shown.count('"#h-0"') == 2, "beside the text, and above it"
    assert '"#h-2"' not in shown
    assert "details" in shown
    assert "article_contents.js" in script


def test_below_an_article_are_its_source_and_its_tags() -> None:
    first = article("a", tags=["SVG"], canonical="https://www.magazine.example/a")
    source, tags = (str(it.render()) for it in _end(first, Writing((first,))))
    assert "First published at magazine.example" in source
    assert "/writing/tags/svg" in tags
    plain = article("b")
    assert [*_end(plain, Writing((plain,)))] == []


def test_an_article_leads_to_those_before_and_after_and_to_its_relatives() -> None:
    old, new = article("old", "2020-01-01", tags=["A"]), article("new", tags=["A"])
    both = Writing(newest_first((old, new)))
    (steps,) = (str(it.render()) for it in _neighbours(old, both))
    assert "Next" in steps
    assert "Previous" not in steps
    (related,) = (str(it.render()) for it in _related(old, both))
    assert "/writing/new" in related
    alone = Writing((old,))
    assert [*_neighbours(old, alone), *_related(old, alone), *_series(old, alone)] == []


def test_a_part_of_a_series_says_its_place_and_lists_all_parts() -> None:
    parts = newest_first([article(f"p-{it}", f"2020-01-0{it}", series="S") for it in (1, 2, 3)])
    (shown,) = (str(it.render()) for it in _series(parts[1], Writing(parts)))
    assert "Part 2 of 3: S" in shown
    assert shown.count("aria-current") == 1
    assert shown.index("/writing/p-1") < shown.index("/writing/p-3")
