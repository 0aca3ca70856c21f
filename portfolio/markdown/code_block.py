"""A block of code: what stands behind its backticks, and its lines as HTML."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape

from mdit_py_plugins.attrs.parse import ParseError, parse

from portfolio.markdown.highlight import highlight, highlight_lines, language_name

LINE_LIST = re.compile(r"[1-9]\d*(-[1-9]\d*)?(, ?[1-9]\d*(-[1-9]\d*)?)*")
"""Numbers of lines, counted from 1: ``12``, ``4-20`` or ``1-3, 7``."""

LINE_TAGS = {"mark": "mark", "added": "ins", "removed": "del"}
"""Elements of the lines that the braces name, by key; a later one comes before an earlier one."""


@dataclass(frozen=True, slots=True)
class FenceInfo:
    """What stands behind the backticks: ```` ```python {file="app.py" mark="2-4"} ````.

    Attributes:
        name: The word: a language, or what else the block holds.
        said: What the braces say.
        rest: What is neither.
    """

    name: str
    said: dict[str, str] = field(default_factory=dict)
    rest: str = ""


def parse_info(info: str) -> FenceInfo:
    """Returns the parts of what stands behind the backticks."""
    before, brace, braces = info.strip().partition("{")
    name, _, rest = before.strip().partition(" ")
    if not brace:
        return FenceInfo(name, rest=rest.strip())
    try:
        end, said = parse(brace + braces)
    except ParseError:
        return FenceInfo(name, rest=f"{rest} {brace}{braces}".strip())
    words = {key: str(it) for key, it in said.items()}
    return FenceInfo(name, words, f"{rest} {braces[end:]}".strip())


def line_numbers(lines: str) -> set[int]:
    """Returns the numbers that a list of lines stands for; of what is none, nothing."""
    if not LINE_LIST.fullmatch(lines):
        return set()
    ranges = (part.strip().partition("-") for part in lines.split(","))
    return {
        number for first, _, last in ranges for number in range(int(first), int(last or first) + 1)
    }


def code_html(code: str, info: FenceInfo) -> str:
    """Returns code with the classes of its words; where lines are marked, each is an element."""
    tags = {
        number: tag
        for key, tag in LINE_TAGS.items()
        for number in line_numbers(info.said.get(key, ""))
    }
    if not tags:
        return highlight(code, info.name)
    lines = enumerate(highlight_lines(code, info.name), 1)
    return "".join(_line(tags.get(number, "span"), line) for number, line in lines)


def _line(tag: str, line: str) -> str:
    return f'<{tag} class="code__line">{line}\n</{tag}>'


def name_html(info: FenceInfo) -> str:
    """Returns the name of the code's file, or of its language, above it; nothing without any."""
    name = escape(info.said.get("file") or language_name(info.name))
    return f'<p class="code-box__name"><bdi translate="no">{name}</bdi></p>' if name else ""
