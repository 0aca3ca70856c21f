"""Reads a Markdown page: its front matter, its text and what blocks of it hold, with positions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from portfolio.content.diagnostics import ContentError, Diagnostic, Loc, format_value
from portfolio.content.document import Document, Position
from portfolio.content.file_reader import parse, read_text, refuse_merge
from portfolio.content.front_matter import read_front_matter
from portfolio.content.rendered_texts import rendered
from portfolio.content.syntax_errors import MERGE_MARK
from portfolio.markdown.references import TextReference
from portfolio.markdown.render_page import ISLANDS, SECTIONS, RenderedPage
from portfolio.models.text.blocks import content_blocks
from portfolio.models.text.body import MarkdownBody
from portfolio.models.text.markdown_page import MarkdownPage, MarkdownText
from portfolio.paths import CONTENT

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class MarkdownFile:
    """A Markdown page, parsed but not yet validated."""

    front_matter: Document
    body: Document
    rendered: RenderedPage


def read_markdown(
    file: Path, root: Path, language: str = "en", annotation: type[MarkdownText] = MarkdownPage
) -> MarkdownFile:
    """Reads a Markdown page.

    Args:
        file: The file.
        root: The project's folder, which diagnostics name files relative to.
        language: BCP 47 tag of the page that shows it.
        annotation: The model of its front matter.

    Raises:
        ContentError: If it has no front matter, or that cannot be read.
    """
    name = file.relative_to(root).as_posix()
    text = read_text(file, name)
    merge_signs = {mark[0] for mark in MERGE_MARK.findall(text)}
    if merge_signs == {"<", "=", ">"}:  # One alone may be a heading.
        refuse_merge(text, name)
    lines = text.split("\n")
    front_matter, end = read_front_matter(file, name, text, annotation)
    title = front_matter.data.get("title") if isinstance(front_matter.data, dict) else None
    blocks = content_blocks(root / CONTENT.name)
    page = rendered("\n".join(lines[end:]), str(title or ""), blocks, language)
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
    fields = [info.alias or field for field, info in MarkdownBody.model_fields.items()]
    body = Document(file, name, {field: [] for field in fields}, MarkdownBody, {}, {})
    for number, line in enumerate(lines[start:], start + 1):
        if line.strip():
            _append(body, "lines", line.strip(), Position(number, 1))
    for reference in references:
        number = start + reference.line
        column = lines[number - 1].find(reference.word.split("\n")[0]) + 1
        position = Position(number, max(column, 1))
        if reference.kind in (SECTIONS, ISLANDS):
            block = read_block(file, name, lines[: start + reference.end], reference, position)
            _append_block(body, reference.kind, block, position)
        else:
            _append(body, reference.kind, reference.value, position)
    return body


def _append(body: Document, field: str, value: Any, position: Position) -> Loc:
    """Adds a value to a field, all of it at one position, and returns its place."""
    loc: Loc = (field, len(body.data[field]))
    body.data[field].append(value)
    for inner in _locs(loc, value):
        body.key_positions[inner] = body.value_positions[inner] = position
    return loc


def _append_block(body: Document, field: str, block: Document, position: Position) -> None:
    """Adds a section or an island to a field, with the positions of what it holds."""
    loc = _append(body, field, block.data, position)
    body.key_positions.update(_below(loc, block.key_positions))
    body.value_positions.update(_below(loc, block.value_positions))
    body.written.update(_below(loc, block.written))
    # The block itself is at its backticks, and not where its first key is.
    body.key_positions[loc] = body.value_positions[loc] = position


def _locs(loc: Loc, value: Any) -> Iterator[Loc]:
    """Yields the places of a value and of all that it holds."""
    yield loc
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _locs((*loc, key), inner)


def _below(loc: Loc, by_place: Mapping[Loc, Value]) -> dict[Loc, Value]:
    """Returns a mapping by place with its places below another one."""
    return {(*loc, *inner): value for inner, value in by_place.items()}


def read_block(
    file: Path, name: str, lines: Sequence[str], block: TextReference, position: Position
) -> Document:
    """Returns the data of a section or an island, with the positions of the values in the file.

    Args:
        file: The page's.
        name: Name of the file in diagnostics.
        lines: The lines of the file up to the end of the block.
        block: The place in the text.
        position: The place in the file.

    Raises:
        ContentError: If it is no YAML, or not by itself.
    """

    def error(message: str, found: str, hint: str = "") -> ContentError:
        return ContentError([Diagnostic(name, *position, "", message, found, hint)])

    kind = block.value["name"]
    if not block.value["alone"]:
        message = "expected a section or an island by itself in the text"
        hint = "move it out of the list, the quotation or the column"
        raise error(message, format_value(kind), hint)
    if rest := block.value["rest"]:
        hint = "write what belongs to it below, as in project.yaml"
        raise error(f"expected nothing but {kind} behind the backticks", str(rest), hint)
    parsed = parse(file, name, _yaml_within(lines, position.line), None)
    data = {} if parsed.data is None else parsed.data
    if not isinstance(data, dict):
        raise error("expected keys with values, as in project.yaml", format_value(data))
    if block.kind == SECTIONS:
        return replace(parsed, data={"kind": kind, **data})
    return replace(
        parsed,
        data={"name": kind, "props": data, "file": name, "line": position.line},
        key_positions=_below(("props",), parsed.key_positions),
        value_positions=_below(("props",), parsed.value_positions),
        written=_below(("props",), parsed.written),
    )


def _yaml_within(lines: Sequence[str], start: int) -> str:
    """Returns the YAML of a block, below an empty line for each line above it.

    So the parser counts as the file does.

    Args:
        lines: The lines of the file up to the end of the block.
        start: Number of the line with the backticks that begin the block.
    """
    within = [*lines[start:]]
    if within and not within[-1].strip("`~ "):  # It may be open to the end of the file.
        within.pop()
    if not any(line.strip() for line in within):
        return "{}"
    return "\n".join([*[""] * start, *within])
