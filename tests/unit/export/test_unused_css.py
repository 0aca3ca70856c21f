"""Styles keep the custom properties and keyframes that something names."""

from __future__ import annotations

import pytest

from portfolio.export.unused_css import without_unused


def left(css: str, html: str = "", *spoken: str) -> str:
    return without_unused(css, html, {*spoken})


@pytest.mark.parametrize(
    ("css", "expected"),
    [
        (":root{--a:1px;--b:2px}p{top:var(--b)}", ":root{--b:2px}p{top:var(--b)}"),
        (":root{--a:1px;--b:var(--a)}p{top:0}", ":root{}p{top:0}"),
        (":root{--a:1px}p{--a:2px;top:0}", ":root{}p{top:0}"),
        ("@keyframes hop{0%{top:0}to{top:1px}}p{top:0}", "p{top:0}"),
        ("@keyframes hop{to{top:var(--a)}}:root{--a:1px}", ":root{}"),
    ],
)
def test_what_nothing_names_goes(css: str, expected: str) -> None:
    assert left(css) == expected


@pytest.mark.parametrize(
    "css",
    [
        ":root{--a:1px;--b:var(--a)}p{top:var(--b)}",
        "@keyframes hop{to{top:0}}p{animation:1s hop}",
        "@keyframes hop{to{top:0}}p{animation-name:hop}",
        "@media (width<=820px){:root{--a:1px}}p{top:var(--a,0)}",
        "p:hover{top:0}",
    ],
)
def test_what_styles_name_stays(css: str) -> None:
    assert left(css) == css


def test_what_an_element_or_a_script_names_stays() -> None:
    css = ":root{--card:red;--read:1px}@keyframes hop{to{top:0}}"

    assert left(css, '<p style="color:var(--card)">', "--read", "hop") == css
