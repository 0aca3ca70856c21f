"""The heading and the content of a page of the owner's own."""

from __future__ import annotations

from collections.abc import Iterator

import reflex as rx
from pydantic.alias_generators import to_snake
from selectolax.lexbor import LexborHTMLParser, LexborNode

from portfolio.components.inline_script import module_script
from portfolio.components.labels import draft_note
from portfolio.components.markup import prose
from portfolio.components.media.film_player import film_html
from portfolio.components.media.lettering import title_drawing
from portfolio.components.media.picture import picture_html
from portfolio.components.own_island import own_island
from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.drawing.page_titles import is_long, page_theme, title_name
from portfolio.markdown.side_by_side import PAIR
from portfolio.models.markdown_body import IslandOfText, PagePicture
from portfolio.models.markdown_page import MarkdownPage
from portfolio.models.page import Page
from portfolio.sections.case_study.render import render_in_text
from portfolio.sections.page_header import page_header

PICTURE_SIZES = "(max-width: 820px) 90vw, 756px"
BESIDE_SIZES = "(max-width: 820px) 90vw, 378px"
"""CSS ``sizes`` of a picture in the text, and of one beside the text or another picture."""

WIDE_SIZES = "min(90vw, 1296px)"
WIDE_HALF_SIZES = "(max-width: 820px) 90vw, min(45vw, 636px)"
"""CSS ``sizes`` of a picture as wide as the page, and of one of a pair that is."""

LETTERING_SCALE = 0.48
"""CSS pixels per unit of a drawing, at which its letters are as large as those of other pages."""

MAX_LETTERING_WIDTH = 880


def own_page_header(page: Page, sticker: str | None) -> rx.Component:
    """Returns the heading on a coloured background, beside a sticker.

    Args:
        page: The page; a draft says that it is one.
        sticker: Address of the sticker; None for no sticker.
    """
    name = title_name(page)
    drawing = title_drawing(name)
    width = round(drawing.width * LETTERING_SCALE) if drawing else MAX_LETTERING_WIDTH
    is_draft = isinstance(page, MarkdownPage) and page.draft
    return page_header(
        page.heading,
        page.description,
        name=name,
        theme=page_theme(page),
        art=sticker,
        width=min(width, MAX_LETTERING_WIDTH),
        narrow=is_long(page),
        after=draft_note() if is_draft else None,
    )


def article(component: rx.Component, *, has_header: bool) -> rx.Component:
    """Returns a component with the margins and the type of the site.

    Args:
        component: What a page in Python shows.
        has_header: Whether a heading comes before; else it keeps clear of the floating header.
    """
    name = "article-section" if has_header else "article-section article-section--bare"
    content = rx.el.div(component, class_name="article article--columns")
    return rx.el.div(rx.el.div(content, class_name="wrap"), class_name=name)


def markdown_article(page: MarkdownPage) -> rx.Component:
    """Returns the text of a page, with its pictures, films, sections and islands.

    A section or an island divides the text into parts, each with the type of the site.
    """
    html = text_html(page)
    parts = [*_parts(page, html)]
    script = [module_script("copy_code.js")] if "code-box" in html else []
    return rx.el.div(rx.el.div(*parts, class_name="wrap"), *script, class_name="article-section")


def text_html(page: MarkdownPage) -> str:
    """Returns the text of a page, its pictures in all their sizes and formats, and its films.

    ``<div data-section="0">`` is in place of the first section, ``<div data-island="0">`` in that
    of the first island.
    """
    html = LexborHTMLParser(page.html, is_fragment=True)
    for image in html.css("img[data-picture]"):
        picture = page.body.pictures[int(image.attributes["data-picture"] or 0)]
        is_half = _figure_in_pair(image, picture.width / picture.height)
        tag = picture_html(picture, _sizes(picture, is_half), picture.shown_width)
        _replace(image, tag)
    for image in html.css("img[data-film]"):
        _replace(image, film_html(page.body.films[int(image.attributes["data-film"] or 0)]))
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


def _parts(page: MarkdownPage, html: str) -> Iterator[rx.Component]:
    """Yields the parts of a text, and the sections and islands between them."""
    text, has_heading = "", False
    continued = False
    for node in _top_level(html):
        shown = _component(page, node)
        if not shown:
            text += node.html or ""
            continue
        if text.strip():
            yield _part(text, continued=continued)
        has_heading, text = has_heading or "<h2" in text, ""
        continued = has_heading
        yield shown
    if text.strip():
        yield _part(text, continued=continued)


def _part(html: str, *, continued: bool) -> rx.Component:
    """Returns a part of a text; one that is continued stands below a heading of another part."""
    name = "article article--columns" + " article--continued" * continued
    return prose(html, class_name=name)


def _top_level(html: str) -> Iterator[LexborNode]:
    root = LexborHTMLParser(html, is_fragment=True).root
    yield from root.iter(include_text=True) if root else ()


def _component(page: MarkdownPage, node: LexborNode) -> rx.Component | None:
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
