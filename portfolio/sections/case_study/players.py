"""Videos with the two buttons that may stand below, and pages to play."""

from __future__ import annotations

import reflex as rx

from custom_components.demo.component import Demo as DemoIsland
from custom_components.video.component import Video as VideoIsland
from portfolio.components.button import button
from portfolio.components.media.asset_manifest import manifest
from portfolio.components.media.picture import picture_props
from portfolio.components.page_section import page_section, section_head
from portfolio.i18n.current import words
from portfolio.models.sections import Demo, TwoButtons, Video
from portfolio.models.sections.players import VIDEO_SIZE
from portfolio.sections.case_study.pictures import DEVICE_SIZES
from portfolio.sections.section import section


@section
def video(section: Video, buttons: TwoButtons | None = None) -> rx.Component:
    """Returns the words and, beside them, the player with its poster, which has the video's size.

    Args:
        section: The video.
        buttons: The section that follows, if it is two buttons: they stand below the player.
    """
    player = VideoIsland.create(
        title=section.title,
        words=words().video.props(),
        src=section.player,
        size=list(VIDEO_SIZE),
        poster=picture_props(section.poster, f"min(90vw, {VIDEO_SIZE[0]}px)"),
    )
    below = [_button_pair(buttons, "two-buttons video-band__buttons")] if buttons else []
    content = rx.el.div(
        rx.el.div(rx.el.h2(section.title), *_words(section), class_name="video-band__words"),
        rx.el.div(player, *below, class_name="video-band__film"),
        class_name="video-band wrap columns",
    )
    return page_section(section, content)


def _words(section: Video) -> list[rx.Component]:
    text: list[rx.Component] = [rx.el.p(section.text, class_name="lead")] if section.text else []
    seconds = section.seconds or manifest().films.get(section.src)
    if not seconds:
        return text
    say = words().video.silent if section.is_silent else words().video.length
    return [*text, rx.el.p(say.format(seconds=seconds), class_name="video-band__length")]


@section
def two_buttons(section: TwoButtons) -> rx.Component:
    """Returns the buttons; a link that leaves the site opens in a new tab."""
    row = rx.el.div(_button_pair(section, "two-buttons"), class_name="wrap")
    return page_section(section, row, class_name="page-section--short")


def _button_pair(section: TwoButtons, class_name: str) -> rx.Component:
    return rx.el.div(
        button(section.btn01_label, section.btn01_url),
        button(section.btn02_label, section.btn02_url, about=section.btn02_about, secondary=True),
        class_name=class_name,
    )


@section
def demo(section: Demo) -> rx.Component:
    """Returns the picture with the button that starts the page, on the client's ground."""
    posters = {
        device: picture_props(getattr(section.posters, device), sizes)
        for device, sizes in DEVICE_SIZES.items()
    }
    player = DemoIsland.create(
        name=section.name,
        words={**words().demo.props(), "opensInNewTab": words().layout.opens_in_new_tab},
        src=section.src,
        ratio=section.ratio.replace("/", " / "),
        posters=posters,
    )
    content = rx.el.div(section_head(section.title, section.lead), player, class_name="wrap")
    return page_section(section, content, ground="client")
