"""The text of a page in Markdown, with its pictures, videos, sections and islands."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

import reflex as rx
from pydantic.alias_generators import to_snake
from selectolax.lexbor import LexborHTMLParser, LexborNode

from portfolio.components.inline_script import module_script
from portfolio.components.markup import prose
from portfolio.components.media.picture import picture_address, picture_html
from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.markdown.side_by_side import PAIR
from portfolio.models.text.blocks import IslandOfText
from portfolio.models.text.markdown_page import MarkdownText
from portfolio.models.text.pictures import PagePicture, PageVideo
from portfolio.section_modules import own_island
from portfolio.sections.case_study.render import render_in_text

PICTURE_SIZES = "(max-width: 820px) 90vw, 756px"
BESIDE_SIZES = "(max-width: 820px) 90vw, 378px"
"""CSS ``sizes`` of a picture in the text, and of one beside the text or another picture."""

WIDE_SIZES = "min(90vw, 1296px)"
WIDE_HALF_SIZES = "(max-width: 820px) 90vw, min(45vw, 636px)"
"""CSS ``sizes`` of a picture as wide as the page, and of one of a pair that is."""


def markdown_text(page: MarkdownText, *, class_name: str, around: str = "") -> rx.Component:
    """Returns the text of a page, with its pictures, videos, sections and islands.

    A section or an island divides the text into parts. One that stands below a heading of another
    part has the class ``article--continued``, too.

    Args:
        page: The page.
        class_name: Classes of each part.
        around: Classes of the element around all parts.
    """
    html = text_html(page)
    script = [module_script("copy_code.js")] if "code-box" in html else []
    return rx.el.div(
        *_parts(page, html, class_name), *script, class_name=f"text-parts {around}".strip()
    )


def text_html(page: MarkdownText) -> str:
    """Returns the text of a page, its pictures in all their sizes and formats, and its videos.

    ``<div data-section="0">`` is in place of the first section, ``<div data-island="0">`` in that
    of the first island.
    """
    html = LexborHTMLParser(page.html, is_fragment=True)
    for image in html.css("img[data-picture]"):
        picture = page.body.pictures[int(image.attributes["data-picture"] or 0)]
        is_half = _figure_in_pair(image, picture.width / picture.height)
        tag = picture_html(picture, _sizes(picture, is_half), picture.shown_width)
        _replace(image, tag)
    for image in html.css("img[data-video]"):
        _replace(image, video_html(page.body.videos[int(image.attributes["data-video"] or 0)]))
    return html.html or ""


def _replace(node: LexborNode, html: str) -> None:
    (shown,) = LexborHTMLParser(html, is_fragment=True).css("picture, img, video")[:1]
    node.replace_with(shown)


def _figure_in_pair(image: LexborNode, ratio: float) -> bool:
    """Returns whether a picture is one of a pair, and gives its figure the share of its width."""
    figure = image.parent
    pair = figure.parent if figure and figure.tag == "figure" else None
    if not (figure and pair and pair.attributes.get("class") == PAIR):
        return False
    figure.attrs["style"] = f"--ratio: {ratio:.3f}"
    return True


def _sizes(picture: PagePicture, is_half: bool) -> str:
    if picture.shown_width:
        return f"min(90vw, {picture.shown_width}px)"
    if is_half:
        return WIDE_HALF_SIZES if picture.wide else BESIDE_SIZES
    if picture.wide:
        return WIDE_SIZES
    return BESIDE_SIZES if picture.beside else PICTURE_SIZES


def _parts(page: MarkdownText, html: str, class_name: str) -> Iterator[rx.Component]:
    """Yields the parts of a text, and the sections and islands between them."""
    text, name = "", class_name
    for node in _top_level(html):
        if not (shown := _component(page, node)):
            text += node.html or ""
            continue
        if text.strip():
            yield prose(text, class_name=name)
        if "<h2" in text:
            name = f"{class_name} article--continued"
        text = ""
        yield shown
    if text.strip():
        yield prose(text, class_name=name)


def _top_level(html: str) -> Iterator[LexborNode]:
    root = LexborHTMLParser(html, is_fragment=True).root
    yield from root.iter(include_text=True) if root else ()


def _component(page: MarkdownText, node: LexborNode) -> rx.Component | None:
    """Returns the section or the island that an element stands for, if it stands for one."""
    if number := node.attributes.get("data-section"):
        return render_in_text(page.body.sections[int(number)])
    if number := node.attributes.get("data-island"):
        return _island(page.body.islands[int(number)])
    return None


def _island(block: IslandOfText) -> rx.Component:
    """Returns an island of the text.

    Raises:
        ContentError: If it cannot be made of the props that the text gives it.
    """
    island = own_island(block.name)
    props = {to_snake(name): value for name, value in block.props.items()}
    try:
        return island.create(**props, class_name="text-island")
    except TypeError as error:
        message = f"expected the props of {island.__name__}"
        place = block.file, block.line, 1
        raise ContentError([Diagnostic(*place, block.name, message, str(error))]) from None


def video_html(video: PageVideo) -> str:
    """Returns a video with the browser's own controls; nothing of it moves until it is played.

    A video with a poster is not fetched before. Of another the browser shows the first frame.
    """
    poster = video.poster
    attributes = {
        "src": video.src,
        "aria-label": video.alt,
        "preload": "none" if poster else "metadata",
        **({"poster": picture_address(poster)} if poster else {}),
        **(dict(zip(("width", "height"), video.size, strict=True)) if video.size else {}),
    }
    said = " ".join(f'{name}="{escape(str(value))}"' for name, value in attributes.items())
    return f"<video controls playsinline {said}></video>"
