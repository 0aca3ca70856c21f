"""Reads a Markdown page: its front matter, its text and what blocks of it hold, with positions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from portfolio.content.diagnostics import ContentError, Diagnostic, Loc, format_value
from portfolio.content.document import Document, Position
from portfolio.content.file_reader import parse, read_text, refuse_merge
from portfolio.content.front_matter import read_front_matter
from portfolio.content.rendered_texts import rendered
from portfolio.content.syntax_errors import MERGE_MARK
from portfolio.markdown.references import TextReference
from portfolio.markdown.render_page import ISLANDS, SECTIONS, RenderedPage
from portfolio.models.markdown_body import MarkdownBody
from portfolio.models.markdown_page import MarkdownPage, MarkdownText
from portfolio.models.text_blocks import content_blocks
from portfolio.paths import CONTENT


@dataclass(frozen=True, slots=True)
class MarkdownFile:
    """A Markdown page, parsed but not yet validated."""

    front_matter: Document
    body: Document
    rendered: RenderedPage


def read_markdown(
    file: Path, root: Path, annotation: type[MarkdownText] = MarkdownPage
) -> MarkdownFile:
    """Reads a Markdown page.

    Args:
        file: The file.
        root: The project's folder, which diagnostics name files relative to.
        annotation: The model of its front matter.

    Raises:
        ContentError: If it has no front matter, or that cannot be read.
    """
    name = file.relative_to(root).as_posix()
    text = read_text(file, name)
    if {mark[0] for mark in MERGE_MARK.findall(text)} == {*"<=>"}:  # One alone may be a heading.
        refuse_merge(text, name)
    lines = text.split("\n")
    front_matter, end = read_front_matter(file, name, text, annotation)
    title = front_matter.data.get("title") if isinstance(front_matter.data, dict) else None
    blocks = content_blocks(root / CONTENT.name)
    page = rendered("\n".join(lines[end:]), str(title or ""), blocks)
    body = _body(file, name, lines, end, page.references)
    return MarkdownFile(front_matter, body, page)


def _body(
    file: Path, name: str, lines: list[str], start: int, references: Iterable[TextReference]
) -> Document:
    """Returns what a text refers to as the data of ``MarkdownBody``; it is below ``start`` lines.

    A reference is at the place of its word in its line, and what is in a block at its own.

    Raises:
        ContentError: If a section or an island in the text is no YAML, or not by itself.
    """
    data: dict[str, list[Any]] = {
        info.alias or name: [] for name, info in MarkdownBody.model_fields.items()
    }
    keys: dict[Loc, Position] = {}
    values: dict[Loc, Position] = {}
    written: dict[Loc, str] = {}

    def append(kind: str, value: Any, position: Position) -> Loc:
        loc: Loc = (kind, len(data[kind]))
        data[kind].append(value)
        for positions in (keys, values):
            positions.update(dict.fromkeys(_locs(loc, value), position))
        return loc

    for number, line in enumerate(lines[start:], start + 1):
        if line.strip():
            append("lines", line.strip(), Position(number, 1))
    for it in references:
        number = start + it.line
        column = lines[number - 1].find(it.word.split("\n")[0]) + 1
        position = Position(number, max(column, 1))
        if it.kind not in (SECTIONS, ISLANDS):
            append(it.kind, it.value, position)
            continue
        block = read_block(file, name, lines[: start + it.end], it, position)
        loc = append(it.kind, block.data, position)
        within = loc if it.kind == SECTIONS else (*loc, "props")
        keys |= {(*within, *inner): at for inner, at in block.key_positions.items() if inner}
        values |= {(*within, *inner): at for inner, at in block.value_positions.items() if inner}
        written |= {(*within, *inner): characters for inner, characters in block.written.items()}
    return Document(file, name, data, MarkdownBody, keys, values, written=written)


def _locs(loc: Loc, value: Any) -> Iterator[Loc]:
    """Yields the places of a value and of all that it holds."""
    yield loc
    for key, inner in value.items() if isinstance(value, dict) else ():
        yield from _locs((*loc, key), inner)


def read_block(
    file: Path, name: str, lines: Sequence[str], block: TextReference, position: Position
) -> Document:
    """Returns the data of a section or an island, with positions in the file of what it says.

    Args:
        file: The page's.
        name: Name of the file in diagnostics.
        lines: The lines of the file up to the end of the block.
        block: The place in the text.
        position: The place in the file.

    Raises:
        ContentError: If it is no YAML, or not by itself.
    """

    def refuse(message: str, found: str = "", hint: str = "") -> ContentError:
        return ContentError([Diagnostic(name, *position, "", message, found, hint)])

    kind = block.value["name"]
    if not block.value["alone"]:
        message = "expected a section or an island by itself in the text"
        hint = "move it out of the list, the quotation or the column"
        raise refuse(message, format_value(kind), hint)
    if rest := block.value["rest"]:
        hint = "write what belongs to it below, as in project.yaml"
        raise refuse(f"expected nothing but {kind} behind the backticks", str(rest), hint)
    within = [*lines[position.line :]]
    if within and not within[-1].strip("`~ "):
        within.pop()
    # Empty lines stand for those above, so that the parser counts as the file does.
    text = "\n".join([*[""] * position.line, *within]) if any(map(str.strip, within)) else "{}"
    parsed = parse(file, name, text, None)
    data = {} if parsed.data is None else parsed.data
    if not isinstance(data, dict):
        raise refuse("expected keys with values, as in project.yaml", format_value(data))
    island = {"name": kind, "props": data, "file": name, "line": position.line}
    return replace(parsed, data={"kind": kind, **data} if block.kind == SECTIONS else island)
