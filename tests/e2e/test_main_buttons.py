"""The main button is seen on its ground: it never has nearly the same colour."""

from __future__ import annotations

from playwright.sync_api import Page

from portfolio.color import contrast
from portfolio.components.palette import LEAST_ACCENT_CONTRAST
from portfolio.models.theme_colors import Scheme
from tests.support.page_actions import expect_none, show_scheme
from tests.support.site_content import CONTENT

FILLS_AND_GROUNDS = """(buttons) => buttons.map((button) => {
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const color = (element) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = getComputedStyle(element).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  let ground = button.parentElement;
  while (color(ground)[3] < 255 && ground.parentElement) ground = ground.parentElement;
  const hex = (element) => "#" + color(element).slice(0, 3)
    .map((part) => part.toString(16).padStart(2, "0")).join("");
  return [button.textContent, hex(button), hex(ground)];
})"""
SCHEMES: tuple[Scheme, Scheme] = ("light", "dark")


def test_no_main_button_has_nearly_the_colour_of_its_ground(page: Page) -> None:
    found: list[str] = []
    for project in CONTENT.projects:
        page.goto(project.href)
        for scheme in SCHEMES:
            show_scheme(page, scheme)
            buttons = page.get_by_role("main").locator(".button:not(.button--secondary)")
            for words, fill, ground in buttons.evaluate_all(FILLS_AND_GROUNDS):
                if contrast(fill, ground) < LEAST_ACCENT_CONTRAST:
                    found.append(f"{project.slug}, {scheme}: {words} is {fill} on {ground}")
    expect_none(found)
