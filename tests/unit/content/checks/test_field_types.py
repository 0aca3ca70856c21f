"""Checks find fields by their type, so they cover models with any keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.content.checks import cross_references, lint, pictures, placeholders
from portfolio.content.document import Document
from portfolio.content.file_reader import read
from portfolio.models.base import Model
from portfolio.models.field_types import AltText, Lettering, Markdown, StickerPath
from portfolio.models.link import DeepHref, Href
from portfolio.models.sections.base import SectionId

ROUTES = frozenset({"/projects"})
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


def test_a_link_is_checked_under_any_key_and_within_markdown(tmp_path: Path) -> None:
    found = list(cross_references.dead_links(card(tmp_path, "/project"), ROUTES))
    assert [it.field for it in found] == ["target", "story"]
    assert not list(cross_references.dead_links(card(tmp_path), ROUTES))


def test_a_link_to_an_anchor_under_any_key_is_accepted(tmp_path: Path) -> None:
    assert not list(cross_references.dead_links(card(tmp_path, "#two"), ROUTES))
    (found, _) = cross_references.dead_links(card(tmp_path, "#three"), ROUTES)
    assert found.field == "target"


def test_an_anchor_is_used_once_under_any_key(tmp_path: Path) -> None:
    (found,) = cross_references.repeated_anchors(card(tmp_path, two="one"))
    assert found.field == "parts[1].anchor"


def test_an_asset_has_to_exist_under_any_key(tmp_path: Path) -> None:
    (found,) = cross_references.missing_assets(card(tmp_path), frozenset())
    assert found.field == "cover"


def test_a_drawing_has_to_be_safe_under_any_key(tmp_path: Path) -> None:
    (tmp_path / "svg").mkdir()
    (tmp_path / "svg/cover.svg").write_text("<svg><script/></svg>")
    (found,) = pictures.unsafe_svgs(card(tmp_path), tmp_path)
    assert found.field == "cover"


@pytest.mark.parametrize(
    ("check", "edits", "field"),
    [
        (lint.missing_alt_texts, {"spoken": '""'}, "spoken"),
        (lint.unsupported_html, {"words": "<b>words</b>"}, "story"),
        (placeholders.placeholders, {"example.org/thing": "github.com/"}, "more"),
    ],
    ids=["alternative text", "Markdown", "front page"],
)
def test_a_warning_is_given_under_any_key(
    tmp_path: Path, check: type, edits: dict[str, str], field: str
) -> None:
    assert field in {it.field for it in check(card(tmp_path, **edits))}
