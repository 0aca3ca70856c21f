"""Finds, in the order of a text, the parts that are rewritten: code, tags, pictures and links."""

from __future__ import annotations

import re
from functools import cache

HUGO, LIQUID, MDX = "hugo", "liquid", "mdx"
"""Syntaxes of what an article may say beside Markdown."""

DOLLARS = "dollars"
"""The syntax of an article whose dollar signs are no signs of formulas."""

BRACKETS = r"(?:[^\[\]\\]|\\.|\[(?:[^\[\]\\]|\\.|\[[^\[\]]*\])*\])*"
"""Words in brackets, which may have brackets in them."""

ADDRESS = r"(?:\{\{.*?\}\}|\{%.*?%\}|[^\s()\\]|\\.|\([^\s()]*\))*"
"""An address, which tags may be parts of."""

_TITLE = r"(?:\s+(?:\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|\([^()]*\)))?"
TARGET = rf"\(\s*(?:<[^<>\n]*>|{ADDRESS}){_TITLE}\s*\)"
"""An address behind brackets, with a title or without."""

BRACE_LEVELS = 6
"""How deep braces may stand in braces."""

_TEXT = r"\"(?:[^\"\\\n<>]|\\.)*\"|'(?:[^'\\\n<>]|\\.)*'|`[^`]*`"
"""A text of a program. An apostrophe between tags begins none, so none goes on beyond a tag."""

_TEXT_ALONE = r"\{\s*(?:\"[^\"\n]*\"|'[^'\n]*'|`[^`]*`)\s*\}"
"""A text in braces, which may be a brace itself."""


def _braces(levels: int) -> str:
    """Returns what finds braces and what they hold, be it braces or texts with braces."""
    inner = _braces(levels - 1) if levels else _TEXT_ALONE
    return rf"(?:{_TEXT_ALONE}|\{{(?>{_TEXT}|[^{{}}]|{inner})*+\}})"


_BRACES = _braces(BRACE_LEVELS)
_ATTRIBUTES = rf"(?:\"[^\"]*\"|'[^']*'|`[^`]*`|{_BRACES}|[^<>{{}}\"'`])*?"

_SAID = rf"(?=[\s/>])(?:{_ATTRIBUTES}|[^>]*?)"
"""What stands in a tag behind its name, even if one of its quotation marks has no other."""


def _element(name: str) -> str:
    """Returns what finds an element of HTML up to its end; one that closes itself has no other."""
    return rf"<{name}{_SAID}(?:/>|>(?:(?:(?!<{name}\b).)*?</{name}>)?)"


_FORMULA = (
    r"(?<!\\)\$\$(?:(?!\n[ \t]*\n).)+?\$\$"
    r"|(?<![\\$])\$(?![\s$])(?:\\.|(?!\n[ \t]*\n)[^$\\])+(?<!\s)\$(?![\d$])"
)
"""A formula, as articles here have them: with lines of its own, or in a line."""

PARTS = {
    "notice": r"(?:^(?![ \t]*$)[^\n]*\n)+?^[ \t]*\{:[^}\n]*\.(?:notice|prompt)\b[^}\n]*\}[ \t]*$",
    "fence": r"^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?(?P<ticks>`{3,}|~{3,})[^\n`]*\n.*?"
    r"(?:^[ \t>]*(?P=ticks)[`~]*[ \t]*$|\Z)",
    "span": r"(?<!`)(?P<tick>`+)(?!`)(?:(?!\n[ \t]*\n).)+?(?<!`)(?P=tick)(?!`)",
    "raw": r"\{%-?\s*raw\s*-?%\}.*?\{%-?\s*endraw\s*-?%\}",
    "quiet": r"\{%-?\s*comment\s*-?%\}.*?\{%-?\s*endcomment\s*-?%\}",
    "contents": r"^[ \t]*[*+\d.-]+[ \t]+[^\n]*\n[ \t]*\{:\s*toc[^}\n]*\}|^[ \t]*\[_?TOC_?\][ \t]*$",
    "comment": r"<!--.*?-->|\{\{/\*.*?\*/\}\}",
    "module": r"^(?:import|export)\s(?:(?!\n[ \t]*\n).)*",
    "note": r"\{/\*.*?\*/\}",
    "escaped": r"\{\{[<%]/\*.*?\*/[>%]\}\}",
    "shortcode": r"\{\{(?P<sign>[<%])(?P<shortcode>.*?)[>%]\}\}",
    "liquid": r"\{%-?(?P<tag>.*?)-?%\}",
    "output": r"\{\{(?P<value>.*?)\}\}",
    "listing": r"<pre\b[^>]*>.*?</pre>",
    "figure": r"<figure\b[^>]*>.*?</figure>|<picture\b[^>]*>.*?</picture>",
    "frame": _element("iframe"),
    "film": _element("video"),
    "script": rf"<(?P<unseen>script|style|svg|math){_SAID}(?:/>|>.*?</(?P=unseen)>)",
    "items": r"<(?P<items>ul|ol)\b[^>]*>(?!\s*\{)(?:(?!<[uo]l\b|```).)*?</(?P=items)>",
    "icon": r"<(?P<empty>i|em|span)\b[^>]*>\s*</(?P=empty)>",
    "title": r"<h(?P<level>[1-6])\b[^>]*>.*?</h(?P=level)>",
    "component": rf"<(?P<c_end>/?)(?P<component>[A-Z][\w.]*)(?P<c_said>{_ATTRIBUTES})/?>",
    "html": rf"<(?P<h_end>/?)(?P<html>[a-zA-Z][a-zA-Z0-9-]*)(?=[\s/>])(?P<h_said>{_ATTRIBUTES})/?>",
    "image": rf"!\[(?P<alt>{BRACKETS})\](?:{TARGET}|\[[^\]\n]*\])?(?:\{{[^}}\n]*\}})?",
    "footnote": r"\[\^[^\]\s]+\]:?",
    "definition": rf"^ {{0,3}}\[[^\]\n]+\]:[ \t]*\S+{_TITLE}[ \t]*$",
    "abbreviation": r"^\*\[[^\]\n]+\]:[^\n]*$",
    "link": rf"(?<!!)\[(?P<words>{BRACKETS})\](?:{TARGET}|\[[^\]\n]*\])?",
    "aside": r"^:::+[ \t]*\w[^\n]*\n.*?^:::+[ \t]*$",
    "colons": r"^:::+[^\n]*$",
    "alert": r"(?<=>)[ \t]*\[!\w+\][^\n]*",
    "list": r"[ \t]*\{:[^}\n]*\}",
    "expression": _BRACES,
    "dollar": r"(?<!\\)\$",
}
"""The parts by their names. The first that fits a place counts, so code comes before what
might stand in it."""

OF_SYNTAX = {
    LIQUID: ("notice", "raw", "quiet", "liquid", "output", "list", "abbreviation"),
    HUGO: ("escaped", "shortcode"),
    MDX: ("module", "note", "component", "expression"),
    DOLLARS: ("dollar",),
}
"""Parts that only articles with a syntax have."""


@cache
def pattern_for(syntaxes: frozenset[str]) -> re.Pattern[str]:
    """Returns what finds the parts of articles that may have some syntaxes."""
    others = {part for it, parts in OF_SYNTAX.items() if it not in syntaxes for part in parts}
    patterns = dict(PARTS)
    if MDX in syntaxes and DOLLARS not in syntaxes:
        # What a formula says in braces is no expression: it stays as it is, as code does.
        patterns["span"] += f"|{_FORMULA}"
    parts = (f"(?P<part_{name}>{it})" for name, it in patterns.items() if name not in others)
    return re.compile("|".join(parts), re.MULTILINE | re.DOTALL)


IMPORTED = re.compile(r"import\s+(\w+)\s+from\s+[\"']([^\"']+)[\"']")
"""A line of MDX that gives a file a name."""
