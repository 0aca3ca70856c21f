"""`new post`, `rename post` and `delete post`: articles in all their languages."""

from datetime import date

import pytest

from portfolio.content.loader import load
from portfolio.models.article import Article

from .conftest import CommandLine

FRONT = "---\ntitle: First steps\ndescription: What I learned.\ndate: 2026-05-18\n"
FIRST = "writing/first-steps.md"
LINK = "---\ntitle: Me\ndescription: Me.\n---\n\n[x](/writing/first-steps#one) [all](/projects)\n"


def articles(shell: CommandLine) -> list[Article]:
    return [*load(shell.content, drafts=True).content.writing.articles]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("new", "post", "First steps"), "is there already"),
        (("new", "post", "First steps", "--folder"), "is there already"),
        (("new", "post", "!?"), "--slug"),
        (("rename", "post", "first-step", "a", "--yes"), "did you mean `first-steps`?"),
        (("rename", "post", "first-steps", "First Steps", "--yes"), "is no address"),
        (("rename", "post", "first-steps", "second", "--yes"), "There is an article second"),
        (("delete", "post", "third", "--yes"), "There is no article third"),
    ],
)
def test_commands_about_articles_refuse_unknown_and_taken_names(
    shell: CommandLine, words: tuple[str, ...], expected: str
) -> None:
    shell.write(FIRST, f"{FRONT}---\n\nWords\n")
    shell.write("writing/second.md", f"{FRONT}---\n\nWords\n")
    assert expected in shell.refuses(*words)


def test_a_new_article_is_a_draft_of_today_in_a_file_or_a_folder(shell: CommandLine) -> None:
    output = shell.runs("new", "post", "C# & me: a story")
    assert "/writing/c-sharp-and-me-a-story" in output
    shell.runs("new", "post", "Circles", "--folder")
    assert (shell.content / "writing/circles/index.md").exists()
    assert {(it.title, it.draft, it.date.date()) for it in articles(shell)} == {
        ("C# & me: a story", True, date.today()),
        ("Circles", True, date.today()),
    }
    assert not shell.site().writing


def test_a_renamed_article_keeps_its_pictures_links_and_old_address(shell: CommandLine) -> None:
    shell.edit("site.yaml", "language: en", "languages: [en, sv]")
    picture = next((shell.content / "projects").rglob("*.webp")).read_bytes()
    shell.write("writing/first-steps/a.webp", picture)
    text = f"{FRONT}aliases:\n  - /2019/first # the oldest\n---\n\n![A](a.webp)\n\n## One\n"
    shell.write("writing/first-steps/index.md", text)
    swedish = "---\ntitle: Första\ndescription: Det.\n---\n\nOrd\n"
    shell.write("writing/first-steps/index.sv.md", swedish)
    shown = LINK.replace("[all](/projects)", "![A](../writing/first-steps/a.webp)")
    shell.write("pages/about.md", shown)
    shell.runs("rename", "post", "first-steps", "steps", "--yes")
    site = shell.site()
    (article,), (twin,) = site.writing.articles, site.translations[0].writing.articles
    assert (article.route, twin.route) == ("/writing/steps", "/writing/steps")
    assert article.aliases == ("/2019/first", "/writing/first-steps")
    assert twin.aliases == ("/sv/writing/first-steps",)
    assert "# the oldest" in shell.read("writing/steps/index.md")
    about = shell.read("pages/about.md")
    assert "/writing/steps#one" in about
    assert "../writing/steps/a.webp" in about
    assert not (shell.content / "writing/first-steps").exists()


def test_the_old_address_of_a_draft_is_forgotten(shell: CommandLine) -> None:
    shell.write(FIRST, f"{FRONT}draft: true\n---\n\nWords\n")
    shell.runs("rename", "post", "first-steps", "steps", "--yes")
    (article,) = articles(shell)
    assert (article.route, article.aliases) == ("/writing/steps", ())


@pytest.mark.parametrize("line", ["aliases: [/a]", "aliases: /a", "redirect_from: /a"])
def test_old_addresses_in_one_line_are_left_to_the_owner(shell: CommandLine, line: str) -> None:
    shell.write(FIRST, f"{FRONT}{line}\n---\n\nWords\n")
    output = shell.refuses("rename", "post", "first-steps", "steps", "--yes")
    assert "each address on a line of its own" in output


@pytest.mark.parametrize(("other", "target"), [("", "/writing"), ("draft: true\n", "/")])
def test_links_to_deleted_article_lead_to_list_or_home(
    shell: CommandLine, other: str, target: str
) -> None:
    shell.write(FIRST, f"{FRONT}---\n\n## One\n")
    shell.write("writing/second.md", f"{FRONT}{other}---\n\nWords\n")
    shell.write("pages/about.md", LINK)
    linked = "navigation:\n  - label: First\n    href: /writing/first-steps\n"
    shell.edit("site.yaml", "navigation:\n", linked)
    shell.runs("delete", "post", "first-steps", "--yes")
    assert "label: First" not in shell.read("site.yaml")
    assert not (shell.content / FIRST).exists()
    assert f"[x]({target})" in shell.read("pages/about.md")


@pytest.mark.parametrize("more", ["", "aliases: []\n", "# --------\n", "redirect_from:\n- /a\n"])
def test_a_front_matter_in_yaml_may_be_written_in_any_way(shell: CommandLine, more: str) -> None:
    text = f"\ufeff{FRONT.replace('---', '--- ')}{more}---\t\n\nWords\n"
    shell.write(FIRST, text.replace("\n", "\r\n"))
    shell.runs("rename", "post", "first-steps", "steps", "--yes")
    (article,) = articles(shell)
    assert article.aliases[-1] == "/writing/first-steps"
    written = (shell.content / "writing/steps.md").read_bytes()
    assert written.count(b"\n") == written.count(b"\r\n")
