"""Lists of articles: their order, tags, pages and series, and what is near an article."""

from datetime import UTC, datetime

import pytest

from portfolio.models.article import Article
from portfolio.models.publish_date import iso_text, publish_date
from portfolio.models.site.old_address import decoded
from portfolio.models.writing import PER_PAGE, RELATED, Writing, newest_first
from portfolio.slug import slug


def article(name: str, date: str = "2026-05-18", **values: object) -> Article:
    data = {"title": name, "description": "Words.", "date": date, **values}
    return Article.model_validate(data, context={"route": f"/writing/{name}"})


def writing(*articles: Article) -> Writing:
    return Writing(newest_first(articles))


def names(articles: tuple[Article, ...]) -> list[str]:
    return [it.slug for it in articles]


def test_articles_are_sorted_by_moment_and_then_by_address() -> None:
    found = writing(
        article("b"),
        article("a"),
        article("east", "2026-05-19T01:00+12:00"),
        article("west", "2026-05-18T23:00-05:00"),
    )
    assert names(found.articles) == ["west", "east", "a", "b"]


def test_tags_of_one_address_are_one_tag_with_its_most_frequent_spelling() -> None:
    found = writing(
        article("a", tags=["Front end", "C"]),
        article("b", tags=["front end"]),
        article("c", tags=["front end", "C++", "Front end"]),
    )
    assert [(it.name, it.slug, len(it.articles)) for it in found.tags] == [
        ("front end", "front-end", 3),
        ("C", "c", 1),
        ("C++", "c-plus-plus", 1),
    ]
    assert [it.name for it in found.tags_of(found.articles[2])] == ["front end", "C++"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("C#", "c-sharp"),
        ("Söhne & Co.", "sohne-and-co"),
        ("Straße, Ærø", "strasse-aeroe"),
        ("Привет", "privet"),
        ("日本語", "ribenyu"),
        ("🎉", "tada"),
        ("!", ""),
    ],
)
def test_words_of_any_alphabet_become_an_address(words: str, expected: str) -> None:
    assert slug(words).replace("-", "") == expected.replace("-", "")


def test_a_long_list_has_several_pages_and_so_has_that_of_a_tag() -> None:
    found = writing(*(article(f"a-{it:02}", tags=["SVG"]) for it in range(PER_PAGE + 1)))
    routes = ["/writing", "/writing/page/2", "/writing/tags/svg", "/writing/tags/svg/page/2"]
    assert list(found.list_routes) == routes
    assert [len(page.articles) for page in found.lists] == [PER_PAGE, 1, PER_PAGE, 1]
    assert {page.count for page in found.lists} == {2}


def test_newer_and_older_articles_are_neighbours_in_the_list() -> None:
    first, last = article("a", "2024-01-01"), article("b", "2025-01-01")
    found = writing(first, last)
    assert (found.newer(first), found.older(first)) == (last, None)
    assert (found.newer(last), found.older(last)) == (None, first)


def test_a_series_has_its_parts_from_the_first_one_on_and_a_single_part_is_none() -> None:
    first, second = article("a", "2024-01-01", series="S"), article("b", series="S")
    alone = article("c", series="T")
    found = writing(second, alone, first)
    assert found.parts(second) == (first, second)
    assert found.parts(alone) == ()
    assert found.parts(article("d")) == ()


def test_related_articles_share_the_most_tags_and_are_no_parts_of_the_series() -> None:
    one = article("one", tags=["A", "B"], series="S")
    both = article("both", "2020-01-01", tags=["b", "a"])
    part = article("part", tags=["A", "B"], series="S")
    some = [article(f"some-{it}", f"2025-01-0{it}", tags=["A"]) for it in range(1, 5)]
    found = writing(one, both, part, *some, article("none"))
    assert names(found.related(one)) == ["both", "some-4", "some-3"]
    assert len(found.related(one)) == RELATED
    assert found.related(found.articles[names(found.articles).index("none")]) == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2026-05-18", "2026-05-18"),
        ("2026-05-18T09:30", "2026-05-18T09:30:00+00:00"),
        ("2026-05-18 09:30:15 +0200", "2026-05-18T09:30:15+02:00"),
        ("2026-05-18T00:00:00Z", "2026-05-18T00:00:00+00:00"),
    ],
)
def test_a_date_is_a_day_or_a_moment(text: str, expected: str) -> None:
    date = publish_date(text)
    assert date
    assert iso_text(date) == expected


@pytest.mark.parametrize("text", ["", "2026", "2026-13-01", "2026-05-18T25:00", "May", "18/5/2026"])
def test_other_texts_are_no_date(text: str) -> None:
    assert publish_date(text) is None


def test_a_day_has_come_with_its_first_moment_in_the_zone_of_the_reader() -> None:
    data = {"title": "A", "description": "B.", "date": "2026-05-18"}
    for hour, is_scheduled in ((23, True), (0, False)):
        now = datetime(2026, 5, 17 if hour else 18, hour, tzinfo=UTC)
        read = Article.model_validate(data, context={"route": "/writing/a", "now": now})
        assert read.is_scheduled is is_scheduled


@pytest.mark.parametrize(
    ("written", "expected"),
    [("/a/b/", "/a/b"), ("/a/index.html", "/a"), ("/%C3%BC", "/ü"), ("/a.html", "/a.html")],
)
def test_an_old_address_is_the_name_of_a_file(written: str, expected: str) -> None:
    assert decoded(written) == expected
