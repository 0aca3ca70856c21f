"""Every word that a component shows is from the catalogue of words or from the content."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("components", "layout", "pages", "sections")
FILES = sorted(
    file for room in ROOMS for file in (ROOT / "portfolio" / room).rglob("*.py") if file.is_file()
)

SPEAKING = {"button", "disclosure", "fragment", "link", "markup", "new_tab", "preloader"}
SPEAKING |= {"titled", "titled_section", "visually_hidden"}
"""Functions whose positional arguments are words, besides all of ``rx.el``."""

LABELS = {"about", "alt", "aria_label", "aria_valuetext", "aria_description", "content", "label"}
LABELS |= {"placeholder", "summary", "title", "words", "text", "legend"}
"""Arguments and attributes that are read or heard."""

NOT_WORDS = {"light dark", "summary_large_image", "noindex", "website", "1200", "630"}
"""Values of head tags that are for machines."""


def literals(source: str) -> Iterator[tuple[int, str]]:
    """Yields line and text of every literal that a component would say."""
    tree = ast.parse(source)
    constants = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        spoken: list[ast.expr] = []
        if isinstance(node, ast.Call):
            spoken += node.args if _speaks(node.func) else []
            spoken += [it.value for it in node.keywords if it.arg in LABELS]
        elif isinstance(node, ast.Dict):
            pairs = zip(node.keys, node.values, strict=True)
            spoken += [value for key, value in pairs if _is_label(key)]
        for expression in spoken:
            yield from _texts(expression, constants)


def _speaks(function: ast.expr) -> bool:
    name = ast.unparse(function)
    return name.startswith(("rx.el.", "getattr(rx.el")) or name.split(".")[-1] in SPEAKING


def _is_label(key: ast.expr | None) -> bool:
    return isinstance(key, ast.Constant) and str(key.value).replace("-", "_") in LABELS


def _texts(node: ast.expr, constants: dict[str, ast.expr]) -> Iterator[tuple[int, str]]:
    """Yields the literals of an expression; calls within it are looked at by themselves."""
    match node:
        case ast.Constant(value=str(text)):
            is_address = text.startswith(("/", "#"))
            if any(map(str.isalpha, text)) and not is_address and text not in NOT_WORDS:
                yield node.lineno, text
        case ast.Name(id=name) if name in constants:
            yield from _texts(constants[name], {})
        case ast.Call() | ast.Compare() | ast.Subscript() | ast.Attribute() | ast.Dict():
            return
        case ast.FormattedValue():
            return
        case ast.IfExp():
            yield from _texts(node.body, constants)
            yield from _texts(node.orelse, constants)
        case _:
            for inner in ast.iter_child_nodes(node):
                if isinstance(inner, ast.expr):
                    yield from _texts(inner, constants)


def test_components_take_every_word_from_catalogue_or_content() -> None:
    found = {file.relative_to(ROOT).as_posix(): [*literals(file.read_text())] for file in FILES}
    assert found
    assert {name: texts for name, texts in found.items() if texts} == {}


@pytest.mark.parametrize(
    "code",
    [
        'rx.el.p("Read more")',
        'rx.el.p(*(["Read more"] if url else []))',
        'rx.el.p(f"{count} pictures")',
        'rx.el.nav(links, aria_label="Main")',
        'rx.el.img(custom_attrs={"alt": "A picture"})',
        'rx.el.div(custom_attrs={"aria-label": "Menu" if small else ""})',
        'LABEL = "All projects"\nbutton(LABEL, "/projects")',
        'visually_hidden(" of " + title)',
        'getattr(rx.el, level)("Projects")',
    ],
)
def test_the_search_for_literals_finds_words_shown_by_a_component(code: str) -> None:
    assert [*literals(code)]
