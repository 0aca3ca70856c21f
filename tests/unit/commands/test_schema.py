"""The JSON schemas and the reference of content keys agree with the models."""

from portfolio.paths import CONTENT, SITE
from portfolio.schema import REFERENCE_FILE, reference
from tests.support.sample import SAMPLE

from .conftest import CommandLine, schema_files

YAML = sorted(file for folder in (CONTENT, SAMPLE) for file in folder.rglob("*.yaml"))


def test_the_json_schemas_and_the_reference_of_content_keys_are_current() -> None:
    for name, text in schema_files().items():
        assert (CONTENT / name).read_text() == text, f"{name}: run python -m portfolio schema"
    assert (SITE / REFERENCE_FILE).read_text() == reference(), "run: python -m portfolio schema"


def test_yaml_files_name_a_schema_that_is_there() -> None:
    known = {(CONTENT / name).resolve() for name in schema_files()}
    for file in YAML:
        start, _, address = file.read_text().splitlines()[0].partition("=")
        if start.startswith("# yaml-language-server:"):  # without it, editors do not complete
            assert start.endswith(" $schema"), file
            assert (file.parent / address).resolve() in known, file


def test_links_within_the_reference_of_content_keys_lead_to_headings() -> None:
    text = reference()
    headings = {line.strip("# ").lower() for line in text.splitlines() if line.startswith("#")}
    links = {part.partition(")")[0] for part in text.split("](#")[1:]}
    assert links <= headings


def test_stale_schemas_are_written_and_then_current(shell: CommandLine) -> None:
    (shell.content / ".schema/site.json").unlink()
    assert ".schema/site.json" in shell.refuses("schema", "--check")
    shell.runs("schema")
    assert shell.runs("schema", "--check") == "All are current.\n"
