"""What all unit tests share: how many random examples there are, and files that are read once.

Hypothesis has two profiles. ``gate`` is the default, for every change; ``make weekly`` runs the
files of random tests with ``--hypothesis-profile=weekly``, which has many times the examples.
"""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings

from portfolio.content import file_reader, front_matter
from portfolio.content.document import Document
from portfolio.content.loader import load
from portfolio.models import picture
from portfolio.models.content import Content
from portfolio.picture_files.measure import Measures
from tests.support.content_directory import ContentDirectory
from tests.support.sample import CONTENT

for profile, examples in {"gate": 6, "weekly": 50}.items():
    settings.register_profile(
        profile,
        max_examples=examples,
        deadline=None,
        derandomize=True,
        # Shrinking would take minutes; the failing example is printed as it is.
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
settings.load_profile("gate")


@pytest.fixture(scope="session", autouse=True)
def parsed_once() -> Iterator[None]:
    """Parses each text once in a process.

    That is most of what loading content takes, and hundreds of tests load the same
    sample with a change in one of its files.
    """
    known: dict[tuple[str, str, bool], Document] = {}
    parse = file_reader.parse

    def remembered(
        file: Path, name: str, text: str, annotation: Any, *, is_json: bool = False
    ) -> Document:
        key = name, text, is_json
        known[key] = known.get(key) or parse(file, name, text, annotation, is_json=is_json)
        data = deepcopy(known[key].data)
        return replace(known[key], file=file, annotation=annotation, data=data)

    with pytest.MonkeyPatch.context() as patch:
        for module in (file_reader, front_matter):
            patch.setattr(module, "parse", remembered)
        yield


@pytest.fixture(scope="session", autouse=True)
def measured_once() -> Iterator[None]:
    """Measures each picture once in a process, also if tests have copies of it.

    A copy has the time of its original. To open a WebP takes milliseconds, and the sample has 90.
    """
    known: dict[tuple[str, int, int], Measures] = {}
    measure = picture.measure_raster

    def remembered(file: Path) -> Measures:
        stat = file.stat()
        key = file.name, stat.st_mtime_ns, stat.st_size
        if key not in known:
            known[key] = measure(file)
        return known[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(picture, "measure_raster", remembered)
        yield


@pytest.fixture(scope="session")
def content() -> Content:
    """The sample content, for tests that only read it."""
    return load(CONTENT).content


@pytest.fixture
def directory(tmp_path: Path) -> ContentDirectory:
    """A fresh copy of the sample content, with its assets beside it."""
    return ContentDirectory(tmp_path)
