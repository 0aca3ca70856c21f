"""Files with random edits are accepted or end in diagnostics; nothing else is raised.

``tests/unit/conftest.py`` says how many examples there are, and ``test_valid_content_builds.py``
puts other values into the places of values.
"""

import shutil

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PIL import Image

from portfolio.content.diagnostics import ContentError
from portfolio.content.file_reader import CONTROL
from portfolio.paths import CONTENT, SITE
from tests.support.content_directory import ContentDirectory

STUDIES = sorted((CONTENT / "projects").glob("*/project.yaml"))
FILES = ["site.yaml", "home.yaml", "experiments.yaml", "resume.json"]
FILES += [str(file.relative_to(CONTENT)) for file in STUDIES]
"""The real content: nothing that tests write is as rich in ways to go wrong."""


@pytest.fixture(scope="module")
def directory(tmp_path_factory: pytest.TempPathFactory) -> ContentDirectory:
    """One copy of the content for all examples, with a thin line in place of each picture."""
    directory = ContentDirectory(tmp_path_factory.mktemp("fuzz"), CONTENT, SITE / "assets")
    speck = directory.content.with_name("speck.webp")
    Image.new("RGB", (1280, 8)).save(speck)
    for picture in directory.content.rglob("*.webp"):
        shutil.copyfile(speck, picture)
    return directory


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
    """Diagnostics name lines of the file, and are safe to print."""
    file = directory.content / name
    before = file.read_text()
    cut = int(start * len(before))
    changed = before[:cut] + text + before[cut + length :]
    file.write_bytes(changed.encode("utf-8", "surrogatepass"))
    try:
        directory.load()
    except ContentError as error:
        for diagnostic in error.diagnostics:
            at_fault = directory.content.parent / diagnostic.file
            assert 1 <= diagnostic.line <= at_fault.read_bytes().count(b"\n") + 1
            assert diagnostic.column >= 1
            assert not CONTROL.search(str(diagnostic).encode().decode())
    finally:
        file.write_text(before)
