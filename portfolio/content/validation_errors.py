"""What pydantic found, in the words of a fault."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from portfolio.content.diagnostics import Fault, shown
from portfolio.content.document import Document, Trail
from portfolio.content.field_location import Spot, kind_of, spot
from portfolio.content.suggest import did_you_mean, nearest

MAPPING = ("model_type", "dict_type", "model_attributes_type")

EXPECTED = {
    "string_type": "expected text",
    "int_type": "expected a whole number",
    "int_parsing": "expected a whole number",
    "int_from_float": "expected a whole number",
    "float_type": "expected a number",
    "float_parsing": "expected a number",
    "finite_number": "expected a number",
    "bool_type": "expected true or false",
    "bool_parsing": "expected true or false",
    "tuple_type": "expected a list",
    **dict.fromkeys(MAPPING, "expected a mapping"),
    "datetime_type": "expected a date as yyyymmddThhmmss",
    "string_too_short": "expected some text",
    "string_too_long": "expected at most {max_length} characters",
    "too_short": "expected at least {min_length} items",
    "too_long": "expected at most {max_length} items",
    "greater_than": "expected a number above {gt}",
    "greater_than_equal": "expected {ge} or more",
    "less_than_equal": "expected {le} or less",
    "literal_error": "expected one of the words that are known here",
    "enum": "expected one of the words that are known here",
    "string_pattern_mismatch": "expected another form of text",
}
"""Sentences for pydantic's error types; what is missing here speaks for itself."""


def explain(error: ValidationError, document: Document, annotation: Any) -> list[Fault]:
    """Returns one fault for each thing that a model refused.

    Args:
        error: What validating the document's data raised.
        document: Knows the lines.
        annotation: The type that the data was validated against.
    """
    errors = error.errors(include_url=False)
    return [_fault(found, document, annotation) for found in errors if not _echo(found)]


def _echo(error: ErrorDetails) -> bool:
    """Whether a list is called too short only because its items have faults of their own."""
    context = error.get("ctx", {})
    return error["type"] == "too_short" and len(error["input"]) >= context["min_length"]


def _fault(error: ErrorDetails, document: Document, annotation: Any) -> Fault:
    here = spot(annotation, error["loc"])
    match error["type"]:
        case "extra_forbidden":
            return _unknown_key(here, document, annotation, error["loc"])
        case "missing":
            return _missing(here, document, annotation, error)
        case "union_tag_invalid" | "union_tag_not_found":
            return _unknown_kind(here, document, error)
    trail = (*here.trail, "src") if error["type"].startswith("picture_") else here.trail
    return document.fault(trail, _message(error), found=_found(error), hint=_hint(error, here))


def _missing(here: Spot, document: Document, annotation: Any, error: ErrorDetails) -> Fault:
    *above, lost = here.trail
    parent = spot(annotation, error["loc"][:-1])
    if isinstance(lost, int):
        return document.fault(tuple(above), f"expected {lost + 1} items", hint=_example(parent))
    strangers = set(error["input"]) - set(parent.keys)
    close = nearest(lost, strangers)
    hint = f"there is `{close}`; is it that?" if close else _description(here)
    return document.fault(tuple(above), f"missing key `{lost}`", hint=hint, at_key=True)


def _unknown_key(here: Spot, document: Document, annotation: Any, location: Trail) -> Fault:
    keys = spot(annotation, location[:-1]).keys
    return document.fault(
        here.trail,
        "unknown key",
        found=shown(here.trail[-1]),
        hint=did_you_mean(here.trail[-1], keys),
        at_key=True,
    )


def _unknown_kind(here: Spot, document: Document, error: ErrorDetails) -> Fault:
    kinds = [kind_of(shape) for shape in here.shapes]
    if error["type"] == "union_tag_not_found":
        hint = f"one of: {', '.join(kinds)}"
        return document.fault(here.trail, "missing key `kind`", hint=hint, at_key=True)
    kind = error["input"]["kind"]
    return document.fault(
        (*here.trail, "kind"),
        "expected a kind of section",
        found=shown(kind),
        hint=did_you_mean(kind, kinds),
    )


def _message(error: ErrorDetails) -> str:
    context = error.get("ctx", {})
    if template := EXPECTED.get(error["type"]):
        return template.format(**context)
    return error["msg"].removeprefix("Value error, ").replace("Input should be", "expected")


def _found(error: ErrorDetails) -> str:
    value = error["input"]
    if isinstance(value, Mapping):
        return shown(value["src"]) if error["type"].startswith("picture_") else ""
    if error["type"] == "string_too_long":
        return f"{len(value)} characters"
    return shown(value)


def _hint(error: ErrorDetails, here: Spot) -> str:
    value, kind, context = error["input"], error["type"], error.get("ctx", {})
    if kind == "picture_missing":
        near = context["nearest"]
        return f"no such image; nearest is {near}" if near else "no such image, nor any beside it"
    if kind == "picture_unsafe":
        return context["mend"]
    if kind in {"enum", "literal_error"}:
        return did_you_mean(value, _words(context["expected"]))
    if kind in MAPPING and here.shapes:
        return f"with the keys {', '.join(here.keys)}"
    if value is None:
        return "a value that starts with # needs quotes, or it is a comment"
    if kind == "string_type" and isinstance(value, bool | int | float):
        return f"put it in quotes: {shown(str(value))}"
    return _example(here)


def _words(listed: str) -> list[str]:
    return [word.strip("'") for word in listed.replace(" or ", ", ").split(", ")]


def _description(here: Spot) -> str:
    text = (here.field and here.field.description) or ""
    return " ".join(part for part in (text, _example(here)) if part)


def _example(here: Spot) -> str:
    examples = here.field.examples if here.field else None
    return f"for example {shown(examples[0])}" if examples else ""
