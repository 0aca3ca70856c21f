"""Reads a Markdown page: its front matter and its text, each as a document with positions."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from portfolio.content.diagnostics import ContentError, Diagnostic, Loc
from portfolio.content.document import Document, Position
from portfolio.content.file_reader import parse, read_text
from portfolio.markdown.render_page import TextReference, render_markdown
from portfolio.models.markdown_page import MarkdownBody, MarkdownPage

FRONT_MATTER_FENCE = "---"
FRONT_MATTER_EXAMPLE = "---, title: …, description: …, --- and then the text"


@dataclass(frozen=True, slots=True)
class MarkdownFile:
    """A Markdown page, parsed but not yet validated."""

    front_matter: Document
    body: Document
    html: str


def read_markdown(file: Path, root: Path) -> MarkdownFile:
    """Reads a Markdown page.

    Raises:
        ContentError: If it has no front matter, or that is no YAML.
    """
    name = file.relative_to(root).as_posix()
    lines = read_text(file, name).split("\n")
    fences = [number for number, line in enumerate(lines) if line.rstrip() == FRONT_MATTER_FENCE]
    if len(fences) < 2 or fences[0]:
        message = "expected front matter between two lines of ---, the first one at the top"
        raise ContentError([Diagnostic(name, 1, 1, "", message, hint=FRONT_MATTER_EXAMPLE)])
    end = fences[1]
    # An empty line stands for the first fence, so that the parser counts lines as the file does.
    front_matter = parse(file, name, "\n".join(["", *lines[1:end]]), MarkdownPage)
    title = front_matter.data.get("title") if isinstance(front_matter.data, dict) else None
    rendered = render_markdown("\n".join(lines[end + 1 :]), str(title or ""))
    body = _Body(lines, end + 1)
    for reference in rendered.references:
        body.add(reference)
    return MarkdownFile(front_matter, body.document(file, name), rendered.html)


@dataclass
class _Body:
    """Collects what a text refers to as the data of ``MarkdownBody``.

    Attributes:
        lines: Lines of the whole file.
        start: Number of lines before the text.
    """

    lines: list[str]
    start: int
    data: dict[str, list[Any]] = field(default_factory=dict)
    positions: dict[Loc, Position] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.data = {info.alias or name: [] for name, info in MarkdownBody.model_fields.items()}
        for number, line in enumerate(self.lines[self.start :], self.start + 1):
            if line.strip():
                self._append("lines", line.strip(), Position(number, 1))

    def add(self, reference: TextReference) -> None:
        """Adds a reference, at the place of its word in its line."""
        number = self.start + reference.line
        column = self.lines[number - 1].find(reference.word.split("\n")[0]) + 1
        self._append(reference.kind, reference.value, Position(number, max(column, 1)))

    def _append(self, kind: str, value: Any, position: Position) -> None:
        loc: Loc = (kind, len(self.data[kind]))
        self.data[kind].append(value)
        self.positions[loc] = position
        for key in value if isinstance(value, dict) else ():
            self.positions[*loc, key] = position

    def document(self, file: Path, name: str) -> Document:
        """Returns the document."""
        return Document(file, name, self.data, MarkdownBody, {}, self.positions)
