"""Writes components as the HTML that React makes of them, for pages that have nothing but HTML."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

import reflex as rx

from portfolio.errors import BuildError
from sandbox_islands.reflex_insides import BaseComponent, literal_value

VOID = frozenset(
    ("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr")
)
"""Elements without an end."""

NAMES = {
    "className": "class",
    "htmlFor": "for",
    "to": "href",
    "defaultChecked": "checked",
    "defaultValue": "value",
}
"""Attributes that React and its router call otherwise than HTML."""

LEFT_OUT = frozenset(("ref", "key", "suppressHydrationWarning"))
"""Properties that no attribute follows from."""

INNER = "dangerouslySetInnerHTML"

ROUTER_LINK = ("Link", "react-router")
"""Name and package of what becomes a link."""

_CAPITAL = re.compile(r"[A-Z]")
_WITH_STATES = ("aria-", "data-")


def component_html(component: BaseComponent) -> str:
    """Returns a component and all that is in it as HTML.

    Raises:
        BuildError: It is more than elements of HTML and SVG whose attributes are known.
    """
    return "".join(_html(component))


def _html(component: BaseComponent) -> Iterator[str]:
    if (text := getattr(component, "contents", None)) is not None:
        yield escape(str(_known(component, text)), quote=False)
    elif getattr(component, "tag", "") == "Fragment":
        yield from _children(component)
    else:
        yield from _element(component)


def _element(component: BaseComponent) -> Iterator[str]:
    if not isinstance(component, rx.Component):
        raise _not_plain(component)
    is_link = (component.tag, component.library) == ROUTER_LINK
    is_element = (component.tag or "")[:1].islower() and not component.library
    if not (is_link or is_element):
        raise _not_plain(component)
    name = "a" if is_link else component.tag or ""
    props = dict(component._render().props)
    inner = props.pop(INNER, None)
    yield f"<{name}{''.join(_attributes(component, props))}>"
    if name in VOID:
        return
    if inner is not None:
        yield _known(component, inner)["__html"]
    yield from _children(component)
    yield f"</{name}>"


def _children(component: BaseComponent) -> Iterator[str]:
    for child in component.children:
        yield from _html(child)


def _attributes(component: BaseComponent, props: Mapping[str, Any]) -> Iterator[str]:
    for prop, given in props.items():
        if prop in LEFT_OUT or given is None:
            continue
        name, value = NAMES.get(prop, prop), _known(component, given)
        if value is not False or name.startswith(_WITH_STATES):
            yield f' {name}="{escape(_written(name, value))}"'


def _written(name: str, value: Any) -> str:
    """Returns a value as HTML has it: states in words, other truths by the attribute alone."""
    if isinstance(value, bool):
        return str(value).lower() if name.startswith(_WITH_STATES) else ""
    if isinstance(value, Mapping):
        return ";".join(f"{_dashed(key)}:{it}" for key, it in value.items())
    return str(value)


def _dashed(name: str) -> str:
    return name if name.startswith("--") else _CAPITAL.sub(lambda it: f"-{it[0].lower()}", name)


def _known(component: BaseComponent, value: Any) -> Any:
    """Returns the value of a prop, which no browser computes."""
    known = literal_value(value) if isinstance(value, rx.Var) else value
    if not isinstance(known, str | int | float | Mapping):
        raise _not_plain(component)
    return known


def _not_plain(component: BaseComponent) -> BuildError:
    message = f"Expected elements with attributes that are known, found {type(component).__name__}"
    return BuildError(f"{message}: {component.render()}")
