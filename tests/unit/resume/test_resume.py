"""The resume as PDF, JSON and text, compared with the document that they are made from."""

from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader
from pypdf.generic import DictionaryObject

from portfolio.content.themes import default_theme
from portfolio.models.content import Content
from portfolio.models.resume import Resume
from portfolio.resume import files
from portfolio.resume.files import write_resume_files
from portfolio.resume.pdf import ResumeError, render_pdf
from tests.support.sample import CONTENT

THEME = default_theme()


@pytest.fixture(scope="module")
def pdf(content: Content) -> PdfReader:
    return pdf_of(content)


def pdf_of(content: Content, resume: Resume | None = None, **site: str) -> PdfReader:
    """Returns the PDF of the sample's resume, or of another, in a site with other values."""
    changed = content.site.model_copy(update=site)
    return PdfReader(BytesIO(render_pdf(resume or content.resume, changed, THEME)))


def test_the_pdf_is_tagged_with_language_title_and_author(pdf: PdfReader, content: Content) -> None:
    catalogue = pdf.trailer["/Root"]
    assert catalogue["/MarkInfo"]["/Marked"]
    assert "/StructTreeRoot" in catalogue
    assert catalogue["/Lang"] == content.site.language
    assert "pdfuaid:part" in catalogue["/Metadata"].get_data().decode()
    assert pdf.metadata
    assert pdf.metadata.author == content.resume.basics.name
    assert pdf.metadata.title == "Your Name: Front-End Engineer"


def test_every_font_of_the_resume_pdf_is_embedded(pdf: PdfReader) -> None:
    names = set()
    for page in pdf.pages:
        for font in page["/Resources"]["/Font"].values():
            descendant: DictionaryObject = font["/DescendantFonts"][0].get_object()
            assert "/FontFile2" in descendant["/FontDescriptor"]
            names.add(str(descendant["/BaseFont"]).partition("+")[2].partition("-")[0])
    assert names == {"GasoekOne", "InstrumentSans"}


def test_links_of_the_resume_pdf_are_absolute(pdf: PdfReader, content: Content) -> None:
    links = {
        note.get_object()["/A"]["/URI"] for page in pdf.pages for note in page.get("/Annots", [])
    }
    assert f"mailto:{content.resume.basics.email}" in links
    assert f"{content.site.address}/projects/draw" in links
    assert {profile.url for profile in content.resume.basics.profiles} <= links


@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 842)), ("letter", (612, 792))])
def test_the_resume_takes_at_most_two_pages_of_either_paper(
    content: Content, paper: str, size: tuple[int, int]
) -> None:
    pages = PdfReader(BytesIO(render_pdf(content.resume, content.site, THEME, paper))).pages
    assert len(pages) <= 2
    assert (round(pages[0].mediabox.width), round(pages[0].mediabox.height)) == size


def test_resume_pdfs_of_the_same_document_have_the_same_bytes(content: Content) -> None:
    assert len({render_pdf(content.resume, content.site, THEME) for _ in range(2)}) == 1


def test_an_unknown_paper_of_the_resume_is_refused(content: Content) -> None:
    with pytest.raises(ResumeError, match="expected one of: a4, letter"):
        render_pdf(content.resume, content.site, THEME, "legal")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_addresses_and_words_with_a_hyphen_are_whole_and_have_one_hyphen_in_the_pdf(
    content: Content, language: str
) -> None:
    mail = "anne-marie.vandenbroucke-lefebvre@studio-vandenbroucke-lefebvre.example"
    words = "grid-based design-system " * 20
    basics = content.resume.basics.model_copy(update={"email": mail, "summary": words})
    resume = content.resume.model_copy(update={"basics": basics})
    read = pdf_of(content, resume, language=language).pages[0].extract_text().split()
    assert mail in read
    assert read.count("design-system") == read.count("grid-based") == 20
    assert "--" not in " ".join(read)


def test_a_long_name_is_smaller_in_the_pdf_before_it_breaks(content: Content) -> None:
    def lines(name: str) -> list[str]:
        basics = content.resume.basics.model_copy(update={"name": name})
        resume = content.resume.model_copy(update={"basics": basics})
        return pdf_of(content, resume).pages[0].extract_text().splitlines()

    name = "Wilhelmina Oudekerk-Vandermeer-Lindqvist"
    assert lines(name)[0] == name
    assert lines(f"{name} {name}")[:2] == [f"{name} ", name]


@pytest.mark.parametrize(
    ("summary", "printed"),
    [
        ('#panic("no") *a* $b$ [c]', '#panic("no") *a* $b$ [c]'),
        ("I build 🎉 for \U00010ffd you", "I build for"),
    ],
    ids=["code of Typst", "signs that no font has"],
)
def test_the_pdf_prints_the_words_of_the_resume_and_runs_no_code(
    content: Content, summary: str, printed: str
) -> None:
    basics = content.resume.basics.model_copy(update={"summary": summary})
    resume = content.resume.model_copy(update={"basics": basics})
    text = pdf_of(content, resume).pages[0].extract_text()
    assert printed in " ".join(text.split())
    assert "🎉" not in text


@pytest.mark.parametrize(
    ("code", "language"),
    [
        ("sv-SE", "sv-SE"),
        ("zh-Hant-TW", "zh-TW"),
        ("ar", "ar"),
        ("es-419", "es"),
        ("EN-gb", "en-GB"),
        ("mistake", "und"),
    ],
)
def test_any_accepted_language_code_makes_a_pdf(content: Content, code: str, language: str) -> None:
    assert pdf_of(content, language=code).trailer["/Root"]["/Lang"] == language


@pytest.mark.parametrize(
    ("code", "direction"),
    [("ar", "rtl"), ("he-IL", "rtl"), ("az-Arab", "rtl"), ("sv", "ltr")],
)
def test_direction_follows_from_the_language(content: Content, code: str, direction: str) -> None:
    assert content.site.model_copy(update={"language": code}).direction == direction


def test_every_resume_file_is_written_and_the_json_is_the_document(
    content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "CONTENT", CONTENT)
    write_resume_files(content, tmp_path)
    written = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert written.keys() == {"resume.pdf", "resume.json", "resume.txt", "contact.vcf"}
    assert all(written.values())
    assert written["resume.json"] == (CONTENT / "resume.json").read_bytes()


@pytest.mark.nightly
@pytest.mark.parametrize("name", ["\U00012000", "\u200b", "\u0301"])
def test_a_name_that_no_font_can_print_still_makes_a_pdf(content: Content, name: str) -> None:
    data = content.resume.model_dump(by_alias=True)
    data["basics"]["name"] = name
    data["education"][0]["projects"][0]["name"] = name
    data["awards"][0]["title"] = name
    page = pdf_of(content, Resume.model_validate(data)).pages[0]
    assert data["basics"]["label"] in page.extract_text()
