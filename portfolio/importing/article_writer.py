"""Writes pictures, films, links and code of an article as this site has them."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field

from portfolio.importing.article_files import ArticleFiles
from portfolio.importing.article_parts import LIQUID
from portfolio.importing.code_marks import without_marks
from portfolio.importing.fence_info import fence_info
from portfolio.importing.liquid_values import LIQUID_VALUE, without_liquid
from portfolio.importing.markdown_words import (
    SHOWN,
    code_block,
    code_language,
    emphasized,
    link,
    picture,
)
from portfolio.importing.references import References


@dataclass
class ArticleWriter(ABC):
    """Writes what an article shows and links to, and notes what is left over.

    Attributes:
        files: Finds pictures and the targets of links.
        syntaxes: What the article may say beside Markdown.
        values: Texts that Liquid puts in, by their names, such as ``site.title``.
        left: Lines, each with what was found there that has no counterpart.
        imports: Files by the names that an article in MDX gives them.
        references: What the labels of links and footnotes stand for.
    """

    files: ArticleFiles
    syntaxes: frozenset[str]
    values: Mapping[str, str] = field(default_factory=dict)
    left: list[tuple[int, str]] = field(default_factory=list)
    imports: Mapping[str, str] = field(default_factory=dict)
    references: References = field(default_factory=References)

    @abstractmethod
    def convert(self, text: str, line: int) -> str:
        """Returns a part of the text; ``line`` is that of the file at which it starts."""

    def leave(self, line: int, what: str) -> None:
        """Notes what has no counterpart, or was changed on the way."""
        self.left.append((line, what))

    def leave_once(self, line: int, what: str) -> None:
        """Notes something at its first line alone."""
        if all(said != what for _, said in self.left):
            self.leave(line, what)

    def left_over(self, line: int, kind: str, written: str) -> str:
        """Returns a comment in the place of what has no counterpart."""
        shown = written if len(written) <= SHOWN else f"{written[: SHOWN - 1]}…"
        self.leave(line, f"{kind} without a counterpart: {shown}")
        bare = re.sub(r"-{2,}", "-", written).strip("->")
        return f"<!-- left over: {bare} -->"

    def valued(self, text: str) -> str:
        """Returns a text with the values of Liquid that the settings or the article say."""
        return LIQUID_VALUE.sub(lambda it: self.values.get(it[1], it[0]), without_liquid(text))

    def picture(
        self, line: int, src: str, alt: str = "", caption: str = "", width: str = ""
    ) -> str:
        """Returns a picture, a link to one elsewhere, or its words alone."""
        src = self.valued(self.imports.get(src.removesuffix(".src"), src)).strip()
        words = alt or caption
        if re.search(r"\.(mp4|webm)$", src, re.IGNORECASE):
            return self.film(line, src, words)
        name, problem = self.files.picture(src)
        if name:
            if not alt.strip():
                self.leave(line, f"picture without words that say what it shows: {name}")
            return picture(name, alt, caption, width)
        # The caption of what cannot be shown stays as words.
        beside = f" {emphasized(caption)}" if caption and alt else ""
        if "://" in src or src.startswith("//"):
            self.leave(line, f"picture of another site, now a link: {src}")
            address = f"https:{src}" if src.startswith("//") else src
            return link(words or src, address) + beside
        self.leave(line, f"picture left out, {problem}: {src[:SHOWN]}")
        return emphasized(words) + beside

    def film(self, line: int, src: str, words: str) -> str:
        """Returns a film; its words alone if it is not there."""
        address, problem = self.files.film(self.valued(src))
        if not address:
            self.leave(line, f"film left out, {problem}: {src[:SHOWN]}")
            return emphasized(words)
        if not words:
            self.leave(line, f"film without words that say what it shows: {address}")
        return f"![{words or address.rpartition('/')[2]}]({address})"

    def linked(self, line: int, words: str, href: str) -> str:
        """Returns a link; its words alone if it leads nowhere."""
        address = self.address(line, href)
        return link(words, address) if address else words

    def address(self, line: int, href: str) -> str:
        """Returns where a link leads; nothing if that is nowhere."""
        href = self.valued(href)
        if "{%" in href or "{{" in href:
            # A tag that names an article, such as `post_url`, becomes its route on this site.
            count = len(self.left)
            route = self.convert(href, line)
            if route.startswith("/"):
                return route
            # An address elsewhere would be a guess of one that the tag does not say.
            said = "link to a page that is not here, now words"
            self.left[count:] = [(line, f"{said}: {href[:SHOWN]}")]
            return ""
        address, said = self.files.address(href)
        if said:
            self.leave(line, f"{said}: {href[:SHOWN]}")
        return address

    def code(self, line: int, code: str, info: str) -> str:
        """Returns a block of code; one of an unknown language is plain."""
        code, marked = without_marks(self.unescaped(code))
        language, said = fence_info(info, len(code.splitlines()))
        known = code_language(language)
        if known is None:
            self.leave(line, f"unknown language of code, now plain: {language}")
        return code_block(code, known or "", marked | said)

    def unescaped(self, code: str) -> str:
        """Returns code without what keeps its tags from being run: ``raw``, or ``/* */``."""
        if LIQUID in self.syntaxes:
            code = re.sub(r"\{%-?\s*(end)?raw\s*-?%\}\n?", "", code)
        return re.sub(r"\{\{([<%])/\*(.*?)\*/([>%])\}\}", r"{{\1\2\3}}", code, flags=re.DOTALL)
