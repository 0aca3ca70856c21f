"""The owner as an entry of an address book: vCard 4.0 (RFC 6350)."""

from __future__ import annotations

from collections.abc import Iterator

from portfolio.models.content import Content

MAX_OCTETS = 75
"""Largest length of a line without its end, in bytes (section 3.2); a longer line is folded."""

ESCAPED = str.maketrans({"\\": r"\\", ",": r"\,", ";": r"\;", "\n": r"\n"})


def vcard(content: Content) -> bytes:
    """Returns name, role, employer and ways to reach the owner, as far as the site shows them."""
    lines = ["BEGIN:VCARD", "VERSION:4.0", *_properties(content), "END:VCARD"]
    return b"".join(part + b"\r\n" for line in lines for part in _folded(line))


def _properties(content: Content) -> Iterator[str]:
    site, resume = content.site, content.resume
    current = resume.current_role
    known = {
        "FN": site.owner,
        "TITLE": (current.position if current else "") or site.tagline,
        "ORG": current.name if current else "",
        "EMAIL": site.email or "",
        "NOTE": site.availability,
        "LANG": site.language,
    }
    yield from (f"{name}:{_escaped(value)}" for name, value in known.items() if value)
    if site.location:
        yield f"ADR;LABEL={_parameter(site.location)}:;;;{_escaped(site.location)};;;"
    yield f"URL:{site.url(site.prefix or '/')}"
    yield from (f"URL:{link.href}" for link in site.social if "://" in link.href)


def _escaped(text: str) -> str:
    return text.translate(ESCAPED)


def _parameter(text: str) -> str:
    """Returns the value of a parameter: quoted, and without the quotes that it may not have."""
    return '"{}"'.format(text.replace('"', "'").replace("\n", " "))


def _folded(line: str) -> Iterator[bytes]:
    """Yields a line in parts that are short enough; no letter is cut in two."""
    part = b""
    for letter in line:
        if len(part) + len(letter.encode()) > MAX_OCTETS:
            yield part
            part = b" "
        part += letter.encode()
    yield part
