"""The export keeps only the scripts that its islands need."""

import json
from collections.abc import Callable
from html import escape
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import reflex as rx
from reflex.plugins import PageContext

from portfolio.atomic_write import write_files
from sandbox_islands.html import parse_html
from sandbox_islands.islands.plugin import PLAIN_PAGES, IslandsPlugin, strip_router

ROUTER = (
    '<link rel="modulepreload" href="/assets/root-1.js"/>'
    '<script>window.__reactRouterContext = {"a": "</div>"};</script>'
    '<script type="module" async="">import "/assets/manifest.js";</script>'
)
KEPT = '<script data-keep="true">theme(1 < 2 && 3)</script>'
DATA = '<script type="application/ld+json">{"@type": "Person"}</script>'
ISLAND = '<div data-island="external/x/x.jsx#X" data-props="{}"></div>'
SUSPENSE = (
    '<!--$?--><template id="B:0"></template><!--/$-->'
    '<div hidden id="S:0"><!--$?--><template id="B:1"></template><!--/$--></div>'
    '<div hidden id="S:1"></div>'
)


def page(body: str) -> str:
    return f"<!DOCTYPE html><html><head>{ROUTER}{KEPT}</head><body>{body}{DATA}</body></html>"


def stripped(body: str) -> str:
    return strip_router(page(body), "/assets/entry.js")


class TestStripRouter:
    def test_a_page_without_islands_keeps_only_data_and_scripts_marked_as_kept(self) -> None:
        html = stripped("<p>Words</p>")
        for gone in ("reactRouter", "manifest.js", "modulepreload", "entry.js"):
            assert gone not in html
        for left in (KEPT, DATA, "<p>Words</p>"):
            assert left in html
        assert strip_router(html, "/assets/entry.js") == html

    def test_a_page_with_islands_imports_the_runtime_once_after_the_first_paint(self) -> None:
        html = stripped(ISLAND * 2)
        assert html.endswith("}</script></body></html>")
        assert html.count('import("/assets/entry.js")') == html.count("entry.js") == 1
        assert 'observe({type:"paint"' in html
        assert "modulepreload" not in html

    def test_no_picture_is_fetched_before_the_fonts(self) -> None:
        fonts = '<link rel="preload" as="font" href="/text.woff2">'
        own = '<link rel="preload" as="image" href="/behind.svg">'
        preload = '<link rel="preload" as="image" href="/logo.svg">'
        image = '<img src="/logo.svg" alt="Logo">'
        html = f"<html><head>{preload}{fonts}{own}</head><body>{image}</body></html>"
        expected = html.replace(preload, "")
        assert strip_router(html, "/assets/entry.js") == expected

    @pytest.mark.parametrize(
        ("body", "expected"),
        [
            ('<a data-discover="true" href="/a">A</a>', '<a href="/a">A</a>'),
            (f"<p>Words</p>{SUSPENSE}", "<p>Words</p>"),
        ],
        ids=["attributes of the router", "templates of streaming"],
    )
    def test_leftovers_of_react_and_the_router_are_removed(self, body: str, expected: str) -> None:
        assert f"<body>{expected}{DATA}</body>" in stripped(body)

    @pytest.mark.parametrize(
        "body",
        [
            '<div hidden="" id="S:0"><p>Streamed, and never moved</p></div>',
            '<template id="a"><p>x</p></template>a <!-- -->b<div hidden="" id="b"></div>',
            '<svg viewBox="0 0 1 1"><linearGradient id="a"></linearGradient></svg>',
            "<noscript><p>&amp;</p></noscript>\n <p>a<!-- -->b</p>",
        ],
    )
    def test_stripping_the_router_keeps_all_other_markup(self, body: str) -> None:
        assert f"<body>{body}<script" in stripped(body)
        island = f'<div data-island="external/x/x.jsx#X">{body}</div>'
        assert island in stripped(island)

    def test_stripping_the_router_keeps_the_props_of_an_island(self) -> None:
        props = """{"text": "<b> it's \\"quoted\\" &amp; \u00e9"}"""
        island = f'<div data-island="external/x/x.jsx#X" data-props="{escape(props)}"></div>'
        exported = parse_html(stripped(island))
        assert exported.css("[data-island]")[0].attributes["data-props"] == props


def test_vite_gets_the_list_of_pages_without_interactive_components(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # Links of islands that no page uses are removed.
    islands = IslandsPlugin()
    page = PageContext(name="", route="whole", root_component=rx.fragment())
    button = rx.el.button(on_click=rx.call_script("go()"))
    islands.enter_component(button, page_context=page)
    files = json.loads(saved(islands, "index", "projects/udc", "whole", "notes/[name]"))
    assert files == ["[projects].[udc]._index.jsx", "_index.jsx"]


def saved(islands: IslandsPlugin, *routes: str) -> str:
    """Returns the list of plain pages that is written for pages of some routes."""
    tasks: list[Callable[[], Any]] = []
    islands.pre_compile(
        add_save_task=tasks.append,
        add_modify_task=lambda *_: None,
        unevaluated_pages=[SimpleNamespace(route=route) for route in routes],
    )
    results = [task() for task in tasks]
    files = [file for it in results for file in ([it] if isinstance(it, tuple) else it)]
    return dict(files)[PLAIN_PAGES]


@pytest.mark.parametrize("entries", [[], ["a", "b"]])
def test_an_export_without_exactly_one_entry_script_is_an_error(
    tmp_path: Path, entries: list[str]
) -> None:
    files = dict.fromkeys((f"assets/entry.client-{name}.js" for name in entries), "")
    files |= dict.fromkeys(("index.html", "projects/udc.html"), page(ISLAND))
    write_files({tmp_path / name: text for name, text in files.items()})
    with pytest.raises(RuntimeError, match=f"found {len(entries)}"):
        IslandsPlugin().post_build(static_dir=tmp_path)
    assert (tmp_path / "index.html").read_text() == page(ISLAND)


def test_styles_of_components_move_to_the_head_of_a_plain_page() -> None:
    style = '<style data-emotion="css a">.a{color:red}</style>'
    html = stripped(
        f'<p>{style}<a class="a">Words</a></p><noscript><style>b{{}}</style></noscript>'
    )
    head, body = html.split("<body>")
    assert style in head
    assert "data-emotion" not in body
    assert "<noscript><style>b{}</style></noscript>" in body
