"""axe-core on a page: what it finds, in lines that a failing test can print."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.support.scheme import show_scheme

SOURCE = Path(__file__).parents[1] / "tools" / "node_modules" / "axe-core" / "axe.min.js"

LEFT_OUT = ("color-contrast-enhanced",)
"""A level above ours (AAA, 7:1): clients' own colours reach 4.5:1, as AA asks."""

OF_COLOUR = ("color-contrast", "link-in-text-block")
"""The rules that can find something new in the other theme, where only colours differ."""

RUN = """async ([only, leftOut]) => {
  const ends = (it) => it.playState === "running" && it.timeline === document.timeline
    && it.effect.getComputedTiming().endTime < Infinity;
  const ended = document.getAnimations().filter(ends).map((it) => it.finished);
  // One that is paused on its way never ends.
  const patience = new Promise((done) => setTimeout(done, 5000));
  await Promise.race([Promise.allSettled(ended), patience]);
  const names = axe.getRules().map(({ ruleId }) => ruleId);
  const asked = (name) => !leftOut.includes(name) && (!only.length || only.includes(name));
  const rules = names.map((name) => [name, { enabled: asked(name) }]);
  // A player in a frame is a page of its own, and looked at as one.
  const { violations } = await axe.run({
    iframes: false, resultTypes: ["violations"], rules: Object.fromEntries(rules),
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}"""


UNREACHABLE = """() => {
  const scrolls = (it) => it.scrollWidth > it.clientWidth
    && ["auto", "scroll"].includes(getComputedStyle(it).overflowX);
  const isReached = (it) => [it, ...it.querySelectorAll("*")].some(({ tabIndex }) => tabIndex >= 0);
  return [...document.querySelectorAll("body *")]
    .filter((it) => scrolls(it) && !isReached(it))
    .map((it) => it.outerHTML.slice(0, 160));
}"""


def unreachable_scrollers(page: Page) -> list[str]:
    """Returns what scrolls sideways and cannot be reached with Tab.

    This is axe's ``scrollable-region-focusable`` for pages without JavaScript, where axe, which
    needs timers, never ends.
    """
    return page.evaluate(UNREACHABLE)


def findings(page: Page, only: tuple[str, ...] = ()) -> list[str]:
    """Returns what rules say of a page as it stands, once its transitions have ended.

    Args:
        page: Any page.
        only: The rules to ask; without them every one, also those that axe itself has off
            because they are on trial or new in WCAG 2.2.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text())
    return page.evaluate(RUN, [only, LEFT_OUT])


def in_both_themes(page: Page, state: str) -> list[str]:
    """Returns what is found in a page's light and in its dark."""
    found = []
    for scheme, rules in (("dark", OF_COLOUR), ("light", ())):
        show_scheme(page, scheme)
        found += [f"{state}, {scheme}: {it}" for it in findings(page, rules)]
    return found
