"""Pictures of a case: one for each device, several chosen by number, a pinned one, and logos."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

import reflex as rx

from custom_components.image_slider.component import ImageSlider as Slider
from custom_components.scroll_effect.component import ScrollEffect
from portfolio.components.inline_script import module_script
from portfolio.components.link import visually_hidden
from portfolio.components.markup import markup
from portfolio.components.media.asset_manifest import manifest
from portfolio.components.media.picture import picture, picture_props
from portfolio.components.media.screenshot import screenshot
from portfolio.components.page_section import titled_section
from portfolio.components.radio_name import radio_name
from portfolio.models.sections import Anatomy, ImageSlider, LogoGrid, Parallax, SingleImage
from portfolio.models.sections.pictures import Logo

SLIDER_SIZES = "(max-width: 820px) 82vw, min(76vw, 960px)"

DEVICE_SIZES = {"mobile": "390px", "tablet": "min(90vw, 820px)", "desktop": "min(90vw, 1296px)"}
"""CSS ``sizes`` of the picture for each device; the stylesheet shows one of the three."""


def single_image(section: SingleImage) -> rx.Component:
    """Returns the picture for phones, tablets and desktops."""
    return titled_section(section, section.title, *device_screenshots(section))


def device_screenshots(section: SingleImage | Anatomy) -> Iterator[rx.Component]:
    """Yields the screenshots for phones, tablets and desktops, of which one is shown."""
    for device, sizes in DEVICE_SIZES.items():
        image = getattr(section, f"{device}_src")
        yield rx.el.div(screenshot(image, sizes), class_name=f"for-{device}")


def image_slider(section: ImageSlider) -> rx.Component:
    """Returns the pictures in one frame; the first is shown until another is chosen."""
    images = [
        picture_props(image, SLIDER_SIZES, phone=phone)
        for image, phone in zip_longest(section.images, section.mobile_images)
    ]
    slider = Slider.create(title=section.title, name=radio_name(section), images=images)
    return titled_section(section, section.title, slider)


def parallax(section: Parallax) -> rx.Component:
    """Returns the picture; while it is pinned, scrolling shows its parts one after the other."""
    upright = "pinned__frame--upright" if section.mobile_src else ""
    return rx.el.section(
        ScrollEffect.create(effect="pinned"),
        rx.el.div(
            picture(section.image, "100vw", phone=section.mobile_src),
            class_name=f"pinned__frame {upright}",
        ),
        id=section.id,
        class_name="pinned",
        custom_attrs={"style": {"--section-background": section.background_color}},
    )


def logo_grid(section: LogoGrid) -> rx.Component:
    """Returns the logos in one colour, in four columns or, on narrow screens, in two.

    Without JavaScript, by touch and with reduced motion: all are visible from the start; else
    they fade in one after the other once they are seen.
    """
    logos = (
        rx.el.li(_logo(logo), custom_attrs={"style": {"--index": index}})
        for index, logo in enumerate(section.logos)
    )
    grid = rx.el.ul(*logos, class_name="logos", custom_attrs={"suppressHydrationWarning": True})
    return titled_section(section, section.title, grid, module_script("logo_grid.js"))


def _logo(logo: Logo) -> rx.Component:
    """Returns a logo: an SVG takes the colour of the text, a photograph keeps its own."""
    if not logo.is_vector:
        return picture(logo, "200px")
    drawing = markup(manifest().logos[logo.file], aria_hidden=True)
    return rx.fragment(drawing, visually_hidden(logo.alt))
