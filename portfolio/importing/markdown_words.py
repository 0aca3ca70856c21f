"""Markdown as this site writes it: pictures, links, callouts and blocks of code."""

from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import quote

from portfolio.markdown.highlight import language_name

CALLOUTS = {
    "note": (
        *("note", "info", "information", "hint", "default", "primary", "secondary", "abstract"),
        "alert",
    ),
    "tip": ("tip", "success", "check", "done", "idea", "light"),
    "important": ("important", "attention", "question", "example", "quote"),
    "warning": ("warning", "warn", "caution-warning", "todo", "exclamation"),
    "caution": ("caution", "danger", "error", "bug", "failure", "critical"),
}
"""The kinds of callouts that this site has, and what else they are called."""

PLAIN_LANGUAGES = frozenset(("", "plain", "plaintext", "text", "txt", "none", "nohighlight"))

APART = "\0"
"""A sign before and behind a block that has to stand apart, while a text is rewritten; files have
no control characters."""

AROUND = re.compile(rf"[ \t]*(?:\n[ \t]*)*{APART}(?:[ \t]*\n|{APART})*")
"""Such signs, with the lines that are empty around them."""

SHOWN = 80
"""Letters of a tag or an address that a message repeats."""

MIN_WIDTH = 16
"""Least width of a picture in CSS pixels."""

RANGE = re.compile(r"[1-9]\d*(?:\s*-\s*[1-9]\d*)?")


def apart(block: str) -> str:
    """Returns a block that has to stand apart from what is around it."""
    return f"{APART}{block}{APART}"


def picture(src: str, alt: str = "", caption: str = "", width: str = "") -> str:
    """Returns a picture; one without words is marked as a decoration."""
    words = re.sub(r"([\[\]\\])", r"\\\1", _line(alt))
    title = f' "{_quoted(caption)}"' if _line(caption) else ""
    pixels = re.fullmatch(r"(\d+)(?:px)?", width.strip())
    said = [f"width={pixels[1]}"] if pixels and int(pixels[1]) >= MIN_WIDTH else []
    said += [] if words else [".decorative"]
    braces = f"{{{' '.join(said)}}}" if said else ""
    return f"![{words}]({quote(src, safe='/.-_~%')}{title}){braces}"


def captioned(block: str, caption: str) -> str:
    """Returns a picture with a caption, or any other block with one below it."""
    if not _line(caption):
        return block
    if bare := re.fullmatch(r"(!\[.*\]\([^\s()]+)(\)(?:\{[^{}]*\})?)", block):
        return f'{bare[1]} "{_quoted(caption)}"{bare[2]}'
    return f"{block}\n\n{emphasized(caption)}"


def emphasized(words: str) -> str:
    """Returns words that stand for what is not shown, or below it; nothing of none."""
    line = _line(words).replace("*", "")
    return f"*{line}*" if line else ""


def link(words: str, href: str) -> str:
    """Returns a link."""
    return f"[{words}]({href.replace(' ', '%20').replace('(', '%28').replace(')', '%29')})"


def callout(kind: str, text: str, title: str = "") -> str:
    """Returns a callout, with a title of its own above its text."""
    known = (it for it, others in CALLOUTS.items() if kind.strip().casefold() in others)
    body = text.strip("\n").strip()
    if title := _line(title):
        body = f"**{title}**\n\n{body}" if body else f"**{title}**"
    lines = [f"[!{next(known, 'note').upper()}]", *body.split("\n")]
    return "\n".join(f"> {line}".rstrip() for line in lines)


def is_callout(kind: str) -> bool:
    """Returns whether a word is the name of a kind of callout, here or elsewhere."""
    return any(kind.casefold() in others for others in CALLOUTS.values())


def code_block(code: str, language: str = "", said: Mapping[str, str] | None = None) -> str:
    """Returns a block of code, in a fence that is longer than all in it."""
    longest = max((len(it) for it in re.findall(r"`{3,}", code)), default=2)
    fence = "`" * (longest + 1)
    braces = " ".join(f'{key}="{_quoted(it)}"' for key, it in (said or {}).items() if it)
    info = f"{language} {{{braces}}}".strip() if braces else language
    return f"{fence}{info}\n{code.rstrip(chr(10))}\n{fence}"


def code_language(name: str) -> str | None:
    """Returns the name of a language as this site writes it; None for one that it does not know."""
    language = name.casefold()
    if language in PLAIN_LANGUAGES:
        return ""
    return language if language_name(language) else None


def line_list(text: str, count: int) -> str:
    """Returns the numbers of lines in a text as this site lists them, e.g. ``1-3, 7``.

    Args:
        text: Numbers and ranges, with any signs between them.
        count: Number of lines; numbers beyond it are left out.
    """
    found: list[str] = []
    for match in RANGE.findall(text):
        first, _, last = match.replace(" ", "").partition("-")
        end = min(int(last or first), count)
        if int(first) <= end:
            found.append(first if int(first) == end else f"{first}-{end}")
    return ", ".join(found)


def _line(text: str) -> str:
    return " ".join(text.split())


def _quoted(text: str) -> str:
    return _line(text).replace("\\", "\\\\").replace('"', '\\"')
