"""Makes a JSON Resume of the archive that LinkedIn hands out of a person: a ZIP of tables in CSV.

Only the tables of ``TABLES`` are opened: messages, connections and all that is of other people stay
unread.
"""

from __future__ import annotations

import csv
import io
import re
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Any
from zipfile import BadZipFile, ZipFile, ZipInfo, is_zipfile

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.models.partial_date import iso_date
from portfolio.resume.tidy_resume import DATES, said, split_bullets

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

TABLES = {"profile": "Profile"} | {name.casefold(): name for name, _ in COLUMNS.values()}
"""The tables that are read, by their names in small letters."""

MAX_TABLE_BYTES = 4_000_000
"""Largest table that is read."""

HINT = (
    "LinkedIn has it in Settings, Data privacy, Get a copy of your data; in another language its "
    "tables have other names: ask for it while LinkedIn is in English"
)

Row = dict[str, str]
"""The cells of a row that say something, by the names of their columns."""


def is_archive(file: Path) -> bool:
    """Returns whether a file is a ZIP, or was meant to be one."""
    return file.suffix.lower() == ".zip" or is_zipfile(file)


def read_linkedin(file: Path) -> tuple[dict[str, Any], list[str]]:
    """Reads an archive of LinkedIn in English, the basic or the full one.

    Args:
        file: The ZIP.

    Returns:
        The JSON Resume, and a sentence for each thing that was not taken.

    Raises:
        ContentError: If it is no such archive, or cannot be opened.
    """
    tables = _read_tables(file)
    data: dict[str, Any] = {"basics": _basics(tables["Profile"][0])}
    unread: list[str] = []
    for part, (name, columns) in COLUMNS.items():
        entries = []
        for number, row in enumerate(tables.get(name, ()), 1):
            entry, odd_dates = _entry(part, columns, row)
            unread += [f"{name}.csv, row {number}: {it}" for it in odd_dates]
            if entry:
                entries.append(entry)
        if entries:
            data[part] = entries
    return data, [*_left_out(tables), *unread]


def _read_tables(file: Path) -> dict[str, list[Row]]:
    """Returns the rows of the tables that an archive has."""
    try:
        with ZipFile(file) as archive:
            tables = {name: [*_rows(archive, it)] for name, it in _members(archive).items()}
    except (
        BadZipFile,
        RuntimeError,
        NotImplementedError,
        EOFError,
        zlib.error,
        csv.Error,
    ) as error:
        raise _error(file, f"expected the archive of LinkedIn; {error}") from None
    if "Profile" not in tables:
        raise _error(file, "expected the archive of LinkedIn in English, with Profile.csv in it")
    if not any(row.keys() & {"First Name", "Last Name"} for row in tables["Profile"]):
        raise _error(file, "expected a row with First Name and Last Name in Profile.csv")
    return tables


def _error(file: Path, message: str) -> ContentError:
    return ContentError([Diagnostic(file.name, 1, 1, "", message, hint=HINT)])


def _members(archive: ZipFile) -> dict[str, ZipInfo]:
    """Returns the tables of an archive by their names."""
    found: dict[str, ZipInfo] = {}
    for info in archive.infolist():
        path = PurePosixPath(info.filename)
        name = TABLES.get(path.stem.casefold())
        if name and path.suffix.lower() == ".csv" and "__MACOSX" not in path.parts:
            found.setdefault(name, info)
    return found


def _rows(archive: ZipFile, info: ZipInfo) -> Iterator[Row]:
    """Yields the rows of a table that say something."""
    if info.file_size > MAX_TABLE_BYTES:
        raise BadZipFile(f"{info.filename} is larger than {MAX_TABLE_BYTES // 1_000_000} MB")
    text = _decoded(archive.read(info))
    for cells in csv.DictReader(io.StringIO(text, newline=""), skipinitialspace=True):
        row = {
            column.strip(): value.strip()
            for column, value in cells.items()
            if column and isinstance(value, str) and value.strip()
        }
        if row:
            yield row


def _decoded(raw: bytes) -> str:
    encoding = "utf-16" if raw[:2] in {b"\xff\xfe", b"\xfe\xff"} else "utf-8-sig"
    try:
        return raw.decode(encoding)
    except UnicodeDecodeError:
        return raw.decode("cp1252", "replace")


def _entry(part: str, columns: Mapping[str, str], row: Row) -> tuple[dict[str, Any], list[str]]:
    """Returns an entry, and a sentence for each date that cannot be read and is left out."""
    entry: dict[str, Any] = {key: row.get(column, "") for key, column in columns.items()}
    odd_dates = []
    for key in DATES & entry.keys():
        date = iso_date(entry[key])
        if entry[key] and not date:
            odd_dates.append(
                f"{columns[key]} is no date that can be read, and left out: {entry[key]}."
            )
        entry[key] = date
    if key := WITH_HIGHLIGHTS.get(part):
        entry[key], entry["highlights"] = split_bullets(entry[key])
    if part == "education":
        entry["studyType"], _, entry["area"] = entry["studyType"].partition(", ")
    return said(entry), odd_dates


def _left_out(tables: Mapping[str, list[Row]]) -> Iterator[str]:
    """Yields a sentence for each kind of thing that is not taken."""
    for name in EXPECTED:
        if name not in tables:
            yield f"{name}.csv: not in this archive."
    if private := [it for it in PRIVATE if it in tables["Profile"][0]]:
        yield f"Profile.csv: not taken, because it is personal: {', '.join(private)}."
    for name, columns in WITHOUT_PLACE.items():
        rows = tables.get(name, [])
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
