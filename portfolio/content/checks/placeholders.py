"""Warnings about words and links that are not the owner's own yet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from portfolio.content.diagnostics import (
    MAX_VALUE_LENGTH,
    PUT_YOUR_OWN,
    Diagnostic,
    Kind,
    format_value,
)
from portfolio.content.document import Document
from portfolio.models.field_types import FieldRole
from portfolio.models.text.body import MarkdownBody

PLACEHOLDER = re.compile(r"\bYour (Name|city)\b|\byour-?name\b|\byou@|\bPlaceholder:")
RESERVED_DOMAIN = re.compile(r"\bexample\.(com|org|net)\b")
"""Domains that are kept free for examples (RFC 2606)."""

DESCRIPTION = re.compile(r"(An?|The) [a-z]")
"""Beginning of a description of an organisation, which is given in place of its name."""

SAMPLE_TEXTS = Path(__file__).with_name("sample_texts.txt")
"""The digest of each text that the project's sample says of its clients and its owner."""

MIN_DIGEST_LENGTH = 30
"""Characters of a text that two owners do not write by chance."""


def placeholders(document: Document) -> Iterator[Diagnostic]:
    """Yields words and links that are still placeholders."""
    metadata = {item.loc: item.metadata for item in document.typed_values}
    for loc, value in document.scalars():
        if document.annotation is MarkdownBody and loc[0] != "lines":
            continue  # its links and pictures are parts of its lines
        if isinstance(value, str) and (found := _placeholder(value, metadata.get(loc, ()))):
            part, hint = found
            yield document.diagnostic(
                loc, "placeholder", found=format_value(part), hint=hint, kind=Kind.PLACEHOLDER
            )


def sample_texts(document: Document) -> Iterator[Diagnostic]:
    """Yields one warning for a file that still says what the sample says."""
    known = _sample_digests()
    texts = [(loc, value) for loc, value in document.scalars() if digest(value) in known]
    if not texts:
        return
    hint = PUT_YOUR_OWN
    folder, _, slug = document.file.parent.as_posix().rpartition("/")
    if folder.endswith("/projects"):
        hint += f", or delete it with: python -m portfolio delete project {slug}"
    loc, value = texts[0]
    count = f"{len(texts)} text{'s' * (len(texts) > 1)} of the sample"
    found = f"{count}, the first: {format_value(value)}"
    yield document.diagnostic(loc, "placeholder", found=found, hint=hint, kind=Kind.PLACEHOLDER)


def digest(value: Any) -> str:
    """Returns a short digest of a text, or nothing for what is too short to be known by it."""
    if not isinstance(value, str) or len(text := " ".join(value.split())) < MIN_DIGEST_LENGTH:
        return ""
    return sha256(text.encode()).hexdigest()[:10]


@cache
def _sample_digests() -> frozenset[str]:
    return frozenset(SAMPLE_TEXTS.read_text(encoding="ascii").split())


def _placeholder(value: str, metadata: tuple[Any, ...]) -> tuple[str, str] | None:
    """Returns what is a placeholder in a text, and a hint."""
    for pattern, hint in (
        (PLACEHOLDER, PUT_YOUR_OWN),
        (RESERVED_DOMAIN, "reserved for examples"),
    ):
        if match := pattern.search(value):
            return (value if len(value) <= MAX_VALUE_LENGTH else match[0]), hint
    if FieldRole.ORGANISATION in metadata and DESCRIPTION.match(value):
        return value, "put the real name here, unless it may not be told"
    return None
