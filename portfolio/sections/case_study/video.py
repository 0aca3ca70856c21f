"""A video that loops."""

from __future__ import annotations

import reflex as rx

from custom_components.video.component import Video as Player
from portfolio.components.media.picture import picture_props
from portfolio.components.page_section import titled_section
from portfolio.i18n.current import words
from portfolio.models.sections import Video
from portfolio.models.sections.video import SIZE


def video(section: Video) -> rx.Component:
    """Returns the player with its poster, which has the size of the video."""
    return titled_section(
        section,
        section.title,
        Player.create(
            title=section.title,
            words=words().video.props(),
            src=section.player,
            size=list(SIZE),
            poster=picture_props(section.poster, f"min(90vw, {SIZE[0]}px)"),
        ),
    )
