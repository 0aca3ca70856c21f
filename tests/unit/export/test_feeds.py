"""Feeds keep the rules of Atom (RFC 4287) and of JSON Feed 1.1, whatever the words are.

`tests/e2e/test_files.py` has the other files that are fetched by programs.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit
from xml.etree.ElementTree import Element, fromstring

import pytest
from selectolax.lexbor import LexborHTMLParser

from portfolio.content.loader import load
from portfolio.errors import BuildError
from portfolio.export.alias_pages import redirects, write_alias_pages
from portfolio.export.article_feeds import NEWEST, article_feeds
from portfolio.export.exported_pages import ExportedPages
from portfolio.export.feeds import atom, robots, sitemap
from portfolio.hosting.static_server import find_file
from portfolio.models.content import Content
from portfolio.models.site.site import Site
from tests.support.content_directory import ContentDirectory

ATOM = "{http://www.w3.org/2005/Atom}"
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
NOW = datetime(2026, 6, 1, tzinfo=UTC)

MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)")
"""A date-time of RFC 3339."""

JSON_STRINGS = {
    "feed": {"version", "title", "home_page_url", "feed_url", "description", "language"},
    "item": {"id", "url", "external_url", "title", "content_html", "summary", "image"}
    | {"date_published", "date_modified"},
}
"""Keys of JSON Feed whose values are text, as far as the site uses them."""

HOSTILE = r"""
Words ]]> & <b>bold</b> " ' 😀 &lt;script&gt; a&#12;b&#xFFFE;c \x00 {y}

## ]]>

[To the heading](#section), [to a page](/projects?x=1&y=2#z), [mail](mailto:a@b.test).[^1]

$x < y$

```html {file="a&\"b.html"}
<a href="/relative">]]></a>
```

[^1]: A note.
"""

TITLES = {"a": '"Quotes" & <tags> ]]> 😀', "b": "'Single' — עברית"}


@pytest.fixture
def feeds(directory: ContentDirectory, tmp_path: Path) -> dict[str, str]:
    """The feeds of two articles with hostile words, in English and in Arabic."""
    directory.edit("site.yaml", "language: en", "languages: [en, ar]")
    for name, title in TITLES.items():
        front = f"title: {json.dumps(title)}\ndescription: {json.dumps(f'{title} & more')}\n"
        dated = "date: 2026-05-18\nupdated: 2026-05-20T09:30:00.5+02:00\n"
        tags = 'tags: ["C&<", "😀 a"]\ncanonical: https://magazine.test/?a=1&b=2\n'
        directory.write(f"writing/{name}.md", f"---\n{front}{dated}{tags}---\n{HOSTILE}")
        directory.write(f"writing/{name}.ar.md", f"---\n{front}---\n{HOSTILE}")
    content = load(directory.content, now=NOW).content
    site = tmp_path / "site"
    for language in content.languages:
        for article in language.writing.articles:
            file = site / f"{language.site.prefix}{article.route}.html".lstrip("/")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(f'<!doctype html><div class="e-content">{article.html}</div>')
    return article_feeds(content, ExportedPages(site))


def problems_of_atom(feed: Element) -> Iterator[str]:
    """Yields what RFC 4287 does not allow."""
    entries = feed.findall(f"{ATOM}entry")
    if feed.tag != f"{ATOM}feed" or not feed.get(XML_LANGUAGE):
        yield "no feed in a language"
    for parent in (feed, *entries):
        for name in ("id", "title", "updated"):
            if len(parent.findall(f"{ATOM}{name}")) != 1:
                yield f"not one {name}"
        for name in ("subtitle", "published", "summary", "content"):
            if len(parent.findall(f"{ATOM}{name}")) > 1:
                yield f"several {name}"
        for name in ("updated", "published"):
            dates = (it.text or "" for it in parent.findall(f"{ATOM}{name}"))
            yield from (f"{name}: {it}" for it in dates if not MOMENT.fullmatch(it))
        alternates = parent.findall(f"{ATOM}link[@rel='alternate']")
        kinds = {(it.get("type"), it.get("hreflang")) for it in alternates}
        if len(alternates) != len(kinds):
            yield "two alternates of one kind"
    if not feed.findtext(f"{ATOM}author/{ATOM}name"):
        yield "no author"
    addresses = [it.text or "" for name in ("id", "uri") for it in feed.iter(f"{ATOM}{name}")]
    addresses += [it.get("href", "") for it in feed.iter(f"{ATOM}link")]
    yield from (f"address: {it}" for it in addresses if not is_whole(it))
    ids = [it.findtext(f"{ATOM}id") for it in entries]
    if len({*ids}) != len(ids):
        yield "an id twice"
    for content in feed.iter(f"{ATOM}content"):
        if content.get("type") != "html" or len(content):
            yield "content that is not HTML as text"
        yield from problems_of_html(content.text or "")
    yield from (f"term of {it.attrib}" for it in feed.iter(f"{ATOM}category") if not it.get("term"))


def problems_of_json(feed: dict[str, object], strings: set[str]) -> Iterator[str]:
    """Yields what JSON Feed 1.1 does not allow of a feed or an item."""
    for key, value in feed.items():
        if key in strings and not isinstance(value, str):
            yield f"{key} is no text"
        if key.startswith("date_") and not MOMENT.fullmatch(str(value)):
            yield f"{key}: {value}"
        if (key.endswith("url") or key in {"image", "version"}) and not is_whole(str(value)):
            yield f"{key}: {value}"
        if key not in strings | {"items", "authors", "tags"}:
            yield f"{key} is not known"


def problems_of_html(html: str) -> Iterator[str]:
    """Yields addresses that hold in the page alone, and what feed readers drop."""
    text = LexborHTMLParser(html, is_fragment=True)
    for element in text.css("[href], [src], [poster], [srcset], script, style"):
        for name in ("href", "src", "poster"):
            if name in element.attributes and not is_whole(element.attributes[name] or ""):
                yield f"{name}: {element.attributes[name]}"
        if element.tag in {"script", "style"} or "srcset" in element.attributes:
            yield element.tag or ""


def is_whole(address: str) -> bool:
    """Returns whether an address names its scheme, and is encoded."""
    parts = urlsplit(address)
    return bool(parts.scheme and (parts.netloc or parts.path)) and not re.search(
        r"[\s<>\"]", address
    )


@pytest.mark.parametrize("prefix", ["", "ar/"])
def test_atom_is_valid_and_says_every_word_as_it_was_written(
    feeds: dict[str, str], prefix: str
) -> None:
    feed = fromstring(feeds[f"{prefix}writing.xml"])
    assert [*problems_of_atom(feed)] == []
    assert feed.get(XML_LANGUAGE) == (prefix.strip("/") or "en")
    titles = {it.findtext(f"{ATOM}title") for it in feed.findall(f"{ATOM}entry")}
    assert titles == {*TITLES.values()}
    (own,) = feed.findall(f"{ATOM}link[@rel='self']")
    assert own.get("href") == f"https://example.com/{prefix}writing.xml"
    for entry in feed.findall(f"{ATOM}entry"):
        assert entry.findtext(f"{ATOM}published") == "2026-05-18T00:00:00+00:00"
        assert entry.findtext(f"{ATOM}updated") == "2026-05-20T09:30:00.500000+02:00"


@pytest.mark.parametrize("prefix", ["", "ar/"])
def test_the_json_feed_is_valid_and_says_every_word_as_it_was_written(
    feeds: dict[str, str], prefix: str
) -> None:
    feed = json.loads(feeds[f"{prefix}writing.json"])
    items = feed["items"]
    assert [*problems_of_json(feed, JSON_STRINGS["feed"])] == []
    assert {"version", "title", "items"} <= {*feed}
    assert feed["version"] == "https://jsonfeed.org/version/1.1"
    assert feed["feed_url"] == f"https://example.com/{prefix}writing.json"
    assert all(author.get("name") for author in feed["authors"])
    for item in items:
        assert [*problems_of_json(item, JSON_STRINGS["item"])] == []
        assert [*problems_of_html(item["content_html"])] == []
        assert item["content_html"].startswith('<div dir="rtl">') is (prefix == "ar/")
        assert {"id", "content_html"} <= {*item}
        assert item["id"] == item["url"]
        elsewhere = None if prefix else "https://magazine.test/?a=1&b=2"
        assert item.get("external_url") == elsewhere
        assert all(isinstance(tag, str) for tag in item["tags"])
    assert len({item["id"] for item in items}) == len(items)
    assert {item["title"] for item in items} == {*TITLES.values()}


def feed_of(content: Content) -> Element:
    return fromstring(atom(content).encode())


def entries_of(content: Content) -> list[Element]:
    return feed_of(content).findall(f"{ATOM}entry")


def test_the_feed_of_experiments_is_valid_and_has_each_of_them(content: Content) -> None:
    feed, entries = feed_of(content), entries_of(content)
    assert [*problems_of_atom(feed)] == []
    assert feed.findtext(f"{ATOM}id") == f"{content.site.address}/experiments"
    assert feed.findtext(f"{ATOM}author/{ATOM}name") == content.site.owner
    links = {link.get("rel"): link.get("href") for link in feed.findall(f"{ATOM}link")}
    assert links["self"] == f"{content.site.address}/experiments.xml"
    titles = [entry.findtext(f"{ATOM}title") for entry in entries]
    assert titles == [experiment.title for experiment in content.experiments]
    for entry in entries:
        assert entry.findtext(f"{ATOM}summary")
        (link,) = entry.findall(f"{ATOM}link")
        assert str(link.get("href")).startswith("https://")
    moments = [entry.findtext(f"{ATOM}updated", "") for entry in entries]
    assert moments == sorted(moments, reverse=True)
    assert feed.findtext(f"{ATOM}updated") == moments[0]
    assert [*problems_of_atom(feed_of(replace(content, experiments=())))] == []


def test_feed_entries_of_the_same_moment_have_different_ids(content: Content) -> None:
    card, *others = content.experiments
    cards = (card, card.model_copy(update={"title": "Another"}), *others)
    ids, before = (
        [entry.findtext(f"{ATOM}id") for entry in entries_of(site)]
        for site in (replace(content, experiments=cards), content)
    )
    assert len({*ids}) == len(ids)
    assert [ids[0], *ids[2:]] == before


@pytest.mark.parametrize(
    ("own", "written"),
    [
        ("", "User-agent: *\nAllow: /\n\nSitemap: {address}/sitemap.xml\n"),
        (
            "User-agent: a\nDisallow: /\n",
            "User-agent: a\nDisallow: /\n\nSitemap: {address}/sitemap.xml\n",
        ),
        ("Sitemap: https://a.test/map.xml\n", "Sitemap: https://a.test/map.xml\n"),
    ],
)
def test_robots_txt_of_the_owner_is_completed_with_the_sitemap(
    content: Content, own: str, written: str
) -> None:
    assert robots(content, own) == written.replace("{address}", content.site.address)


def test_addresses_in_the_sitemap_and_in_robots_txt_are_escaped(content: Content) -> None:
    data = content.site.model_dump(by_alias=True, exclude={"words"}, exclude_none=True)
    site = Site.model_validate(data | {"address": "https://müller.example/a&b/über"})
    moved = replace(content, site=site)
    assert sitemap(moved).isascii()
    found = [it.text or "" for it in fromstring(sitemap(moved)).iter() if it.text]
    assert "https://xn--mller-kva.example/a&b/%C3%BCber/projects" in found
    assert "Sitemap: https://xn--mller-kva.example/a&b/%C3%BCber/sitemap.xml" in robots(moved)


SITEMAP = {"map": "http://www.sitemaps.org/schemas/sitemap/0.9"}
FRONT = "title: First <steps> & more\ndescription: What I learned.\ndate: 2026-05-18\n"
PAGE = """<!doctype html><html><body><article class="h-entry">
<figure class="article-cover"><picture><source srcset="/a.avif"><img src="/base/cover.webp" alt="A">
</picture></figure><div class="article e-content" data-x="1">
<h2 id="one"><a href="#one">One</a></h2>
<p class="lead">See <a href="/base/projects" rel="x">all<span class="visually-hidden"> (opens)
</span></a>.</p>
<ul class="tasks">
<li class="task task--done"><span class="visually-hidden">Done: </span>Sow</li></ul>
<picture><source srcset="/base/b.avif">
<img src="/base/b.webp" srcset="/x" loading="lazy" alt="B"></picture>
<button>Copy</button><script>1</script><math display="block"><mi mathvariant="normal">x</mi></math>
</div></article></body></html>"""


def content_of(directory: ContentDirectory, count: int = 1, extra: str = "") -> Content:
    directory.edit("site.yaml", "https://example.com", "https://example.com/base")
    for number in range(count):
        directory.write(f"writing/a-{number}.md", f"---\n{FRONT}{extra}---\nWords\n")
    return load(directory.content, now=NOW).content


def feeds_of(content: Content, site: Path) -> dict[str, str]:
    (site / "writing").mkdir(parents=True)
    for article in content.writing.articles:
        (site / f"{article.route.lstrip('/')}.html").write_text(PAGE)
    return article_feeds(content, ExportedPages(site))


def test_a_site_without_articles_has_no_feeds(directory: ContentDirectory, tmp_path: Path) -> None:
    content = load(directory.content).content
    assert article_feeds(content, ExportedPages(tmp_path / "site")) == {}
    assert "lastmod" not in sitemap(content)


def test_both_feeds_have_the_whole_text_with_whole_addresses(
    directory: ContentDirectory, tmp_path: Path
) -> None:
    content = content_of(directory, extra="tags: [SVG]\nupdated: 2026-05-20\n")
    feeds = feeds_of(content, tmp_path / "site")
    atom_feed, feed = fromstring(feeds["writing.xml"]), json.loads(feeds["writing.json"])
    (entry,), (item,) = atom_feed.findall(f"{ATOM}entry"), feed["items"]
    html = item["content_html"]
    assert entry.findtext(f"{ATOM}content") == html
    assert html.startswith('<img src="https://example.com/base/cover.webp" alt="A">')
    assert '<h2 id="one">One</h2>' in html
    assert '<p>See <a href="https://example.com/base/projects">all</a>.</p>' in html
    assert '<img src="https://example.com/base/b.webp" alt="B">' in html
    assert '<math display="block"><mi mathvariant="normal">x</mi></math>' in html
    assert "<li><span>Done: </span>Sow</li>" in html
    for gone in ("<button", "<script", "<source", "class=", "opens"):
        assert gone not in html


def test_feeds_have_the_newest_fifty_articles(directory: ContentDirectory, tmp_path: Path) -> None:
    content = content_of(directory, NEWEST + 2)
    feeds = feeds_of(content, tmp_path / "site")
    assert len(json.loads(feeds["writing.json"])["items"]) == NEWEST
    assert feeds["writing.xml"].count("<entry>") == NEWEST
    # The list of them has two pages, which the sitemap has, too.
    assert "https://example.com/base/writing/page/2<" in sitemap(content)


def test_an_article_without_a_page_fails(directory: ContentDirectory, tmp_path: Path) -> None:
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
    content = content_of(directory, extra="aliases: [/2019/über/, /old.html, /node.js]\n")
    write_alias_pages(content, tmp_path / "site")
    names = ("2019/über/index.html", "old.html", "node.js/index.html")
    pages = [tmp_path / "site" / name for name in names]
    for page in pages:
        text = page.read_text()
        assert 'content="0; url=/base/writing/a-0"' in text
        assert '<link rel="canonical" href="https://example.com/base/writing/a-0">' in text
        assert "First &lt;steps&gt; &amp; more" in text
    assert redirects(content) == {
        "/base/2019/%C3%BCber": "/base/writing/a-0",
        "/base/old.html": "/base/writing/a-0",
        "/base/node.js": "/base/writing/a-0",
    }
    assert find_file(tmp_path / "site", "/node.js") == pages[2]


def test_old_addresses_of_projects_pages_and_experiments_lead_on_in_every_language(
    directory: ContentDirectory, tmp_path: Path
) -> None:
    directory.edit("site.yaml", "language: en", "languages: [en, sv]")
    small = "title: A\ndescription: B\n"
    directory.write("projects/bus/project.yaml", f"{small}aliases: [/work/bus]\n")
    out = "href: https://code.test/a?b=1&c\naliases: [/work/out]\n"
    directory.write("projects/out/project.yaml", small.replace("A", "C") + out)
    front = f"---\n{small}aliases: [/me.html]\n---\n[Bus](/work/bus/) [me](/me.html)\n"
    directory.write("pages/about.md", front)
    directory.write("pages/sv/vi.md", f"---\n{small}---\nOrd\n")
    directory.edit("projects/bus/project.yaml", "[/work/bus]", "[/work/bus, /vi]")
    directory.edit("experiments.yaml", "- title", "- aliases: [/old-toy]\n  title")
    content = directory.load().content
    assert redirects(content) == {
        "/work/bus": "/projects/bus",
        "/vi": "/projects/bus",
        "/work/out": "https://code.test/a?b=1&c",
        "/me.html": "/about",
        "/old-toy": content.experiments[0].url,
        "/sv/work/bus": "/sv/projects/bus",
        "/sv/work/out": "https://code.test/a?b=1&c",
        "/sv/me.html": "/sv/about",
        "/sv/old-toy": content.experiments[0].url,
    }
    write_alias_pages(content, tmp_path / "site")
    page = (tmp_path / "site/work/out/index.html").read_text()
    assert 'content="0; url=https://code.test/a?b=1&amp;c"' in page
    assert '<link rel="canonical" href="https://code.test/a?b=1&amp;c">' in page
