"""`import feed` makes articles of feeds of WordPress and Medium, and harms nothing."""

import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest

from portfolio.importing import feed
from tests.unit.commands.conftest import CommandLine
from tests.unit.commands.test_import_writing import picture

FEEDS = Path(__file__).parents[2] / "fixtures/feeds"
WORDPRESS, MEDIUM = FEEDS / "wordpress.xml", FEEDS / "medium.xml"

ITEM = "<item><title>A</title><link>https://a.test/a</link><pubDate>{date}</pubDate>{text}</item>"
DATE = "Fri, 01 Mar 2019 09:30:00 +0000"


@pytest.fixture(autouse=True)
def web(monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """What the web has by address, or where that leads; all else is not found. It asks nobody."""
    answers: dict[str, bytes] = {}

    def answer(request: httpx.Request) -> httpx.Response:
        data = answers.get(str(request.url))
        if data and data.startswith(b"http"):
            return httpx.Response(302, headers={"Location": data.decode()})
        return httpx.Response(404 if data is None else 200, content=data or b"")

    def stream(method: str, address: str, **options: Any) -> Any:
        client = httpx.Client(transport=httpx.MockTransport(answer), **options)
        return client.stream(method, address)

    hosts = {"a.test": "93.184.216.34", "here.test": "127.0.0.1", "lan.test": "192.168.0.9"}
    known = {**dict.fromkeys(("ada.blog", "cdn-images-1.medium.com"), hosts["a.test"]), **hosts}
    monkeypatch.setattr(feed.httpx, "stream", stream)
    monkeypatch.setattr(feed.socket, "getaddrinfo", lambda host, _: _addresses(known, host))
    return answers


def _addresses(known: Mapping[str, str], host: str) -> list[Any]:
    if host not in known:
        raise OSError
    return [(0, 0, 0, "", (known[host], 0))]


def rss(text: str, date: str = DATE, before: str = "") -> str:
    names = 'xmlns:content="http://purl.org/rss/1.0/modules/content/"'
    item = ITEM.format(date=date, text=text)
    return (
        f'<?xml version="1.0"?>{before}<rss version="2.0" {names}><channel>{item}</channel></rss>'
    )


def whole(html: str) -> str:
    return rss(f"<content:encoded><![CDATA[{html}]]></content:encoded>")


def test_five_articles_of_wordpress_come_along(shell: CommandLine, web: dict[str, bytes]) -> None:
    web["https://ada.blog/wp-content/uploads/boat.jpg"] = picture()
    said = shell.runs("import", "feed", str(WORDPRESS))
    assert "Taken: 5 articles." in said
    assert shell.read("writing/the-boat/index.md").startswith(
        "---\ntitle: The boat & I\n"
        'description: "We built a boat of wood \u2013 it cost $5 and $10."\n'
        "date: 2019-03-01T09:30:00+00:00\ntags: [Sail & Sea]\n"
        "canonical: https://ada.blog/2019/03/the-boat/\n---\n"
    )
    text = shell.read("writing/the-boat/index.md")
    assert '![A boat on the beach](boat.png "The “boat” in March")' in text
    assert "\n## The sail\n" in text
    assert "title: How to write <div> in HTML" in shell.read("writing/how-to-div.md").replace(
        '"', ""
    )
    assert "/a-film/  iframe, a link now: https://www.youtube.com/embed/abc" in said
    assert "/a-film/  script left out" in said
    assert "?p=77  picture left where it is, a link now: https://ada.blog/relative.png" in said
    assert len(shell.site().writing.articles) == 5
    assert shell.run("check").exit_code == 0
    before = shell.files()
    assert "left as they are: 5 articles." in shell.runs("import", "feed", str(WORDPRESS))
    assert shell.files() == before


def test_five_articles_of_medium_are_imported(shell: CommandLine, web: dict[str, bytes]) -> None:
    web["https://medium.com/feed/@ada"] = MEDIUM.read_bytes()
    said = shell.runs("import", "feed", "https://medium.com/feed/@ada")
    articles = {it.slug: it for it in shell.site().writing.articles}
    assert {*articles} == {"seven-boats", "on-kites", "code-such", "4f1e2d3c4b5a", "a-gist"}
    kites = articles["on-kites"]
    assert (kites.title, kites.description) == ("On Kites", "Kites are light.")
    assert kites.canonical == "https://medium.com/@ada/on-kites-0123456789ab"
    assert kites.tags == ("ux-design", "boats")
    assert "max/1024/1*boats.jpeg" in said


def test_addresses_of_the_site_itself_lead_on(shell: CommandLine, tmp_path: Path) -> None:
    shell.edit("site.yaml", "https://example.com", "https://ada.blog")
    shell.runs("import", "feed", str(WORDPRESS))
    assert "aliases:\n  - /2019/03/the-boat/\n" in shell.read("writing/the-boat.md")


def test_an_export_of_wordpress_has_drafts_and_text(shell: CommandLine, tmp_path: Path) -> None:
    names = 'xmlns:wp="http://wordpress.org/export/1.2/"'
    status = "<wp:post_type>post</wp:post_type><wp:status>draft</wp:status>"
    text = rss(f"<content:encoded><![CDATA[One\n\nTwo]]></content:encoded>{status}")
    page = ITEM.format(date=DATE, text="<wp:post_type>page</wp:post_type>")
    text = text.replace("<rss ", f"<rss {names} ").replace("</channel>", f"{page}</channel>")
    (tmp_path / "export.xml").write_text(text)
    shell.runs("import", "feed", str(tmp_path / "export.xml"))
    assert shell.read("writing/a.md").endswith("draft: true\n---\n\nOne\n\nTwo\n")


@pytest.mark.parametrize(
    "address",
    ["http://here.test/a.png", "http://lan.test/a.png", "http://unknown.test/a.png", "data:a"],
)
def test_no_picture_is_asked_of_this_machine_or_its_network(
    shell: CommandLine, tmp_path: Path, web: dict[str, bytes], address: str
) -> None:
    web[address] = picture()
    (tmp_path / "feed.xml").write_text(whole(f'<p>Words</p><img src="{address}" alt="A">'))
    said = shell.runs("import", "feed", str(tmp_path / "feed.xml"))
    assert f"picture left where it is, a link now: {address}" in said
    assert not (shell.content / "writing/a").exists()


def test_feed_leads_to_public_host_or_to_its_own(shell: CommandLine, web: dict[str, bytes]) -> None:
    web["http://here.test/rss"] = b"http://here.test/rss/"
    web["http://here.test/rss/"] = b"https://a.test/feed"
    web["https://a.test/feed"] = whole("<p>Words</p>").encode()
    assert "Taken: 1 article." in shell.runs("import", "feed", "http://here.test/rss")
    web["https://a.test/feed"] = b"http://lan.test/reboot"
    web["http://lan.test/reboot"] = whole("<p>Words</p>").encode()
    said = shell.refuses("import", "feed", "https://a.test/feed")
    assert "https://a.test/feed leads to http://lan.test/reboot, which is not public." in said
    web["https://a.test/feed"] = b"https://a.test/feed"
    assert "answered 302" in shell.refuses("import", "feed", "https://a.test/feed")


@pytest.mark.parametrize(
    "data", [b"<html>", b"\x89PNG\r\n\x1a\n" + b"a" * 21_000_000], ids=["HTML", "large"]
)
def test_what_is_no_picture_or_too_much_is_not_saved(
    shell: CommandLine, tmp_path: Path, web: dict[str, bytes], data: bytes
) -> None:
    web["https://a.test/a.png"] = data
    (tmp_path / "feed.xml").write_text(whole('<p>Words</p><img src="/a.png" alt="A">'))
    said = shell.runs("import", "feed", str(tmp_path / "feed.xml"))
    assert "a link now: https://a.test/a.png" in said


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("no feed", "is no feed with articles, in RSS or Atom."),
        ("", "is no feed with articles, in RSS or Atom."),
        (rss("", before='<!DOCTYPE a [<!ENTITY b "c">]>'), "has <!ENTITY>, as no feed does"),
        (None, "cannot be read: No such file or directory."),
    ],
)
def test_what_is_no_feed_is_refused_in_a_sentence(
    shell: CommandLine, tmp_path: Path, text: str | None, sentence: str
) -> None:
    if text is not None:
        (tmp_path / "feed.xml").write_text(text)
    assert sentence in shell.refuses("import", "feed", str(tmp_path / "feed.xml"))


def test_a_feed_that_is_too_large_is_refused_whole(
    shell: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "MAX_FEED_BYTES", 1_000_000)
    (tmp_path / "feed.xml").write_text(rss("a" * 1_000_000))
    said = shell.refuses("import", "feed", str(tmp_path / "feed.xml"))
    assert "is larger than 1 MB." in said


def test_an_address_that_answers_nothing_is_named(shell: CommandLine) -> None:
    said = shell.refuses("import", "feed", "https://a.test/feed")
    assert "https://a.test/feed answered 404." in said


@pytest.mark.parametrize(
    ("text", "note"),
    [
        (rss("<description>The start […]</description>"), "the feed has only its beginning"),
        (whole("<div>" * 5000 + "a"), "not taken: RecursionError in its text"),
        (whole('<p>a</p><a href="http://[x">b</a>'), "not taken: ValueError in its text"),
    ],
    ids=["cut", "deep", "odd"],
)
def test_an_article_that_cannot_be_taken_is_listed_within_seconds(
    shell: CommandLine, tmp_path: Path, text: str, note: str
) -> None:
    (tmp_path / "feed.xml").write_text(text)
    start = time.process_time()
    assert note in shell.runs("import", "feed", str(tmp_path / "feed.xml"))
    assert time.process_time() - start < 20


def test_a_long_address_is_cut(shell: CommandLine, tmp_path: Path) -> None:
    text = whole("<p>Words</p>").replace("https://a.test/a", f"https://a.test/{'a-' * 300}")
    (tmp_path / "feed.xml").write_text(text)
    shell.runs("import", "feed", str(tmp_path / "feed.xml"))
    assert shell.site().writing.articles[0].slug == "a-" * 49 + "a"


def test_an_article_without_a_date_is_a_draft(shell: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "feed.xml").write_text(whole("<p>Words</p>").replace(DATE, "31 Feb"))
    shell.runs("import", "feed", str(tmp_path / "feed.xml"))
    assert "draft: true" in shell.read("writing/a.md")


def test_address_of_an_index_has_the_name_of_its_folder(shell: CommandLine, tmp_path: Path) -> None:
    text = whole("<p>Words</p>").replace("/a</link>", "/blog/hello-world/index.html</link>")
    (tmp_path / "feed.xml").write_text(text)
    shell.runs("import", "feed", str(tmp_path / "feed.xml"))
    assert "title: A\n" in shell.read("writing/hello-world.md")
