"""Makes entries of a resume of those that a section of a rendercv file lists."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from markdown_it import MarkdownIt

from portfolio.content.diagnostics import Loc, format_loc
from portfolio.content.document import Document
from portfolio.models.partial_date import iso_date, lasts

ABOUT = "about"
"""Topic of a section whose texts are the summary of the person."""

TOPICS = {
    ABOUT: ("summary", "about", "profile", "objective", "welcome"),
    "awards": ("award", "honor", "honour", "prize"),
    "certificates": ("certifica", "licen"),
    "languages": ("language",),
    "interests": ("interest", "hobb"),
    "volunteer": ("volunteer",),
    "references": ("reference",),
}
"""Beginnings of words by which the title of a section says what it lists; others list what their
entries say that they are."""

OF_CODE = frozenset(("programming", "computer", "markup", "scripting"))
"""Words beside which languages are no languages that people speak."""

TITLE_KEYS = {
    "awards": "title",
    "languages": "language",
    "references": "reference",
    "volunteer": "organization",
}
"""The key of an entry's title in each part of a resume; ``name`` in all others."""

_MARKDOWN = MarkdownIt("commonmark")

Entry = dict[str, Any]


def topic_of(title: str) -> str:
    """Returns the part of a resume that a section's title names; nothing of any other title."""
    words = re.split(r"[\W_]+", title.casefold())
    if OF_CODE.intersection(words):
        return ""
    for topic, beginnings in TOPICS.items():
        if any(word.startswith(beginnings) for word in words):
            return topic
    return ""


@dataclass
class EntryReader:
    """Reads the entries of a file.

    Attributes:
        document: The file.
        left: A sentence for each thing that was not taken.
    """

    document: Document
    left: list[str] = field(default_factory=list)

    def leave(self, loc: Loc, why: str) -> None:
        """Notes that something is not taken, with its line."""
        line = self.document.diagnostic(loc, why).line
        self.left.append(f"{self.document.name}:{line}: {format_loc(loc[1:])} {why}; left out.")

    def entry(self, topic: str, entry: Entry, loc: Loc) -> tuple[str, Entry]:
        """Returns the part of a resume that an entry belongs to, and what it says there.

        The part is nothing where a resume has none for it.
        """
        if "institution" in entry:
            return "education", self._education(entry, loc)
        if "company" in entry or "position" in entry:
            return self._work(topic, entry, loc)
        if "authors" in entry or "journal" in entry:
            return "publications", self._publication(entry, loc)
        if "details" in entry:
            return _line(topic, plain(entry.get("label")), plain(entry["details"]))
        if "name" in entry or "title" in entry:
            return self._normal(topic, entry, loc)
        words = next((it for it in entry.values() if isinstance(it, str)), "")
        return named(topic, plain(words))

    def _education(self, entry: Entry, loc: Loc) -> Entry:
        name, address = text_and_link(entry.get("institution"))
        for key in ("summary", "highlights"):
            if entry.get(key):
                self.leave((*loc, key), "has no place in a resume")
        start, end = self._period(entry, loc)
        return {
            "institution": name,
            "url": address,
            "area": plain(entry.get("area")),
            "studyType": plain(entry.get("degree")),
            "score": plain(entry.get("grade")),
            "startDate": start,
            "endDate": end,
        }

    def _work(self, topic: str, entry: Entry, loc: Loc) -> tuple[str, Entry]:
        part = topic if topic == "volunteer" else "work"
        name, address = text_and_link(entry.get("company"))
        start, end = self._period(entry, loc)
        return part, {
            TITLE_KEYS.get(part, "name"): name,
            "url": address,
            "position": plain(entry.get("position")),
            "location": plain(entry.get("location")) if part == "work" else "",
            "startDate": start,
            "endDate": end,
            "summary": plain(entry.get("summary")),
            "highlights": _highlights(entry),
        }

    def _publication(self, entry: Entry, loc: Loc) -> Entry:
        doi = entry.get("doi")
        return {
            "name": plain(entry.get("title")),
            "publisher": plain(entry.get("journal")),
            "releaseDate": self._date(entry, "date", loc),
            "url": first(entry.get("url")) or (f"https://doi.org/{doi}" if doi else ""),
            "summary": plain(entry.get("summary")),
        }

    def _normal(self, topic: str, entry: Entry, loc: Loc) -> tuple[str, Entry]:
        name, link = text_and_link(entry.get("name") or entry.get("title"))
        part, titled = named(topic or "projects", name)
        start, end = self._period(entry, loc)
        dated = "date" if part in {"awards", "certificates"} else "startDate"
        text = "description" if part == "projects" else "summary"
        made = {
            **titled,
            "url": first(entry.get("url")) or link,
            dated: start,
            "endDate": end,
            text: plain(entry.get("summary")),
            "highlights": _highlights(entry),
        }
        kept = KEYS.get(part)
        return part, {key: made[key] for key in made if not kept or key in kept}

    def _period(self, entry: Entry, loc: Loc) -> tuple[str, str]:
        start = self._date(entry, "start_date", loc) or self._date(entry, "date", loc)
        return start, self._date(entry, "end_date", loc)

    def _date(self, entry: Entry, key: str, loc: Loc) -> str:
        """Returns a date as in ISO 8601; one that is only words is left out, and noted."""
        text = plain(entry.get(key))
        if not text or lasts(text):
            return ""
        if not (date := iso_date(text)):
            self.leave((*loc, key), f"is no date that can be read: {text}")
        return date


KEYS = {
    "awards": {"title", "url", "date", "summary"},
    "certificates": {"name", "url", "date"},
    "languages": {"language"},
    "interests": {"name"},
    "references": {"reference"},
}
"""Keys of the parts that have fewer than a project."""


def _line(topic: str, label: str, details: str) -> tuple[str, Entry]:
    """Returns what a label with its details says."""
    if topic == "languages":
        return topic, {"language": label, "fluency": details}
    if topic in {"awards", "certificates"}:
        return named(topic, f"{label}: {details}")
    words = (it.strip().strip(".") for it in re.split(r"[,;]\s*", details))
    part = topic if topic == "interests" else "skills"
    return part, {"name": label, "keywords": [word for word in words if word]}


def _highlights(entry: Entry) -> list[str]:
    return [plain(it) for it in entry.get("highlights") or () if it]


def named(topic: str, text: str) -> tuple[str, Entry]:
    """Returns the part of a resume and the entry that says a text alone."""
    return "" if topic == ABOUT else topic, {TITLE_KEYS.get(topic, "name"): text}


def plain(value: Any) -> str:
    """Returns a text without the marks of Markdown."""
    return text_and_link(value)[0]


def text_and_link(value: Any) -> tuple[str, str]:
    """Returns a text of Markdown as it is read, and the address of the first link in it."""
    words, address = "", ""
    text = "" if value is None else " ".join(str(value).split())
    for block in _MARKDOWN.parseInline(text):
        for token in block.children or []:
            words += token.content
            if token.type == "link_open":
                address = address or str(token.attrs["href"])
    return words.strip(), address


def first(value: Any) -> str:
    """Returns a text, or the first one of a list."""
    return str((value[0] if isinstance(value, list) and value else value) or "")
