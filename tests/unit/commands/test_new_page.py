"""`new page`: a draft in Markdown."""

from __future__ import annotations

import pytest

from portfolio.content.diagnostics import Kind
from portfolio.content.loader import load

from .conftest import CommandLine

FILE = "pages/about-me.md"


def test_a_new_page_is_a_draft_full_of_placeholders(command_line: CommandLine) -> None:
    result = command_line.run("new", "page", "About me", "--nav", "About")
    assert result.exit_code == 0, result.output
    assert f"content/{FILE} is ready: make dev shows it at /about-me" in result.output
    assert "make check" in result.output
    assert "draft: true" in result.output
    loaded = load(command_line.content)
    assert loaded.content.pages == ()
    found = [it for it in loaded.warnings if it.file == f"content/{FILE}"]
    assert {it.kind for it in found} == {Kind.PLACEHOLDER}
    assert len(found) == 5
    (page,) = load(command_line.content, drafts=True).content.pages
    assert (page.route, page.title, page.nav) == ("/about-me", "About me", "About")
    assert "already" in command_line.refuses("new", "page", "About me")


@pytest.mark.parametrize("title", ["2024", "#1: a title that is far too long for a label"])
def test_a_new_page_with_any_title_is_valid_yaml(command_line: CommandLine, title: str) -> None:
    assert command_line.run("new", "page", title, "--slug", "mine").exit_code == 0
    (page,) = load(command_line.content, drafts=True).content.pages
    assert page.title == title
    assert title.startswith(page.nav)


def test_a_new_page_at_a_route_of_the_site_is_refused(command_line: CommandLine) -> None:
    assert "expected a route of its own" in command_line.refuses("new", "page", "Resume")
