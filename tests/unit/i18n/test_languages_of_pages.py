"""Every text of a page that the owner has not written is in the language of the site."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from html import unescape
from typing import Any

import pytest
from pydantic import BaseModel

from portfolio.components.inline_script import InlineScript
from portfolio.components.media.asset_manifest import provide
from portfolio.i18n.figures import number_in_words
from portfolio.i18n.word import WordGroup
from portfolio.layout.head import page_head, shared_head
from portfolio.models.content import Content
from portfolio.models.markdown_page import MarkdownPage
from portfolio.routing.site_pages import site_pages
from portfolio.sections.code.model import Code
from portfolio.sections.copy.model import Copy
from portfolio.sections.measurements.model import Chart
from sandbox_islands.html import parse_html
from sandbox_islands.reflex_insides import BaseComponent, literal_value, parts
from tests.support.manifest import undrawn_manifest
from tests.support.sample import sample_with_all_blocks
from tests.support.words import catalogue_words

SAME_EVERYWHERE = {"JSON Resume"}
LABELS = {"aria-label", "alt", "title", "placeholder", "content", "data-message"}
"""Attributes and keys of props whose value is read or heard."""


def said(content: Content) -> set[str]:
    """Returns every text and label of all pages, and of their heads; the manifest is provided."""
    found: set[str] = set()
    for page in site_pages(content):
        for part in parts(page.render()):
            texts = () if isinstance(part, InlineScript) else _of_part(part)
            found |= {text.strip(" \n,") for text in texts if any(map(str.isalpha, text))}
    return found


def _of_part(part: BaseComponent) -> Iterator[str]:
    if (contents := literal_value(getattr(part, "contents", None))) is not None:
        yield str(contents)
    if markup := literal_value(getattr(part, "dangerouslySetInnerHTML", None)):
        yield from _of_html(markup["__html"])
    attributes: dict[str, Any] = getattr(part, "custom_attrs", {})
    yield from (str(attributes[name]) for name in LABELS & attributes.keys())
    if alt := literal_value(getattr(part, "alt", None)):
        yield str(alt)
    yield from _of_props(json.loads(attributes.get("data-props", "null")))
    yield from _of_words(json.loads(attributes.get("data-words", "null")))


def _of_html(html: str) -> Iterator[str]:
    """Yields every text of some HTML, and every label."""
    for node in parse_html(html).root.traverse(include_text=True):
        if node.tag == "-text":
            if node.parent is None or node.parent.tag not in {"script", "style"}:
                yield node.text()
        elif node.is_element_node:
            yield from (value for name, value in node.attrs.items() if name in LABELS and value)
            yield from _of_props(json.loads(node.attributes.get("data-props") or "null"))
            yield from _of_words(json.loads(node.attributes.get("data-words") or "null"))


def _of_props(value: Any) -> Iterator[str]:
    """Yields what the props of an island say: its words, titles and alternative texts."""
    if isinstance(value, list):
        for inner in value:
            yield from _of_props(inner)
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key == "words":
                yield from _of_words(inner)
            elif key in {*LABELS, "label"}:
                yield str(inner)
            else:
                yield from _of_props(inner)


def _of_words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _of_words(inner)


def written(value: Any) -> Iterator[str]:
    """Yields every text of the content, apart from the words of the site itself."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, BaseModel):
        if isinstance(value, Copy | MarkdownPage | Code):
            yield value.html
        if isinstance(value, Chart):
            figures = (value.value, *(part.value for part in value.parts))
            shown = (number_in_words(figure, "en") for figure in figures)
            yield from (f"{it}\N{NO-BREAK SPACE}{value.unit}" for it in shown)
        if isinstance(value, Code):
            yield from value.highlighted
        if isinstance(value, MarkdownPage):
            yield from written(value.body)
        for name in type(value).model_fields:
            if not isinstance(inner := getattr(value, name), WordGroup):
                yield from written(inner)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from written(getattr(value, field.name))
    elif isinstance(value, list | tuple | set):
        for inner in value:
            yield from written(inner)
    elif isinstance(value, dict):
        for inner in value.values():
            yield from written(inner)


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Content:
    content = sample_with_all_blocks(tmp_path_factory.mktemp("sample"))
    provide(undrawn_manifest(content))
    return content


def in_language(content: Content, language: str) -> Content:
    site = content.site.model_copy(
        update={"language": language, "words": catalogue_words(language)}
    )
    return replace(content, site=site)


def of_owner(content: Content) -> str:
    """Returns all that the owner has written, to look a text up in."""
    return unescape("\n".join(written(content)))


def test_text_that_is_alike_in_two_languages_is_the_owners_own(sample: Content) -> None:
    japanese, arabic = (said(in_language(sample, it)) for it in ("ja", "ar"))
    assert {catalogue_words("ja").layout.skip_to_content, "2024年5月18日"} <= japanese
    owners = of_owner(sample)
    shared = {part for text in japanese & arabic for part in text.split(", ")}
    assert {part for part in shared if part not in owners} == SAME_EVERYWHERE


def test_head_tags_are_in_the_language_of_the_site(sample: Content) -> None:
    swedish = in_language(sample, "sv")
    page = next(page for page in site_pages(swedish) if page.route == "/experiments")
    tags = [*shared_head(swedish.site, swedish.theme), *page_head(swedish.site, page.head)]
    contents = {_value(getattr(tag, name, None)) for tag in tags for name in ("content", "title")}
    owner = swedish.site.owner
    assert {f"Experiments av {owner}", f"Experiments, på webbplatsen för {owner}"} <= contents
    assert [content for content in contents if content and f"by {owner}" in str(content)] == []


def _value(var: object) -> object:
    return getattr(var, "_var_value", None)
