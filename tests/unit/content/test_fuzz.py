"""Content changed at random is accepted or ends in diagnostics; nothing else is raised.

``tests/unit/conftest.py`` says how many examples there are.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st
from PIL import Image

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.file_reader import CONTROL, read
from portfolio.paths import CONTENT, ROOT
from tests.support.content_directory import ContentDirectory

STUDIES = sorted((CONTENT / "projects").glob("*/project.yaml"))
FILES = (
    *("site.yaml", "home.yaml", "experiments.yaml", "resume.json"),
    *(str(file.relative_to(CONTENT)) for file in STUDIES),
)
"""The real content: nothing that tests write is as rich in ways to go wrong."""

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=40),
    st.sampled_from(
        ["", " ", "/", "#", "\0", "\u202e", "javascript:1", "../../x", "{tap}", "9" * 999]
    ),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)

Step = tuple[Any, Any]
Change = Callable[[Any, Any, Any], None]


def drop(holder: Any, key: Any, _value: Any) -> None:
    del holder[key]


def rename(holder: Any, key: Any, value: Any) -> None:
    moved = holder.pop(key)
    if isinstance(holder, dict):
        holder[str(value)] = moved
    else:
        holder.insert(0, moved)


def retype(holder: Any, key: Any, value: Any) -> None:
    holder[key] = value


def nest(holder: Any, key: Any, _value: Any) -> None:
    holder[key] = [{"inner": holder[key]}]


def enlarge(holder: Any, key: Any, _value: Any) -> None:
    holder[key] = holder[key] * 400 if isinstance(holder[key], str | list) else 10**30


def spoil(holder: Any, key: Any, value: Any) -> None:
    holder[key] = f"{holder[key]}{value}"


CHANGES: tuple[Change, ...] = (drop, rename, retype, nest, enlarge, spoil)


@pytest.fixture(scope="module")
def light_content(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The words as they are, and a thin line in place of each picture."""
    folder = tmp_path_factory.mktemp("light") / "content"
    speck = folder.with_name("speck.webp")
    Image.new("RGB", (1280, 8)).save(speck)

    def copy(source: str, target: str) -> None:
        shutil.copyfile(speck if source.endswith(".webp") else source, target)

    shutil.copytree(CONTENT, folder, copy_function=copy)
    return folder


@pytest.fixture(scope="module")
def directory(tmp_path_factory: pytest.TempPathFactory, light_content: Path) -> ContentDirectory:
    """One copy of the content for all examples."""
    return ContentDirectory(tmp_path_factory.mktemp("fuzz"), light_content, ROOT / "assets")


def steps(data: Any) -> Iterator[Step]:
    """Yields every place of a document as its holder and its key or index."""
    if isinstance(data, dict | list):
        for key, value in list(data.items() if isinstance(data, dict) else enumerate(data)):
            yield data, key
            yield from steps(value)


def changed(directory: ContentDirectory, name: str, place: int, change: Change, value: Any) -> Any:
    """Returns the data of a file with one of its places changed."""
    data = deepcopy(read(directory.content / name, directory.content.parent).data)
    places = list(steps(data))
    assume(places)
    change(*places[place % len(places)], value)
    return data


def judge(directory: ContentDirectory, name: str, text: str) -> None:
    """Loads the content with one file changed."""
    file = directory.content / name
    before = file.read_bytes()
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    try:
        diagnostics = mistakes(directory)
        assert all(has_place(diagnostic, directory.content.parent) for diagnostic in diagnostics)
    finally:
        file.write_bytes(before)


def mistakes(directory: ContentDirectory) -> tuple[Diagnostic, ...]:
    """Returns what is wrong with the content, or nothing."""
    try:
        directory.load()
    except ContentError as error:
        return error.diagnostics
    return ()


def has_place(diagnostic: Diagnostic, root: Path) -> bool:
    """Tells whether a diagnostic names a line that is there, and is safe to print."""
    lines = (root / diagnostic.file).read_bytes().count(b"\n") + 1
    words = str(diagnostic).encode().decode()
    return 1 <= diagnostic.line <= lines and diagnostic.column >= 1 and not CONTROL.search(words)


@given(
    name=st.sampled_from(FILES),
    place=st.integers(0, 2000),
    change=st.sampled_from(CHANGES),
    value=VALUES,
    ascii_only=st.booleans(),
)
def test_content_with_a_random_change_is_accepted_or_has_diagnostics(
    directory: ContentDirectory, name: str, place: int, change: Change, value: Any, ascii_only: bool
) -> None:
    data = changed(directory, name, place, change, value)
    judge(directory, name, json.dumps(data, ensure_ascii=ascii_only))


@given(
    name=st.sampled_from(FILES),
    start=st.floats(0, 1),
    length=st.integers(0, 30),
    text=st.text(max_size=12)
    | st.sampled_from(["\t", "- ", ": ", "&a ", "*a", "!!x ", "'", '"', "{"]),
)
@example(name="site.yaml", start=1, length=0, text="\n? a\n: b\n")
def test_a_file_with_a_random_edit_is_accepted_or_has_diagnostics(
    directory: ContentDirectory, name: str, start: float, length: int, text: str
) -> None:
    before = (directory.content / name).read_text()
    cut = int(start * len(before))
    judge(directory, name, before[:cut] + text + before[cut + length :])
