"""What components load from other sites, and the scripts that they put into a page.

The security policy allows both. What a script puts together, or a backend answers, is known in the
browser alone: that is the owner's to allow in ``site.yaml``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import reflex as rx
from markdown_it import MarkdownIt

from portfolio.routing.places import parts
from portfolio.routing.sources_elsewhere import (
    Source,
    in_attributes,
    in_css,
    in_html,
    kind_of,
    source,
)
from sandbox_islands.reflex_insides import BaseComponent, literal_value

ELEMENTS = {"Avatar": "img", "ReactPlayer": "video"}
"""Elements that components of React load as, by the names of these."""

ADDRESS_IN_CODE = re.compile(r"""["'`]((?:https?:)?//[^"'`\s]+)""", re.IGNORECASE)
"""A string of JavaScript that begins with an address."""

_MARKDOWN = MarkdownIt("commonmark", {"html": True})


@dataclass(slots=True)
class PageSources:
    """What some pages name.

    Attributes:
        elsewhere: Origins of other sites that they load from.
        code: Scripts of ``rx.script``, which React puts into the page when it hydrates it, so that
            the HTML has them not.
    """

    elsewhere: set[Source] = field(default_factory=set)
    code: set[str] = field(default_factory=set)

    def add(self, page: BaseComponent) -> None:
        """Adds what a page names, with all that is in it."""
        for part, _ in parts(page):
            self.elsewhere.update(sources_of(part))
            if getattr(part, "tag", "") == "script" and (code := _text_in(part)):
                self.code.add(code)


def sources_of(component: BaseComponent) -> Iterator[Source]:
    """Yields what a component loads from other sites by itself; of a loop, by what is in it."""
    if not isinstance(component, rx.Component):
        return
    attributes = _attributes(component)
    yield from in_attributes(_element(component), _known(attributes))
    yield from (it for kind, code in _chosen(component) for it in _in_code(kind, code))
    for html in _texts(attributes.get("dangerouslysetinnerhtml")):
        yield from in_html(html)
    for css in _texts(dict(component.style)):
        yield from in_css(css)
    if component.tag == "style":
        yield from in_css(_text_in(component))
    elif component.tag == "ReactMarkdown":
        yield from in_html(_MARKDOWN.render(_text_in(component)))
    if (items := attributes.get("iterable")) is not None:
        # Attributes of what is made of each item are names of a loop's variable.
        for kind in {kind for part, _ in parts(component) for kind, _ in _chosen(part)}:
            yield from _in_code(kind, items)


def _attributes(component: rx.Component) -> dict[str, Any]:
    """Returns the props and attributes of a component, by names as in HTML."""
    props = {name: getattr(component, name, None) for name in component.get_props()}
    given = {**props, **component.custom_attrs}
    return {name.replace("_", "").lower(): it for name, it in given.items() if it is not None}


def _element(component: BaseComponent) -> str:
    """Returns the name of the element that a component is, or that loads for it."""
    tag = getattr(component, "tag", None) or ""
    return ELEMENTS.get(tag, tag)


def _known(attributes: Mapping[str, Any]) -> dict[str, str]:
    """Returns the attributes whose text is known."""
    values = {name: _literal(value) for name, value in attributes.items()}
    return {name: value for name, value in values.items() if isinstance(value, str)}


def _chosen(component: BaseComponent) -> Iterator[tuple[str, rx.Var]]:
    """Yields the addresses that the browser chooses or takes from a list, and what each is for."""
    attributes = _attributes(component) if isinstance(component, rx.Component) else {}
    for name, value in attributes.items():
        kind = kind_of(_element(component), name, _known(attributes))
        if kind and isinstance(value, rx.Var) and _literal(value) is None:
            yield kind, value


def _in_code(kind: str, code: Any) -> Iterator[Source]:
    """Yields the sources of the addresses in an expression of JavaScript."""
    for address in ADDRESS_IN_CODE.findall(str(code)):
        yield from source(kind, address)


def _literal(value: Any) -> Any:
    """Returns the value of a prop that is known; None of one that the browser computes."""
    return literal_value(value) if isinstance(value, rx.Var) else value


def _texts(value: Any) -> Iterator[str]:
    """Yields all texts in a prop that is known."""
    value = _literal(value)
    if isinstance(value, str):
        yield value
    for inner in value.values() if isinstance(value, Mapping) else ():
        yield from _texts(inner)


def _text_in(component: BaseComponent) -> str:
    """Returns the text between the tags of an element, as far as it is known."""
    texts = (_literal(getattr(child, "contents", None)) for child in component.children)
    return "".join(it for it in texts if isinstance(it, str))
