"""Pages that need a backend are refused on a site without one, with the line."""

from collections.abc import Callable

import pytest
import reflex as rx

from portfolio.content.diagnostics import ContentError
from portfolio.content.pages import PageFile
from portfolio.routing.state_use import without_state

Make = Callable[[], rx.Component]
PLACE = PageFile("/guests", "pages/guests.py", 7)


class Guests(rx.State):
    """A state of an owner who knows Reflex."""

    number: int = 0
    names: list[str] = []

    @rx.event
    def arrive(self) -> None:
        self.number += 1


STATEFUL: dict[str, Make] = {
    "a value": lambda: rx.el.p("Guests: ", Guests.number),
    "an event": lambda: rx.el.button("Come in", on_click=Guests.arrive),
    "a list": lambda: rx.el.ul(rx.foreach(Guests.names, lambda name: rx.el.li(name))),
    "a choice": lambda: rx.cond(Guests.number > 1, rx.el.p("many"), rx.el.p("one")),
    "an attribute": lambda: rx.el.p(class_name=rx.Var.create(Guests.number).to_string()),
    "in a prop": lambda: rx.accordion.item(header="a", content=rx.el.p(Guests.number)),
}
WITHOUT: dict[str, Make] = {
    "elements": lambda: rx.el.p("Words"),
    "client state": lambda: rx.el.p(rx._x.client_state("guests", default=0).value),
    "a script": lambda: rx.el.button("Go", on_click=rx.call_script("go()")),
    "a file of scripts": lambda: rx.el.div(rx.script(src="/go.js"), rx.el.script("go()")),
    "the colour mode": lambda: rx.el.button(rx.color_mode, on_click=rx.toggle_color_mode),
}


def refused(render: Make) -> ContentError:
    with pytest.raises(ContentError) as caught:
        without_state("/guests", render, PLACE)()
    return caught.value


@pytest.mark.parametrize("name", STATEFUL)
def test_a_component_with_state_is_refused(name: str) -> None:
    (error,) = refused(STATEFUL[name]).diagnostics
    assert error.place == "pages/guests.py:7:1"
    assert error.message == "expected components that work without a backend, on /guests"
    assert error.found.endswith("that uses Guests")


def test_every_kind_of_component_with_state_is_named_once_with_three_remedies() -> None:
    def render() -> rx.Component:
        return rx.el.div(
            rx.el.p(Guests.number, Guests.number),
            rx.el.p("Words"),
            rx.el.button("Come in", on_click=Guests.arrive),
            rx.el.button("Go on", on_click=Guests.arrive),
        )

    errors = refused(render).diagnostics
    assert [error.found for error in errors] == ["Bare that uses Guests", "Button that uses Guests"]
    for way_out in ("island", "client_state", "api_url in rxconfig.py"):
        assert all(way_out in str(error) for error in errors)


def test_state_of_a_page_that_no_file_declares_is_named_with_the_route() -> None:
    with pytest.raises(ContentError) as caught:
        without_state("/resume", STATEFUL["a value"])()
    assert str(caught.value).startswith("expected components that work without a backend, on /res")


def test_a_script_with_code_that_the_policy_blocks_is_refused_with_the_way_out() -> None:
    (error,) = refused(lambda: rx.el.div(rx.script("go()"))).diagnostics
    assert error.place == "pages/guests.py:7:1"
    assert error.problem.endswith("allows, on /guests; found rx.script with code")
    assert "rx.el.script" in error.hint


@pytest.mark.parametrize("name", WITHOUT)
def test_a_component_that_works_in_the_browser_alone_is_accepted(name: str) -> None:
    component = without_state("/page", WITHOUT[name])()
    assert isinstance(component, rx.Component)
