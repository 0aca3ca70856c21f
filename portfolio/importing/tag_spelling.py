"""Gives the tags of all articles one spelling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from portfolio.importing.article_fields import ArticleFields
from portfolio.importing.names import slug


def with_one_spelling(articles: Iterable[ArticleFields]) -> None:
    """Gives tags that differ in capitals, blanks or dashes the spelling that most articles have."""
    spellings: dict[str, Counter[str]] = {}
    for article in articles:
        for tag in article.tags:
            spellings.setdefault(_key(tag), Counter())[tag] += 1
    usual: Mapping[str, str] = {key: it.most_common(1)[0][0] for key, it in spellings.items()}
    for article in articles:
        article.tags = [*dict.fromkeys(usual[_key(tag)] for tag in article.tags)]


def _key(tag: str) -> str:
    return slug(tag).replace("-", "") or tag
