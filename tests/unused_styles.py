"""Lists the rules of styles that no page uses: ``python -m tests.unused_styles [SITE …]``.

Without sites it makes the tests' site of all blocks in each theme, and reads those of ``make site``
and ``make variant`` besides. A rule is used if its selector matches an element of a page in any
state. So the pseudo-classes of states are left out of it, attributes that a script names, and
classes and elements that a script names and no page has, because scripts make them. Islands render
more than pages have at first: in their stylesheets everything is left out that a script names.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import tinycss2
from playwright.sync_api import sync_playwright

from portfolio.content.theme_files import THEME_NAMES
from portfolio.paths import ENGINE, ISLANDS, OWN_ISLANDS
from portfolio.theme.stylesheet import DEFAULTS
from tests.support import blocks
from tests.support.chromium import headless_options
from tests.support.site import DIST, ROOT
from tests.support.variant import SITE as VARIANT

FOLDERS = (ENGINE, ISLANDS, OWN_ISLANDS)

ANY = ":not(none)"
"""What matches every element, and may stand wherever a part of a selector is left out."""

LISTS = {"is", "where", "has"}
STRUCTURE = re.compile(r"root|empty|link|any-link|(nth|first|last|only)-.+")
"""Pseudo-classes that depend on the document; all others depend on a state."""

STATES = {"dir", "lang", "open"}
"""Attributes of pages in other languages, and of what a visitor has opened."""

GROUPS = {"container", "layer", "media", "starting-style", "supports"}
"""Rules that hold other rules."""

SCRIPTS = {".js", ".jsx"}
WORD = re.compile(r"[\w-]+")
CAPITAL = re.compile(r"(?=[A-Z])")

PARSED = "new DOMParser().parseFromString(page, 'text/html')"
NAMES = f"""(page) => [...{PARSED}.querySelectorAll("*")].flatMap((it) =>
  [it.localName, ...it.classList, ...it.getAttributeNames()])"""
MATCHED = f"""([page, selectors]) => {{
  const parsed = {PARSED};
  return selectors.filter((it) => parsed.querySelector(it));
}}"""


class Made(NamedTuple):
    """What scripts make: names of classes and elements, and of attributes."""

    elements: set[str]
    attributes: set[str]


@dataclass(frozen=True)
class Rule:
    """A rule of a stylesheet, with its selector and those of the rules that it is nested in."""

    file: Path
    line: int
    selectors: tuple[str, ...]

    def __str__(self) -> str:
        """Returns the rule's place, and its selector in one line."""
        place = f"{self.file.relative_to(ROOT)}:{self.line}"
        return f"{place}: {' '.join(' '.join(self.selectors).split())}"

    @property
    def is_of_island(self) -> bool:
        return not self.file.is_relative_to(ENGINE)

    def relaxed(self, made: Made) -> str:
        """Returns the selector without states, and without the names of what scripts make."""
        whole = ""
        for selector in self.selectors:
            own = relaxed(tinycss2.parse_component_value_list(selector), made)
            if whole:
                own = own if "&" in own else f"& {own}"
            whole = own.replace("&", f":is({whole})")
        return whole


def main(sites: list[Path]) -> None:
    """Prints a line for each rule that no page uses; exits with 1 if there is any."""
    sites = sites or [DIST, VARIANT, *(blocks.make(theme) for theme in THEME_NAMES)]
    rules = [rule for file in stylesheets() for rule in rules_of(file)]
    pages = [file.read_text() for site in sites for file in site.rglob("*.html")]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**headless_options())
        tab = browser.new_page()
        names = {name for page in pages for name in tab.evaluate(NAMES, page)}
        words = words_of_scripts(sites)
        of_page, of_island = Made(words - names, words), Made(words, words)
        asked = {it: it.relaxed(of_island if it.is_of_island else of_page) for it in rules}
        missing = {*asked.values()}
        for page in pages:
            missing.difference_update(tab.evaluate(MATCHED, [page, [*missing]]))
        browser.close()
    unused = [rule for rule in rules if asked[rule] in missing]
    print(*unused, f"No page uses {len(unused)} of {len(rules)} rules.", sep="\n")
    sys.exit(bool(unused))


def stylesheets() -> Iterator[Path]:
    """Yields the stylesheets of the engine, and of its islands and the site's."""
    for folder in FOLDERS:
        yield from (it for it in sorted(folder.rglob("*.css")) if it.parent != DEFAULTS)


def rules_of(file: Path) -> Iterator[Rule]:
    """Yields the rules of a stylesheet that declare something, also those within others."""
    for line, selectors in _rules_in(tinycss2.parse_stylesheet(file.read_text()), ()):
        yield Rule(file, line, selectors)


def _rules_in(
    nodes: Iterable[Any], outer: tuple[str, ...]
) -> Iterator[tuple[int, tuple[str, ...]]]:
    for node in nodes:
        if node.type == "qualified-rule":
            selectors = (*outer, tinycss2.serialize(node.prelude).strip())
            parts = tinycss2.parse_blocks_contents(node.content)
            if any(part.type == "declaration" for part in parts):
                yield node.source_line, selectors
            yield from _rules_in(parts, selectors)
        elif node.type == "at-rule" and node.at_keyword in GROUPS and node.content:
            yield from _rules_in(tinycss2.parse_blocks_contents(node.content), outer)


def relaxed(parts: list[Any], made: Made) -> str:
    """Returns a part of a selector with ``ANY`` in the place of what is left out."""
    written = ""
    for before, part in zip([None, *parts], parts, strict=False):
        mark = before.value if before and before.type == "literal" else ""
        if part.type == "literal" and part.value in ".:":
            continue
        written += _relaxed_part(mark if mark in {".", ":"} else "", part, made)
    return written


def _relaxed_part(mark: str, part: Any, made: Made) -> str:
    """Returns a simple selector behind its mark, such as the dot of a class."""
    text = part.serialize()
    if mark == ":" and part.type == "function":
        inner = relaxed(part.arguments, made)
        if part.lower_name in LISTS:
            return f":{part.lower_name}({inner})"
        is_kept = inner == tinycss2.serialize(part.arguments)
        return f":{text}" if is_kept and (part.lower_name == "not" or _is_structure(part)) else ANY
    if mark == ":":
        return f":{text}" if STRUCTURE.fullmatch(part.lower_value) else ANY
    if part.type == "[] block":
        name = part.content[0].value
        return ANY if name in made.attributes | STATES else text
    return ANY if part.type == "ident" and part.value in made.elements else f"{mark}{text}"


def _is_structure(function: Any) -> bool:
    return bool(STRUCTURE.fullmatch(function.lower_name))


def words_of_scripts(sites: Iterable[Path]) -> set[str]:
    """Returns all words of scripts, also as the attributes that properties of ``dataset`` are.

    The sites have those of libraries, too.
    """
    files = (
        file
        for folder in (*FOLDERS, *sites)
        for file in folder.rglob("*.js*")
        if file.suffix in SCRIPTS
    )
    words = {word for file in files for word in WORD.findall(file.read_text())}
    return words | {f"data-{CAPITAL.sub('-', word).lower()}" for word in words}


if __name__ == "__main__":
    main([Path(it) for it in sys.argv[1:]])
