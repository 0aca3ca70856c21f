"""Markup of a video."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import reflex as rx

from portfolio.components.media.asset_manifest import manifest
from portfolio.components.media.picture import picture_props
from portfolio.components.page_section import page_section
from portfolio.i18n.current import words_of
from portfolio.sections.section import section
from portfolio.sections.video.model import Video
from portfolio.sections.video.words import VideoWords
from sandbox_islands.video.component import Video as VideoIsland

VIDEO_SIZE = (640, 480)
"""The specification's frame, in CSS pixels."""


@section
def video(
    section: Video,
    text: Sequence[rx.Component] = (),
    buttons: rx.Component | None = None,
    anchor: str | None = None,
) -> rx.Component:
    """Returns the words and, beside them, the player with its poster, which has the video's size.

    Args:
        section: The video.
        text: Words that stand beside the player; the video's own are below it then.
        buttons: Two buttons below the player.
        anchor: Where links to the text lead.
    """
    said = words_of(VideoWords).props(exclude={"length", "silent"})
    player = VideoIsland.create(
        title=section.title,
        words=said,
        src=section.player,
        size=list(VIDEO_SIZE),
        poster=picture_props(section.poster, f"min(90vw, {VIDEO_SIZE[0]}px)"),
    )
    heading = rx.el.h3 if text else rx.el.h2
    own = [heading(section.title), *_words(section)]
    words = text or own
    below = [*([rx.el.div(*own)] if text else []), *([buttons] if buttons else [])]
    after = [rx.el.div(*below, class_name="video-band__below")] if below else []
    content = rx.el.div(
        rx.el.div(*words, class_name="video-band__words"),
        rx.el.div(player, *after, class_name="video-band__player"),
        class_name="video-band wrap columns",
    )
    props: dict[str, Any] = {"id": anchor} if anchor else {}
    return page_section(section, content, **props)


def _words(section: Video) -> list[rx.Component]:
    text: list[rx.Component] = [rx.el.p(section.text, class_name="lead")] if section.text else []
    seconds = section.seconds or manifest().videos.get(section.src)
    if not seconds:
        return text
    said = words_of(VideoWords)
    say = said.silent if section.is_silent else said.length
    return [*text, rx.el.p(say.format(seconds=seconds), class_name="video-band__length")]
