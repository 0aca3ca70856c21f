"""The feeds of articles have the whole text, with addresses that hold anywhere."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

from portfolio.content.loader import load
from portfolio.errors import BuildError
from portfolio.export.alias_pages import redirects, write_alias_pages
from portfolio.export.article_feeds import NEWEST, article_feeds
from portfolio.export.exported_pages import ExportedPages
from portfolio.export.feeds import sitemap
from portfolio.models.content import Content
from tests.support.content_directory import ContentDirectory

ATOM = {"atom": "http://www.w3.org/2005/Atom"}
SITEMAP = {"map": "http://www.sitemaps.org/schemas/sitemap/0.9"}
NOW = datetime(2026, 6, 1, tzinfo=UTC)
FRONT = "title: First <steps> & more\ndescription: What I learned.\ndate: 2026-05-18\n"
PAGE = """<!doctype html><html><body><article class="h-entry">
<figure class="article-cover"><picture><source srcset="/a.avif"><img src="/base/cover.webp" alt="A">
</picture></figure><div class="article e-content" data-x="1">
<h2 id="one"><a href="#one">One</a></h2>
<p class="lead">See <a href="/base/projects" rel="x">all<span class="visually-hidden"> (opens)
</span></a>.</p>
<picture><source srcset="/base/b.avif">
<img src="/base/b.webp" srcset="/x" loading="lazy" alt="B"></picture>
<button>Copy</button><script>1</script><math display="block"><mi mathvariant="normal">x</mi></math>
</div></article></body></html>"""


def content_of(directory: ContentDirectory, count: int = 1, extra: str = "") -> Content:
    directory.edit("site.yaml", "https://example.com", "https://example.com/base")
    for number in range(count):
        directory.write(f"writing/a-{number}.md", f"---\n{FRONT}{extra}---\nWords\n")
    return load(directory.content, now=NOW).content


def pages_of(content: Content, site: Path) -> ExportedPages:
    (site / "writing").mkdir(parents=True)
    for article in content.writing.articles:
        (site / f"{article.route.lstrip('/')}.html").write_text(PAGE)
    return ExportedPages(site)


def feeds_of(content: Content, site: Path) -> dict[str, str]:
    return article_feeds(content, pages_of(content, site))


def test_a_site_without_articles_has_no_feeds_of_them(
    directory: ContentDirectory, tmp_path: Path
) -> None:
    content = load(directory.content).content
    assert article_feeds(content, ExportedPages(tmp_path / "site")) == {}
    assert "lastmod" not in sitemap(content)


def test_both_feeds_have_the_whole_text_with_whole_addresses(
    directory: ContentDirectory, tmp_path: Path
) -> None:
    content = content_of(directory, extra="tags: [SVG]\nupdated: 2026-05-20\n")
    feeds = feeds_of(content, tmp_path / "site")
    atom, feed = fromstring(feeds["writing.xml"]), json.loads(feeds["writing.json"])
    (entry,), (item,) = atom.findall("atom:entry", ATOM), feed["items"]
    html = item["content_html"]
    assert entry.findtext("atom:content", namespaces=ATOM) == html
    assert html.startswith('<img src="https://example.com/base/cover.webp" alt="A">')
    assert '<h2 id="one">One</h2>' in html
    assert '<p>See <a href="https://example.com/base/projects">all</a>.</p>' in html
    assert '<img src="https://example.com/base/b.webp" alt="B">' in html
    assert '<math display="block"><mi mathvariant="normal">x</mi></math>' in html
    for gone in ("<button", "<script", "<source", "class=", "opens"):
        assert gone not in html


def test_the_feeds_have_the_newest_fifty_articles(
    directory: ContentDirectory, tmp_path: Path
) -> None:
    content = content_of(directory, NEWEST + 2)
    feeds = feeds_of(content, tmp_path / "site")
    assert len(json.loads(feeds["writing.json"])["items"]) == NEWEST
    assert feeds["writing.xml"].count("<entry>") == NEWEST
    # The list of them has two pages, which the sitemap has, too.
    assert "https://example.com/base/writing/page/2<" in sitemap(content)


def test_an_article_without_a_page_fails_with_its_name(
    directory: ContentDirectory, tmp_path: Path
) -> None:
    content = content_of(directory)
    with pytest.raises(BuildError, match="/writing/a-0"):
        article_feeds(content, ExportedPages(tmp_path / "site"))


def test_the_sitemap_has_the_dates_of_articles_and_not_those_that_appeared_elsewhere(
    directory: ContentDirectory,
) -> None:
    content_of(directory, extra="updated: 2026-05-20\n")
    directory.write("writing/b.md", f"---\n{FRONT}canonical: https://a.test/b\n---\nWords\n")
    root = fromstring(sitemap(load(directory.content, now=NOW).content))
    dates = {
        url.findtext("map:loc", namespaces=SITEMAP): url.findtext("map:lastmod", namespaces=SITEMAP)
        for url in root
    }
    assert dates["https://example.com/base/writing/a-0"] == "2026-05-20"
    assert dates["https://example.com/base/writing"] == "2026-05-20"
    assert dates["https://example.com/base/projects"] is None
    assert "https://example.com/base/writing/b" not in dates


def test_each_old_address_has_a_page_and_a_rule_that_lead_on(
    directory: ContentDirectory, tmp_path: Path
) -> None:
    content = content_of(directory, extra="aliases: [/2019/über/, /old.html]\n")
    write_alias_pages(content, tmp_path / "site")
    pages = [tmp_path / "site/2019/über/index.html", tmp_path / "site/old.html"]
    for page in pages:
        text = page.read_text()
        assert 'content="0; url=/base/writing/a-0"' in text
        assert '<link rel="canonical" href="https://example.com/base/writing/a-0">' in text
        assert "First &lt;steps&gt; &amp; more" in text
    assert redirects(content) == {
        "/base/2019/%C3%BCber": "/base/writing/a-0",
        "/base/old.html": "/base/writing/a-0",
    }
