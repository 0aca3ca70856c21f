"""What editors and people read of the models is what the models say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from portfolio.paths import CONTENT, ROOT
from portfolio.schema.json_schema import schemas
from portfolio.schema.reference import FILE, reference
from tests.support.sample import SAMPLE

from .conftest import CommandLine

YAML = sorted(file for it in (CONTENT, SAMPLE) for file in it.rglob("*.yaml"))


@pytest.mark.parametrize("name", schemas())
def test_the_schemas_are_current(name: Path) -> None:
    kept = (CONTENT / name).read_text()
    assert kept == schemas()[name], "run: python -m portfolio schema"


def test_the_reference_is_current() -> None:
    assert (ROOT / FILE).read_text() == reference(), "run: python -m portfolio schema"


@pytest.mark.parametrize("file", YAML, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_file_names_a_schema_that_is_there(file: Path) -> None:
    start, _, address = file.read_text().splitlines()[0].partition("=")
    if not start.startswith("# yaml-language-server:"):
        pytest.skip("it names none, so editors do not complete it")
    assert start.endswith(" $schema")
    assert (file.parent / address).resolve() in {(CONTENT / name).resolve() for name in schemas()}


def objects(value: Any) -> list[dict[str, Any]]:
    """Returns every object of a schema that has properties."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    found = [it for item in inner for it in objects(item)]
    return [value, *found] if isinstance(value, dict) and "properties" in value else found


@pytest.mark.parametrize("name", schemas())
def test_unknown_keys_are_underlined(name: Path) -> None:
    assert [it for it in objects(json.loads(schemas()[name])) if it["additionalProperties"]] == []


def test_a_date_is_text_as_the_file_has_it() -> None:
    text = schemas()[Path(".schema/experiments.json")]
    assert r'"pattern": "^\\d{8}T\\d{6}$"' in text
    assert "date-time" not in text


def test_every_link_of_the_reference_leads_to_a_heading() -> None:
    text = reference()
    headings = {line.strip("# ").lower() for line in text.splitlines() if line.startswith("#")}
    links = {part.partition(")")[0] for part in text.split("](#")[1:]}
    assert links <= headings


def test_stale_files_are_written_and_then_current(command_line: CommandLine) -> None:
    (command_line.content / ".schema/site.json").unlink()
    assert ".schema/site.json" in command_line.refuses("schema", "--check")
    assert command_line.run("schema").exit_code == 0
    assert command_line.run("schema", "--check").output == "All are current.\n"
