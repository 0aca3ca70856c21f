"""The main button is seen on the ground of a client: it never has nearly the same colour."""

from __future__ import annotations

from playwright.sync_api import Page

from portfolio.color import contrast
from portfolio.components.palette import LEAST_ACCENT_CONTRAST
from portfolio.models.theme_colors import Scheme
from tests.support.page_actions import expect_none, show_scheme
from tests.support.site_content import CONTENT

FILLS_AND_GROUNDS = """(buttons) => buttons.map((button) => {
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const color = (element, part) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = getComputedStyle(element, part).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const hex = (parts) => "#" + parts.slice(0, 3)
    .map((part) => part.toString(16).padStart(2, "0")).join("");
  let ground = button.parentElement;
  while (color(ground)[3] < 255 && ground.parentElement) ground = ground.parentElement;
  const fills = [null, "::before", "::after"].map((part) => color(button, part));
  const opaque = fills.filter((fill) => fill[3] === 255).map(hex);
  return [button.textContent, opaque, hex(color(ground))];
})"""
"""The words of buttons, the colours that each is painted with, and the colour behind it."""

MAIN_BUTTONS = ":is(.case-hero, .next-project) .button:not(.button--secondary)"
SCHEMES: tuple[Scheme, Scheme] = ("light", "dark")


def test_no_main_button_has_nearly_the_colour_of_the_clients_ground(page: Page) -> None:
    found: list[str] = []
    for project in CONTENT.projects:
        page.goto(project.href)
        for scheme in SCHEMES:
            show_scheme(page, scheme)
            buttons = page.locator(MAIN_BUTTONS)
            for words, fills, ground in buttons.evaluate_all(FILLS_AND_GROUNDS):
                if all(contrast(fill, ground) < LEAST_ACCENT_CONTRAST for fill in fills):
                    found.append(f"{project.slug}, {scheme}: {words} is {fills} on {ground}")
    expect_none(found)
