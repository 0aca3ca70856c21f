"""`resume import` takes the archive of LinkedIn: what of it is read, and what is left alone."""

import csv
import io
import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_LZMA, ZIP_STORED, ZipFile

import pytest

from portfolio.content.diagnostics import ContentError
from portfolio.resume.import_resume import import_resume
from portfolio.resume.linkedin import read_linkedin

EXPECTED = Path(__file__).parents[2] / "fixtures/linkedin.json"
ROW = {
    "First Name": "Ada",
    "Last Name": "Byte",
    "Headline": "Engineer of engines",
    "Summary": "Builds engines.\n\nAnd drives them.",
    "Address": "1 Private Lane",
    "Birth Date": "Dec 10",
    "Industry": "Machinery",
    "Geo Location": "Gdynia, Poland",
    "Twitter Handles": "[adabyte]",
    "Websites": "[OTHER:https://other.test/,PERSONAL:https://ada.test/me]",
}
POSITION = {
    "Company Name": "Engine works",
    "Title": "Lead, engines",
    "Description": 'Led "the" team:\n• built an engine\r\n  of steam\n* drove it\n\n\nAnd\n left.',
    "Location": "Gdynia",
    "Started On": "Mar 2019",
}

COLUMNS = {
    "Profile": [*ROW, "Maiden Name", "Zip Code"],
    "Positions": [*POSITION, "Finished On"],
    "Education": ["School Name", "Start Date", "End Date", "Notes", "Degree Name", "Activities"],
    "Skills": ["Name"],
    "Languages": ["Name", "Proficiency"],
    "Certifications": ["Name", "Url", "Authority", "Started On", "Finished On"],
    "Projects": ["Title", "Description", "Url", "Started On", "Finished On"],
}


def table(name: str, rows: Sequence[Mapping[str, str]], encoding: str = "") -> bytes:
    """Returns a table as LinkedIn writes it: with a byte order mark and quoted line breaks."""
    file = io.StringIO(newline="")
    writer = csv.DictWriter(file, COLUMNS[name])
    writer.writeheader()
    writer.writerows(rows)
    return file.getvalue().encode(encoding or "utf-8-sig")


def archive(folder: Path, **tables: bytes) -> Path:
    file = folder / "Basic_LinkedInDataExport.zip"
    with ZipFile(file, "w") as zipped:
        for name, data in ({"Profile": table("Profile", [ROW])} | tables).items():
            zipped.writestr(f"Export/{name}.csv", data)
    return file


def imported(file: Path) -> tuple[dict[str, Any], list[str]]:
    """Imports an archive into an empty site; returns the resume, and what is said about it."""
    content = file.parent / "content"
    content.mkdir(exist_ok=True)
    notes = import_resume(file, content)
    return json.loads((content / "resume.json").read_text()), notes


def test_a_basic_archive_becomes_a_resume(tmp_path: Path) -> None:
    past = {"Company Name": "A shop", "Title": "Clerk", "Started On": "2015", "Finished On": "2018"}
    school = {"School Name": "A school", "Degree Name": "Diploma, Engines", "End Date": "2014"}
    file = archive(
        tmp_path,
        Positions=table("Positions", [POSITION, past]),
        Education=table("Education", [school]),
        Skills=table("Skills", [{"Name": "Steam"}]),
        Languages=table("Languages", [{"Name": "Polish", "Proficiency": "Native"}]),
        Projects=table("Projects", [{"Title": "A loop", "Url": "", "Started On": "Jun 2020"}]),
        Certifications=table(
            "Certifications",
            [{"Name": "Boiler", "Authority": "A board", "Started On": "May 2021", "Url": "b.test"}],
        ),
    )
    resume, notes = imported(file)
    assert resume == json.loads(EXPECTED.read_text())
    assert notes[0] == "Profile.csv: not taken: Address, Birth Date, Industry."


def test_messages_and_connections_are_never_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    private = {name: b"secret" for name in ("messages", "Connections", "Invitations", "Contacts")}
    file = archive(tmp_path, Skills=table("Skills", [{"Name": "Steam"}]), **private)
    opened: list[str] = []
    read = ZipFile.open

    def open_and_note(self: ZipFile, name: Any, *args: Any, **options: Any) -> Any:
        opened.append(getattr(name, "filename", name))
        return read(self, name, *args, **options)

    monkeypatch.setattr(ZipFile, "open", open_and_note)
    resume, _ = imported(file)
    assert opened == ["Export/Profile.csv", "Export/Skills.csv"]
    assert "secret" not in json.dumps(resume)


def test_columns_in_another_order_go_by_their_names(tmp_path: Path) -> None:
    data = b"\xef\xbb\xbfProficiency,Name\r\nNative,Polish\r\n"
    resume, _ = imported(archive(tmp_path, Languages=data))
    assert resume["languages"] == [{"language": "Polish", "fluency": "Native"}]


def test_a_date_that_is_none_is_left_out_and_named(tmp_path: Path) -> None:
    rows = [{**POSITION, "Started On": it} for it in ("Mar 2019", "long ago")]
    resume, notes = imported(archive(tmp_path, Positions=table("Positions", rows)))
    assert resume["work"][0]["startDate"] == "2019-03"
    assert "startDate" not in resume["work"][1]
    assert "Positions.csv: not taken, as it is no date that can be read: long ago." in notes


def test_a_table_needs_no_byte_order_mark_but_has_to_be_unicode(tmp_path: Path) -> None:
    rows = [{"Name": "Café"}]
    resume, _ = imported(archive(tmp_path, Skills=table("Skills", rows, encoding="utf-8")))
    assert resume["skills"] == [{"name": "Café"}]
    with pytest.raises(ContentError, match="expected the archive of LinkedIn; 'utf-8' codec"):
        imported(archive(tmp_path, Skills=table("Skills", rows, encoding="cp1252")))


def test_a_row_with_more_cells_than_columns_is_read(tmp_path: Path) -> None:
    resume, _ = imported(archive(tmp_path, Skills=b"Name\r\nSteam,and more\r\n,\r\n"))
    assert resume["skills"] == [{"name": "Steam"}]


def test_a_table_that_unpacks_to_more_than_a_life_holds_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="a table is larger than 4 MB"):
        imported(archive(tmp_path, Skills=b"Name\r\n" + b"Steam\r\n" * 600_000))


def test_control_characters_of_a_table_are_dropped(tmp_path: Path) -> None:
    skills = "Name\r\nSt\x07e\u202eam\r\n".encode()
    assert imported(archive(tmp_path, Skills=skills))[0]["skills"] == [{"name": "Steam"}]


@pytest.mark.parametrize("method", [ZIP_STORED, ZIP_DEFLATED, ZIP_BZIP2, ZIP_LZMA])
def test_a_damaged_archive_is_read_or_refused_in_a_sentence(tmp_path: Path, method: int) -> None:
    file = tmp_path / "a.zip"
    with ZipFile(file, "w", method) as zipped:
        zipped.writestr("Profile.csv", "First Name,Last Name\nAda,Byte\n" * 3)
    whole = file.read_bytes()
    for at in range(len(whole)):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :])
        with suppress(ContentError):
            read_linkedin(file)


def test_what_is_no_such_archive_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "some.zip"
    file.write_bytes(b"no zip")
    with pytest.raises(ContentError, match="expected the archive of LinkedIn"):
        imported(file)
    with ZipFile(file, "w") as zipped:
        zipped.writestr("notes.csv", "a,b")
    with pytest.raises(
        ContentError, match=r"expected the archive of LinkedIn in English, with Profile\.csv"
    ) as refusal:
        imported(file)
    assert "ask for it while LinkedIn is in English" in str(refusal.value)
    with pytest.raises(ContentError, match="expected a row with First Name and Last Name"):
        imported(archive(tmp_path, Profile=b"Colour,Size\nred,9\n"))
    with pytest.raises(ContentError, match="expected a row with First Name and Last Name"):
        imported(archive(tmp_path, Profile=table("Profile", [])))
    assert not (tmp_path / "content" / "resume.json").exists()
