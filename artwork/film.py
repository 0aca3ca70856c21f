"""Films a mock site in motion: the page's clock is stepped, so every run gives the same film."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

from browser import ROOT, Device, open_page
from imageio_ffmpeg import get_ffmpeg_exe
from playwright.sync_api import Browser, Page
from stills import save

VIDEOS = ROOT / "assets" / "video"
SCREEN = Device(640, 480)
POSTER = Device(640, 480, 2)
SECONDS = 8
RATE = 25
FRAMES = SECONDS * RATE

# The moment of each film's loop (0 to 1) that its poster shows.
POSTERS = {"touchpoint": 0.0, "unichem": 0.66, "wato": 0.8}

# Case studies that show another client's film, each with a copy of its poster.
ALSO_SHOWN_IN = {"wato": ("iag",)}

EXACT = ["-threads", "1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1"]
# The maximum bit rates keep eight seconds below 600 kB, however much moves.
CODECS = {
    "webm": ["-c:v", "libvpx-vp9", "-crf", "36", "-b:v", "500k", "-row-mt", "0"],
    "mp4": ["-c:v", "libx264", "-crf", "25", "-maxrate", "560k", "-bufsize", "560k"],
}
FINISH = {
    "webm": ["-deadline", "good", "-cpu-used", "1"],
    "mp4": ["-preset", "slower", "-movflags", "+faststart"],
}


def frames(browser: Browser, slug: str, screen: Device = SCREEN) -> Iterator[bytes]:
    """One PNG for each step of the film; the last of a loop is one step before its first."""
    page = open_motion(browser, slug, screen)
    for number in range(FRAMES):
        page.evaluate("t => window.seek(t)", number / FRAMES)
        yield page.screenshot()
    page.close()


def open_motion(browser: Browser, slug: str, screen: Device) -> Page:
    """Opens what is filmed, with its scene drawn."""
    page = open_page(browser, f"{slug}/motion.html", screen)
    page.wait_for_function("() => window.seek")
    return page


def encode(pictures: list[bytes], target: Path, options: Iterable[str] = ()) -> Path:
    """Encodes the frames by the target's suffix, without sound and ready to stream.

    Args:
        pictures: A PNG for each frame.
        target: The file.
        options: More of ffmpeg's options, which come last and so win.
    """
    kind = target.suffix[1:]
    run_ffmpeg(pictures, [*CODECS[kind], *FINISH[kind], *EXACT, *options, str(target)])
    return target


def run_ffmpeg(pictures: list[bytes], output: Iterable[str]) -> None:
    """Hands the frames to ffmpeg, with the options of its output and the output's name."""
    source = ["-f", "image2pipe", "-framerate", str(RATE), "-c:v", "png", "-i", "-"]
    command = [get_ffmpeg_exe(), "-y", "-loglevel", "error", *source, "-an", "-pix_fmt", "yuv420p"]
    subprocess.run([*command, *output], input=b"".join(pictures), check=True)


def film(browser: Browser, slug: str) -> Iterator[Path]:
    """Makes one client's loop in both formats, with its poster, and yields the files."""
    page = open_motion(browser, slug, POSTER)
    page.evaluate("t => window.seek(t)", POSTERS[slug])
    # The player page shows the first; the case study, which may scale its pictures, the second.
    yield save(page, VIDEOS / f"{slug}.webp")
    for study in (slug, *ALSO_SHOWN_IN.get(slug, ())):
        yield save(page, ROOT / "content" / "projects" / study / "video-poster.webp")
    page.close()
    pictures = list(frames(browser, slug))
    for suffix in CODECS:
        yield encode(pictures, VIDEOS / f"{slug}.{suffix}")
