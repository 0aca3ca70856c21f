"""Sites in several languages: translated files beside the originals."""

import shutil
from pathlib import Path

import pytest

from portfolio.content.diagnostics import Diagnostic, Kind
from portfolio.i18n.catalogue import merge
from portfolio.i18n.missing_words import missing_words
from tests.support.content_directory import ContentDirectory, place_of

ABOUT = "---\ntitle: About me\ndescription: Who I am.\n---\nWords.\n"


@pytest.fixture
def directory(tmp_path: Path) -> ContentDirectory:
    """The tests' own content in English and Swedish, of which nothing is translated yet."""
    directory = ContentDirectory(tmp_path)
    directory.edit("site.yaml", "language: en\n", "languages: [en, sv]\n")
    return directory


@pytest.mark.parametrize(
    ("original", "translation", "both"),
    [
        ({"a": 1, "b": {"c": 2, "d": 3}}, {"b": {"c": 4}}, {"a": 1, "b": {"c": 4, "d": 3}}),
        ([{"a": 1, "b": 2}, {"a": 3}], [{}, {"a": 4}], [{"a": 1, "b": 2}, {"a": 4}]),
        ([{"a": 1}, {"a": 2}], [{"a": 3}], [{"a": 3}, {"a": 2}]),
        (["one", "two"], ["ett"], ["ett"]),
        ({"kind": "a", "b": 1}, {"kind": "c"}, {"kind": "c"}),
        ({"a": {"b": 1}}, {"a": "text"}, {"a": "text"}),
    ],
)
def test_a_translation_overrides_only_the_values_in_the_translated_file(
    original: object, translation: object, both: object
) -> None:
    assert merge(original, translation) == both


def test_what_is_not_translated_is_in_the_first_language(directory: ContentDirectory) -> None:
    directory.write("home.sv.yaml", "hint: Till projekten\nactions:\n  - label: Se projekten\n")
    directory.write("resume.sv.json", '{"basics": {"label": "Utvecklare"}}')
    directory.write("projects/loans/project.sv.yaml", "title: Lån\nsections: [{}, {}]\n")
    english = directory.load().content
    (swedish,) = english.translations
    assert (english.site.language, swedish.site.language) == ("en", "sv")
    assert (english.site.prefix, swedish.site.prefix) == ("", "/sv")
    assert (english.home.hint, swedish.home.hint) == ("Scroll to projects", "Till projekten")
    assert [action.label for action in swedish.home.actions] == ["Se projekten", "Experiments"]
    assert [action.href for action in swedish.home.actions] == ["/projects", "/experiments"]
    assert swedish.home.heading == english.home.heading
    assert swedish.site.words.layout.skip_to_content != english.site.words.layout.skip_to_content
    basics = swedish.resume.basics
    assert (basics.label, basics.name) == ("Utvecklare", english.resume.basics.name)
    assert swedish.projects[2].title == "Lån"
    assert len(swedish.projects[2].sections) == len(english.projects[2].sections)


def test_words_of_site_yaml_apply_to_one_language_alone(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "languages:", "words: {layout: {menu: Sections}}\nlanguages:")
    english = directory.load().content
    (swedish,) = english.translations
    assert english.site.words.layout.menu == "Sections"
    assert swedish.site.words.layout.menu == "Meny"
    directory.write("site.sv.yaml", "words: {layout: {menu: Sidor}}\n")
    (swedish,) = directory.load().content.translations
    assert swedish.site.words.layout.menu == "Sidor"


def test_the_main_language_may_be_any_of_the_list_of_languages(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "languages: [en, sv]", "language: sv\nlanguages: [en, sv]")
    content = directory.load().content
    assert [language.site.prefix for language in content.languages] == ["", "/en"]
    assert [language.site.language for language in content.languages] == ["sv", "en"]


def test_pages_have_translations_with_and_without_text(directory: ContentDirectory) -> None:
    directory.write("pages/about.md", ABOUT)
    directory.write("pages/notes.md", ABOUT.replace("Words.", "Notes."))
    directory.write("pages/about.sv.md", "---\ntitle: Om mig\n---\nOrd.\n")
    directory.write("pages/notes.sv.md", "---\ntitle: Anteckningar\n---\n")
    english = directory.load().content
    (swedish,) = english.translations
    assert [(page.route, page.title) for page in swedish.pages] == [
        ("/about", "Om mig"),
        ("/notes", "Anteckningar"),
    ]
    assert [page.html for page in swedish.pages] == ["<p>Ord.</p>", "<p>Notes.</p>"]
    assert [page.description for page in swedish.pages] == ["Who I am."] * 2
    assert [page.route for page in english.pages] == ["/about", "/notes"]


def test_a_draft_may_link_to_another_in_each_language(directory: ContentDirectory) -> None:
    draft = ABOUT.replace("---\nWords", "draft: true\n---\nWords")
    directory.write("pages/about.md", draft)
    directory.write("pages/notes.md", draft.replace("Words", "[Me](/about)"))
    directory.write("pages/notes.sv.md", "---\ntitle: Ord\n---\n[Jag](/about)\n")
    directory.load()
    directory.edit("pages/notes.md", "draft: true\n", "")
    assert {it.message for it in directory.diagnostics()} == {"expected a page that is shown"}


def test_a_page_below_the_path_of_a_language_is_only_in_it(directory: ContentDirectory) -> None:
    directory.write("pages/sv/om.md", ABOUT)
    directory.edit("home.yaml", "href: /projects", "href: /sv/om")
    english = directory.load().content
    assert [page.route for page in english.pages] == []
    assert [page.route for page in english.translations[0].pages] == ["/om"]


def test_links_may_lead_to_a_page_of_a_certain_language(directory: ContentDirectory) -> None:
    directory.edit("home.yaml", "href: /projects", "href: /sv/projects")
    directory.load()
    directory.edit("home.yaml", "href: /sv/projects", "href: /de/projects")
    assert "expected a page of this site" in str(directory.diagnostics()[0])


def test_a_mistake_is_reported_once_in_the_file_that_has_it(directory: ContentDirectory) -> None:
    file = directory.write("home.sv.yaml", "hint: Till projekten\nhnit: Till projekten\n")
    assert place_of(directory.diagnostic()) == "content/home.sv.yaml:2:1"
    file.unlink()
    directory.edit("home.yaml", "hint: Scroll to projects", "hint: []")
    assert directory.diagnostic().file == "content/home.yaml"


def test_texts_that_no_translation_says_are_listed_by_file(directory: ContentDirectory) -> None:
    directory.write("experiments.sv.yaml", (directory.content / "experiments.yaml").read_text())
    warnings = [
        warning for warning in directory.load().warnings if warning.kind is Kind.TRANSLATION
    ]
    files = {warning.file for warning in warnings}
    assert {"content/home.yaml", "content/site.yaml", "content/resume.json"} <= files
    assert "content/experiments.yaml" not in files
    (home,) = (warning for warning in warnings if warning.file == "content/home.yaml")
    assert "description" in home.found
    assert "content/home.sv.yaml" in home.hint
    assert not [warning for warning in warnings if "Your Name" in warning.found]


def test_names_of_files_and_telephone_numbers_need_no_translation(
    directory: ContentDirectory,
) -> None:
    def missing() -> list[str]:
        warnings = directory.load().warnings
        return [warning.found for warning in warnings if warning.kind is Kind.TRANSLATION]

    before = missing()
    study = directory.content / "projects" / "loans"
    shutil.copy(study / "desktop.webp", study / "on a desk.webp")
    directory.edit("projects/loans/project.yaml", "src: desktop.webp", "src: on a desk.webp")
    directory.edit("resume.json", '"email"', '"phone": "+46 8 123 456", "email"')
    assert missing() == before
    for words in ("12 weeks", "十二週間かかる"):
        directory.edit("resume.json", '"phone": "+46 8 123 456"', f'"phone": "{words}"')
        assert missing() != before
        directory.edit("resume.json", words, "+46 8 123 456")


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("home.de.yaml", "hint: Zu den Projekten\n", 'found "de"'),
        ("pages/about.sv.md", ABOUT, "expected a file that it translates: about.md"),
    ],
)
def test_a_translation_of_nothing_or_into_no_language_is_reported(
    directory: ContentDirectory, name: str, text: str, problem: str
) -> None:
    directory.write(name, text)
    (found,) = (
        warning for warning in directory.load().warnings if warning.file == f"content/{name}"
    )
    assert problem in found.problem


@pytest.mark.parametrize(
    ("languages", "message"),
    [
        ("[sv, SV]", "expected each language once"),
        ("[de, sv]\nlanguage: en", "expected en among them"),
        ("[en, swedish-chef-språk]", "expected another form of text"),
    ],
)
def test_a_wrong_list_of_languages_is_refused(
    directory: ContentDirectory, languages: str, message: str
) -> None:
    directory.edit("site.yaml", "languages: [en, sv]", f"languages: {languages}")
    found = directory.diagnostic()
    assert message in found.message
    assert found.field.startswith("languages")


def test_no_page_takes_the_path_of_a_language(directory: ContentDirectory) -> None:
    directory.write("pages/sv.md", ABOUT)
    assert "expected a route of its own" in directory.diagnostic().message


def words_warnings(directory: ContentDirectory) -> list[Diagnostic]:
    found = directory.load().warnings
    return [it for it in found if "catalogue" in it.message or it.file.startswith("words/")]


@pytest.mark.parametrize("languages", ["language: nb", "languages: [nb, en, sv]"])
def test_a_language_without_a_catalogue_is_named_once_with_the_number_of_english_words(
    directory: ContentDirectory, languages: str
) -> None:
    directory.edit("site.yaml", "languages: [en, sv]", languages)
    (found,) = words_warnings(directory)
    count = len([*missing_words("nb", {})])
    assert found.problem == f"no catalogue for nb: {count} words are English"
    assert directory.place("site.yaml", languages) == f"{found.file}:{found.line}:1"
    assert "new language nb" in found.hint


def test_a_site_brings_words_of_its_own_and_those_that_it_lacks_are_listed(
    directory: ContentDirectory,
) -> None:
    directory.edit("site.yaml", "languages: [en, sv]", "languages: [en, nb-NO]")
    directory.write("site.nb-NO.yaml", "words: {layout: {menu: Sider}}\n")
    directory.write(
        "../words/nb.yaml",
        "layout: {menu: Meny, skipToContent: Hopp}\n"
        "search:\n  search:\n  found: {other: '{count}'}\n",
    )
    words = directory.load().content.translations[0].site.words
    assert (words.layout.menu, words.layout.skip_to_content) == ("Sider", "Hopp")
    assert words.search.search == "Search"
    listed = {it.field: (place_of(it), it.found) for it in words_warnings(directory)}
    assert listed["search.search"] == ("words/nb.yaml:3:3", '"Search"')
    assert listed["search.found.one"] == ("words/nb.yaml:4:10", '"{count} page found"')
    assert "pages.home" in listed
    assert not listed.keys() & {"layout.menu", "layout.skipToContent", "search.found.other"}


def test_words_of_a_site_come_before_those_of_a_catalogue(directory: ContentDirectory) -> None:
    directory.write("../words/sv.yaml", "layout: {menu: Sidor}\n")
    words = directory.load().content.translations[0].site.words
    assert (words.layout.menu, words.layout.languages) == ("Sidor", "Språk")
    assert words_warnings(directory) == []


def test_mistakes_in_words_of_a_site_are_at_their_places(directory: ContentDirectory) -> None:
    file = directory.write("../words/sv.yaml", "layout:\n  meny: Sidor\n")
    assert place_of(directory.diagnostic()) == "words/sv.yaml:2:3"
    file.rename(file.with_name("svenska.yaml"))
    file.with_name("svenska.yaml").write_text("layout:\n  menu: Sidor\n")
    (found,) = words_warnings(directory)
    assert found.file == "words/svenska.yaml"
    assert "name it en.yaml or sv.yaml" in found.hint
