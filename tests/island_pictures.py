"""Takes the pictures in the READMEs of the islands: ``python -m tests.island_pictures``."""

import subprocess
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright

from portfolio.environment import environment
from portfolio.paths import ISLANDS
from portfolio.testing.server import serving
from tests.support.chromium import headless_options
from tests.support.plain_app import INIT, NAMES, configure, write_examples

VIEWPORT = {"width": 1200, "height": 900}
MARGIN = 50
"""Around an island, in CSS pixels."""

WIDTH = 800
QUALITIES = range(80, 20, -5)
MOST_BYTES = 40_000


def main() -> None:
    """Exports the app of all examples, and takes a picture of each."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        app = Path(folder) / "app"
        app.mkdir()
        variables = {**environment(), "PYTHONPATH": str(ISLANDS.parent)}
        subprocess.run(INIT.split(), cwd=app, env=variables, check=True)
        write_examples(app)
        configure(app, with_plugin=False)
        command = ["reflex", "export", "--frontend-only", "--no-zip"]
        subprocess.run(command, cwd=app, env=variables, check=True)
        browser = playwright.chromium.launch(**headless_options())
        with serving(app / ".web" / "build" / "client") as address:
            page = browser.new_page(base_url=address, viewport=VIEWPORT, color_scheme="light")
            for name in NAMES:
                data = take(page, name)
                (ISLANDS / name / f"{name}.webp").write_bytes(data)
        browser.close()


def take(page: Page, name: str) -> bytes:
    """Returns the picture of an island as WebP."""
    page.goto(f"/{name.replace('_', '-')}", wait_until="networkidle")
    if name == "playground":
        expect(page.locator("[data-sprites]")).to_have_attribute("data-sprites", "3")
    page.wait_for_function("[...document.images].every((it) => it.complete && it.naturalWidth)")
    page.add_style_tag(content="a[href*='reflex.dev'] { display: none }")
    box = page.locator(f"#{name}").bounding_box()
    assert box
    clip = {
        "x": box["x"] - MARGIN,
        "y": max(0, box["y"] - MARGIN),
        "width": box["width"] + 2 * MARGIN,
        "height": box["height"] + 2 * MARGIN,
    }
    image = Image.open(BytesIO(page.screenshot(clip=clip, full_page=True))).convert("RGB")
    return _webp(image.resize((WIDTH, round(image.height * WIDTH / image.width))))


def _webp(image: Image.Image) -> bytes:
    """Returns a picture in the best quality that keeps it small."""
    for quality in QUALITIES:
        file = BytesIO()
        image.save(file, "WEBP", quality=quality, method=6)
        if len(file.getvalue()) <= MOST_BYTES:
            return file.getvalue()
    raise ValueError(f"The picture is larger than {MOST_BYTES} bytes in any quality.")


if __name__ == "__main__":
    main()
