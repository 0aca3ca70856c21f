"""Makes a JSON Resume of the archive that LinkedIn hands out of a person: a ZIP of tables in CSV.

Only the tables named here are opened: messages, connections and all that is of other people stay
unread.
"""

from __future__ import annotations

import csv
import io
import re
import zlib
from collections.abc import Collection, Iterator
from lzma import LZMAError
from pathlib import Path, PurePosixPath
from typing import Any
from zipfile import BadZipFile, ZipFile, is_zipfile

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.file_reader import CONTROL
from portfolio.models.partial_date import iso_date
from portfolio.resume.tidy_resume import DATES

SPAN = {"Started On": "startDate", "Finished On": "endDate"}
TEXT = {"Description": "summary"}

TABLES: dict[str, tuple[str, dict[str, str]]] = {
    "Positions": (
        "work",
        {"Company Name": "name", "Title": "position", "Location": "location"} | SPAN | TEXT,
    ),
    "Volunteering": (
        "volunteer",
        {"Company Name": "organization", "Role": "position"} | SPAN | TEXT,
    ),
    "Education": (
        "education",
        {"School Name": "institution", "Degree Name": "studyType"}
        | {"Start Date": "startDate", "End Date": "endDate"},
    ),
    "Honors": ("awards", {"Title": "title", "Issued On": "date"} | TEXT),
    "Certifications": (
        "certificates",
        {"Name": "name", "Authority": "issuer", "Started On": "date", "Url": "url"},
    ),
    "Publications": (
        "publications",
        {"Name": "name", "Publisher": "publisher", "Published On": "releaseDate", "Url": "url"}
        | TEXT,
    ),
    "Skills": ("skills", {"Name": "name"}),
    "Languages": ("languages", {"Name": "language", "Proficiency": "fluency"}),
    "Projects": (
        "projects",
        {"Title": "name", "Description": "description"} | SPAN | {"Url": "url"},
    ),
}
"""The part of a resume that each table is, and the key that each of its columns is."""

PROFILE = (
    *("First Name", "Last Name", "Headline", "Summary", "Geo Location", "Websites"),
    "Twitter Handles",
)
"""The columns of the person that are read; address, birthday and former name are not."""

WITH_HIGHLIGHTS = {"work": "summary", "volunteer": "summary", "projects": "description"}
"""Keys of the texts whose lists become highlights."""

BULLET = re.compile(r"^\s*[•●▪◦‣∙·*o\u2013\u2014-]\s+", re.MULTILINE)
"""A sign of a list at the beginning of a line."""

MAX_TABLE_BYTES = 4_000_000
"""A small archive may unpack to anything; the tables of a long life are below a tenth of this."""

DAMAGED = (BadZipFile, RuntimeError, OSError, EOFError, zlib.error, LZMAError)
UNREADABLE = (*DAMAGED, ValueError, csv.Error)
"""What reading an archive raises that is none, damaged, or locked."""

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
    left = [*_left_out("Profile", tables["Profile"], PROFILE)]
    for name, (part, columns) in TABLES.items():
        rows = tables.get(name, [])
        data[part] = [_entry(name, row, left) for row in rows]
        left += _left_out(name, rows, columns)
    return data, left


def _read_tables(file: Path) -> dict[str, list[Row]]:
    """Returns the rows of the tables that an archive has."""
    try:
        with ZipFile(file) as archive:
            tables = {
                name: _rows(archive.open(member).read(MAX_TABLE_BYTES))
                for name in ("Profile", *TABLES)
                for member in archive.infolist()
                if PurePosixPath(member.filename).name == f"{name}.csv"
            }
    except UNREADABLE as error:
        raise _error(file, f"expected the archive of LinkedIn; {error}") from None
    if "Profile" not in tables:
        raise _error(file, "expected the archive of LinkedIn in English, with Profile.csv in it")
    if not any(row.keys() & {"First Name", "Last Name"} for row in tables["Profile"]):
        raise _error(file, "expected a row with First Name and Last Name in Profile.csv")
    return tables


def _error(file: Path, message: str) -> ContentError:
    return ContentError([Diagnostic(file.name, 1, 1, "", message, hint=HINT)])


def _rows(raw: bytes) -> list[Row]:
    """Returns the rows of a table, with the cells that say something."""
    if len(raw) == MAX_TABLE_BYTES:
        raise ValueError(f"a table is larger than {MAX_TABLE_BYTES // 1_000_000} MB")
    lines = io.StringIO(CONTROL.sub("", raw.decode("utf-8-sig")), newline="")
    return [
        {name: cell.strip() for name, cell in cells.items() if name and cell and cell.strip()}
        for cells in csv.DictReader(lines)
    ]


def _entry(name: str, row: Row, left: list[str]) -> dict[str, Any]:
    """Returns an entry; a date that cannot be read is left out, and noted."""
    part, columns = TABLES[name]
    entry: dict[str, Any] = {key: row.get(column, "") for column, key in columns.items()}
    for key in DATES & entry.keys():
        written = entry[key]
        entry[key] = iso_date(written)
        if written and not entry[key]:
            left.append(f"{name}.csv: not taken, as it is no date that can be read: {written}.")
    if key := WITH_HIGHLIGHTS.get(part):
        entry[key], entry["highlights"] = _split_bullets(entry[key])
    if part == "education":
        entry["studyType"], _, entry["area"] = entry["studyType"].partition(", ")
    return entry


def _split_bullets(text: str) -> tuple[str, list[str]]:
    """Returns the paragraphs of a text, and the items of the list that is in it.

    A line below an item that is no item goes on with it; an empty line ends the list.
    """
    paragraphs: list[str] = []
    items: list[str] = []
    for block in re.split(r"\n\s*\n", text):
        paragraph, *found = BULLET.split(block)
        paragraphs.append("\n".join(line.strip() for line in paragraph.splitlines()))
        items += [" ".join(item.split()) for item in found]
    return "\n\n".join(filter(None, paragraphs)), items


def _left_out(name: str, rows: list[Row], known: Collection[str]) -> Iterator[str]:
    """Yields a sentence with the columns of a table that say something and are not taken."""
    found = dict.fromkeys(column for row in rows for column in row if column not in known)
    if found:
        yield f"{name}.csv: not taken: {', '.join(found)}."


def _basics(row: Row) -> dict[str, Any]:
    # They are written as in `[OTHER:https://a.test,PERSONAL:https://b.test]`.
    sites = re.findall(r"(?:(\w+):)?(https?://[^\s,\]]+)", row.get("Websites", ""))
    sites.sort(key=lambda it: it[0] != "PERSONAL")
    first, *others = [address for _, address in sites] or [""]
    handles = re.findall(r"\w+", row.get("Twitter Handles", ""))
    return {
        "name": " ".join(filter(None, (row.get("First Name"), row.get("Last Name")))),
        "label": row.get("Headline"),
        "summary": row.get("Summary"),
        "url": first,
        "location": {"city": row.get("Geo Location")},
        "profiles": [
            *({"url": address} for address in others),
            *({"network": "X", "username": it, "url": f"https://x.com/{it}"} for it in handles),
        ],
    }
