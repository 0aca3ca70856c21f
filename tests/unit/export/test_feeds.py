"""The feed is valid, and agrees with the content; `tests/e2e/test_files.py` has the other files."""

from __future__ import annotations

from dataclasses import replace
from xml.etree.ElementTree import Element, fromstring

import pytest

from portfolio.export.feeds import atom, feeds, robots
from portfolio.models.content import Content
from portfolio.models.site.site import Site
from tests.unit.export.test_feed_formats import problems_of_atom

ATOM = {"atom": "http://www.w3.org/2005/Atom"}


def feed_of(content: Content) -> Element:
    return fromstring(atom(content).encode())


def entries_of(content: Content) -> list[Element]:
    return feed_of(content).findall("atom:entry", ATOM)


def text(element: Element, name: str) -> str:
    """Returns the words of the only child of a name; Atom asks for exactly one."""
    found = element.findall(f"atom:{name}", ATOM)
    assert len(found) == 1, f"{len(found)} of <{name}>"
    return found[0].text or ""


def test_the_feed_is_valid_and_names_itself_and_its_owner(content: Content) -> None:
    feed = feed_of(content)
    assert [*problems_of_atom(feed)] == []
    assert text(feed, "id") == f"{content.site.address}/experiments"
    assert feed.findtext("atom:author/atom:name", namespaces=ATOM) == content.site.owner
    links = {link.get("rel"): link.get("href") for link in feed.findall("atom:link", ATOM)}
    assert links["self"] == f"{content.site.address}/experiments.xml"


def test_every_experiment_is_an_entry_of_the_feed(content: Content) -> None:
    entries = entries_of(content)
    assert [text(entry, "title") for entry in entries] == [
        experiment.title for experiment in content.experiments
    ]
    for entry in entries:
        assert text(entry, "summary")
        (link,) = entry.findall("atom:link", ATOM)
        assert str(link.get("href")).startswith("https://")
    moments = [text(entry, "updated") for entry in entries]
    assert moments == sorted(moments, reverse=True)
    assert text(feed_of(content), "updated") == moments[0]


def test_feed_entries_of_the_same_moment_have_different_ids(content: Content) -> None:
    card, *others = content.experiments
    cards = (card, card.model_copy(update={"title": "Another"}), *others)
    ids, before = (
        [text(entry, "id") for entry in entries_of(site)]
        for site in (replace(content, experiments=cards), content)
    )
    assert len({*ids}) == len(ids)
    assert [ids[0], *ids[2:]] == before


def test_words_in_the_feed_are_escaped(content: Content) -> None:
    odd = content.experiments[0].model_copy(update={"title": "<b> & ]]>"})
    (entry,) = entries_of(replace(content, experiments=(odd,)))
    assert text(entry, "title") == "<b> & ]]>"


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
    files = feeds(moved)
    assert files["sitemap.xml"].isascii()
    found = [it.text or "" for it in fromstring(files["sitemap.xml"]).iter() if it.text]
    assert "https://xn--mller-kva.example/a&b/%C3%BCber/projects" in found
    assert "Sitemap: https://xn--mller-kva.example/a&b/%C3%BCber/sitemap.xml" in robots(
        replace(content, site=site)
    )
