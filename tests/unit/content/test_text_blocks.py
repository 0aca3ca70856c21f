"""Sections, islands and code in the text of a page: how they are read, and their mistakes."""

from pathlib import Path

import pytest
from PIL import Image
from pydantic import ValidationError

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.markdown_file import read_markdown
from portfolio.content.validation_errors import to_diagnostics
from portfolio.models.text.body import MarkdownBody
from portfolio.sections.before_after.model import BeforeAfter
from tests.support.content_directory import place_of

FRONT = "---\ntitle: About\ndescription: Words.\n---\n\n"
BEFORE_AFTER = """```before-after
title: An edge
before: {src: one.png, alt: One}
after: {src: two.png, alt: Two}
labels: [Then, Now]
```
"""


class Text:
    """A page whose text is read and validated by itself."""

    def __init__(self, root: Path) -> None:
        self.root, self.file = root, root / "content" / "pages" / "about.md"
        self.file.parent.mkdir(parents=True)
        for name in ("one", "two"):
            Image.new("RGB", (16, 10)).save(self.file.with_name(f"{name}.png"))
        island = root / "islands" / "tap_counter" / "component.py"
        island.parent.mkdir(parents=True)
        island.touch()

    def body(self, text: str) -> MarkdownBody:
        return self._validated(text)[0]

    def diagnostics(self, text: str) -> list[Diagnostic]:
        return self._validated(text)[1]

    def _validated(self, text: str) -> tuple[MarkdownBody, list[Diagnostic]]:
        self.file.write_text(f"{FRONT}{text}")
        context = {"folder": self.file.parent, "content": self.root / "content"}
        try:
            document = read_markdown(self.file, self.root).body
        except ContentError as error:
            return MarkdownBody(), [*error.diagnostics]
        try:
            return MarkdownBody.model_validate(document.data, context=context), []
        except ValidationError as error:
            return MarkdownBody(), to_diagnostics(error, document)


@pytest.fixture
def text(tmp_path: Path) -> Text:
    """A page beside two pictures, in a site with one island."""
    return Text(tmp_path)


def test_a_section_in_a_text_is_that_of_a_case_study(text: Text) -> None:
    (section,) = text.body(f"Words\n\n{BEFORE_AFTER}").sections
    assert isinstance(section, BeforeAfter)
    assert section.before.file == text.file.with_name("one.png")


def test_a_section_in_a_text_may_have_windows_line_breaks(text: Text) -> None:
    (section,) = text.body(BEFORE_AFTER.replace("\n", "\r\n")).sections
    assert isinstance(section, BeforeAfter)


def test_a_section_without_its_last_backticks_goes_to_the_end_of_the_text(text: Text) -> None:
    (section,) = text.body(BEFORE_AFTER.rstrip("`\n")).sections
    assert isinstance(section, BeforeAfter)


def test_an_island_in_a_text_gets_what_is_written_as_props(text: Text) -> None:
    (island,) = text.body("```tap-counter\nstart: 3\nwords: {more: More}\n```").islands
    assert (island.name, island.props) == ("tap-counter", {"start": 3, "words": {"more": "More"}})
    assert (island.file, island.line) == ("content/pages/about.md", 6)
    (bare,) = text.body("```tap-counter\n```").islands
    assert bare.props == {}


MISTAKES = {
    "an unknown kind": (BEFORE_AFTER.replace("e-after\n", "e-aftr\n", 1), 6, 4, "`before-after`"),
    "an unknown island": ("```tap-countr\na\n```", 6, 4, "`tap-counter`"),
    "a missing picture": (BEFORE_AFTER.replace("two.png", "too.png"), 9, 14, "two.png"),
    "no YAML": (BEFORE_AFTER.replace("before: {", "before: ["), 8, 9, ""),
    "no keys": ("```quote\nwords\n```", 6, 4, ""),
    "a section in a list": (f"- one\n\n{BEFORE_AFTER}".replace("\n", "\n  "), 8, 6, "move it out"),
    "words behind the kind": ("```quote {mark=1}\na\n```", 6, 4, "below"),
    "no numbers of lines": ('```python {mark="a-b"}\na\n```', 6, 4, "2-4, 7"),
    "lines from the last to the first": ('```python {mark="1, 4-2"}\na\n```', 6, 4, "2-4, 7"),
    "lines without end": ('```python {mark="1-99999999999"}\na\n```', 6, 4, "2-4, 7"),
    "lines that are not there": ('```python {added="2-3"}\na\n```', 6, 4, ""),
    "a footnote without a text": ("Words[^a]", 6, 6, "[^a]: …"),
    "a footnote without a place": ("Words\n\n[^a]: More", 8, 1, "delete it"),
    "a footnote without words": ("Words^[]", 6, 6, "^[…]"),
    "a footnote whose text is empty": ("Words[^a]\n\n[^a]:", 6, 6, ""),
    "a callout behind words": ("Words\n\n> [!INFO]\n> Words\n\n>", 8, 3, ""),
    "a pair of words": ("::: pair\nWords\n:::", 6, 1, ""),
    "a pair of a list": ("::: pair\n- ![One](one.png)\n:::", 6, 1, ""),
    "a pair with words": ("::: pair\n![One](one.png) and words\n:::", 6, 1, ""),
    "two footnotes of a label": ("A[^a]\n\n[^a]: B\n\n[^a]: C", 10, 1, "another label"),
    "a picture of another site": ("![One](https://a.test/b.png)", 6, 8, "save it"),
    "a callout of no kind": ("> [!WARNUNG]\n> Words", 6, 3, "`warning`"),
    "a callout with a title": ("> [!TIP] Words\n> More", 6, 3, ""),
    "a formula with an unknown command": (r"Words $\fracc{1}{2}$", 6, 8, r"\fracc"),
    "a formula of lines with one": ("$$\na\n\\oops b\n$$", 8, 1, r"\oops"),
    "a block of math with one": ("```math\na\n\\oops b\n```", 8, 1, r"\oops"),
    "a pair of one": ("::: pair\n![One](one.png)\n:::", 6, 1, ""),
    "a wide picture beside text": ("![One](one.png){.wide .beside}", 6, 8, ""),
    "a key of a picture that is misspelt": ("Words\n\n![One](one.png){.wde}", 8, 8, "`wide`"),
    "a video beside the page": ("![One](one.mp4)", 6, 8, "/video/wheel.mp4"),
    "a video without words": ("![](/video/one.mp4)", 6, 5, ""),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_a_text_is_found_once_at_its_place(text: Text, mistake: str) -> None:
    written, line, column, hint = MISTAKES[mistake]
    (found,) = text.diagnostics(written)
    assert place_of(found) == f"content/pages/about.md:{line}:{column}"
    assert hint in found.hint


def test_a_key_of_a_section_in_a_text_is_found_at_its_line(text: Text) -> None:
    found = text.diagnostics(BEFORE_AFTER.replace("title:", "titel:"))
    assert [place_of(it) for it in found] == [
        "content/pages/about.md:6:4",
        "content/pages/about.md:7:1",
    ]
    assert "`titel`" in found[0].hint
    assert "`title`" in found[1].hint
