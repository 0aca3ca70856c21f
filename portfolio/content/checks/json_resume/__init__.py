"""Finds where a resume departs from the official JSON Resume schema."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from jsonschema import Draft7Validator, FormatChecker, ValidationError

from portfolio.content.diagnostics import Diagnostic, format_value
from portfolio.content.document import Document
from portfolio.models.private_parts import missing_places

SCHEMA = json.loads(Path(__file__).with_name("schema.json").read_text())
RESUME_KEYS = frozenset(SCHEMA["properties"]) - {"$schema", "meta"}
"""The keys at the top of a document that make it a resume."""

META_KEYS = frozenset(SCHEMA["properties"]["meta"]["properties"])
"""The keys of ``meta``, which are about the document and not about a person."""

TYPE_NAMES = {
    "string": "text",
    "array": "a list",
    "object": "a mapping",
    "number": "a number",
    "integer": "a whole number",
    "boolean": "true or false",
}
EXPECTED = {
    "pattern": "expected a date as 2017, 2017-11 or 2017-11-30",
    "format": "expected another form of text",
}

VALIDATOR = Draft7Validator(SCHEMA, format_checker=FormatChecker())


def schema_errors(document: Document) -> Iterator[Diagnostic]:
    """Yields what the official schema does not allow."""
    for error in VALIDATOR.iter_errors(document.data):
        loc = tuple(error.absolute_path)
        found = document.found(loc, error.instance)
        hint = _hint(error, document.written.get(loc, ""))
        yield document.diagnostic(loc, _message(error), found=found, hint=hint)


def private_errors(document: Document) -> Iterator[Diagnostic]:
    """Yields the private places that are not in the document: what was meant is public."""
    for place in missing_places(document.data):
        yield document.diagnostic(
            ("meta", "page", "private"),
            "expected places of this file",
            found=format_value(place),
            hint="write keys with dots between them, such as basics.location.address",
        )


def _message(error: ValidationError) -> str:
    if error.validator == "type":
        return f"expected {TYPE_NAMES.get(str(error.validator_value), error.validator_value)}"
    return EXPECTED.get(str(error.validator), error.message)


def _hint(error: ValidationError, written: str) -> str:
    if error.validator_value == "string" and written:
        return f"put it in quotes: {format_value(written)}"
    if error.instance == "":
        return "leave the key out where there is nothing to say"
    example = str(error.schema.get("description", "")) if isinstance(error.schema, dict) else ""
    return f"JSON Resume: {example}" if example else ""
