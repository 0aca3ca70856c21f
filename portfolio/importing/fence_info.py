"""Reads what other programs write behind the backticks of a block of code."""

from __future__ import annotations

import re

from portfolio.importing.markdown_words import line_list

FILE = re.compile(
    r"""\b(?:title|file|filename|name|path)\s*[=:]\s*\{?"""
    r"""(?:"(?P<double>[^"]+)"|'(?P<single>[^']+)'|(?P<bare>[^"'\s,}]+))"""
)
KEYED = {
    "added": re.compile(r"\b(?:ins|added?|insert)\s*=\s*[\[{\"']+([\d\s,-]+)"),
    "removed": re.compile(r"\b(?:del|removed?|delete)\s*=\s*[\[{\"']+([\d\s,-]+)"),
    "mark": re.compile(
        r"\b(?:hl_lines|mark|highlight|emphasize-lines)\s*=\s*([\[{\"'][^\]}]*|\d+)"
    ),
}
BARE_LINES = re.compile(r"(?<!=)\{([\d\s,-]+)\}")
"""Lines in braces alone: ``{1,3-5}``."""


def fence_info(info: str, count: int) -> tuple[str, dict[str, str]]:
    """Returns the language of a block of code, and what else is said of it in this site's words.

    Args:
        info: What stands behind the backticks.
        count: Number of lines of the code.
    """
    info = info.strip()
    word = re.match(r"\{?\.?([^\s{},:=]*)", info)
    language = word[1] if word else ""
    if "=" in info.split("{")[0].split(" ")[0]:
        language = ""
    said: dict[str, str] = {}
    if file := FILE.search(info) or re.match(r"[\w+#-]+:(\S+\.\w+)", info):
        said["file"] = next(filter(None, file.groups()))
    rest = info
    for key, pattern in KEYED.items():
        if match := pattern.search(info):
            said[key] = line_list(match[1], count)
            rest = rest.replace(match[0], "")
    if not said.get("mark") and (match := BARE_LINES.search(rest)):
        said["mark"] = line_list(match[1], count)
    return language, {key: it for key, it in said.items() if it}
