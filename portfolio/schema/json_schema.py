"""JSON Schemas of the content files, for completion and checks in editors."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from portfolio.models.experiment import Experiment
from portfolio.models.home import Home
from portfolio.models.page import MarkdownPage
from portfolio.models.project import Project
from portfolio.models.resume import Resume
from portfolio.models.site import Site
from portfolio.models.theme import Theme

FOLDER = Path(".schema")
"""Folder within ``content/``; the first line of every YAML file names its schema there."""

DIALECT = "https://json-schema.org/draft/2020-12/schema"

MODELS: dict[str, Any] = {
    "site": Site,
    "home": Home,
    "theme": Theme,
    "project": Project,
    "experiments": tuple[Experiment, ...],
    "page": MarkdownPage,
}
"""Models by YAML file, or front matter; resume.json names the schema of JSON Resume instead."""


def schemas() -> dict[Path, str]:
    """Returns each schema's text by its place within ``content/``."""
    return {
        FOLDER / f"{name}.json": json.dumps(schema(model), indent=2, ensure_ascii=False) + "\n"
        for name, model in MODELS.items()
    }


def schema(model: Any) -> dict[str, Any]:
    """Returns the JSON Schema of a file, its descriptions cut to what an owner needs."""
    raw = TypeAdapter(model).json_schema(by_alias=True)
    return {"$schema": DIALECT, **_plain(raw)}


def resume_schema() -> dict[str, Any]:
    """Returns the JSON Schema of the parts of a resume that this site reads."""
    return schema(Resume)


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
