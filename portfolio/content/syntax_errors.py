"""Explains errors of syntax: the place where the mistake is, and what to do about it."""

from __future__ import annotations

import re
from typing import NamedTuple

from ruamel.yaml.composer import MaxDepthExceededError
from ruamel.yaml.error import MarkedYAMLError

from portfolio.content.document import Position
from portfolio.invisible_characters import CURLY_QUOTES, INVISIBLE, describe

MAX_DEPTH = 16
"""Levels of nesting; the content uses eight."""

YAML_HINTS = {
    "cannot start any token": "indent with spaces; text that starts with @, ` or % needs quotes",
    "mapping values are not allowed": "text that holds a colon needs straight quotes",
    "could not find expected ':'": "a key needs a colon and a space after it",
    "but found '<scalar>'": "a quote within quotes is written \\\" or, between single ones, ''",
    "expected <block end>": "keys of one mapping start in the same column",
    "unexpected end of stream": "a quote or a bracket is not closed",
    "sequence entries are not allowed": "text that starts with a dash and a space needs quotes",
    "expected a comment or a line break": "text that starts with | or > needs quotes",
    "undefined alias": "write it out, or put text that starts with * in quotes",
    "expected ',' or": "text that starts with { or [ needs quotes, or a bracket is not closed",
    "unknown escape": "within double quotes a backslash is written twice",
}
"""Hints by a part of what ruamel says; the first one counts."""

AT_ITS_START = ("unexpected end of stream", "expected ',' or", "could not find expected ':'")
"""Parts of what ruamel says of what has no end: a quote, a bracket, a key. It is at fault itself,
and not the line where the parser gives up."""

JSON_HINTS = {
    **dict.fromkeys(CURLY_QUOTES, "write straight quotes"),
    ",": "one comma stands between two values",
    "'": "JSON has double quotes only",
    **dict.fromkeys("/#", "JSON has no comments; delete it"),
    **dict.fromkeys("}]", "no comma stands before a closing bracket"),
    **dict.fromkeys("TFN", "JSON says true, false and null, in small letters"),
}
"""Hints by the character at which JSON ends to be valid."""

KEY = re.compile(r" *(?:- +)*[^\s:#][^:#]*:(?: |$)")
"""A line that begins with a key as it should be."""

INVISIBLE_START = re.compile(rf"[ -]*[\"']?[\w-]*[\"']?:?({INVISIBLE.pattern})")
"""A line whose indentation, key or colon has an invisible character."""

MERGE_MARK = re.compile(r"^(?:<{7}|={7}|>{7})(?: .*)?$", re.MULTILINE)
"""A line that git leaves where a merge has two versions."""


class Explanation(NamedTuple):
    """What a diagnostic says of an error of syntax."""

    position: Position
    hint: str
    found: str = ""
    message: str = ""


def position_of(text: str, index: int) -> Position:
    """Returns the line and the column of a character."""
    before = text[:index]
    return Position(before.count("\n") + 1, len(before) - before.rfind("\n"))


def explain_yaml(text: str, error: Exception) -> Explanation:
    """Explains why ruamel cannot read a text: it may stop at a line below the mistake."""
    if not isinstance(error, MarkedYAMLError):  # such as an escape that is no character
        return Explanation(Position(1, 1), "", message=f"expected valid YAML; {error}")
    problem = str(error.problem)
    marks = [error.problem_mark, error.context_mark]
    if any(part in problem for part in AT_ITS_START):
        marks.reverse()
    mark = next(filter(None, marks), None)
    position = Position(mark.line + 1, mark.column + 1) if mark else Position(1, 1)
    if isinstance(error, MaxDepthExceededError):
        return Explanation(position, "", message=f"expected at most {MAX_DEPTH} levels")
    if "found another document" in problem:
        return Explanation(position, "remove the line of dashes", message="expected one document")
    found = _explained(text, position, problem)
    return found._replace(message=f"expected valid YAML; {problem}")


def _explained(text: str, position: Position, problem: str) -> Explanation:
    """Explains a problem of ruamel's parser at a place."""
    lines = text.split("\n")
    if odd := _odd_start(lines, position.line):
        return odd
    if "mapping values are not allowed" in problem:
        return _second_colon(lines, position)
    hint = next((hint for part, hint in YAML_HINTS.items() if part in problem), "")
    return Explanation(position, hint)


def _odd_start(lines: list[str], number: int) -> Explanation | None:
    """Explains a line that begins with a character which is taken for another, if it does."""
    line = lines[number - 1] if number <= len(lines) else ""
    if match := INVISIBLE_START.match(line):
        hint = "delete it, or write a space in its place"
        return Explanation(Position(number, match.start(1) + 1), hint, describe(match[1]))
    return None


def _second_colon(lines: list[str], position: Position) -> Explanation:
    """Explains a colon where none is expected.

    The text before it has another one, or the line above is no key and a value.
    """
    line = lines[position.line - 1]
    start = len(line) - len(line.lstrip()) + 1
    before = line[: position.column - 1]
    if KEY.match(before):
        return Explanation(position, YAML_HINTS["mapping values are not allowed"])
    above = position.line - 1
    while above and re.match(r"\s*(#|$)", lines[above - 1]):
        above -= 1
    if above and (odd := _odd_start(lines, above)):
        return odd
    if not above or KEY.match(lines[above - 1]):
        return Explanation(Position(position.line, start), YAML_HINTS["expected <block end>"])
    indent = len(lines[above - 1]) - len(lines[above - 1].lstrip())
    return Explanation(Position(above, indent + 1), YAML_HINTS["could not find expected ':'"])


def explain_json(text: str, index: int) -> Explanation:
    """Explains why a text is no JSON from a character on."""
    character, position = text[index : index + 1], position_of(text, index)
    if INVISIBLE.match(character):
        return Explanation(position, "delete it", describe(character))
    return Explanation(position, JSON_HINTS.get(character, ""))
