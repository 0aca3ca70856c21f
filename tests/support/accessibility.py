"""What is wrong with a page for some visitors, in lines that a failing test can print."""

from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from portfolio.paths import ENGINE
from tests.support.page_actions import show_scheme, wait_until
from tests.support.page_scripts import page_script

HERE = Path(__file__).parent
AXE = HERE.parent / "tools/node_modules/axe-core/axe.min.js"
FOCUS_TOUR = (HERE / "focus.js").read_text()
CLIPPED = (ENGINE / "testing" / "clipped_text.js").read_text()
MOTION = (HERE / "reduced_motion.js").read_text()

LEFT_OUT = ("color-contrast-enhanced",)
"""A level above ours (AAA, 7:1): clients' own colours reach 4.5:1, as AA asks."""

OF_COLOUR = ("color-contrast", "link-in-text-block")
"""The rules that can find something new in the other theme, where only colours differ."""

RUN = page_script("run_axe")

UNREACHABLE = page_script("unreachable_scrollers")

UNREADABLE = page_script("unreadable_words")

NARROW: ViewportSize = {"width": 320, "height": 640}
ZOOMED: ViewportSize = {"width": 640, "height": 360}
"""A window of 1280 by 720, and what zooming to 200 % leaves of it."""

DESK: ViewportSize = {"width": 1280, "height": 720}
SPACED = """
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
"""
"""What readers may ask of text: WCAG 2.2, 1.4.12."""

CUE_IS_SHOWN = "document.querySelector('.scroll-cue')?.style.display !== 'none'"
"""The scroll cue, which is away further down, is back; or the page has none."""

MOST_STOPS = 200
"""Presses of Tab after which a tour goes in circles."""

TRIES = 8
"""Looks at a page until it must look the same twice: a picture may still be on its way."""


def axe_findings(page: Page, only: tuple[str, ...] = ()) -> list[str]:
    """Returns what axe-core finds on a page as it stands, once its transitions have ended.

    Without ``only`` every rule is asked, also those that axe itself has off because they are on
    trial or new in WCAG 2.2.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    return page.evaluate(RUN, [only, LEFT_OUT])


def in_both_themes(page: Page, state: str) -> list[str]:
    """Returns what axe-core finds in light and in dark, and words that cannot be told apart."""
    found = []
    for scheme, rules in (("dark", OF_COLOUR), ("light", ())):
        show_scheme(page, scheme)
        findings = axe_findings(page, rules) + page.evaluate(UNREADABLE)
        found += [f"{state}, {scheme}: {finding}" for finding in findings]
    return found


def unreachable_scrollers(page: Page) -> list[str]:
    """Returns what scrolls sideways and cannot be reached with Tab.

    This is axe's ``scrollable-region-focusable`` for pages without JavaScript, where axe, which
    needs timers, never ends.
    """
    return page.evaluate(UNREACHABLE)


def focus_problems(page: Page) -> list[str]:
    """Returns the stops of Tab at which the focus cannot be seen, and controls that have none."""
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    wait_until(page, CUE_IS_SHOWN)
    page.evaluate(FOCUS_TOUR)
    unseen = []
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        found = page.evaluate("focusTour.look()")
        if found is None:
            missed = page.evaluate("focusTour.missed()")
            not_seen = [f"not seen: {control}" for control in unseen]
            return not_seen + [f"not reached: {control}" for control in missed]
        unseen += [found] if found else []
    raise AssertionError("the tour has no end")


def clipped_text(page: Page) -> list[str]:
    """Returns what does not fit, in every window; leaves window and spacing as they were."""
    found, size = [], page.viewport_size
    page.evaluate("document.querySelectorAll('details').forEach((it) => { it.open = true; })")
    for window in (NARROW, ZOOMED):
        page.set_viewport_size(window)
        found += [f"{window['width']} px: {part}" for part in page.evaluate(CLIPPED)]
    spacing = page.add_style_tag(content=SPACED)
    for window in (ZOOMED, DESK):
        page.set_viewport_size(window)
        found += [f"{window['width']} px, spaced: {part}" for part in page.evaluate(CLIPPED)]
    spacing.evaluate("(it) => it.remove()")
    if size:
        page.set_viewport_size(size)
    return found


def unwanted_motion(page: Page) -> list[str]:
    """Returns what moves by itself, and what is never seen, at the top and in the middle."""
    page.evaluate(MOTION)
    found = []
    for share in (0, 0.5):
        page.evaluate(
            "(it) => scrollTo({ top: document.body.scrollHeight * it, behavior: 'instant' })", share
        )
        found += _moving(page)
    return found + [f"unseen: {part}" for part in page.evaluate("unseen()")]


def _moving(page: Page) -> list[str]:
    before = page.screenshot()
    for _ in range(TRIES):
        found = [f"moves: {part}" for part in page.evaluate("moving()")]
        after = page.screenshot()
        if found or before == after:
            return found
        before = after
    return ["never looks the same twice"]
