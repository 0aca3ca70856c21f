"""The film of the experiment "Team fighters", with its poster, its preview and its loop."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from browser import Device
from film import EXACT, FINISH, RATE, SECONDS, VIDEOS, encode, frames, open_motion, run_ffmpeg
from loops import SECONDS as LOOP_SECONDS
from loops import SIZE as LOOP_SIZE
from loops import TARGET as LOOPS
from playwright.sync_api import Browser
from previews import TARGET as PREVIEWS
from stills import save

NAME = "team-fighters"
FOLDER = "fighters"
SCREEN = Device(960, 540)
STILL = Device(960, 540, 4 / 3)
POSTER = 1.8
"""Second of the film that the poster and the preview show, and that the loop begins with."""

CODECS = {
    "webm": ["-c:v", "libvpx-vp9", *FINISH["webm"]],
    "mp4": ["-c:v", "libx264", "-tune", "animation", *FINISH["mp4"]],
}
BIT_RATE = "540k"
"""Keeps eight seconds below 600 kB; two passes give more of it to fast scenes."""


def film_fighters(browser: Browser) -> Iterator[Path]:
    """Makes the film in both formats, and the files that show a part of it."""
    page = open_motion(browser, FOLDER, STILL)
    page.evaluate("t => window.seek(t)", POSTER / SECONDS)
    for folder in (VIDEOS, PREVIEWS):
        yield save(page, folder / f"{NAME}.webp")
    page.close()
    pictures = list(frames(browser, FOLDER, SCREEN))
    for suffix in CODECS:
        yield _encode_twice(pictures, VIDEOS / f"{NAME}.{suffix}")
    start = round(POSTER * RATE)
    shown = pictures[start : start + LOOP_SECONDS * RATE]
    yield encode(shown, LOOPS / f"{NAME}.webm", (*LOOP_SIZE, "-b:v", "200k"))


def _encode_twice(pictures: list[bytes], target: Path) -> Path:
    codec = CODECS[target.suffix[1:]]
    with TemporaryDirectory() as folder:
        shared = [*codec, "-b:v", BIT_RATE, "-passlogfile", f"{folder}/pass", *EXACT]
        run_ffmpeg(pictures, [*shared, "-pass", "1", "-f", "null", os.devnull])
        run_ffmpeg(pictures, [*shared, "-pass", "2", str(target)])
    return target
