"""Commands keep translations of pages and lists in step with what they translate."""

from __future__ import annotations

import pytest

from portfolio.editing.yaml_editor import YamlEditor

from .conftest import CommandLine

EXPERIMENTS = "experiments.sv.yaml"
ABOUT = "---\ntitle: About me\ndescription: Who I am.\nnav: About\n---\nWords.\n"


@pytest.fixture
def swedish(command_line: CommandLine) -> CommandLine:
    """A site in English and Swedish, with Swedish titles of its experiments."""
    site = command_line.content / "site.yaml"
    site.write_text(site.read_text().replace("language: en\n", "languages: [en, sv]\n"))
    cards = YamlEditor(command_line.read("experiments.yaml"))
    (command_line.content / EXPERIMENTS).write_text(
        "".join(f"- title: På svenska {number}\n" for number in range(cards.length()))
    )
    return command_line


def titles(site: CommandLine) -> dict[str, str]:
    """Returns the Swedish title of each experiment by its English one."""
    english = site.load()
    swedish = english.translations[0].experiments
    return {it.title: swedish[place].title for place, it in enumerate(english.experiments)}


def test_deleting_an_experiment_deletes_the_translation_too(swedish: CommandLine) -> None:
    before = titles(swedish)
    gone = next(iter(before))
    result = swedish.run("delete", "experiment", gone, "--yes")
    assert result.exit_code == 0, result.output
    assert titles(swedish) == {title: it for title, it in before.items() if title != gone}


def test_a_new_experiment_leaves_translations_beside_their_experiments(
    swedish: CommandLine,
) -> None:
    before = titles(swedish)
    result = swedish.run("new", "experiment", "Bouncing balls")
    assert result.exit_code == 0, result.output
    assert titles(swedish) == {"Bouncing balls": "Bouncing balls", **before}


def test_deleting_a_page_deletes_the_translation_too(swedish: CommandLine) -> None:
    pages = swedish.content / "pages"
    pages.mkdir()
    (pages / "about.md").write_text(ABOUT)
    (pages / "about.sv.md").write_text(ABOUT.replace("About me", "Om mig"))
    (pages / "notes.md").write_text(ABOUT.replace("About", "Notes"))
    result = swedish.run("delete", "page", "about", "--yes")
    assert result.exit_code == 0, result.output
    assert [it.name for it in pages.iterdir()] == ["notes.md"]


def test_translations_listed_on_one_line_are_left_alone_with_a_reason(
    swedish: CommandLine,
) -> None:
    (swedish.content / EXPERIMENTS).write_text("[{title: Ett}, {title: Två}]\n")
    before = swedish.read("experiments.yaml")
    output = swedish.refuses("delete", "experiment", next(iter(titles(swedish))), "--yes")
    assert "content/experiments.sv.yaml" in output
    assert swedish.read("experiments.yaml") == before
