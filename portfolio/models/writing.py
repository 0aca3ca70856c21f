"""The articles of a site in one language: lists, tags, series, and what is near an article."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from portfolio.models.article import WRITING_ROUTE, Article
from portfolio.slug import slug

PER_PAGE = 30
"""Articles on one page of a list."""

RELATED = 3
"""Most articles that are named as related."""


@dataclass(frozen=True, slots=True)
class TagPage:
    """A tag with its articles, the newest first.

    Attributes:
        name: The tag as most articles spell it.
        slug: The tag in its address.
        articles: The articles that have it.
    """

    name: str
    slug: str
    articles: tuple[Article, ...]

    @property
    def route(self) -> str:
        """Address of its list."""
        return f"{WRITING_ROUTE}/tags/{self.slug}"


@dataclass(frozen=True, slots=True)
class ListPage:
    """One page of a list of articles.

    Attributes:
        first_route: Address of the first page of the list.
        number: Number of the page, from 1.
        count: How many pages the list has.
        articles: Articles of the page, the newest first.
        tag: The tag that they have, if the list is of one.
    """

    first_route: str
    number: int
    count: int
    articles: tuple[Article, ...]
    tag: TagPage | None = None

    @property
    def route(self) -> str:
        """Address of the page."""
        return self.route_of(self.number)

    def route_of(self, number: int) -> str:
        """Returns the address of another page of the same list."""
        return self.first_route if number == 1 else f"{self.first_route}/page/{number}"


@dataclass(frozen=True)
class Writing:
    """All articles of a site in one language, the newest first."""

    articles: tuple[Article, ...] = ()

    def __bool__(self) -> bool:
        """Returns whether there is an article."""
        return bool(self.articles)

    @cached_property
    def tags(self) -> tuple[TagPage, ...]:
        """The tags, the most frequent first; spellings with the same address are one tag."""
        spellings: dict[str, Counter[str]] = defaultdict(Counter)
        tagged: dict[str, list[Article]] = defaultdict(list)
        for article in self.articles:
            for name, tag in {slug(tag): tag for tag in reversed(article.tags)}.items():
                spellings[name][tag] += 1
                tagged[name].append(article)
        pages = (
            TagPage(count.most_common(1)[0][0], name, tuple(tagged[name]))
            for name, count in spellings.items()
        )
        return tuple(sorted(pages, key=lambda it: (-len(it.articles), it.slug)))

    def tags_of(self, article: Article) -> tuple[TagPage, ...]:
        """Returns the tags of an article in the order of its file."""
        return tuple(self._by_slug[name] for name in dict.fromkeys(map(slug, article.tags)))

    @cached_property
    def _by_slug(self) -> dict[str, TagPage]:
        return {tag.slug: tag for tag in self.tags}

    @cached_property
    def lists(self) -> tuple[ListPage, ...]:
        """Every page of every list: that of all articles, then those of the tags."""
        pages = [*_pages(WRITING_ROUTE, self.articles)] if self.articles else []
        for tag in self.tags:
            pages += _pages(tag.route, tag.articles, tag)
        return tuple(pages)

    @property
    def routes(self) -> tuple[str, ...]:
        """Addresses of all pages: lists, then articles."""
        return (*self.list_routes, *(article.route for article in self.articles))

    @property
    def list_routes(self) -> tuple[str, ...]:
        """Addresses of the pages that list articles."""
        return tuple(page.route for page in self.lists)

    def newer(self, article: Article) -> Article | None:
        """Returns the article that appeared after another one."""
        place = self._places[article.route]
        return self.articles[place - 1] if place else None

    def older(self, article: Article) -> Article | None:
        """Returns the article that appeared before another one."""
        place = self._places[article.route] + 1
        return self.articles[place] if place < len(self.articles) else None

    @cached_property
    def _places(self) -> dict[str, int]:
        """The place of each article in the list, by its route."""
        return {article.route: place for place, article in enumerate(self.articles)}

    def parts(self, article: Article) -> tuple[Article, ...]:
        """Returns the parts of an article's series, the first one first; none of a single part."""
        parts = self._series[article.series] if article.series else []
        return tuple(reversed(parts)) if len(parts) > 1 else ()

    @cached_property
    def _series(self) -> dict[str, list[Article]]:
        series: dict[str, list[Article]] = defaultdict(list)
        for article in self.articles:
            series[article.series].append(article)
        return series

    def related(self, article: Article) -> tuple[Article, ...]:
        """Returns the articles that share the most tags, the newest of equals first.

        Those of the same series are left out: they are listed with it.
        """
        shared = Counter(
            other.route
            for tag in self.tags_of(article)
            for other in tag.articles
            if other is not article and not (article.series and other.series == article.series)
        )
        best = sorted(shared, key=lambda route: (-shared[route], self._places[route]))[:RELATED]
        return tuple(self.articles[self._places[route]] for route in best)


def _pages(
    route: str, articles: Sequence[Article], tag: TagPage | None = None
) -> Iterator[ListPage]:
    count = -(-len(articles) // PER_PAGE)
    for number in range(1, count + 1):
        shown = articles[(number - 1) * PER_PAGE : number * PER_PAGE]
        yield ListPage(route, number, count, tuple(shown), tag)


def newest_first(articles: Sequence[Article]) -> tuple[Article, ...]:
    """Returns articles in the order of their lists; those of one moment by their addresses."""
    in_order = sorted(articles, key=lambda it: it.route)
    return tuple(sorted(in_order, key=lambda it: it.published, reverse=True))
