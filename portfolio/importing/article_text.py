"""Rewrites the text of an article from elsewhere as this site writes it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from textwrap import dedent, indent
from typing import Protocol

from portfolio.importing.article_html import HTML_PARTS, html_tag
from portfolio.importing.article_parts import ADDRESS, IMPORTED, REFERENCE, TARGET, pattern_for
from portfolio.importing.code_marks import without_marks
from portfolio.importing.counterparts import WITH_CAPTIONS, Inner, counterpart, has_text
from portfolio.importing.fence_info import fence_info
from portfolio.importing.html_tags import DROPPED, KEPT
from portfolio.importing.liquid_values import LIQUID_VALUE, without_liquid
from portfolio.importing.markdown_words import (
    APART,
    AROUND,
    SHOWN,
    apart,
    callout,
    code_block,
    code_language,
    is_callout,
    link,
    picture,
)
from portfolio.importing.tags import Tag, attributes, tag_of

TARGET_PARTS = re.compile(
    rf"\(\s*(?:<(?P<angled>[^<>\n]*)>|(?P<bare>{ADDRESS}))"
    r"(?:\s+[\"'(](?P<title>.*)[\"')])?\s*\)\Z",
    re.DOTALL,
)


class ArticleFiles(Protocol):
    """Finds what an article shows, and where its links lead."""

    def picture(self, src: str) -> tuple[str, str]:
        """Returns the name of a picture for the article; nothing, and why, if there is none."""
        ...

    def film(self, src: str) -> tuple[str, str]:
        """Returns the address of a film; nothing, and why, if there is none."""
        ...

    def address(self, href: str) -> tuple[str, str]:
        """Returns where a link leads, nothing if that is nowhere, and what is to be said of it."""
        ...


@dataclass
class ArticleText:
    """The text of one article.

    Attributes:
        files: Finds pictures and the targets of links.
        syntaxes: What the article may say beside Markdown.
        values: Texts that Liquid puts in, by their names, such as ``site.title``.
        left: Lines, each with what was found there that has no counterpart.
        imports: Files by the names that an article in MDX gives them.
        references: Addresses and titles of links by their labels.
        noted: Labels of footnotes that have a text, and of those that a place leads to.
    """

    files: ArticleFiles
    syntaxes: frozenset[str]
    values: Mapping[str, str] = field(default_factory=dict)
    left: list[tuple[int, str]] = field(default_factory=list)
    imports: dict[str, str] = field(default_factory=dict)
    references: dict[str, tuple[str, str]] = field(default_factory=dict)
    noted: tuple[set[str], set[str]] = (set(), set())

    def rewritten(self, text: str, first_line: int) -> str:
        """Returns a whole text as this site writes it.

        Args:
            text: The text below the front matter.
            first_line: Line of the file at which it starts.
        """
        self.imports = dict(IMPORTED.findall(text))
        for match in REFERENCE.finditer(text):
            label = _label(match["label"])
            self.references.setdefault(label, (match["href"], match["title"] or ""))
        labels = re.findall(r"\[\^([^\]\s]+)\](:?)", text)
        self.noted = (
            {it for it, is_text in labels if is_text},
            {it for it, end in labels if not end},
        )
        return self.convert(text, first_line).strip("\n") + "\n"

    def convert(self, text: str, line: int) -> str:
        """Returns a part of the text; ``line`` is that of the file at which it starts."""
        pattern, out, place = pattern_for(self.syntaxes), [], 0
        while match := pattern.search(text, place):
            at = line + text.count("\n", 0, match.start())
            name = (match.lastgroup or "").removeprefix("part_")
            out.append(text[place : match.start()])
            margin = text[text.rfind("\n", 0, match.start()) + 1 : match.start()]
            place = match.end()
            if name in {"shortcode", "liquid", "component", "html"}:
                replacement, place = self._tag(match, text, at)
            else:
                replacement = self._part(name, match[0], at)
            is_first = not margin.strip()
            if not replacement and is_first and text[place : place + 1] in {"", "\n"}:
                replacement = APART
            if APART in replacement and is_first:
                replacement = apart(indent(replacement.strip(APART), margin))
            elif replacement.startswith("<!--") and is_first and text[place : place + 1] != "\n":
                # Markdown does not read the words behind a comment that starts a line.
                replacement += f"\n{margin}"
            out.append(replacement)
            # What is empty finds the same place for ever.
            if place == match.start():
                out.append(text[place : place + 1])
                place += 1
        return AROUND.sub("\n\n", "".join([*out, text[place:]]))

    def _valued(self, text: str) -> str:
        """Returns a text with the values of Liquid that the settings or the article say."""
        text = without_liquid(text)
        return LIQUID_VALUE.sub(lambda it: self.values.get(it[1], it[0]), text)

    def _part(self, name: str, written: str, line: int) -> str:
        if make := HTML_PARTS.get(name):
            return make(written, line, self)
        return getattr(self, f"_{name}")(written, line)

    def leave(self, line: int, what: str) -> None:
        """Notes what has no counterpart, or was changed on the way."""
        self.left.append((line, what))

    def leave_once(self, line: int, what: str) -> None:
        """Notes something at its first line alone."""
        if all(said != what for _, said in self.left):
            self.left.append((line, what))

    # What counterparts of tags need.

    def picture(
        self, line: int, src: str, alt: str = "", caption: str = "", width: str = ""
    ) -> str:
        """Returns a picture, a link to one elsewhere, or its words alone."""
        src = self.imports.get(src.removesuffix(".src"), src).strip()
        words = alt or caption
        # The caption of what cannot be shown stays as words.
        beside = f" *{caption}*" if caption and alt else ""
        if re.search(r"\.(mp4|webm)$", src, re.I):
            return self.film(line, src, words)
        if "://" in src or src.startswith("//"):
            if found := self.files.picture(src)[0]:
                return self._shown(line, found, alt, caption, width)
            self.leave(line, f"picture of another site, now a link: {src}")
            address = f"https:{src}" if src.startswith("//") else src
            return link(words or src, address) + beside
        found, problem = self.files.picture(src)
        if not found:
            self.leave(line, f"picture left out, {problem}: {src[:SHOWN]}")
            return f"*{words}*{beside}" if words else ""
        return self._shown(line, found, alt, caption, width)

    def _shown(self, line: int, name: str, alt: str, caption: str, width: str) -> str:
        if not alt.strip():
            self.leave(line, f"picture without words that say what it shows: {name}")
        return picture(name, alt, caption, width)

    def film(self, line: int, src: str, words: str) -> str:
        """Returns a film; its words alone if it is not there."""
        address, problem = self.files.film(src)
        if not address:
            self.leave(line, f"film left out, {problem}: {src[:SHOWN]}")
            return f"*{words}*" if words else ""
        if not words:
            self.leave(line, f"film without words that say what it shows: {address}")
        return f"![{words or address.rpartition('/')[2]}]({address})"

    def linked(self, line: int, words: str, href: str) -> str:
        """Returns a link; its words alone if it leads nowhere."""
        address = self.address(line, href)
        return link(words, address) if address else words

    def address(self, line: int, href: str) -> str:
        """Returns where a link leads; nothing if that is nowhere."""
        address, said = self.files.address(href)
        if said:
            self.leave(line, f"{said}: {href[:SHOWN]}")
        return address

    def code(self, line: int, code: str, info: str) -> str:
        """Returns a block of code; one of an unknown language is plain."""
        if "liquid" in self.syntaxes:
            code = re.sub(r"\{%-?\s*(end)?raw\s*-?%\}\n?", "", code)
        code = re.sub(r"\{\{([<%])/\*(.*?)\*/([>%])\}\}", r"{{\1\2\3}}", code)
        code, marked = without_marks(code)
        language, said = fence_info(info, len(code.splitlines()))
        known = code_language(language)
        if known is None:
            self.leave(line, f"unknown language of code, now plain: {language}")
        return code_block(code, known or "", marked | said)

    # Parts of the text, by their names.

    def _tag(self, match: re.Match[str], text: str, line: int) -> tuple[str, int]:
        """Returns what is written for a tag, and the place of the text at which it ends."""
        tag = tag_of(match)
        is_html = match.lastgroup == "part_html"
        inner, end = None, match.end()
        if not tag.is_end and not tag.is_closed and has_text(tag.name):
            inner, end = self._inner(match, text, line, tag)
        if not tag.is_end and not (is_html and tag.name in {*KEPT, *DROPPED}):
            made = counterpart(tag, inner, self, line)
            if made is not None:
                return apart(made) if inner and tag.name not in WITH_CAPTIONS else made, end
        if is_html:
            return html_tag(match[0], tag, line, self), match.end()
        if tag.is_end:
            return "", match.end()
        kind = {"part_shortcode": "shortcode", "part_liquid": "Liquid tag"}
        said = kind.get(match.lastgroup or "", "component")
        return self._left_over(said, tag.written, line), match.end()

    def _inner(
        self, match: re.Match[str], text: str, line: int, tag: Tag
    ) -> tuple[Inner | None, int]:
        """Returns what stands between a tag and its end, and the place at which that ends."""
        depth, start = 1, match.end()
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

    def _left_over(self, kind: str, written: str, line: int) -> str:
        """Returns a comment in the place of what has no counterpart."""
        shown = written if len(written) <= SHOWN else f"{written[: SHOWN - 1]}…"
        self.leave(line, f"{kind} without a counterpart: {shown}")
        bare = re.sub(r"-{2,}", "-", written).strip("->")
        return f"<!-- left over: {bare} -->"

    def _fence(self, written: str, line: int) -> str:
        head, _, rest = written.partition("\n")
        sign = re.search(r"`{3,}|~{3,}", head)
        assert sign
        before, info = head[: sign.start()], head[sign.end() :].strip()
        lines = rest.split("\n")
        if re.fullmatch(r"[ \t>]*(`{3,}|~{3,})[ \t]*", lines[-1]):
            lines.pop()
        # Lines of a list or a quotation keep what stands before them.
        margin = re.sub(r"[^>]", " ", before)
        inner = [_without(margin, it) for it in lines]
        block = self.code(line, "\n".join(inner), info).split("\n")
        return "\n".join([before + block[0], *((margin + it).rstrip() for it in block[1:])])

    def _span(self, written: str, line: int) -> str:
        if "liquid" in self.syntaxes:
            return re.sub(r"\{%-?\s*(end)?raw\s*-?%\}", "", written)
        return re.sub(r"\{\{([<%])/\*(.*?)\*/([>%])\}\}", r"{{\1\2\3}}", written)

    def _raw(self, written: str, line: int) -> str:
        inner = re.sub(r"\A\{%.*?%\}|\{%-?\s*endraw\s*-?%\}\Z", "", written, flags=re.DOTALL)
        if "```" in inner or "~~~" in inner:
            return self.convert(inner, line)
        return inner

    def _quiet(self, written: str, line: int) -> str:
        return ""

    _contents = _module = _note = _list = _quiet

    def _comment(self, written: str, line: int) -> str:
        is_mark = re.fullmatch(r"<!--\s*(more|excerpt|toc)\s*-->", written, re.IGNORECASE)
        return "" if is_mark or written.startswith("{") else written

    def _escaped(self, written: str, line: int) -> str:
        return f"`{re.sub(r'/[*]|[*]/', '', written)}`"

    def _output(self, written: str, line: int) -> str:
        known = self._valued(written)
        return (
            known
            if known != written
            else self._left_over("Liquid value", written.strip("{} -"), line)
        )

    def _expression(self, written: str, line: int) -> str:
        inner = written[1:-1].strip()
        if re.fullmatch(r"\"[^\"]*\"|'[^']*'|`[^`$]*`", inner):
            return inner[1:-1]
        return self._left_over("expression", inner, line) if inner else ""

    def _dollar(self, written: str, line: int) -> str:
        return "\\$"

    def _notice(self, written: str, line: int) -> str:
        text, _, mark = written.rpartition("\n")
        kind = re.search(r"\.(?:notice|prompt)-{0,2}(\w+)?", mark)
        quoted = re.sub(r"^[ \t]*> ?", "", text, flags=re.MULTILINE)
        return apart(callout((kind and kind[1]) or "note", self.convert(quoted, line)))

    def _alert(self, written: str, line: int) -> str:
        word = re.search(r"\w+", written)
        kind = word[0] if word else "note"
        if not is_callout(kind):
            self.leave(line, f"unknown kind of callout, now a note: {kind}")
        title = written.partition("]")[2].strip("+- \t")
        mark = callout(kind, "").partition("\n")[0].removeprefix(">")
        return f"{mark}\n> **{title}**\n>" if title else mark

    def _aside(self, written: str, line: int) -> str:
        head, _, rest = written.partition("\n")
        said = re.match(r":+\s*(\w+)\s*(?:\[([^\]]*)\]|\{[^}]*\}|(.*))", head)
        text = rest.rpartition("\n")[0]
        if not said or not is_callout(said[1]):
            self._colons(head, line)
            return self.convert(text, line + 1)
        inner = self.convert(dedent(text), line + 1)
        return apart(callout(said[1], inner, said[2] or said[3] or ""))

    def _colons(self, written: str, line: int) -> str:
        if written.strip(": \t"):
            self.leave(line, f"block without a counterpart, its text stays: {written.strip()}")
        return ""

    def _footnote(self, written: str, line: int) -> str:
        label, (texts, places) = written.strip("[^]:"), self.noted
        if written.endswith(":"):
            if label in places:
                return written
            self.leave(line, f"footnote that no place leads to, now a paragraph: {label}")
            return ""
        if label in texts:
            return written
        self.leave(line, f"footnote without a text: {label}")
        return f"\\{written}"

    def _definition(self, written: str, line: int) -> str:
        return ""

    def _image(self, written: str, line: int) -> str:
        words, src, title, rest = self._parts(written[1:])
        if not src:
            return written
        said = attributes(rest.strip("{}: "))
        alt = re.sub(r"\\(.)", r"\1", words)
        return self.picture(line, self._valued(src), alt, title, said.get("width", ""))

    def _link(self, written: str, line: int) -> str:
        words, href, _, rest = self._parts(written)
        if not href:
            return f"[{self.convert(words, line)}]{rest}" if "[" in words else written
        text = self.convert(words, line)
        is_picture = re.fullmatch(r"\s*!\[.*\s*", text, re.DOTALL)
        if is_picture and re.search(r"\.(png|jpe?g|gif|webp|svg|avif)$", href, re.IGNORECASE):
            # A picture that leads to itself, in a larger size.
            return text
        href = self._valued(href)
        if "{%" in href or "{{" in href:
            # What a tag of this site's own articles becomes is an address already.
            address = self.convert(href, line)
            return f"{link(text, address) if address.startswith('/') else text}{rest}"
        return f"{self.linked(line, text, href)}{rest}"

    def _parts(self, written: str) -> tuple[str, str, str, str]:
        """Returns the words of a link, its address and title, and what stands behind it."""
        match = _LINK.match(written)
        assert match
        words, rest = match["words"], written[match.end() :]
        if match["target"]:
            target = TARGET_PARTS.match(match["target"])
            assert target
            href = target["angled"] if target["angled"] is not None else target["bare"]
            title = re.sub(r"\\(.)", r"\1", target["title"] or "")
            return words, re.sub(r"\\(.)", r"\1", href), title, rest
        label = match["label"] or words
        href, title = self.references.get(_label(label), ("", ""))
        behind = f"[{match['label']}]" if match["label"] is not None and not href else ""
        return words, href, title, behind + rest


_LINK = re.compile(
    r"\[(?P<words>(?:[^\[\]\\]|\\.|\[(?:[^\[\]\\]|\\.|\[[^\[\]]*\])*\])*)\]"
    rf"(?:(?P<target>{TARGET})|\[(?P<label>[^\]\n]*)\])?",
    re.DOTALL,
)


def _label(text: str) -> str:
    return " ".join(text.split()).casefold()


def _without(margin: str, line: str) -> str:
    """Returns a line of code without what stands before its block, as far as it is there."""
    length = 0
    for wanted, found in zip(margin, line, strict=False):
        if found != wanted and not (wanted == ">" and found == " "):
            break
        length += 1
    return line[length:]
