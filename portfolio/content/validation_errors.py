"""Turns the validation errors of pydantic into diagnostics."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from portfolio.color import CSS_COLOR_NAMES
from portfolio.content.diagnostics import (
    Diagnostic,
    Loc,
    closest,
    did_you_mean,
    format_example,
    format_value,
)
from portfolio.content.document import Document
from portfolio.content.model_fields import FieldLocation, locate_field
from portfolio.invisible_characters import odd_characters
from portfolio.models.base import kind_of
from portfolio.models.theme.colors import Hues
from portfolio.models.theme.theme import Theme

MAPPING = ("model_type", "dict_type", "model_attributes_type")

EXPECTED = {
    "string_type": "expected text",
    "int_type": "expected a whole number",
    **dict.fromkeys(("float_type", "finite_number"), "expected a number"),
    "bool_type": "expected true or false",
    **dict.fromkeys(MAPPING, "expected a mapping"),
    **dict.fromkeys(("literal_error", "enum"), "expected one of the words that are known here"),
    "tuple_type": "expected a list",
    "datetime_type": "expected a date as yyyymmddThhmmss",
    "string_too_short": "expected some text",
    "string_too_long": "expected at most {max_length} characters",
    "too_short": "expected at least {min_length} items",
    "too_long": "expected at most {max_length} items",
    "greater_than": "expected a number above {gt}",
    "greater_than_equal": "expected {ge} or more",
    "less_than_equal": "expected {le} or less",
    "string_pattern_mismatch": "expected another form of text",
}
"""Messages by pydantic's error type; other types keep the message of pydantic."""


def to_diagnostics(error: ValidationError, document: Document) -> list[Diagnostic]:
    """Returns one diagnostic for each thing that a model refused."""
    errors = error.errors(include_url=False)
    return [_diagnostic(found, document) for found in errors if not _is_consequence(found)]


def _is_consequence(error: ErrorDetails) -> bool:
    """Returns whether a list is too short only because its items are invalid themselves."""
    context = error.get("ctx", {})
    return error["type"] == "too_short" and len(error["input"]) >= context["min_length"]


def _diagnostic(error: ErrorDetails, document: Document) -> Diagnostic:
    here = locate_field(document.annotation, error["loc"])
    match error["type"]:
        case "extra_forbidden":
            return _unknown_key(here, document, error)
        case "missing":
            return _missing(here, document, error)
        case "union_tag_invalid" | "union_tag_not_found":
            return _unknown_kind(here, document, error)
    loc = (*here.loc, "src") if error["type"].startswith("picture_") else here.loc
    while loc not in document.value_positions and loc:
        loc = loc[:-1]  # A model may complete what the file says, as a theme does.
    hint = _color_hint(error, document) or _hint(error, here, document.written.get(loc, ""))
    found = _found(error, document, loc)
    return document.diagnostic(loc, _message(error), found=found, hint=hint)


def _color_hint(error: ErrorDetails, document: Document) -> str:
    """Returns the nearest name of a colour; in the theme its hues have names, too."""
    if error["type"] not in {"color", "scheme_color"} or not isinstance(error["input"], str):
        return ""
    hues = Hues.model_fields if document.annotation is Theme else ()
    similar = closest(error["input"], (*hues, *CSS_COLOR_NAMES))
    return f"did you mean `{similar}`?" if similar else ""


def _missing(here: FieldLocation, document: Document, error: ErrorDetails) -> Diagnostic:
    *above, missing = here.loc
    parent = locate_field(document.annotation, error["loc"][:-1])
    if isinstance(missing, int):
        message = f"expected {missing + 1} items"
        return document.diagnostic(tuple(above), message, hint=_example(parent))
    unknown = set(error["input"]) - set(parent.keys)
    similar = closest(missing, unknown)
    hint = f"there is `{similar}`; is it that?" if similar else _description(here)
    return document.diagnostic(tuple(above), f"missing key `{missing}`", hint=hint, at_key=True)


def _unknown_key(here: FieldLocation, document: Document, error: ErrorDetails) -> Diagnostic:
    parent = locate_field(document.annotation, error["loc"][:-1])
    key = here.loc[-1]
    found = format_value(key)
    hint = did_you_mean(key, parent.keys)
    return document.diagnostic(here.loc, "unknown key", found=found, hint=hint, at_key=True)


def _unknown_kind(here: FieldLocation, document: Document, error: ErrorDetails) -> Diagnostic:
    kinds = [kind_of(model) for model in here.models]
    if error["type"] == "union_tag_not_found":
        hint = f"one of: {', '.join(kinds)}"
        return document.diagnostic(here.loc, "missing key `kind`", hint=hint, at_key=True)
    kind = error["input"]["kind"]
    return document.diagnostic(
        (*here.loc, "kind"),
        "expected a kind of section",
        found=format_value(kind),
        hint=did_you_mean(kind, kinds),
    )


def _message(error: ErrorDetails) -> str:
    context = error.get("ctx", {})
    if template := EXPECTED.get(error["type"]):
        return template.format(**{key: _number(value) for key, value in context.items()})
    return error["msg"].removeprefix("Value error, ").replace("Input should be", "expected")


def _number(value: object) -> object:
    """Returns a limit as people write it: 40 for 40.0."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _found(error: ErrorDetails, document: Document, loc: Loc) -> str:
    said = document.value(loc)
    value = said if isinstance(said, str) else error["input"]
    if isinstance(value, Mapping):
        return format_value(value["src"]) if error["type"].startswith("picture_") else ""
    if error["type"] == "string_too_long":
        return f"{len(value)} characters"
    return format_value(value) if isinstance(value, str) else document.found(loc, value)


def _hint(error: ErrorDetails, here: FieldLocation, written: str) -> str:
    """Returns what to do; ``written`` has the characters of a value that is not text."""
    value, kind, context = error["input"], error["type"], error.get("ctx", {})
    is_wrong_text = isinstance(value, str) and not kind.startswith("string_too")
    if is_wrong_text and (hint := odd_characters(value)):
        return hint
    if kind == "picture_missing":
        if "://" in str(value):
            return "save it beside the file, and write its name; pages load no pictures from afar"
        similar = context["similar"]
        nothing = "no such image, nor any beside it"
        return f"no such image; nearest is {similar}" if similar else nothing
    if "fix" in context:
        return context["fix"]
    if kind in {"enum", "literal_error"}:
        known = context["expected"].replace(" or ", ", ").split(", ")
        return did_you_mean(value, [word.strip("'") for word in known])
    if kind in MAPPING and here.models:
        return f"with the keys {', '.join(here.keys)}"
    if kind == "string_type" and written:
        return f"put it in quotes: {format_value(written)}"
    if value is None and not written:
        return "a value that starts with # needs quotes, or it is a comment"
    return _example(here)


def _description(here: FieldLocation) -> str:
    text = (here.field and here.field.description) or ""
    return " ".join(part for part in (text, _example(here)) if part)


def _example(here: FieldLocation) -> str:
    examples = here.field.examples if here.field else None
    return f"for example {format_example(examples[0])}" if examples else ""
