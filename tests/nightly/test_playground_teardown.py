"""A playground that is unmounted releases all that it used, however often."""

from playwright.sync_api import Page

from tests.support.network_faults import props_of
from tests.support.playground_page import SPY
from tests.support.site import DIST

REMOUNT = SPY.with_name("remount.js")
RELEASED = ("frames", "observers", "canvases", "window", "media", "stage")
"""What a running playground uses, and releases when it is unmounted."""

CHUNKS = {
    "react": "export default",
    "client": "export default",
    "playground": "as Playground",
}
"""What is mounted, and what mounts it."""


def chunk(name: str, export: str) -> str:
    """Returns the address of a chunk of the site by its name and what it exports."""
    chunks = (DIST / "assets").glob(f"{name}-*.js")
    (file,) = (chunk for chunk in chunks if export in chunk.read_text())
    return f"/assets/{file.name}"


def test_a_playground_that_is_mounted_twice_releases_all_that_it_used(page: Page) -> None:
    page.route(
        "**/remount",
        lambda route: route.fulfill(
            content_type="text/html",
            body="<!doctype html><title>Remount</title><link rel=icon href=data:,>"
            '<section id=stage data-playground-stage style="position:relative;height:600px">',
        ),
    )
    page.add_init_script(path=SPY)
    page.add_init_script(path=REMOUNT)
    page.goto("/remount")
    chunks = {name: chunk(name, export) for name, export in CHUNKS.items()}
    page.evaluate(
        "given => prepare(given)", {**chunks, "props": props_of("Playground") | {"interval": 0}}
    )
    page.evaluate("visits", 1)
    page.evaluate("spy.wait(10)")
    at_play = page.evaluate("atPlay")
    assert all(at_play[it] > 0 for it in RELEASED), f"the spy counts nothing: {at_play}"
    left = page.evaluate("spy.left()")
    page.evaluate("visits", 1)
    page.evaluate("spy.wait(10)")
    assert page.evaluate("spy.left()") == left
    assert {it: left[it] for it in (*RELEASED, "timers")} == dict.fromkeys((*RELEASED, "timers"), 0)
