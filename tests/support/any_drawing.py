"""Drawings at random, of what programs write: styles, variables, transforms, copies, switches."""

from __future__ import annotations

from collections.abc import Mapping

from hypothesis import strategies as st

SIDE = 40
"""Width and height of the drawings, in their own units."""

PAINTS = st.sampled_from(
    (
        *("#06c", "RED", "rgb(10 200 30)", "rgba(200, 10, 30, .6)", "hsl(200deg 60% 40%)"),
        *("color(display-p3 .2 .8 .1)", "oklch(60% .2 20)", "transparent", "none", "currentColor"),
        *("var(--a)", "var(--b, #e0a)", "var(--none)", "var(--none, var(--a))", "reddish"),
        *("url(#g)", "url('#g')", "url(#none) lime", "inherit", "initial"),
    )
)
TRANSFORMS = st.sampled_from(
    (
        *("none", "rotate(30deg)", "translate(4px, -10%)", "scale(.5, .8)", "skewX(10deg)"),
        *("matrix(1, .2, 0, 1, 3, 4)", "rotate(.1turn) scaleY(60%)", "translateX(5px)"),
    )
)
PROPERTIES: Mapping[str, st.SearchStrategy[str]] = {
    "fill": PAINTS,
    "stroke": PAINTS,
    "color": st.sampled_from(("#930", "oklch(50% .1 200)", "inherit")),
    "stroke-width": st.sampled_from(("2", "3px", ".2em", "5%", "0")),
    "stroke-dasharray": st.sampled_from(("none", "6px 3px", "5, 2")),
    "stroke-linejoin": st.sampled_from(("round", "bevel")),
    "opacity": st.sampled_from((".5", "70%", "1")),
    "fill-opacity": st.sampled_from((".4", "80%")),
    "fill-rule": st.just("evenodd"),
    "visibility": st.sampled_from(("visible", "hidden")),
    "mix-blend-mode": st.just("multiply"),
    "--a": st.sampled_from(("#0a7", "var(--b, navy)", "initial")),
    "--b": st.sampled_from(("#fa0", "color(display-p3 1 .5 0)")),
    "transform": TRANSFORMS,
    "transform-origin": st.sampled_from(("center", "50% 50%", "right top", "5px 10px", "0 100%")),
    "transform-box": st.sampled_from(("fill-box", "view-box")),
    "rotate": st.sampled_from(("none", "20deg")),
}
ATTRIBUTES = ("fill", "stroke", "color", "stroke-width", "opacity", "fill-rule")
"""Properties that are given as attributes, too."""

SELECTORS = st.sampled_from(
    (
        *("*", "path", "rect, circle", ".a", ".b", "#logo", "svg", ":root", "svg > *", "g *"),
        *("g > .a", ":not(.a)", "rect:nth-child(2)", "[fill]", ".a.b", "g + path", "path:%"),
    )
)
CONDITIONS = st.sampled_from(
    (
        *("", "", "", "", "@media screen", "@media print"),
        *("@media (prefers-color-scheme: light)", "@media (prefers-color-scheme:dark)"),
    )
)
SHAPES = st.sampled_from(
    (
        '<path d="M5 5h20v12h-8v14h-12z" {}/>',
        '<path d="M8 30C8 10 32 10 32 30zM14 28h10v-6h-10z" {}/>',
        '<rect x="6" y="14" width="26" height="12" rx="3" {}/>',
        '<circle cx="22" cy="18" r="11" {}/>',
        '<line x1="4" y1="6" x2="36" y2="30" {}/>',
        '<use href="#s" {}/>',
    )
)
ROOTS = st.sampled_from(
    (
        'viewBox="0 0 40 40"',
        'viewBox="0 0 40 40" width="100%"',
        'width="40" height="40"',
        'width="30pt" height="30pt" viewBox="0,0,40,40"',
        'viewBox="-5 -5 40 40" preserveAspectRatio="xMinYMid"',
    )
)
DOCTYPE = (
    '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a">\n'
)
SHARED = (
    '<defs><path id="s" d="M20 4l6 14h-12z"/><linearGradient id="g">'
    '<stop stop-color="oklch(70% .15 100)"/><stop offset="1" stop-color="#219"/>'
    "</linearGradient></defs>"
)


@st.composite
def declarations(draw: st.DrawFn) -> str:
    """Some properties with values, as in a rule."""
    names = draw(st.lists(st.sampled_from([*PROPERTIES]), min_size=1, max_size=4))
    important = st.sampled_from(("", "", "", " !important"))
    return ";".join(f"{name}:{draw(PROPERTIES[name])}{draw(important)}" for name in names)


@st.composite
def rules(draw: st.DrawFn) -> str:
    """A rule, or one within a condition."""
    rule = f"{draw(SELECTORS)}{{{draw(declarations())}}}"
    condition = draw(CONDITIONS)
    return f"{condition}{{{rule}}}" if condition else rule


@st.composite
def attributes(draw: st.DrawFn) -> str:
    """Classes, paint and styles of an element."""
    names = draw(st.lists(st.sampled_from(ATTRIBUTES), max_size=2, unique=True))
    found = [f'{name}="{draw(PROPERTIES[name])}"' for name in names]
    classes = draw(st.sampled_from(("", "a", "b", "a b")))
    found += [f'class="{classes}"'] if classes else []
    style = draw(st.one_of(st.just(""), declarations()))
    found += [f'style="{style}"'] if style else []
    return " ".join(found)


@st.composite
def shapes(draw: st.DrawFn) -> str:
    """A shape."""
    return draw(SHAPES).format(draw(attributes()))


@st.composite
def parts(draw: st.DrawFn) -> str:
    """A shape, a group of them, or a switch between them."""
    inside = "".join(draw(st.lists(shapes(), min_size=1, max_size=3)))
    kind = draw(st.sampled_from(("shape", "group", "group", "switch")))
    if kind == "shape":
        return draw(shapes())
    if kind == "group":
        return f"<g {draw(attributes())}>{inside}</g>"
    return f'<switch><g requiredExtensions="http://a/">{inside}</g><g>{inside}</g></switch>'


@st.composite
def drawings(draw: st.DrawFn) -> str:
    """A drawing of 40 by 40."""
    styles = "".join(draw(st.lists(rules(), max_size=4)))
    inside = "".join(draw(st.lists(parts(), min_size=1, max_size=4)))
    head = draw(st.sampled_from(("", DOCTYPE)))
    root = f'<svg xmlns="http://www.w3.org/2000/svg" id="logo" {draw(ROOTS)} {draw(attributes())}>'
    return f"{head}{root}<style>{styles}</style>{SHARED}{inside}</svg>"
