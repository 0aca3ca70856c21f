"""Content changed at random is accepted or ends in diagnostics; nothing else is raised.

``tests/unit/conftest.py`` says how many examples there are.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PIL import Image

from portfolio.content.diagnostics import ContentError
from portfolio.content.file_reader import CONTROL, read
from portfolio.paths import CONTENT, SITE
from tests.support.content_directory import ContentDirectory

STUDIES = sorted((CONTENT / "projects").glob("*/project.yaml"))
FILES = ["site.yaml", "home.yaml", "experiments.yaml", "resume.json"]
FILES += [str(file.relative_to(CONTENT)) for file in STUDIES]
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

CHANGES: dict[str, Callable[[Any, Any], Any]] = {
    "drop": lambda _, __: None,
    "rename": lambda old, _: old,
    "retype": lambda _, value: value,
    "nest": lambda old, _: [{"inner": old}],
    "enlarge": lambda old, _: old * 400 if isinstance(old, str | list) else 10**30,
    "spoil": lambda old, value: f"{old}{value}",
}
"""What takes the place of a value, made of it and a random one."""


@pytest.fixture(scope="module")
def directory(tmp_path_factory: pytest.TempPathFactory) -> ContentDirectory:
    """One copy of the content for all examples, with a thin line in place of each picture."""
    directory = ContentDirectory(tmp_path_factory.mktemp("fuzz"), CONTENT, SITE / "assets")
    speck = directory.content.with_name("speck.webp")
    Image.new("RGB", (1280, 8)).save(speck)
    for picture in directory.content.rglob("*.webp"):
        shutil.copyfile(speck, picture)
    return directory


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Yields every place of a document as its holder and its key or index."""
    if isinstance(data, dict | list):
        for key, value in list(data.items() if isinstance(data, dict) else enumerate(data)):
            yield data, key
            yield from places(value)


def changed(directory: ContentDirectory, name: str, place: int, change: str, value: Any) -> Any:
    """Returns the data of a file with one of its places changed."""
    data = deepcopy(read(directory.content / name, directory.content.parent).data)
    found = list(places(data))
    holder, key = found[place % len(found)]
    new = CHANGES[change](holder.pop(key), value)
    if change == "rename":
        key = str(value) if isinstance(holder, dict) else 0
    if isinstance(holder, list) and change != "drop":
        holder.insert(key, new)
    elif change != "drop":
        holder[key] = new
    return data


def judge(directory: ContentDirectory, name: str, text: str) -> None:
    """Loads the content with one file changed: diagnostics name lines, and are safe to print."""
    file = directory.content / name
    before = file.read_bytes()
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    try:
        directory.load()
    except ContentError as error:
        for diagnostic in error.diagnostics:
            at_fault = directory.content.parent / diagnostic.file
            assert 1 <= diagnostic.line <= at_fault.read_bytes().count(b"\n") + 1
            assert diagnostic.column >= 1
            assert not CONTROL.search(str(diagnostic).encode().decode())
    finally:
        file.write_bytes(before)


@given(
    name=st.sampled_from(FILES),
    place=st.integers(0, 2000),
    change=st.sampled_from([*CHANGES]),
    value=VALUES,
    ascii_only=st.booleans(),
)
def test_content_with_a_random_change_is_accepted_or_has_diagnostics(
    directory: ContentDirectory, name: str, place: int, change: str, value: Any, ascii_only: bool
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
