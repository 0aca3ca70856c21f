"""JSON Schemas of the content files, for editors, and docs/content-reference.md, for owners."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from portfolio.content.theme_files import THEME_NAMES
from portfolio.models.article import Article
from portfolio.models.experiment import Experiment
from portfolio.models.home import Home
from portfolio.models.project import Project
from portfolio.models.resume import Resume
from portfolio.models.site.site import Site
from portfolio.models.text.markdown_page import MarkdownPage
from portfolio.models.theme.theme import Theme

SCHEMA_FOLDER = Path(".schema")
"""Folder within ``content/``; the first line of every YAML file names its schema there."""

DIALECT = "https://json-schema.org/draft/2020-12/schema"

FILE_MODELS: dict[str, Any] = {
    "site": Site,
    "home": Home,
    "theme": Theme,
    "project": Project,
    "experiments": tuple[Experiment, ...],
    "page": MarkdownPage,
    "article": Article,
}
"""Models by YAML file, or front matter; resume.json names the schema of JSON Resume instead."""

REFERENCE_FILE = Path("docs") / "content-reference.md"

FILE_TITLES = {
    "site": "content/site.yaml",
    "home": "content/home.yaml",
    "theme": "content/theme.yaml",
    "project": "content/projects/&lt;slug&gt;/project.yaml",
    "experiments": "content/experiments.yaml",
    "page": "content/pages/&lt;name&gt;.md",
    "article": "content/writing/&lt;name&gt;.md",
}

INTRODUCTION = """\
# Content reference

<!-- Written by `python -m portfolio schema` from portfolio/models; edits here are lost. -->

Every key that `content/` may hold. A key without a default is needed; one that is not listed is
refused, with the nearest known key as the hint (in an article and in resume.json it is a warning).
Editors that speak to the YAML language server (VS Code with the YAML extension, PyCharm, Neovim,
Helix, …) complete these keys and underline mistakes, because the first line of every file names its
schema in `content/.schema/`.

[Pictures](pictures.md) are named from the file's own folder and stay inside `content/`: PNG, JPEG,
WebP, AVIF, GIF, HEIC or SVG. Links are paths of this site, such as `/projects`,
or whole addresses.
"""


def schemas() -> dict[Path, str]:
    """Returns each schema's text by its place within ``content/``."""
    return {
        SCHEMA_FOLDER / f"{name}.json": json.dumps(schema(model), indent=2, ensure_ascii=False)
        + "\n"
        for name, model in FILE_MODELS.items()
    }


def schema(model: Any) -> dict[str, Any]:
    """Returns the JSON Schema of a file, its descriptions cut to what an owner needs."""
    raw = TypeAdapter(model).json_schema(by_alias=True)
    if model is Theme:
        raw["properties"]["extends"]["enum"] = THEME_NAMES
    return {"$schema": DIALECT, **_plain(raw)}


def _plain(value: Any) -> Any:
    """Returns a schema without generated titles, and with first paragraphs only."""
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        key: _first_paragraph(inner)
        if key == "description" and isinstance(inner, str)
        else _plain(inner)
        for key, inner in value.items()
        if not (key == "title" and isinstance(inner, str))
    }


def _first_paragraph(text: str) -> str:
    return " ".join(text.split("\n\n")[0].split()).replace("``", "`")


Schema = dict[str, Any]


def reference() -> str:
    """Returns the whole document."""
    parts = [INTRODUCTION]
    documented: set[str] = set()
    for name, title in FILE_TITLES.items():
        parts += _document(title, schema(FILE_MODELS[name]), documented)
    parts += _document("content/resume.json", schema(Resume), documented)
    return "\n".join(parts)


def _document(title: str, root: Schema, documented: set[str]) -> Iterator[str]:
    unset = "of the theme" if title == FILE_TITLES["theme"] else _code(None)
    yield f"## {title}\n"
    if "items" in root:
        yield "A list; each of its items has these keys.\n"
    top = root.get("items", root)
    definitions = root.get("$defs", {})
    if "$ref" in top:
        documented.add(_name(top["$ref"]))
        top = definitions[_name(top["$ref"])]
    yield from _model(top, definitions, unset)
    for name in _within(top["properties"], definitions, documented):
        yield f"### {name}\n"
        yield from _model(definitions[name], definitions, unset)


def _within(value: Any, definitions: dict[str, Schema], documented: set[str]) -> Iterator[str]:
    """Yields the names of the definitions below a value, each once, in the order of the text."""
    if isinstance(value, list):
        for item in value:
            yield from _within(item, definitions, documented)
    elif isinstance(value, dict):
        if "$ref" in value and (name := _name(value["$ref"])) not in documented:
            documented.add(name)
            yield name
            yield from _within(definitions[name], definitions, documented)
        yield from _within(list(value.values()), definitions, documented)


def _model(definition: Schema, definitions: dict[str, Schema], unset: str) -> Iterator[str]:
    yield definition.get("description", "") + "\n"
    if "enum" in definition:
        yield ", ".join(map(_code, definition["enum"])) + "\n"
        return
    yield "| key | what it is | value | default |\n|---|---|---|---|"
    needed = definition.get("required", [])
    for key, field in definition["properties"].items():
        default = "*needed*" if key in needed else _default(field, unset)
        cells = (f"`{key}`", _description(field, definitions), _value(field), default)
        yield f"| {' | '.join(cells)} |"
    yield ""


def _description(field: Schema, definitions: dict[str, Schema]) -> str:
    if "const" in field and "description" not in field:
        return "Says which kind of section this is."
    own_description = definitions[_name(field["$ref"])]["description"] if "$ref" in field else ""
    examples = field.get("examples", [])
    example = f"For example {_code(examples[0])}." if examples else ""
    return " ".join([field.get("description", own_description), example]).strip()


def _value(field: Schema) -> str:
    """Returns what may be written, in a few words."""
    if "$ref" in field:
        return _link(field["$ref"])
    if options := field.get("anyOf") or field.get("oneOf"):
        return " or ".join(_value(option) for option in options if option.get("type") != "null")
    if "enum" in field:
        return ", ".join(_code(word) for word in field["enum"])
    if "const" in field and "description" not in field:
        return _code(field["const"])
    if field.get("type") == "array":
        return _list(field)
    kind = str(field.get("type", "anything"))
    names = {
        "string": "text",
        "integer": "whole number",
        "boolean": "true or false",
        "object": "texts by name",
    }
    return names.get(kind, kind) + _limits(field)


def _list(field: Schema) -> str:
    if "prefixItems" in field:
        return " and ".join(_value(item) for item in field["prefixItems"])
    least, most = field.get("minItems", 0), field.get("maxItems")
    count = f", {least} to {most}" if most else f", {least} or more" if least else ""
    return f"list of {_value(field['items'])}{count}"


def _limits(field: Schema) -> str:
    words = {
        "maxLength": "at most {} characters",
        "minimum": "{} or more",
        "exclusiveMinimum": "above {}",
        "maximum": "at most {}",
    }
    limits = [words[key].format(f"{field[key]:g}") for key in words if key in field]
    return "".join(f", {limit}" for limit in limits)


def _link(ref: str) -> str:
    return f"[{_name(ref)}](#{_name(ref).lower()})"


def _name(ref: str) -> str:
    return ref.rpartition("/")[2]


def _default(field: Schema, unset: str) -> str:
    if "default" not in field:
        return unset
    value = field["default"]
    return "its own defaults" if isinstance(value, dict) else _code(value)


def _code(value: Any) -> str:
    if value is None or value == "":
        return "none"
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return f"`{text.replace('|', '&#124;')}`"
