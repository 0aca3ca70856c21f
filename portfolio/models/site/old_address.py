"""An address that a page had before, and from which visitors are led on."""

from __future__ import annotations

import re
from typing import Annotated
from unicodedata import normalize
from urllib.parse import unquote

from pydantic import AfterValidator, Field

from portfolio.models.field_types import FieldRole
from portfolio.models.link import UNSAFE

INDEX = re.compile(r"/index\.html?$", re.IGNORECASE)


def _old_address(value: str) -> str:
    """Returns an address as the name of a file: decoded, and without a slash at its end."""
    if expected := _expected(value):
        raise ValueError(expected)
    return decoded(value)


def decoded(value: str) -> str:
    """Returns a path without escapes, and without the slash or the index at its end."""
    return normalize("NFC", unquote(INDEX.sub("", value))).rstrip("/")


def _expected(value: str) -> str:
    """Returns what an old address should be that is not as it should; nothing for a good one."""
    if not value.startswith("/") or value.startswith("//"):
        return "expected a path of this site, such as /2019/05/first-steps"
    if "?" in value or "#" in value:
        return "expected a path without ? and #, which hosts of files do not tell apart"
    steps = unquote(INDEX.sub("", value)).strip("/").split("/")
    if UNSAFE.search(value) or "\0" in unquote(value):
        return "expected a path without spaces, quotes or angle brackets"
    if any(not step.strip(".") for step in steps):
        return "expected a path below /, without empty steps and dots alone"
    return ""


OldAddress = Annotated[
    str,
    FieldRole.OLD_ADDRESS,
    AfterValidator(_old_address),
    Field(
        description="Path of this site, from which visitors are led on.",
        examples=["/2019/05/first-steps"],
    ),
]

OldAddresses = Annotated[
    tuple[OldAddress, ...],
    Field(
        description="Addresses of this site that it had before; they lead on to it.",
        examples=[["/2019/05/first-steps"]],
    ),
]
