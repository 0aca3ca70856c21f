"""An article."""

from __future__ import annotations

from typing import Any

import reflex as rx

from portfolio.layout.comments import comments
from portfolio.layout.head import Head, social_image
from portfolio.layout.page_layout import page_layout
from portfolio.models.article import Article
from portfolio.models.content import Content
from portfolio.models.publish_date import iso_text
from portfolio.sections.writing.article import article_page
from portfolio.stickers.page_stickers import own_page_sticker


def head(content: Content, article: Article) -> Head:
    """Returns the page's title, description, preview and structured data."""
    tags = (("article:tag", tag.name) for tag in content.writing.tags_of(article))
    return Head(
        article.route,
        article.title,
        article.description,
        article.name,
        posting(content, article),
        kind="article",
        canonical=article.canonical or "",
        graph=(
            ("article:published_time", article.published.isoformat()),
            ("article:modified_time", article.changed.isoformat()),
            *tags,
        ),
    )


def posting(content: Content, article: Article) -> dict[str, Any]:
    """Returns an article as a schema.org BlogPosting."""
    site = content.site
    address = site.url(site.prefix + article.route)
    tags = [tag.name for tag in content.writing.tags_of(article)]
    return {
        "@context": "https://schema.org",
        "@type": "BlogPosting",
        "headline": article.title,
        "description": article.description,
        "datePublished": iso_text(article.date),
        "dateModified": iso_text(article.updated or article.date),
        "author": {"@type": "Person", "name": site.owner, "url": site.url(site.prefix)},
        "image": site.address + social_image(site, article.name),
        "url": address,
        "mainEntityOfPage": article.canonical or address,
        "inLanguage": site.language,
        "wordCount": article.words,
        **({"keywords": tags} if tags else {}),
    }


def article(content: Content, article: Article) -> rx.Component:
    """Returns the head of an article, its text, what leads on from it, and its comments."""
    sticker = own_page_sticker(content, article)
    body = article_page(article, content.writing, content.site, sticker)
    return page_layout(content, article.route, body, comments(content.site))
