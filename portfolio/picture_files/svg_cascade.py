"""The cascade of a drawing: which declarations of its styles and attributes apply to an element.

Only what an owner's drawing is likely to have is known. Rules that other programs would read
differently, or that depend on the size of the window, are named instead of being guessed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple
from xml.etree.ElementTree import Element

import tinycss2
from cssselect2 import ElementWrapper, Matcher, SelectorError, compile_selector_list
from tinycss2.ast import AtRule, Declaration, Node, QualifiedRule

from portfolio.picture_files.svg_safety import SVG_NAMESPACE

STYLE = f"{{{SVG_NAMESPACE}}}style"

INERT_RULES = {"charset", "font-face", "namespace", "property", "counter-style"}
"""Rules that change nothing of shapes and paint."""

QUERIES = {
    "": True,
    "all": True,
    "screen": True,
    "print": False,
    "(prefers-reduced-motion:no-preference)": True,
    "(prefers-reduced-motion:reduce)": False,
}
"""Whether rules apply that a media query guards, beside those for a scheme."""


class UnlikeError(ValueError):
    """A drawing that looks different in browsers and in the pictures that the build makes.

    Attributes:
        found: What would be drawn differently.
        fix: Fix that its owner can make.
    """

    def __init__(self, found: str, fix: str) -> None:
        super().__init__(found)
        self.found = f"{found}, which is not drawn the same everywhere"
        self.fix = fix


class Declared(NamedTuple):
    """A declaration that applies to an element."""

    name: str
    value: list[Node]


Weight = tuple[bool, bool, tuple[int, int, int], int]
"""Rank of a declaration: whether it is important, in the element's own ``style``, the specificity
of its selector, and its place in the drawing."""


class Cascade:
    """The styles of a drawing in one scheme.

    Attributes:
        root: The drawing.
        declared: What applies to each element by rules and its ``style``, the strongest last.
        keyframes: Rules of animations, which browsers play.
    """

    def __init__(self, root: Element, scheme: str) -> None:
        self.root = root
        self.keyframes: list[str] = []
        self._scheme = scheme
        self._matcher = Matcher()
        for style in root.iter(STYLE):
            is_css = style.get("type", "text/css").strip().lower() in {"", "text/css"}
            if is_css and self._applies(style.get("media", "")):
                self._read(tinycss2.parse_stylesheet(_text(style), True, True))
        self.declared = {
            wrapper.etree_element: list(self._declared(wrapper))
            for wrapper in ElementWrapper.from_xml_root(root).iter_subtree()
        }

    def _declared(self, element: ElementWrapper) -> Iterator[Declared]:
        found: list[tuple[Weight, Declaration]] = []
        for specificity, order, pseudo, declarations in self._matcher.match(element):
            if pseudo is None:
                found += [((it.important, False, specificity, order), it) for it in declarations]
        style = element.etree_element.get("style", "")
        own = _declarations(tinycss2.parse_blocks_contents(style, True, True))
        found += [((it.important, True, (0, 0, 0), 0), it) for it in own]
        for _, declaration in sorted(found, key=lambda pair: pair[0]):
            yield Declared(_name(declaration), declaration.value)

    def _read(self, rules: Sequence[Node]) -> None:
        for rule in rules:
            if isinstance(rule, QualifiedRule):
                self._add(rule)
            elif isinstance(rule, AtRule):
                self._read_at_rule(rule)

    def _add(self, rule: QualifiedRule) -> None:
        try:
            selectors = compile_selector_list(rule.prelude)
        except SelectorError:  # a browser leaves out the whole rule
            return
        contents = tinycss2.parse_blocks_contents(rule.content, True, True)
        declarations = _declarations(contents)
        for selector in selectors:
            self._matcher.add_selector(selector, declarations)

    def _read_at_rule(self, rule: AtRule) -> None:
        name = rule.lower_at_keyword.removeprefix("-webkit-")
        if name == "media":
            if self._applies(tinycss2.serialize(rule.prelude)):
                self._read(tinycss2.parse_rule_list(rule.content or [], True, True))
        elif name == "keyframes":
            self.keyframes.append(rule.serialize())
        elif name not in INERT_RULES:
            raise UnlikeError(f"a rule @{name}", "write its rules without it")

    def _applies(self, media: str) -> bool:
        return any([self._applies_one(query) for query in media.lower().split(",")])

    def _applies_one(self, query: str) -> bool:
        query = query.strip().removeprefix("only ")
        answers = []
        for part in query.split(" and "):
            plain = "".join(part.split())
            scheme = plain.removeprefix("(prefers-color-scheme:").removesuffix(")")
            is_scheme = scheme in {"light", "dark"} and plain != scheme
            if not is_scheme and plain not in QUERIES:
                raise UnlikeError(f"@media {query}", "keep only rules for a colour scheme")
            answers.append(scheme == self._scheme if is_scheme else QUERIES[plain])
        return all(answers)


def _declarations(contents: Sequence[Node]) -> list[Declaration]:
    if any(isinstance(it, QualifiedRule | AtRule) for it in contents):
        raise UnlikeError("a rule within a rule", "write it as a rule of its own")
    return [it for it in contents if isinstance(it, Declaration)]


def _name(declaration: Declaration) -> str:
    """Returns the name of a property; those of an owner's own tell capitals apart."""
    own = declaration.name.startswith("--")
    return declaration.name if own else declaration.lower_name


def _text(style: Element) -> str:
    return "".join(style.itertext())
