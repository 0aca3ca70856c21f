"""What tests of sections share: content of each kind, with pictures and a file of code."""

from __future__ import annotations

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
WIDE = {"src": "wide.webp", "alt": "A wide picture"}
UPRIGHT = {"src": "upright.webp", "alt": "An upright picture"}
NOTE = {"x": 10, "y": 20, "title": "A part", "text": "Why it is there."}
CARD = {
    "question": "A form, or a game?",
    "options": ["A form to fill in", "A wheel to spin"],
    "chosen": "A wheel to spin",
    "reason": "Waiting is fun.",
    "tradeoff": "More to load.",
}
COLOURS = {"Field": "#0f4d36", "Lime": "#b6ee4c", "Cream": "#fff4dc"}

DATA: dict[str, dict[str, Any]] = {
    "anatomy": {
        "title": "Parts",
        "notes": [NOTE] * 3,
        **{"mobileSrc": UPRIGHT, "tabletSrc": WIDE, "desktopSrc": WIDE},
    },
    "before-after": {
        "title": "T",
        "labels": ["Wireframe", "Shipped"],
        "before": {"src": "large.webp", "alt": "It before"},
        "after": {"src": "wide.webp", "alt": "It after"},
    },
    "code": {"title": "T", "file": "page.html", "reason": "Why."},
    "copy": {"title": "A", "body": "B"},
    "decisions": {"title": "Bets", "cards": [CARD, CARD]},
    "demo": {
        "title": "T",
        "name": "N",
        "src": "/lab/loan",
        "posters": {"mobile": {**WIDE, "src": "tall.webp"}, "tablet": WIDE, "desktop": WIDE},
    },
    "facts": {"role": "Engineer", "client": "A bank", "builtWith": ["HTML5", "SCSS"]},
    "hero": {"title": "Harbour", "copy": "A boat.", "imgSrc": WIDE},
    "image-slider": {"title": "Two", "images": [WIDE, WIDE]},
    "lessons": {"keep": "The wheel.", "change": "The page."},
    "measurements": {"title": "T", "source": "A lab", "date": "2026-11-21"},
    "palette": {
        "title": "T",
        "face": "Caprasimo",
        "sample": "Put it to work.",
        "colours": [{"name": it, "colour": COLOURS[it], "use": "a use"} for it in COLOURS],
    },
    "parallax": {"image": WIDE},
    "process": {"title": "Rounds"},
    "quote": {"words": "It just works.", "name": "A client"},
    "results": {"title": "The result"},
    "summary": {"problem": "A form.", "did": "A wheel.", "outcome": "A crowd."},
    "team": {
        "title": "Who did what",
        "mine": ["The front-end", "Emails"],
        "theirs": [{"who": "A designer", "what": "The shapes"}],
    },
    "two-buttons": {
        **{"btn01Label": "One", "btn01Url": "/projects"},
        **{"btn02Label": "Two", "btn02Url": "/resume"},
    },
    "video": {"title": "T", "src": "/player/nothing", "poster": {**WIDE, "src": "poster.webp"}},
}
"""What content says of a section of each kind; some lack what tests add."""


@pytest.fixture(autouse=True)
def _pictures_are_made() -> None:
    """The build has made two files of any picture, and nothing else."""
    files = {it: (Rendition(Path(), 640, it, f"a.{it}"),) for it in ("avif", "webp")}
    provide(
        AssetManifest(defaultdict(lambda: PictureFiles(files)), inline_drawings={}, lettering={})
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with pictures named after their shapes, and files with and without code."""
    for name, size in PICTURES.items():
        Image.new("RGB", size).save(tmp_path / f"{name}.webp")
    lines = ["<!-- two", "lines -->", *(f'<p id="{number}">&amp;</p>' for number in range(3, 21))]
    (tmp_path / "page.html").write_text("\n".join(lines) + "\n")
    (tmp_path / "binary.html").write_bytes(b"\xff\xfe\x00")
    return tmp_path


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
