"""Mounting and unmounting the playground eighty times in one document leaks nothing."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Page

from tests.support.network_faults import props_of
from tests.support.playground_page import SPY
from tests.support.site import DIST

REMOUNT = SPY.with_name("remount.js")
VISITS = 80
WARM_UP = 20
"""Visits after which caches and compiled code no longer grow."""

RELEASED = ("frames", "observers", "canvases", "window", "media", "stage")
"""What a running playground uses, and releases when it is unmounted."""

CHUNKS = {
    "react": "export default",
    "client": "export default",
    "playground": "as Playground",
}
"""What is mounted, and what mounts it."""

ALLOWED = {"nodes": 50, "listeners": 20, "heap": 1_000_000}
"""Growth of the footprint that is none of a leak's; one leak per visit would be 60."""

COLLECTIONS = 20
"""How often garbage may have to be collected: a busy machine frees some of it late."""


def chunk(name: str, export: str) -> str:
    """Returns the address of a chunk of the site by its name and what it exports."""
    chunks = (DIST / "assets").glob(f"{name}-*.js")
    (file,) = (it for it in chunks if export in it.read_text())
    return f"/assets/{file.name}"


def footprint(session: CDPSession) -> dict[str, int]:
    """Returns DOM nodes, listeners and bytes of heap after garbage collection."""
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    dom = session.send("Memory.getDOMCounters")
    heap = session.send("Runtime.getHeapUsage")
    return {"nodes": dom["nodes"], "listeners": dom["jsEventListeners"], "heap": heap["usedSize"]}


def test_eighty_mounts_of_the_playground_leak_nothing(page: Page) -> None:
    page.set_default_timeout(300_000)
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
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.enable")

    page.evaluate("visits", WARM_UP)
    page.evaluate("spy.wait(10)")
    at_play = page.evaluate("atPlay")
    assert all(at_play[it] > 0 for it in RELEASED), f"the spy counts nothing: {at_play}"
    left, before = page.evaluate("spy.left()"), footprint(session)
    page.evaluate("visits", VISITS - WARM_UP)
    for _ in range(COLLECTIONS):
        page.evaluate("spy.wait(10)")
        after = footprint(session)
        grown = {kept: after[kept] - before[kept] for kept in ALLOWED}
        if all(grown[kept] < most for kept, most in ALLOWED.items()):
            break

    assert page.evaluate("spy.left()") == left
    assert {it: left[it] for it in (*RELEASED, "timers")} == dict.fromkeys((*RELEASED, "timers"), 0)
    assert all(grown[kept] < most for kept, most in ALLOWED.items()), (before, after)
