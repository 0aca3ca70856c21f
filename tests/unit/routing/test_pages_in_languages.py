"""The pages of a site in several languages lead to each other, each within its language."""

from dataclasses import replace
from xml.etree.ElementTree import fromstring

import pytest

from portfolio.app import base_without_pages
from portfolio.components.media.asset_manifest import provide
from portfolio.export.feeds import feeds, sitemap
from portfolio.i18n.locale import Locale
from portfolio.layout.head import page_head
from portfolio.models.content import Content
from portfolio.routing.site_pages import SitePage, site_pages
from tests.support.content_directory import ContentDirectory
from tests.support.manifest import undrawn_manifest

MAP = {
    "map": "http://www.sitemaps.org/schemas/sitemap/0.9",
    "xhtml": "http://www.w3.org/1999/xhtml",
}


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> Content:
    directory = ContentDirectory(tmp_path_factory.mktemp("site"))
    directory.edit("site.yaml", "language: en\n", "languages: [en, sv, ar]\n")
    directory.write(
        "pages/about.md",
        "---\ntitle: About\ndescription: Me.\n---\n[Mine](/projects#x), [a file](/robots.txt)\n",
    )
    directory.write("pages/sv/om.md", "---\ntitle: Om\ndescription: Jag.\n---\nOrd.\n")
    content = directory.load().content
    provide(undrawn_manifest(content))
    return content


def page(content: Content, route: str) -> SitePage:
    (found,) = (page for page in site_pages(content) if page.route == route)
    return found


def html(content: Content, route: str) -> str:
    return str(page(content, route).render())


def test_every_page_exists_in_every_language(content: Content) -> None:
    routes = [page.route for page in site_pages(content)]
    assert len(routes) == len({*routes})
    english = {route for route in routes if not route.startswith(("/sv", "/ar"))} - {
        "/not-found",
        "404",
    }
    arabic = {route.removeprefix("/ar") or "/" for route in routes if route.startswith("/ar")}
    assert arabic == english
    assert "/sv/om" in routes
    assert "/sv/not-found" not in routes


@pytest.mark.parametrize(
    ("path", "base"),
    [("me/site", "/me/site"), ("project", "/project"), ("projects", ""), ("svg", ""), ("", "")],
)
def test_a_path_of_the_host_leads_to_the_root_in_development_unless_pages_begin_with_it(
    content: Content, path: str, base: str
) -> None:
    below = replace(content, site=content.site.below(path))
    assert base_without_pages(below) == base


def test_the_not_found_page_leads_to_the_home_pages(content: Content) -> None:
    not_found = html(content, "404")
    assert 'href:"/sv"' in not_found
    assert 'href:"/ar"' in not_found


def test_the_head_links_every_language_of_a_page_for_search_engines(content: Content) -> None:
    shown = page(content, "/sv/projects")
    tags = [str(tag) for tag in page_head(shown.site, shown.head)]
    links = {tag for tag in tags if "hrefLang" in tag}
    expected = {"en": "", "sv": "/sv", "ar": "/ar", "x-default": ""}
    assert len(links) == len(expected)
    for language, prefix in expected.items():
        address = f'"https://example.com{prefix}/projects"'
        assert [link for link in links if f'"{language}"' in link and address in link]
    (canonical,) = (tag for tag in tags if '"canonical"' in tag)
    assert '"https://example.com/sv/projects"' in canonical


def test_the_sitemap_has_every_page_with_the_other_languages(content: Content) -> None:
    urls = fromstring(sitemap(content)).findall("map:url", MAP)
    found = {
        url.findtext("map:loc", "", MAP): {
            link.attrib["hreflang"] for link in url.findall("xhtml:link", MAP)
        }
        for url in urls
    }
    assert found["https://example.com/ar"] == {"en", "sv", "ar"}
    assert found["https://example.com/sv/om"] == {"sv"}
    assert len(found) == len(urls)


def test_every_language_has_an_own_feed(content: Content) -> None:
    written = feeds(content)
    assert {"experiments.xml", "sv/experiments.xml", "ar/experiments.xml"} <= {*written}
    feed = fromstring(written["sv/experiments.xml"])
    links = {it.attrib["href"] for it in feed.findall("{http://www.w3.org/2005/Atom}link")}
    address = "https://example.com/sv/experiments"
    assert links == {address, f"{address}.xml"}


@pytest.mark.parametrize(
    ("href", "expected"),
    [
        ("/", "/sv"),
        ("/#projects", "/sv#projects"),
        ("/projects?a=b#c", "/sv/projects?a=b#c"),
        ("/projects/unknown", "/projects/unknown"),
        ("https://example.com/projects", "https://example.com/projects"),
        ("#main", "#main"),
    ],
)
def test_a_link_leads_to_the_page_in_the_same_language_if_that_page_exists(
    href: str, expected: str
) -> None:
    locale = Locale("sv", prefix="/sv", routes=frozenset({"/", "/projects"}))
    assert locale.href(href) == expected
    assert Locale(routes=frozenset({"/", "/projects"})).href(href) == href


def test_only_a_page_that_other_languages_have_has_a_language_switch(content: Content) -> None:
    assert "hrefLang" in html(content, "/sv/projects/loans")
    assert "hrefLang" not in html(content, "/sv/om")
    assert "hrefLang" not in html(replace(content, translations=()), "/projects")
