"""The sitemap, the feed and robots.txt are valid, and agree with the content."""

from __future__ import annotations

from datetime import datetime
from xml.etree.ElementTree import Element, fromstring

import pytest

from portfolio.content.loader import load
from portfolio.content.routes import routes
from portfolio.export.feeds import atom, feeds, sitemap
from portfolio.models.content import Content
from tests.support.sample import CONTENT

ATOM = {"atom": "http://www.w3.org/2005/Atom"}
SITEMAP = {"map": "http://www.sitemaps.org/schemas/sitemap/0.9"}


@pytest.fixture(scope="module")
def content() -> Content:
    return load(CONTENT).content


@pytest.fixture(scope="module")
def feed(content: Content) -> Element:
    return fromstring(atom(content).encode())


def text(element: Element, name: str) -> str:
    """Returns the words of the only child of a name; Atom asks for exactly one."""
    found = element.findall(f"atom:{name}", ATOM)
    assert len(found) == 1, f"{len(found)} of <{name}>"
    return found[0].text or ""


def test_the_sitemap_holds_every_absolute_address_once(content: Content) -> None:
    root = fromstring(sitemap(content).encode())
    found = [element.text for element in root.findall("map:url/map:loc", SITEMAP)]
    routes = ["", "projects", "experiments", "resume"]
    routes += [f"projects/{project.slug}" for project in content.projects]
    assert sorted(map(str, found)) == sorted(f"{content.site.address}/{it}" for it in routes)


class TestFeed:
    def test_the_feed_has_every_element_that_atom_requires(
        self, feed: Element, content: Content
    ) -> None:
        assert feed.tag == "{http://www.w3.org/2005/Atom}feed"
        assert text(feed, "id") == f"{content.site.address}/experiments"
        assert text(feed, "title")
        assert feed.findtext("atom:author/atom:name", namespaces=ATOM) == content.site.owner
        links = {link.get("rel"): link.get("href") for link in feed.findall("atom:link", ATOM)}
        assert links["self"] == f"{content.site.address}/experiments.xml"

    def test_every_experiment_is_an_entry_of_the_feed(
        self, feed: Element, content: Content
    ) -> None:
        entries = feed.findall("atom:entry", ATOM)
        titles = [text(entry, "title") for entry in entries]
        assert titles == [experiment.title for experiment in content.experiments]
        for entry in entries:
            assert datetime.fromisoformat(text(entry, "updated")).tzinfo
            assert text(entry, "summary")
            link = entry.find("atom:link", ATOM)
            assert link is not None
            assert str(link.get("href")).startswith("https://")
        assert len({text(entry, "id") for entry in entries}) == len(entries)
        moments = [text(entry, "updated") for entry in entries]
        assert moments == sorted(moments, reverse=True)
        assert text(feed, "updated") == moments[0]

    def test_feed_entries_of_the_same_moment_have_different_ids(self, content: Content) -> None:
        card = content.experiments[0]
        cards = (card, card.model_copy(update={"title": "Another"}), *content.experiments[1:])
        changed = Content(content.site, content.home, content.projects, cards, content.resume)
        entries = fromstring(atom(changed).encode()).findall("atom:entry", ATOM)
        before = fromstring(atom(content).encode()).findall("atom:entry", ATOM)
        ids = [text(entry, "id") for entry in entries]
        assert len({*ids}) == len(ids)
        assert [ids[0], *ids[2:]] == [text(entry, "id") for entry in before]


def test_robots_txt_names_the_sitemap_and_all_files_are_known_routes(content: Content) -> None:
    files = feeds(content)
    assert f"Sitemap: {content.site.address}/sitemap.xml" in files["robots.txt"].splitlines()
    assert set(files) == {"robots.txt", "sitemap.xml", "experiments.xml"}
    known = routes([project.slug for project in content.projects], ())
    assert {f"/{name}" for name in files} <= known
    assert "/feed.xml" not in known
