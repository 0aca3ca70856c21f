"""The text of a page with its pictures, videos, sections and islands."""

from collections.abc import Callable

import pytest
from PIL import Image

from portfolio.components.media.asset_manifest import AssetManifest, provide
from portfolio.content.diagnostics import ContentError
from portfolio.models.content import Content
from portfolio.models.text.markdown_page import MarkdownPage
from portfolio.sections import markdown_text as sizes
from portfolio.sections.markdown_text import text_html
from portfolio.sections.own_page import markdown_article
from sandbox_islands.html import parse_html
from tests.support.content_directory import ContentDirectory

FRONT = "---\ntitle: About\ndescription: Words.\n---\n\n"

Write = Callable[[str], tuple[MarkdownPage, Content]]


@pytest.fixture
def write(directory: ContentDirectory) -> Write:
    """Returns a page with a text, and its content."""

    def written(text: str) -> tuple[MarkdownPage, Content]:
        directory.write("pages/about.md", f"{FRONT}{text}")
        Image.new("RGB", (1600, 800)).save(directory.content / "pages/broad.png")
        Image.new("RGB", (800, 800)).save(directory.content / "pages/square.png")
        content = directory.load().content
        provide(AssetManifest.expected(content))
        (page,) = content.pages
        assert isinstance(page, MarkdownPage)
        return page, content

    return written


def test_a_pair_of_pictures_has_the_ratios_of_its_pictures(write: Write) -> None:
    page, _ = write("::: pair\n![A](broad.png)\n![B](square.png){.wide}\n:::\n\n![C](square.png)")
    html = parse_html(text_html(page))
    shares = [it.attrs.get("style") for it in html.css("figure")]
    assert shares == ["--ratio: 2.000", "--ratio: 1.000", None]
    assert [it.attrs["sizes"] for it in html.css("img")] == [
        sizes.BESIDE_SIZES,
        sizes.WIDE_HALF_SIZES,
        sizes.PICTURE_SIZES,
    ]


def test_a_video_with_a_poster_is_not_fetched_before_it_is_played(write: Write) -> None:
    page, _ = write('![It turns](/video/loans.mp4){poster="broad.png"}\n\n![It](/video/loans.mp4)')
    with_poster, bare = parse_html(text_html(page)).css("video")
    assert with_poster.attrs["preload"] == "none"
    assert (with_poster.attrs["poster"] or "").startswith("/generated/img/pages-broad")
    assert bare.attrs["preload"] == "metadata"
    for video in (with_poster, bare):
        assert "controls" in video.attrs
        assert video.attrs["width"]
    assert with_poster.attrs["aria-label"] == "It turns"


def test_only_a_page_with_code_loads_the_script_that_copies_it(write: Write) -> None:
    for text, is_loaded in (("```sh\nls\n```", True), ("Words", False)):
        assert ("copy_code.js" in str(markdown_article(write(text)[0]))) is is_loaded


def test_props_that_island_does_not_take_are_an_error_at_the_line_of_the_text(write: Write) -> None:
    page, _ = write("Words\n\n```iag-logo\nwheels: 3\n```")
    with pytest.raises(ContentError) as caught:
        markdown_article(page)
    (found,) = caught.value.diagnostics
    assert found.place == "content/pages/about.md:8:1"
    assert "wheels" in found.found
