"""What tests of sections share: content of each kind, with pictures and a file of code."""

import json
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from pydantic import TypeAdapter

from portfolio.components.media.asset_manifest import AssetManifest, PictureFiles, provide
from portfolio.images.rendition_plan import Rendition
from portfolio.models.section_kinds import AnySection
from portfolio.sections.case_study.render import render_in_text

PICTURES = {
    "wide": (1280, 800),
    "large": (1600, 1000),
    "tall": (400, 500),
    "upright": (900, 1200),
    "poster": (640, 480),
}

DATA: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "fixtures/sections.json").read_text()
)
"""What content says of a section of each kind; some lack what tests add."""


@pytest.fixture(autouse=True)
def _pictures_are_made() -> None:
    """The build has made two files of any picture, and nothing else."""
    files = {it: (Rendition(Path(), 640, it, f"a.{it}"),) for it in ("avif", "webp")}
    provide(
        AssetManifest(defaultdict(lambda: PictureFiles(files)), inline_drawings={}, lettering={})
    )


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with pictures named after their shapes, and files with and without code."""
    folder = tmp_path_factory.mktemp("sections")
    for name, size in PICTURES.items():
        Image.new("RGB", size).save(folder / f"{name}.webp")
    lines = ["<!-- two", "lines -->", *(f'<p id="{number}">&amp;</p>' for number in range(3, 21))]
    (folder / "page.html").write_text("\n".join(lines) + "\n")
    (folder / "recipe.xyz").write_text("a < b\n" * 10)
    (folder / "binary.html").write_bytes(b"\xff\xfe\x00")
    return folder


@pytest.fixture
def read(folder: Path) -> Callable[..., Any]:
    """Reads a section of a kind, some of whose content is other."""

    def read(kind: str, **fields: Any) -> Any:
        data = {"kind": kind, **DATA[kind], **fields}
        context = {"folder": folder, "content": folder}
        return TypeAdapter(AnySection).validate_python(data, context=context)

    return read


@pytest.fixture
def shown(read: Callable[..., Any]) -> Callable[..., str]:
    """Returns the code of a section of a kind, some of whose content is other."""

    def shown(kind: str, **fields: Any) -> str:
        section = read(kind, **fields)
        return str(render_in_text(section))

    return shown
