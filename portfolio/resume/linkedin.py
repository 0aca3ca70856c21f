"""Makes a JSON Resume of the archive that LinkedIn hands out of a person."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from portfolio.resume.export_texts import DateReader, said, split_bullets
from portfolio.resume.linkedin_tables import Row, read_tables
from portfolio.resume.tidy_resume import DATES

COLUMNS: dict[str, tuple[str, dict[str, str]]] = {
    "work": (
        "Positions",
        {
            "name": "Company Name",
            "position": "Title",
            "location": "Location",
            "startDate": "Started On",
            "endDate": "Finished On",
            "summary": "Description",
        },
    ),
    "volunteer": (
        "Volunteering",
        {
            "organization": "Company Name",
            "position": "Role",
            "startDate": "Started On",
            "endDate": "Finished On",
            "summary": "Description",
        },
    ),
    "education": (
        "Education",
        {
            "institution": "School Name",
            "studyType": "Degree Name",
            "startDate": "Start Date",
            "endDate": "End Date",
        },
    ),
    "awards": (
        "Honors",
        {"title": "Title", "date": "Issued On", "summary": "Description"},
    ),
    "certificates": (
        "Certifications",
        {"name": "Name", "issuer": "Authority", "date": "Started On", "url": "Url"},
    ),
    "publications": (
        "Publications",
        {
            "name": "Name",
            "publisher": "Publisher",
            "releaseDate": "Published On",
            "url": "Url",
            "summary": "Description",
        },
    ),
    "skills": ("Skills", {"name": "Name"}),
    "languages": ("Languages", {"language": "Name", "fluency": "Proficiency"}),
    "projects": (
        "Projects",
        {
            "name": "Title",
            "description": "Description",
            "startDate": "Started On",
            "endDate": "Finished On",
            "url": "Url",
        },
    ),
}
"""The table of each part of a resume, and the column of each of its keys."""

WITH_HIGHLIGHTS = {"work": "summary", "volunteer": "summary", "projects": "description"}
"""Keys of the texts whose lists become highlights."""

PRIVATE = ("Maiden Name", "Address", "Birth Date", "Zip Code")
"""Columns of the profile that are not everybody's business: they are not taken."""

WITHOUT_PLACE = {
    "Profile": ("Industry",),
    "Education": ("Notes", "Activities"),
    "Certifications": ("License Number",),
    "Volunteering": ("Cause",),
}
"""Columns that a resume has no place for."""

EXPECTED = ("Positions", "Education", "Skills")
"""Tables whose absence is worth a sentence."""


def read_linkedin(file: Path, languages: Sequence[str] = ()) -> tuple[dict[str, Any], list[str]]:
    """Reads an archive of LinkedIn.

    Args:
        file: The ZIP.
        languages: BCP 47 tags of the languages in which months are looked for first.

    Returns:
        The JSON Resume, and a sentence for each thing that was not taken.

    Raises:
        ContentError: If it is no such archive, or cannot be opened.
    """
    archive = _Archive(read_tables(file), languages)
    data = archive.resume()
    return data, [*archive.left_out(), *archive.unread]


@dataclass
class _Archive:
    """The tables of an archive.

    Attributes:
        tables: Rows of the tables by their names.
        languages: BCP 47 tags of the languages in which months are looked for first.
        unread: A sentence for each date that could not be read.
    """

    tables: Mapping[str, list[Row]]
    languages: Sequence[str]
    unread: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        columns = {
            column for _, keys in COLUMNS.values() for key, column in keys.items() if key in DATES
        }
        rows = (row for name, rows in self.tables.items() if name != "Profile" for row in rows)
        dates = [value for row in rows for column, value in row.items() if column in columns]
        self._dates = DateReader.of(dates, self.languages)

    def resume(self) -> dict[str, Any]:
        """Returns the JSON Resume."""
        data: dict[str, Any] = {"basics": _basics(self.tables["Profile"][0])}
        for part, (name, columns) in COLUMNS.items():
            rows = enumerate(self.tables.get(name, ()), 1)
            entries = [self._entry(part, columns, row, f"{name}.csv, row {at}") for at, row in rows]
            if any(entries):
                data[part] = [entry for entry in entries if entry]
        return data

    def _entry(self, part: str, columns: Mapping[str, str], row: Row, place: str) -> dict[str, Any]:
        entry: dict[str, Any] = {key: row.get(column, "") for key, column in columns.items()}
        for key in DATES & entry.keys():
            entry[key] = self._date(entry[key], f"{place}: {columns[key]}")
        if key := WITH_HIGHLIGHTS.get(part):
            entry[key], entry["highlights"] = split_bullets(entry[key])
        if part == "education":
            entry["studyType"], _, entry["area"] = entry["studyType"].partition(", ")
        return said(entry)

    def _date(self, text: str, place: str) -> str:
        """Returns a date as in ISO 8601; one that cannot be read is left out, and listed."""
        date = self._dates.iso(text)
        if text and not date:
            self.unread.append(f"{place} is no date that can be read, and left out: {text}.")
        return date

    def left_out(self) -> Iterator[str]:
        """Yields a sentence for each kind of thing that is not taken."""
        for name in EXPECTED:
            if name not in self.tables:
                yield f"{name}.csv: not in this archive."
        if private := [it for it in PRIVATE if it in self.tables["Profile"][0]]:
            yield f"Profile.csv: not taken, because it is personal: {', '.join(private)}."
        for name, columns in WITHOUT_PLACE.items():
            rows = self.tables.get(name, [])
            if found := [column for column in columns if any(column in row for row in rows)]:
                yield f"{name}.csv: not taken, as resumes have no place for it: {', '.join(found)}."


def _basics(row: Row) -> dict[str, Any]:
    names = filter(None, (row.get("First Name"), row.get("Last Name")))
    sites = _websites(row.get("Websites", ""))
    profiles: list[dict[str, str]] = [{"url": address} for address in sites[1:]]
    for handle in re.findall(r"\w+", row.get("Twitter Handles", "")):
        profiles.append({"network": "X", "username": handle, "url": f"https://x.com/{handle}"})
    basics = {
        "label": row.get("Headline"),
        "summary": row.get("Summary"),
        "url": sites[0] if sites else "",
        "location": said({"city": row.get("Geo Location")}),
        "profiles": profiles,
    }
    return {"name": " ".join(names), **said(basics)}


def _websites(text: str) -> list[str]:
    """Returns the addresses of ``[OTHER:https://a.test]``, personal ones first."""
    found = re.findall(r"(?:(\w+):)?(https?://[^\s,\]]+)", text)
    found.sort(key=lambda it: it[0].upper() != "PERSONAL")
    return [address for _, address in found]
