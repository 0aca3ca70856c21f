"""`new page`: a draft in Markdown."""

from __future__ import annotations

import pytest

from portfolio.content.diagnostics import Kind
from portfolio.content.loader import load

from .conftest import CommandLine

FILE = "pages/about-me.md"


def test_the_page_builds_at_once_and_is_a_draft(command_line: CommandLine) -> None:
    result = command_line.run("new", "page", "About me", "--nav", "About")
    assert result.exit_code == 0, result.output
    assert command_line.load().pages == ()
    (page,) = load(command_line.content, drafts=True).content.pages
    assert (page.route, page.title, page.nav) == ("/about-me", "About me", "About")


def test_the_command_says_what_to_do_next(command_line: CommandLine) -> None:
    output = command_line.run("new", "page", "About me").output
    assert f"content/{FILE} is ready: make dev shows it at /about-me" in output
    assert "make check" in output
    assert "draft: true" in output


def test_its_words_are_listed_as_placeholders(command_line: CommandLine) -> None:
    command_line.run("new", "page", "About me")
    found = [it for it in load(command_line.content).warnings if it.file == f"content/{FILE}"]
    assert {it.kind for it in found} == {Kind.PLACEHOLDER}
    assert len(found) == 5


@pytest.mark.parametrize(
    "title", ["Odds: and ends", "2024", "#1", "A title that is far too long for a label"]
)
def test_any_title_is_written_so_that_yaml_reads_it(command_line: CommandLine, title: str) -> None:
    assert command_line.run("new", "page", title, "--slug", "mine").exit_code == 0
    (page,) = load(command_line.content, drafts=True).content.pages
    assert page.title == title
    assert title.startswith(page.nav)


def test_a_page_that_is_there_stays(command_line: CommandLine) -> None:
    command_line.run("new", "page", "About me")
    assert "already" in command_line.refuses("new", "page", "About me")


def test_a_route_of_the_site_is_refused(command_line: CommandLine) -> None:
    assert "expected a route of its own" in command_line.refuses("new", "page", "Resume")
