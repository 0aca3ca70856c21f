"""Pictures of a case: on devices, chosen by number, compared, pinned, and logos."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

import reflex as rx

from custom_components.comparison.component import Comparison as ComparisonIsland
from custom_components.devices.component import Devices
from custom_components.image_slider.component import ImageSlider as SliderIsland
from custom_components.scroll_effect.component import ScrollEffect
from custom_components.showcase.component import Showcase
from portfolio.components.inline_script import module_script
from portfolio.components.link import visually_hidden
from portfolio.components.markup import markup
from portfolio.components.media.asset_manifest import manifest
from portfolio.components.media.picture import picture, picture_props, screenshot
from portfolio.components.page_section import page_section, section_hash, titled_section
from portfolio.i18n.current import words
from portfolio.models.sections import (
    Anatomy,
    BeforeAfter,
    Comparison,
    ImageSlider,
    LogoGrid,
    MobileShowcase,
    Parallax,
    ResponsiveSlider,
    SingleImage,
)
from portfolio.models.sections.pictures import Logo
from portfolio.sections.section import section

SLIDER_SIZES = "(max-width: 820px) 82vw, min(76vw, 960px)"
SHOWCASE_SIZES = "(max-width: 820px) 192px, 214px"
COMPARISON_SIZES = "(max-width: 640px) 90vw, 600px"
BEFORE_AFTER_SIZES = "(max-width: 820px) 90vw, 840px"

DEVICE_SIZES = {"mobile": "390px", "tablet": "min(90vw, 820px)", "desktop": "min(90vw, 1296px)"}
"""CSS ``sizes`` of the picture for each device; the stylesheet shows one of the three."""

DRAWN_DEVICE_SIZES = {
    "mobile": "(max-width: 820px) 210px, 300px",
    "tablet": "(max-width: 820px) 290px, 450px",
    "desktop": "(max-width: 820px) 80vw, 820px",
}
"""Width of each drawn device's screen when the device is in the middle, as CSS ``sizes``."""

COMPARISON_HOVER = {"width": 600, "snap": 300, "reach": 95}
"""Width of the pictures, up to where the light one snaps shut, and how far beside them the mouse
counts; in pixels as designed."""


@section
def single_image(section: SingleImage) -> rx.Component:
    """Returns the picture for phones, tablets and desktops."""
    return titled_section(section, section.title, *device_screenshots(section))


def device_screenshots(section: SingleImage | Anatomy) -> Iterator[rx.Component]:
    """Yields the screenshots for phones, tablets and desktops, of which one is shown."""
    for device, sizes in DEVICE_SIZES.items():
        image = getattr(section, f"{device}_src")
        yield rx.el.div(screenshot(image, sizes), class_name=f"for-{device}")


@section
def image_slider(section: ImageSlider) -> rx.Component:
    """Returns the pictures in one frame; the first is shown until another is chosen."""
    images = [
        picture_props(image, SLIDER_SIZES, phone=phone)
        for image, phone in zip_longest(section.images, section.mobile_images)
    ]
    slider = SliderIsland.create(title=section.title, name=section_hash(section), images=images)
    return titled_section(section, section.title, slider)


@section
def responsive_slider(section: ResponsiveSlider) -> rx.Component:
    """Returns the three devices on a stage; the one in the middle follows scroll or width."""
    pictures = {
        device: picture_props(getattr(section, f"{device}_src"), sizes)
        for device, sizes in DRAWN_DEVICE_SIZES.items()
    }
    return page_section(
        section,
        Devices.create(
            title=section.title,
            name=section_hash(section),
            words=words().devices.props(),
            pictures=pictures,
        ),
        class_name="page-section--stage",
    )


@section
def mobile_showcase(section: MobileShowcase) -> rx.Component:
    """Returns the phones; on narrow screens one is chosen, on wide ones they slide in."""
    pictures = [picture_props(image, SHOWCASE_SIZES) for image in section.images]
    captions = [image.caption for image in section.images]
    return page_section(
        section,
        Showcase.create(
            title=section.title, name=section_hash(section), pictures=pictures, captions=captions
        ),
    )


@section
def comparison(section: Comparison) -> rx.Component:
    """Returns the two pictures with an edge that follows the mouse."""
    said = words().comparison
    return titled_section(
        section,
        section.title,
        ComparisonIsland.create(
            name=said.slider.format(title=section.title),
            words={
                "mixed": said.mixed.format(light="{before}", dark="{after}"),
                "allBefore": said.all_light,
                "allAfter": said.all_dark,
                "tip": said.tip,
                "choose": section.title,
            },
            labels=[said.light, said.dark],
            before=picture_props(section.light, COMPARISON_SIZES),
            after=picture_props(section.dark, COMPARISON_SIZES),
            hover=COMPARISON_HOVER,
        ),
    )


@section
def before_after(section: BeforeAfter) -> rx.Component:
    """Returns the words and, beside them, the two pictures in one frame."""
    sentence = [rx.el.p(section.copy_text)] if section.copy_text else []
    slider = ComparisonIsland.create(
        name=section.title,
        words=words().before_after.props(),
        labels=list(section.labels),
        before=picture_props(section.before, BEFORE_AFTER_SIZES),
        after=picture_props(section.after, BEFORE_AFTER_SIZES),
        direction=section.direction,
    )
    return page_section(
        section,
        rx.el.div(
            rx.el.div(rx.el.h2(section.title), *sentence, class_name="before-and-after__words"),
            rx.el.div(slider, class_name="before-and-after__pictures"),
            class_name=f"before-and-after before-and-after--{section.direction} wrap columns",
        ),
    )


@section
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


@section
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
