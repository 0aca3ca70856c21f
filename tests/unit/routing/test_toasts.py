"""A page that may show toasts has what draws them, and no other page has."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import reflex as rx

from portfolio.routing.places import parts
from portfolio.routing.toasts import TOASTER, with_toaster

Make = Callable[[], rx.Component]


class Orders(rx.State):
    """A state whose events may show toasts."""

    @rx.event
    def send(self) -> rx.event.EventSpec:
        """Shows a toast."""
        return rx.toast("Sent")


SCRIPT = rx.call_script("1", callback=lambda value: rx.toast(value))

SHOWING: dict[str, Make] = {
    "a button": lambda: rx.el.button("Save", on_click=rx.toast.success("Saved")),
    "one of several events": lambda: rx.el.button("x", on_click=[SCRIPT, rx.toast("Saved")]),
    "what follows a script": lambda: rx.el.button("x", on_click=SCRIPT),
    "an event of a backend": lambda: rx.el.p(rx.el.button("Send", on_click=Orders.send)),
    "a toaster of the owner's": lambda: rx.el.p(
        rx.toast.provider(position="top-center"), rx.el.button("x", on_click=rx.toast("Saved"))
    ),
}
SILENT: dict[str, Make] = {
    "words": lambda: rx.el.p("A toast"),
    "another event": lambda: rx.el.button("Go", on_click=rx.call_script("go()")),
}


def toasters(make: Make) -> int:
    """Returns how many components of a page draw toasts."""
    made = [part for part, _ in parts(with_toaster(make)()) if isinstance(part, rx.Component)]
    return sum(part.tag == TOASTER for part in made)


@pytest.mark.parametrize("name", SHOWING)
def test_a_page_that_may_show_a_toast_draws_it_once(name: str) -> None:
    assert toasters(SHOWING[name]) == 1


@pytest.mark.parametrize("name", SILENT)
def test_a_page_without_toasts_has_nothing_that_draws_them(name: str) -> None:
    assert toasters(SILENT[name]) == 0
