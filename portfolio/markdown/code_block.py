"""A block of code: what stands behind its backticks, and its lines as HTML."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape

from portfolio.markdown.highlight import highlight, highlight_lines, language_name

LINE = r"[1-9]\d{0,4}"
LINE_LIST = re.compile(rf"{LINE}(-{LINE})?(, ?{LINE}(-{LINE})?)*", re.ASCII)
"""Numbers of lines, counted from 1: ``12``, ``4-20`` or ``1-3, 7``."""

LINE_TAGS = {"mark": "mark", "added": "ins", "removed": "del"}
"""Elements of the lines that the braces name, by key; a later one comes before an earlier one."""


KEYS = {
    **dict.fromkeys(("file", "filename", "title"), "file"),
    **dict.fromkeys(("mark", "hl_lines", "highlight"), "mark"),
    **dict.fromkeys(("added", "ins"), "added"),
    **dict.fromkeys(("removed", "del"), "removed"),
}
"""What may be said of a block, by the words that it has here and in other programs."""

PART = re.compile(
    r"(?P<key>[\w-]+)=(?P<value>\"[^\"]*\"|'[^']*'|\[[^\]]*\]|\{[^{}]*\}|[^\s{},]+)"
    r"|\{(?P<lines>[\d\s,-]+)\}|(?P<sign>[{}])|(?P<word>[^\s{},]+)"
)
"""A part of what stands behind the language; numbers alone in braces are lines to mark."""


@dataclass(frozen=True, slots=True)
class FenceInfo:
    """What stands behind the backticks: ```` ```python {file="app.py" mark="2-4"} ````.

    Attributes:
        name: The word: a language, or what else the block holds.
        said: What is said of it, by the words that this site has for it.
        rest: What is neither.
    """

    name: str
    said: dict[str, str] = field(default_factory=dict)
    rest: str = ""


def parse_info(info: str) -> FenceInfo:
    """Returns the parts of what stands behind the backticks, as this or another program has it."""
    name = re.split(r"[\s{]", info.strip(), maxsplit=1)[0]
    said: dict[str, str] = {}
    rest: list[str] = []
    for part in PART.finditer(info.strip()[len(name) :]):
        key = KEYS.get(part["key"] or "mark" * bool(part["lines"]))
        if key:
            value = (part["lines"] or part["value"]).strip()
            said[key] = value.strip("\"'") if key == "file" else _lines(value)
        elif not part["sign"]:
            rest.append(part[0])
    return FenceInfo(name, said, " ".join(rest))


def _lines(value: str) -> str:
    """Returns a list of lines as it is written here: without quotes and brackets, with commas."""
    return re.sub(r"[\s,]+", ", ", re.sub(r"[\"'\[\]{}]", "", value).strip(" ,"))


def line_numbers(lines: str) -> set[int]:
    """Returns the numbers that a list of lines stands for; of what is none, nothing."""
    if not LINE_LIST.fullmatch(lines):
        return set()
    parts = (part.strip().partition("-") for part in lines.split(","))
    ranges = [range(int(first), int(last or first) + 1) for first, _, last in parts]
    return set[int]().union(*ranges) if all(ranges) else set()


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
