"""Opens the archive that LinkedIn hands out of a person: a ZIP of tables in CSV.

Only the tables of ``TABLES`` are opened: messages, connections and all that is of other people stay
unread.
"""

from __future__ import annotations

import csv
import io
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath
from zipfile import BadZipFile, ZipFile, ZipInfo, is_zipfile

from portfolio.content.diagnostics import ContentError, Diagnostic

TABLES: dict[str, tuple[str, ...]] = {
    "Profile": (
        *("First Name", "Last Name", "Maiden Name", "Address", "Birth Date", "Headline"),
        *("Summary", "Industry", "Zip Code", "Geo Location", "Twitter Handles", "Websites"),
    ),
    "Positions": (
        *("Company Name", "Title", "Description", "Location", "Started On", "Finished On"),
    ),
    "Education": (
        *("School Name", "Start Date", "End Date", "Notes", "Degree Name", "Activities"),
    ),
    "Skills": ("Name",),
    "Languages": ("Name", "Proficiency"),
    "Certifications": (
        *("Name", "Url", "Authority", "Started On", "Finished On", "License Number"),
    ),
    "Projects": ("Title", "Description", "Url", "Started On", "Finished On"),
    "Honors": ("Title", "Description", "Issued On"),
    "Publications": ("Name", "Published On", "Description", "Publisher", "Url"),
    "Volunteering": (
        *("Company Name", "Role", "Cause", "Started On", "Finished On", "Description"),
    ),
}
"""The columns of each table, in the order of the archive."""

OTHER_NAMES: dict[str, tuple[str, ...]] = {
    "Profile": ("profil", "profilo", "perfil", "profiel", "プロフィール", "الملف الشخصي"),
    "Positions": (
        *("positionen", "postes", "posiciones", "cargos", "posizioni", "posities", "posições"),
        *("stanowiska", "befattningar", "職歴", "المناصب"),
    ),
    "Education": (
        *("ausbildung", "formation", "formations", "educación", "formazione", "opleiding"),
        *("formação", "edukacja", "wykształcenie", "utbildning", "学歴", "التعليم"),
    ),
    "Skills": (
        *("kenntnisse", "compétences", "aptitudes", "competenze", "vaardigheden"),
        *("competências", "umiejętności", "kompetenser", "スキル", "المهارات"),
    ),
    "Languages": (
        *("sprachen", "langues", "idiomas", "lingue", "talen", "języki", "språk", "言語", "اللغات"),
    ),
    "Certifications": (
        *("zertifikate", "certificaciones", "certificazioni", "certificeringen"),
        *("certificações", "certyfikaty", "certifieringar", "資格", "الشهادات"),
    ),
    "Projects": (
        *("projekte", "projets", "proyectos", "progetti", "projecten", "projetos", "projekty"),
        *("projekt", "プロジェクト", "المشاريع"),
    ),
}
"""What other languages of the catalogue call the files, in small letters."""

MAX_TABLE_BYTES = 4_000_000
"""Largest table that is read."""

Row = dict[str, str]
"""The cells of a row that say something, by the English names of their columns."""


_HINT = "LinkedIn has it in Settings, Data privacy, Get a copy of your data"


def is_archive(file: Path) -> bool:
    """Returns whether a file is a ZIP, or was meant to be one."""
    return file.suffix.lower() == ".zip" or is_zipfile(file)


def read_tables(file: Path) -> dict[str, list[Row]]:
    """Returns the rows of the tables that an archive has, the basic or the full one.

    Raises:
        ContentError: If it is no such archive, or cannot be opened.
    """
    try:
        with ZipFile(file) as archive:
            tables = {name: [*_rows(archive, it, name)] for name, it in _members(archive).items()}
    except (
        BadZipFile,
        RuntimeError,
        NotImplementedError,
        EOFError,
        zlib.error,
        csv.Error,
    ) as error:
        raise _error(file, f"expected the archive of LinkedIn; {error}", _HINT) from None
    if "Profile" not in tables:
        raise _error(file, "expected the archive of LinkedIn, with Profile.csv in it", _HINT)
    if not tables["Profile"]:
        raise _error(file, "expected a row below the names of the columns in Profile.csv")
    return tables


def _error(file: Path, message: str, hint: str = "") -> ContentError:
    return ContentError([Diagnostic(file.name, 1, 1, "", message, hint=hint)])


def _members(archive: ZipFile) -> dict[str, ZipInfo]:
    """Returns the tables of an archive by their names."""
    known = {name.casefold(): name for name in TABLES}
    known |= {other: name for name, others in OTHER_NAMES.items() for other in others}
    found: dict[str, ZipInfo] = {}
    for info in archive.infolist():
        path = PurePosixPath(info.filename)
        name = known.get(path.stem.casefold())
        if name and path.suffix.lower() == ".csv" and "__MACOSX" not in path.parts:
            found.setdefault(name, info)
    return found


def _rows(archive: ZipFile, info: ZipInfo, name: str) -> Iterator[Row]:
    """Yields the rows of a table that say something, by the English names of its columns."""
    if info.file_size > MAX_TABLE_BYTES:
        raise BadZipFile(f"{info.filename} is larger than {MAX_TABLE_BYTES // 1_000_000} MB")
    text = _decoded(archive.read(info))
    lines = csv.reader(io.StringIO(text, newline=""), skipinitialspace=True)
    header = next(lines, [])
    columns = _columns(header, TABLES[name])
    if header and not columns:
        raise BadZipFile(f"{info.filename} has other columns than LinkedIn's")
    for line in lines:
        row = {column: it.strip() for column, it in zip(columns, line, strict=False) if it.strip()}
        if row:
            yield row


def _decoded(raw: bytes) -> str:
    encoding = "utf-16" if raw[:2] in {b"\xff\xfe", b"\xfe\xff"} else "utf-8-sig"
    try:
        return raw.decode(encoding)
    except UnicodeDecodeError:
        return raw.decode("cp1252", "replace")


def _columns(header: Sequence[str], known: Sequence[str]) -> list[str]:
    """Returns the English names of columns; those of another language go by their order.

    A table with far fewer columns is another one; it has no names.
    """
    by_name = {column.casefold(): column for column in known}
    names = [by_name.get(" ".join(it.split()).casefold(), it.strip()) for it in header]
    if by_name.keys() & {name.casefold() for name in names}:
        return names
    return [*known, *names[len(known) :]] if len(names) * 2 >= len(known) else []
