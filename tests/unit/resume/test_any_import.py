"""Whatever `resume import` accepts, builds: resumes at random, as exporters leave them."""

import json
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pypdf import PdfReader

from portfolio.content.checks.json_resume import SCHEMA
from portfolio.models.content import Content
from portfolio.models.resume import Resume
from portfolio.resume.import_resume import import_resume
from portfolio.resume.pdf import render_pdf
from portfolio.resume.text import render_text
from portfolio.resume.vcard import vcard
from portfolio.resume.wording import headings
from portfolio.sections.resume.header import first_facts
from portfolio.sections.resume.resume_parts import resume_parts
from tests.support.any_content import PHRASES, read_from
from tests.support.content_directory import ContentDirectory

pytestmark = pytest.mark.nightly

DATES = (
    *("2016", "2016-07", "2016-07-01", "2016-7-1", "2016-07-01T00:00:00.000Z", "July 2016"),
    *("", "Present", "current", "now", "0000-00-00", "2016-02-31", "7/2016", 2016, None),
)
ADDRESSES = (
    *("https://a.test/b?c=d", "www.a.test", "a.test/b c", "", None, "#", "n/a", "mailto:a@b.test"),
    *("/projects", "https://ü.test/ä", "tel:+641"),
)
EMPTY = ("", " ", "\u00a0", "\u200b", "\n", None, [], {}, [""], [None], [{}], {"x": ""})
ODD_WORDS = ("One\n\ntwo", "- a", "= a", "#let a", "x" * 99, "word " * 60, "\N{PARTY POPPER}")
WORDS = st.sampled_from((*PHRASES, *ODD_WORDS))


def value(key: str, schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Returns a strategy for a value of the official schema, and for what people leave there."""
    schema = SCHEMA["definitions"]["iso8601"] if "$ref" in schema else schema
    if "properties" in schema:
        filled = st.fixed_dictionaries(
            {}, optional={key: value(key, it) for key, it in schema["properties"].items()}
        )
    elif "items" in schema:
        filled = st.lists(value("", schema["items"]), max_size=3)
    elif schema.get("pattern"):
        filled = st.sampled_from(DATES)
    elif schema.get("format") == "uri":
        filled = st.sampled_from(ADDRESSES)
    else:
        filled = st.sampled_from(("a@b.test", "ö@ü.test")) if key == "email" else WORDS
    # One in four, or hardly a resume would have all that it needs.
    return st.one_of(filled, filled, filled, st.sampled_from(EMPTY))


@st.composite
def resumes(draw: Any, part: str) -> dict[str, Any]:
    """Generates a resume with a name and one other part, or what stands in its place."""
    parts = SCHEMA["properties"]
    basics = draw(value("basics", parts["basics"]))
    image = {"image": draw(st.sampled_from(("", None, "/svg/bomb.svg", "me.jpg")))}
    named = {**(basics if isinstance(basics, dict) else {}), **image, "name": draw(WORDS)}
    return {"basics": named} | ({part: draw(value(part, parts[part]))} if part != "basics" else {})


@pytest.fixture(scope="module")
def directory(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ContentDirectory]:
    """A site into which every resume is imported in turn."""
    root = tmp_path_factory.mktemp("import")
    with read_from(root):
        yield ContentDirectory(root)


def assert_headings_stand_over_something(content: Content) -> None:
    """A part has its heading in the text exactly where the document has the part."""
    text = render_text(content.resume, content.site)
    for part, heading in headings(content.site.locale).items():
        if part != "contact":
            assert (f"\n{heading.upper()}\n" in text) == bool(getattr(content.resume, part)), part


@settings(max_examples=4)
@pytest.mark.parametrize("part", sorted({*SCHEMA["properties"]} - {"$schema"}))
@given(data=st.data())
def test_every_resume_that_import_accepts_makes_a_page_a_text_and_a_pdf(
    directory: ContentDirectory, part: str, data: st.DataObject
) -> None:
    document = data.draw(resumes(part))
    given_file = directory.content.with_name("given.json")
    given_file.write_text(json.dumps(document))
    file = directory.content / "resume.json"
    import_resume(given_file, directory.content)
    loaded = directory.load().content
    content = replace(loaded, resume=Resume.model_validate(json.loads(file.read_text())))
    assert vcard(content)
    assert resume_parts(content.resume).render()
    first_facts(content.resume, content.site)
    assert render_pdf(content.resume, content.site, content.theme)
    assert_headings_stand_over_something(content)


BARE = {
    "courses without a school": {"education": [{"courses": ["One"]}]},
    "an address alone": {
        "work": [{"url": "https://a.test"}],
        "awards": [{"url": "https://b.test"}],
    },
    "dates alone": {"work": [{"startDate": "2016", "endDate": "Present"}]},
    "a level alone": {"skills": [{"level": "Master"}], "languages": [{"fluency": "Native"}]},
    "nothing at all": {"work": [{}], "education": [{"courses": [""]}], "skills": [""]},
}
"""What exporters leave of entries."""


@pytest.mark.parametrize("name", BARE)
def test_what_an_entry_has_is_in_text_and_in_pdf(directory: ContentDirectory, name: str) -> None:
    given_file = directory.content.with_name("given.json")
    given_file.write_text(json.dumps({"basics": {"name": "A"}} | BARE[name]))
    import_resume(given_file, directory.content)
    content = directory.load().content
    pdf = render_pdf(content.resume, content.site, content.theme)
    sheet = PdfReader(BytesIO(pdf)).pages[0].extract_text()
    text = render_text(content.resume, content.site)
    for word in ("One", "a.test", "b.test", "2016 to present", "Master", "Native"):
        is_given = word.split()[0] in given_file.read_text()
        assert (word in sheet, word in text) == (is_given, is_given), word
    assert_headings_stand_over_something(content)
