"""Articles: their files, dates, drafts, languages and old addresses, and mistakes in them."""

from datetime import UTC, datetime

import pytest

from portfolio.content.diagnostics import ContentError, Diagnostic, Kind
from portfolio.content.loader import load
from portfolio.content.writing import scheduled_files
from portfolio.models.content import Content
from tests.support.content_directory import ContentDirectory, place_of

NOW = datetime(2026, 6, 1, 12, tzinfo=UTC)
FIRST = "writing/first-steps.md"
FRONT = "title: First steps\ndescription: What I learned.\ndate: 2026-05-18\n"


def write(
    directory: ContentDirectory, front: str = FRONT, text: str = "Words", name: str = FIRST
) -> None:
    directory.write(name, f"---\n{front}---\n\n{text}\n")


def loaded(directory: ContentDirectory, *, drafts: bool = False) -> Content:
    return load(directory.content, now=NOW, drafts=drafts).content


def warnings(directory: ContentDirectory) -> list[Diagnostic]:
    found = load(directory.content, now=NOW).warnings
    return [it for it in found if it.file.startswith("content/writing/")]


def routes(content: Content) -> list[str]:
    return [article.route for article in content.writing.articles]


def add_swedish(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "language: en", "languages: [en, sv]")


def test_articles_are_files_or_folders_with_the_newest_first(directory: ContentDirectory) -> None:
    write(directory)
    write(directory, FRONT.replace("05-18", "05-20"), name="writing/circles/index.md")
    write(directory, FRONT.replace("05-18", "05-18T09:30+02:00"), name="writing/a.md")
    content = loaded(directory)
    assert routes(content) == ["/writing/circles", "/writing/a", "/writing/first-steps"]
    assert content.pages == ()


def test_without_articles_there_is_no_link_even_if_it_is_named(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "navigation:", "navigation:\n  - {label: Notes, href: /writing}")
    assert "/writing" not in {link.href for link in loaded(directory).site.navigation}
    write(directory)
    labels = [link.label for link in loaded(directory).site.navigation if link.href == "/writing"]
    assert labels == ["Notes"]


def test_the_first_article_brings_a_link_titled_as_the_list(directory: ContentDirectory) -> None:
    write(directory)
    assert loaded(directory).site.navigation[-1].label == "Writing"
    directory.edit("site.yaml", "address:", "writing: {title: Notes}\naddress:")
    site = loaded(directory).site
    assert (site.navigation[-1].label, site.writing.heading) == ("Notes", "Notes")
    assert site.writing.description == f"Articles by {site.owner}."


def test_an_article_of_the_future_is_a_draft_and_reported(
    directory: ContentDirectory,
) -> None:
    write(directory, f"{FRONT.replace('2026', '2027')}draft: true\n")
    assert (warnings(directory), routes(loaded(directory))) == ([], [])
    write(directory, FRONT.replace("2026-05-18", "2026-06-02"))
    assert routes(loaded(directory)) == []
    assert "/writing" not in {link.href for link in loaded(directory).site.navigation}
    assert routes(loaded(directory, drafts=True)) == ["/writing/first-steps"]
    (warning,) = warnings(directory)
    assert place_of(warning) == directory.place(FIRST, "2026-06-02")
    assert (warning.kind, warning.found) == (Kind.DRAFT, '"2026-06-02"')
    assert scheduled_files(directory.content, NOW) == [FIRST]
    assert scheduled_files(directory.content, NOW.replace(day=2)) == []
    late = load(directory.content, now=NOW.replace(day=2)).content
    assert routes(late) == ["/writing/first-steps"]


def test_links_lead_to_articles_lists_tags_and_old_addresses(directory: ContentDirectory) -> None:
    front = f"{FRONT}tags: [C++, SVG]\naliases: [/2019/05/first-steps/]\n"
    links = "/writing /writing/tags/c-plus-plus /writing/first-steps /2019/05/first-steps/"
    write(directory, front, " ".join(f"[x]({it})" for it in links.split()))
    assert [tag.route for tag in loaded(directory).writing.tags] == [
        "/writing/tags/c-plus-plus",
        "/writing/tags/svg",
    ]
    write(directory, f"{FRONT}draft: true\n")
    page = "---\ntitle: Me\ndescription: Me.\n---\n[x](/writing/first-steps)\n"
    directory.write("pages/about.md", page)
    (error,) = _errors(directory)
    assert error.message == "expected a page that is shown"
    assert error.hint.startswith("it is a draft, or its date has not come")
    directory.write("pages/about.md", page.replace("first-steps", "frist-steps"))
    (error,) = _errors(directory)
    assert error.hint == "content/writing/ has no such article that is shown"


def _errors(directory: ContentDirectory) -> tuple[Diagnostic, ...]:
    with pytest.raises(ContentError) as caught:
        load(directory.content, now=NOW)
    return caught.value.diagnostics


MISTAKES = {
    "no date": (FRONT.replace("2026-05-18", "soon"), "soon", "expected a day such as", ""),
    "a day first": (FRONT.replace("2026-05-18", "31.12.2025"), "31.12.2025", "", "for example"),
    "a day that is none": (FRONT.replace("05-18", "02-30"), "2026-02-30", "calendar", ""),
    "an end before the start": (f"{FRONT}updated: 2026-05-17\n", "2026-05-17", "not before", ""),
    "a tag of signs": (f"{FRONT}tags: ['!']\n", "'!'", "a letter or a digit", ""),
    "a tag that is long": (f"{FRONT}tags: [{'a' * 41}]\n", "aaa", "40 characters", '["SVG", "Mot'),
    "a tag of emoji": (f"{FRONT}tags: [{'😀' * 20}]\n", "😀", "whose address", ""),
    "a canonical of the site": (f"{FRONT}canonical: /projects\n", "/projects", "elsewhere", ""),
    "a canonical without a host": (f"{FRONT}canonical: a.test\n", "a.test", "elsewhere", "https"),
    "an alias of hosts": (f"{FRONT}aliases:\n  - /_redirects\n", "/_redirects", "nothing else", ""),
    "an alias elsewhere": (f"{FRONT}aliases:\n  - https://a.test/b\n", "https", "a path", ""),
    "an alias with a query": (f"{FRONT}aliases:\n  - /b?p=1\n", "/b?p=1", "without ?", ""),
    "an alias without a slash": (f"{FRONT}aliases:\n  - b/c\n", "b/c", "a path of", ""),
    "an alias up": (f"{FRONT}aliases:\n  - /b/../c\n", "/b/../c", "dots alone", ""),
    "an alias of a page": (f"{FRONT}aliases:\n  - /projects/\n", "/projects/", "nothing else", ""),
    "an alias of itself": (f"{FRONT}aliases: [/writing/first-steps]\n", "/wr", "nothing else", ""),
    "a missing cover": (f"{FRONT}cover:\n  src: a.webp\n  alt: A\n", "a.webp", "picture that", ""),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_an_article_is_reported_once_with_place_and_remedy(
    directory: ContentDirectory, mistake: str
) -> None:
    front, place, message, hint = MISTAKES[mistake]
    write(directory, front)
    (error,) = _errors(directory)
    assert place_of(error) == directory.place(FIRST, place)
    assert message in error.message
    assert hint in error.hint


def test_two_articles_with_one_old_address_are_an_error(directory: ContentDirectory) -> None:
    for name, alias in ((FIRST, "/old/a.html"), ("writing/second.md", "/old/a/")):
        write(directory, f"{FRONT}aliases: [{alias}]\n", name=name)
    (error,) = _errors(directory)
    assert (error.file, error.line) == ("content/writing/second.md", 5)
    assert error.hint.startswith("content/writing/first-steps.md:5 says it, too")


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("2026/circles", "the name is the article's address"),
        ("index", "the name is the article's address"),
        ("First Steps", "/writing/first-steps;"),
        ("日本", "/writing/riben;"),
        ("😀 !", "rename the file"),
        ("first-steps.sv", "`languages`"),
        ("first-steps/index.sv", "`languages`"),
    ],
)
def test_a_file_of_a_wrong_name_is_an_error_with_a_better_one(
    directory: ContentDirectory, name: str, hint: str
) -> None:
    write(directory, name=f"writing/{name}.md")
    (error,) = _errors(directory)
    assert place_of(error) == f"content/writing/{name}.md:1:1"
    assert hint in error.hint


def test_a_translation_into_an_unknown_language_needs_no_date(directory: ContentDirectory) -> None:
    write(directory)
    write(directory, "title: Första steg\n", name="writing/first-steps.sv.md")
    (error,) = _errors(directory)
    assert (error.file, error.found) == ("content/writing/first-steps.sv.md", '"sv"')


def test_byte_order_marks_and_windows_line_breaks_are_read(directory: ContentDirectory) -> None:
    text = f"\ufeff---\n{FRONT}---\n\nWords\n"
    directory.write(FIRST, text.replace("\n", "\r\n"))
    (article,) = loaded(directory).writing.articles
    assert (article.title, article.words) == ("First steps", 1)


def test_a_moment_of_the_day_of_the_date_is_not_before_it(directory: ContentDirectory) -> None:
    write(directory, f"{FRONT}updated: 2026-05-18T01:00+05:00\n")
    assert routes(loaded(directory)) == ["/writing/first-steps"]


@pytest.mark.parametrize(
    ("name", "front", "hint"),
    [
        ("writing/first-steps/index.md", FRONT, "it is already at content/writing/first-steps"),
        ("pages/writing.md", FRONT.partition("date")[0], "the site itself has a page there"),
    ],
)
def test_no_file_has_the_address_of_an_article_or_of_their_list(
    directory: ContentDirectory, name: str, front: str, hint: str
) -> None:
    write(directory)
    write(directory, front, name=name)
    (error,) = _errors(directory)
    assert error.message == "expected a route of its own"
    assert hint in error.hint


@pytest.mark.parametrize("key", ["tags:\n  - ", "series: "])
def test_the_rarer_of_two_spellings_is_a_hint(directory: ContentDirectory, key: str) -> None:
    for number, word in enumerate(("front end", "Frontend", "front end", "C", "C++")):
        write(directory, f"{FRONT}{key}{word}\n", name=f"writing/article-{number}.md")
    (warning,) = warnings(directory)
    assert place_of(warning) == directory.place("writing/article-1.md", "Frontend")
    said = '2 articles say "front end"; write the same everywhere'
    assert (warning.kind, warning.hint) == (Kind.SPELLING, said)


def test_a_file_with_another_ending_is_no_article_but_a_hint(directory: ContentDirectory) -> None:
    write(directory, name="writing/circles.markdown")
    write(directory, name="writing/_includes/part.mdx")
    (warning,) = warnings(directory)
    assert (warning.kind, warning.found) == (Kind.UNUSED, '"circles.markdown"')
    assert routes(loaded(directory)) == []


@pytest.mark.parametrize(
    "code",
    ["{{< youtube abc >}}", "{now()}", "{% raw %}", "{{ x }}", "[[x]]", ":rocket:"],
)
def test_a_shortcode_outside_of_code_is_a_hint(directory: ContentDirectory, code: str) -> None:
    write(directory, text=f"One `{code}`\n\n```text\n{code}\n```\n\nTwo {code}")
    (warning,) = warnings(directory)
    assert (warning.line, warning.column, warning.found) == (13, 5, f'"{code}"')


@pytest.mark.parametrize("text", ["One %%secret%%", "One\n%%\nsecret\n%%"])
def test_comment_between_percent_signs_is_an_error(directory: ContentDirectory, text: str) -> None:
    write(directory, text=text)
    assert all("visitors would read" in it.message for it in directory.diagnostics())


def test_an_article_is_in_the_languages_that_it_has_files_in(directory: ContentDirectory) -> None:
    add_swedish(directory)
    write(directory, f"{FRONT}tags: [SVG]\naliases: [/old]\ncanonical: https://a.test/b\n")
    write(
        directory, "title: Första steg\ndescription: Det här.\n", "Ord", "writing/first-steps.sv.md"
    )
    write(directory, name="writing/english/index.md")
    write(directory, name="writing/svensk/index.sv.md")
    english = loaded(directory)
    (swedish,) = english.translations
    assert routes(english) == ["/writing/english", "/writing/first-steps"]
    assert routes(swedish) == ["/writing/first-steps", "/writing/svensk"]
    twin = swedish.writing.articles[0]
    assert (twin.title, twin.date.day, twin.tags) == ("Första steg", 18, ("SVG",))
    assert (twin.aliases, twin.canonical) == ((), None)
    assert [it.file for it in warnings(directory)] == []


def test_quotation_marks_of_article_are_those_of_its_language(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "language: en", "languages: [de, sv]")
    write(directory, text='"Hallo"')
    write(directory, text='"hej"', name="writing/first-steps.sv.md")
    german = loaded(directory)
    pages = [it.writing.articles[0].html for it in (german, *german.translations)]
    assert pages == ["<p>„Hallo“</p>", "<p>”hej”</p>"]


def test_a_language_without_articles_has_no_list(directory: ContentDirectory) -> None:
    add_swedish(directory)
    write(directory)
    (swedish,) = loaded(directory).translations
    assert not swedish.writing
    assert "/writing" not in {link.href for link in swedish.site.navigation}
