"""Rewrites the text of an article from elsewhere as this site writes it."""

from __future__ import annotations

import re
from collections.abc import Set
from dataclasses import replace
from textwrap import dedent, indent

from portfolio.importing.article_blocks import BLOCK_PARTS
from portfolio.importing.article_html import (
    HTML_PARTS,
    MARKDOWN_WITHIN,
    around,
    html_tag,
)
from portfolio.importing.article_links import LINK_PARTS, with_caption
from portfolio.importing.article_parts import HUGO, IMPORTED, LIQUID, MDX, OF_SYNTAX, pattern_for
from portfolio.importing.article_writer import ArticleWriter
from portfolio.importing.counterparts import (
    MAKERS,
    WITH_CAPTIONS,
    Inner,
    callout_of,
    counterpart,
    has_text,
)
from portfolio.importing.foreign_markdown import with_formulas
from portfolio.importing.html_tags import DROPPED, KEPT
from portfolio.importing.indented_code import lines_of_code, with_signs, without_new_code
from portfolio.importing.liquid_raw import with_raw_hidden, with_raw_shown
from portfolio.importing.markdown_words import APART, AROUND, apart
from portfolio.importing.references import References
from portfolio.importing.tags import Tag, attributes, tag_of

TAGS = {
    "shortcode": "shortcode",
    "liquid": "Liquid tag",
    "component": "component",
    "html": "HTML tag",
}
"""Parts of a text that may go on to another one, their end, by what messages call them."""

PARTS = {**BLOCK_PARTS, **HTML_PARTS, **LINK_PARTS}


BEFORE_MARKDOWN = frozenset((*OF_SYNTAX[LIQUID], *OF_SYNTAX[HUGO]))
"""Parts that programs replace before they read Markdown, in code too."""

BELOW_CODE = re.compile(r"\n[ \t>]*\{:(?P<said>[^}\n]*\bfile\s*=[^}\n]*)\}[ \t]*$", re.MULTILINE)
BELOW_PICTURE = re.compile(
    r"[ \t]*\n[ \t]*(?P<sign>[_*])(?!\s)(?P<words>[^_*\n]+)(?<!\s)(?P=sign)[ \t]*"
    r"(?=\n[ \t]*(?:\n|\Z)|\Z)"
)
"""Emphasized words that end the paragraph of a picture."""


class ArticleText(ArticleWriter):
    """The text of one article."""

    code_lines: Set[int] = frozenset()
    """Lines of the file that are code because they are indented."""

    def rewritten(self, text: str, first_line: int) -> str:
        """Returns a whole text as this site writes it.

        Args:
            text: The text below the front matter.
            first_line: Line of the file at which it starts.
        """
        if LIQUID in self.syntaxes:
            text = with_raw_hidden(text)
        self.imports = dict(IMPORTED.findall(text))
        self.references = References.of(text)
        if MDX not in self.syntaxes:
            self.code_lines = lines_of_code(text, first_line, LIQUID in self.syntaxes)
        text = with_formulas(text, first_line, self.code_lines, self)
        signed = with_signs(text, first_line, self.code_lines)
        new = without_new_code(self.convert(signed, first_line).strip("\n"))
        return f"{with_raw_shown(new)}\n"

    def convert(self, text: str, line: int) -> str:
        """Returns a part of the text; ``line`` is that of the file at which it starts."""
        pattern, out, place = pattern_for(self.syntaxes), [], 0
        while match := pattern.search(text, place):
            at = line + text.count("\n", 0, match.start())
            name = _name(match)
            out.append(text[place : match.start()])
            if at in self.code_lines and name not in BEFORE_MARKDOWN:
                end = text.find("\n", match.start())
                place = end if end >= 0 else len(text)
                out.append(text[match.start() : place])
                continue
            margin = text[text.rfind("\n", 0, match.start()) + 1 : match.start()]
            replacement, place = self._part(match, text, at)
            is_first = not margin.strip()
            ends_line = text[place : place + 1] in {"", "\n"}
            if ends_line and name == "html" and not replacement.strip():
                # The end of the line stands between the words already.
                replacement = ""
            if ends_line and is_first and replacement in {"", "<br>"}:
                # Below a tag that starts a paragraph by itself Markdown is not read.
                replacement = APART
            if APART in replacement and is_first:
                replacement = apart(indent(replacement.strip(APART), margin))
            elif replacement.startswith("<!--") and is_first and text[place : place + 1] != "\n":
                # Markdown does not read the words behind a comment that starts a line.
                replacement += f"\n{margin}"
            out.append(replacement)
            # A match of no length would be found at the same place again.
            if place == match.start():
                out.append(text[place : place + 1])
                place += 1
        return AROUND.sub("\n\n", "".join([*out, text[place:]]))

    def _part(self, match: re.Match[str], text: str, line: int) -> tuple[str, int]:
        """Returns what is written for a part of a text, and the place at which that ends."""
        name, written, end = _name(match), match[0], match.end()
        if name in TAGS:
            return self._tag(match, text, line)
        if name == "fence" and (below := BELOW_CODE.match(text, end)):
            # kramdown says the file of a block of code in the line below it.
            written, end = written.replace("\n", f" {below['said']}\n", 1), below.end()
        made = PARTS[name](written, line, self)
        if name == "image" and (below := BELOW_PICTURE.match(text, end)):
            before = text[: match.start()].rstrip(" \t")
            is_paragraph = not before.strip() or before.endswith("\n\n")
            if is_paragraph and (shown := with_caption(made, below["words"])):
                return shown, below.end()
        return made, end

    def _tag(self, match: re.Match[str], text: str, line: int) -> tuple[str, int]:
        """Returns what is written for a tag, and the place of the text at which it ends."""
        tag, is_html = tag_of(match), _name(match) == "html"
        if tag.is_end:
            is_own = is_html and tag.name not in MAKERS.keys() - KEPT
            return html_tag(match[0], tag, line, self) if is_own else "", match.end()
        if is_html and tag.name in MARKDOWN_WITHIN and not tag.is_closed:
            inner, end = self._inner(match, text, line, tag)
            if inner:
                return around(tag, self.convert(*inner).strip(), line, self), end
        shown = tag
        if is_html:
            # Quotation marks of Liquid may stand within those of HTML.
            tag = replace(tag, said=attributes(self.valued(match["h_said"])))
            shown = callout_of(tag) or tag
        inner, end = None, match.end()
        if has_text(shown.name):
            inner, end = self._inner(match, text, line, tag)
        if not is_html or shown.name not in KEPT | DROPPED:
            made = counterpart(shown, inner, self, line)
            if made is not None:
                return apart(made) if inner and shown.name not in WITH_CAPTIONS else made, end
        if is_html:
            return html_tag(match[0], tag, line, self), match.end()
        return self._without_counterpart(match, text, line, tag)

    def _without_counterpart(
        self, match: re.Match[str], text: str, line: int, tag: Tag
    ) -> tuple[str, int]:
        """Returns a link, or a comment and what the tag holds, and the place at which that ends."""
        inner, end = self._inner(match, text, line, tag)
        href = tag.get("href", "to")
        if href and inner and "\n" not in inner[0].strip():
            return self.linked(line, self.convert(*inner).strip(), href), end
        comment = self.left_over(line, TAGS[_name(match)], tag.written)
        if not _is_alone(match, text):
            return comment, match.end()
        body = self.convert(*inner).strip() if inner else ""
        return apart(f"{comment}\n\n{body}".rstrip()), end

    def _inner(
        self, match: re.Match[str], text: str, line: int, tag: Tag
    ) -> tuple[Inner | None, int]:
        """Returns what stands between a tag and its end, and the place at which that ends."""
        depth, start = 1, match.end()
        if tag.is_closed:
            return None, start
        for other in pattern_for(self.syntaxes).finditer(text, start):
            if other.lastgroup != match.lastgroup:
                continue
            found = tag_of(other)
            if found.name == tag.name and not found.is_closed:
                depth += -1 if found.is_end else 1
            if not depth:
                inside = text[start : other.start()]
                first = line + text.count("\n", match.start(), start)
                return (dedent(inside), first), other.end()
        return None, start


def _is_alone(match: re.Match[str], text: str) -> bool:
    """Returns whether nothing else stands on the lines of a tag."""
    before = text[text.rfind("\n", 0, match.start()) + 1 : match.start()]
    after = text[match.end() :].partition("\n")[0]
    return not before.strip() and not after.strip()


def _name(match: re.Match[str]) -> str:
    """Returns which part of a text was found."""
    return (match.lastgroup or "").removeprefix("part_")
