"""Checks find fields by their type, so they cover models with any keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from portfolio.content.checks import cross_references, lint, pictures, placeholders
from portfolio.content.diagnostics import Diagnostic
from portfolio.content.document import Document
from portfolio.content.file_reader import read
from portfolio.models.base import Model
from portfolio.models.field_types import AltText, Lettering, Markdown, StickerPath
from portfolio.models.link import DeepHref, Href
from portfolio.models.sections.base import SectionId

Check = Callable[[Document], Iterator[Diagnostic]]
YAML = """\
target: "{target}"
more: https://example.org/thing
cover: /svg/cover.svg
story: "[words]({target})"
spoken: {spoken}
title: Words
drawn: Letters
parts:
  - anchor: one
  - anchor: two
"""


class Part(Model):
    """A part with an id."""

    anchor: SectionId = None


class Card(Model):
    """Keys that no model of the site has."""

    target: Href
    more: DeepHref
    cover: StickerPath
    story: Markdown
    spoken: AltText
    title: str
    drawn: Lettering
    parts: tuple[Part, ...]


def card(
    folder: Path, target: str = "/projects", spoken: str = "A cover", **edits: str
) -> Document:
    """Writes a card, with some of its text replaced, and reads it."""
    text = YAML.format(target=target, spoken=spoken)
    for old, new in edits.items():
        text = text.replace(old, new)
    file = folder / "card.yaml"
    file.write_text(text)
    return read(file, folder, Card)


def dead_links(document: Document) -> Iterator[Diagnostic]:
    return cross_references.dead_links(document, frozenset({"/projects"}))


def missing_assets(document: Document) -> Iterator[Diagnostic]:
    return cross_references.missing_assets(document, frozenset())


def unsafe_svgs(document: Document) -> Iterator[Diagnostic]:
    folder = document.file.parent
    (folder / "svg").mkdir()
    (folder / "svg/cover.svg").write_text("<svg><script/></svg>")
    return pictures.unsafe_svgs(document, folder)


@pytest.mark.parametrize(
    ("check", "edits", "fields"),
    [
        (dead_links, {}, []),
        (dead_links, {"target": "/project"}, ["target", "story"]),
        (dead_links, {"target": "#two"}, []),
        (dead_links, {"target": "#three"}, ["target", "story"]),
        (cross_references.repeated_anchors, {}, []),
        (cross_references.repeated_anchors, {"two": "one"}, ["parts[1].anchor"]),
        (missing_assets, {}, ["cover"]),
        (unsafe_svgs, {}, ["cover"]),
        (lint.missing_alt_texts, {"spoken": '""'}, ["spoken"]),
        (lint.unsupported_html, {"words": "<b>words</b>"}, ["story"]),
        (placeholders.placeholders, {"example.org/thing": "github.com/"}, ["more"]),
    ],
)
def test_a_check_finds_fields_under_any_key(
    tmp_path: Path, check: Check, edits: dict[str, str], fields: list[str]
) -> None:
    assert [it.field for it in check(card(tmp_path, **edits))] == fields
