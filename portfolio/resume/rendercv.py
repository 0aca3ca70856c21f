"""Makes a JSON Resume of a YAML file of rendercv."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from portfolio.content.diagnostics import ContentError, Loc, closest
from portfolio.content.document import Document
from portfolio.resume.rendercv_entries import (
    ABOUT,
    Entry,
    EntryReader,
    first,
    named,
    plain,
    topic_of,
)

NETWORKS = {
    "Bluesky": "https://bsky.app/profile/{}",
    "GitHub": "https://github.com/{}",
    "GitLab": "https://gitlab.com/{}",
    "Google Scholar": "https://scholar.google.com/citations?user={}",
    "IMDB": "https://imdb.com/name/{}",
    "Instagram": "https://instagram.com/{}",
    "Leetcode": "https://leetcode.com/u/{}",
    "LinkedIn": "https://linkedin.com/in/{}",
    "ORCID": "https://orcid.org/{}",
    "Reddit": "https://reddit.com/user/{}",
    "ResearchGate": "https://researchgate.net/profile/{}",
    "StackOverflow": "https://stackoverflow.com/users/{}",
    "Telegram": "https://t.me/{}",
    "X": "https://x.com/{}",
    "YouTube": "https://youtube.com/@{}",
}
"""Addresses of the networks that rendercv knows by the name of an account."""

PERSON_KEYS = frozenset(
    (
        *("name", "headline", "label", "location", "email", "photo", "phone", "website"),
        *("social_networks", "custom_connections", "sections"),
    )
)
"""Keys of a person."""

ENTRY_KEYS = frozenset(
    (
        *("institution", "area", "degree", "grade", "company", "position", "title", "authors"),
        *("doi", "url", "journal", "name", "label", "details", "bullet", "number"),
        *("reversed_number", "date", "start_date", "end_date", "location", "summary", "highlights"),
    )
)
"""Keys of an entry of a section."""

LIKENESS = 0.8
"""How like a known key another one is that was meant to be it, from 0 to 1."""

NOT_TAKEN = ("photo", "custom_connections")
"""Keys of the person that a resume has no place for."""


def is_rendercv(document: Document) -> bool:
    """Returns whether a YAML file is one of rendercv."""
    return isinstance(document.data, dict) and isinstance(document.data.get("cv"), dict)


def read_rendercv(document: Document) -> tuple[dict[str, Any], list[str]]:
    """Makes a JSON Resume of a file of rendercv.

    Returns:
        The JSON Resume, and a sentence for each thing that was not taken.

    Raises:
        ContentError: If a part of it is not what rendercv has there.
    """
    _refuse_misspelled(document)
    reader = EntryReader(document)
    data: dict[str, Any] = {"basics": _basics(reader)}
    for title in _expected(document, ("cv", "sections"), dict, "a mapping of titles to entries"):
        loc = ("cv", "sections", title)
        for number, entry in enumerate(_expected(document, loc, list, "a list of entries")):
            _add(data, reader, topic_of(title), entry, (*loc, number))
    return data, reader.left


def _refuse_misspelled(document: Document) -> None:
    """Refuses keys that are almost those of rendercv: what they say would be lost.

    Entries may have other keys besides, and so may later versions of rendercv.

    Raises:
        ContentError: There is such a key.
    """
    errors = []
    for loc in document.key_positions:
        match loc:
            case ("cv", _):
                known = PERSON_KEYS
            case ("cv", "sections", _, _, _):
                known = ENTRY_KEYS
            case _:
                continue
        key = str(loc[-1])
        if key not in known and (meant := closest(key, known, LIKENESS)):
            hint = f"did you mean `{meant}`?"
            errors.append(document.diagnostic(loc, "unknown key", hint=hint, at_key=True))
    if errors:
        raise ContentError(errors)


def _expected(document: Document, loc: Loc, kind: type, expected: str) -> Any:
    """Returns a value; of one that is missing an empty one."""
    value = document.value(loc)
    if value is not None and not isinstance(value, kind):
        found = document.found(loc, value)
        raise ContentError([document.diagnostic(loc, f"expected {expected}", found=found)])
    return value or kind()


def _basics(reader: EntryReader) -> Entry:
    cv = reader.document.data["cv"]
    for key in NOT_TAKEN:
        if cv.get(key):
            reader.leave(("cv", key), "is not taken")
    return {
        "name": plain(cv.get("name")),
        "label": plain(cv.get("headline") or cv.get("label")),
        "email": first(cv.get("email")),
        "phone": first(cv.get("phone")).removeprefix("tel:").replace("-", " "),
        "url": first(cv.get("website")),
        "location": {"city": plain(cv.get("location"))},
        "profiles": [*_profiles(reader)],
    }


def _profiles(reader: EntryReader) -> Iterator[Entry]:
    loc = ("cv", "social_networks")
    for number, profile in enumerate(_expected(reader.document, loc, list, "a list of networks")):
        known = profile if isinstance(profile, dict) else {}
        network, user = first(known.get("network")), first(known.get("username"))
        address = NETWORKS.get(network, "").format(user)
        if user.count("@") == 2:  # @name@server, as Mastodon has it.
            _, name, server = user.split("@")
            address = f"https://{server}/@{name}"
        if not address:
            reader.leave((*loc, number), "has no known address, add it to the profile: its link is")
        yield {"network": network, "username": user, "url": address}


def _add(data: dict[str, Any], reader: EntryReader, topic: str, entry: object, loc: Loc) -> None:
    """Puts an entry into the part of the resume that has its kind."""
    if isinstance(entry, dict):
        part, made = reader.entry(topic, entry, loc)
    elif topic == ABOUT:
        summary = filter(None, (data["basics"].get("summary"), plain(entry)))
        data["basics"]["summary"] = "\n\n".join(summary)
        return
    else:
        part, made = named(topic, plain(entry))
    if part:
        data.setdefault(part, []).append(made)
    else:
        reader.leave(loc, "is in a section that a resume has no part for")
