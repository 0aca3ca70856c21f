"""A shared address is shown in the site's own hand."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from portfolio.images.rasterize import label
from portfolio.images.social_image_layout import MAX_BYTES, draw

ASSETS = Path(__file__).parents[3] / "assets"
GROUND, RING = "#2E3FD9", "#3D4EE6"


def picture(*art: Path) -> bytes:
    return draw("IAG", "Web developer", GROUND, RING, art, owner="Zoë Grün")


def near(colour: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(abs(a - b) < 12 for a, b in zip(colour, other, strict=True))


@pytest.fixture(scope="module")
def screenshot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("art") / "screen.webp"
    Image.new("RGB", (1440, 900), "#00C853").save(file)
    return file


@pytest.fixture(scope="module")
def with_screenshot(screenshot: Path) -> bytes:
    return picture(screenshot, ASSETS / "svg" / "bomb.svg")


def test_it_is_a_jpeg_of_the_size_that_networks_ask_for(with_screenshot: bytes) -> None:
    shown = Image.open(BytesIO(with_screenshot))
    assert (shown.format, shown.size) == ("JPEG", (1200, 630))
    assert len(with_screenshot) <= MAX_BYTES


def test_ground_screenshot_and_vinyl_are_where_they_belong(with_screenshot: bytes) -> None:
    shown = Image.open(BytesIO(with_screenshot)).convert("RGB")
    ground, ring = (46, 63, 217), (61, 78, 230)
    corner = shown.getpixel((4, 4))
    assert isinstance(corner, tuple)
    assert near(corner, ground) or near(corner, ring)
    assert near(shown.getpixel((1190, 620)), (0, 200, 83))  # type: ignore[arg-type]
    assert near(shown.getpixel((68, 540)), (255, 255, 255))  # type: ignore[arg-type]


def test_the_same_words_give_the_same_bytes(screenshot: Path, with_screenshot: bytes) -> None:
    assert picture(screenshot, ASSETS / "svg" / "bomb.svg") == with_screenshot


def test_words_are_set_as_text_and_never_run_as_code() -> None:
    strange = label('#panic("no")', "*_$ #let", density=1)
    assert strange.width > label("", "", density=1).width
