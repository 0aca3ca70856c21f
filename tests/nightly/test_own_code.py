"""What a site adds beside its content is found, and mistakes in it are said with their place."""

import shutil
import sys
from pathlib import Path

import pytest

from portfolio.paths import BUILT_ASSETS
from portfolio.scaffold.site import TEMPLATE
from tests.support.linked_site import OWN_CODE
from tests.support.project_copy import PROJECT, attempt, replace_once
from tests.support.sample import SAMPLE


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site of the tests' content with a page, a section, an island and a theme of its own."""
    built = shutil.ignore_patterns(*BUILT_ASSETS)
    shutil.copytree(PROJECT / "assets", tmp_path / "assets", ignore=built)
    shutil.copytree(PROJECT / "islands", tmp_path / "islands")
    for source in (SAMPLE, OWN_CODE):
        shutil.copytree(source, tmp_path, dirs_exist_ok=True)
    shutil.copy(TEMPLATE / "rxconfig.py", tmp_path)
    (tmp_path / "content/theme.yaml").write_text("extends: sunset\n")
    return tmp_path


def refusal(site: Path) -> str:
    """Returns what ``check`` prints, which has to fail without a traceback."""
    ended = attempt(site, sys.executable, "-m", "portfolio", "check")
    assert ended.returncode == 1
    assert "Traceback" not in ended.stderr
    return ended.stdout + ended.stderr


MISTAKES = {
    "a kind that there is already": (
        "sections/aside/model.py",
        'Literal["aside"]',
        'Literal["quote"]',
        "sections/aside/model.py:1:1  expected a kind that no other section has; found 'quote'",
    ),
    "a model that cannot be imported": (
        "sections/aside/model.py",
        "from portfolio import BodySection",
        "from portfolio import BodySectio",
        "sections/aside/model.py:9:1  expected a module that can be imported; found ImportError",
    ),
    "a view of other arguments than its model": (
        "sections/aside/view.py",
        "section: Aside",
        "words: str",
        "Error: sections/aside/view.py:13:1  expected a function of one model of a section",
    ),
    "a word that there is not": (
        "content/site.yaml",
        "address:",
        "words:\n  aside:\n    nam: Thought\naddress:",
        "site.yaml:",
    ),
    "two groups of words": (
        "sections/aside/words.py",
        "class AsideWords",
        "class OtherWords(WordGroup):\n    pass\n\n\nclass AsideWords",
        "sections/aside/words.py:1:1  expected one subclass of WordGroup; found 2 groups",
    ),
    "a section without a view": (
        "sections/aside/view.py",
        "@section",
        "",
        "sections/aside/view.py: expected a function with the decorator `section`",
    ),
    "an island whose module is missing": (
        "pages/about.py",
        "from islands.counter.component",
        "from islands.countr.component",
        "pages/about.py:7:1  expected a page that can be imported; found ModuleNotFoundError",
    ),
    "a theme that extends itself": (
        "themes/sunset/theme.yaml",
        "extends: swiss",
        "extends: sunset",
        "themes/sunset/theme.yaml:2:10  extends: expected another theme than this one",
    ),
}
"""File, text, what an owner puts in its place, and the beginning of the error."""


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_own_code_is_said_with_its_place(site: Path, mistake: str) -> None:
    name, old, new, expected = MISTAKES[mistake]
    replace_once(site / name, old, new)
    assert expected in refusal(site)


@pytest.mark.parametrize(
    ("folder", "taken", "said"),
    [
        ("sections/aside", "sections/quote", "model.py:1:1  expected a folder whose name nothing"),
        ("themes/sunset", "themes/riso", "theme.yaml:1:1  expected a folder whose name no theme"),
    ],
)
def test_a_folder_with_the_name_of_one_of_the_engine_is_refused(
    site: Path, folder: str, taken: str, said: str
) -> None:
    (site / folder).rename(site / taken)
    (site / "content/theme.yaml").write_text("extends: riso\n")
    assert f"{taken}/{said}" in refusal(site)


def test_a_name_that_the_package_has_not_is_said_with_its_place(site: Path) -> None:
    file = site / "pages/about.py"
    text = f"{file.read_text()}\nimport portfolio\n\nportfolio.confg()"
    file.write_text(text)
    place = f"pages/about.py:{len(text.splitlines())}:1"
    assert f"{place}  expected a page that can be imported" in refusal(site)


def test_a_folder_without_a_configuration_is_no_site(site: Path) -> None:
    (site / "rxconfig.py").unlink()
    assert "There is no rxconfig.py in" in refusal(site)
