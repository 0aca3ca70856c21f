"""Reads a section or an island in the text of a page: YAML between lines of backticks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from portfolio.content.diagnostics import ContentError, Diagnostic, Loc, format_value
from portfolio.content.document import Document, Position
from portfolio.content.file_reader import parse
from portfolio.markdown.references import TextReference
from portfolio.markdown.render_page import SECTIONS


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
    if block.kind == SECTIONS:
        return replace(parsed, data={"kind": kind, **data})
    return replace(
        parsed,
        data={"name": kind, "props": data, "file": name, "line": position.line},
        key_positions=_within_props(parsed.key_positions),
        value_positions=_within_props(parsed.value_positions),
        written={("props", *loc): it for loc, it in parsed.written.items()},
    )


def _within_props(positions: dict[Loc, Position]) -> dict[Loc, Position]:
    return {("props", *loc): it for loc, it in positions.items()}
