"""The files that the build has made, as components need them: read once, before pages render."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from urllib.parse import urlsplit
from xml.etree import ElementTree

from portfolio.content.theme_files import has_engine_logo
from portfolio.drawing.page_titles import drawn_titles, page_titles
from portfolio.images.rendition_plan import STILL_FORMATS, Rendition, formats_of, plan_renditions
from portfolio.images.renditions import shown_pictures
from portfolio.images.silhouette import RelativeBox, silhouette_boxes
from portfolio.models.content import Content
from portfolio.models.icon_name import OwnIcon
from portfolio.models.theme.theme import Theme
from portfolio.paths import GENERATED, PLACEHOLDER_COLOURS, asset_file
from portfolio.picture_files import videos
from portfolio.picture_files.inline_svg import InlineIcon, read_icon, read_inline_svg
from portfolio.picture_files.measure_svg import measure_vector
from portfolio.theme.font_faces import preloaded_fonts

_provided: list[AssetManifest] = []

PLAYERS = "/player/"
"""Beginning of the address of a page that plays a video of this site."""


POSES = ("digs", "arm", "sleeps")
"""What the mascot does at the end of a page: it digs by day, with its arm, and sleeps by night."""


@dataclass(frozen=True, slots=True)
class PictureFiles:
    """The files that a picture becomes.

    Attributes:
        renditions: Files by format, best first, each narrow to wide; the last is for old browsers,
            or the animation of a picture with frames.
        placeholder: Colour until the picture has loaded, as ``#rrggbb``; empty if there is none.
        is_clear: Whether one sees through it somewhere, so that it has no frame.
    """

    renditions: Mapping[str, tuple[Rendition, ...]]
    placeholder: str = ""
    is_clear: bool = False


@dataclass(frozen=True, slots=True)
class LetteringFile:
    """The drawing of a title.

    Attributes:
        url: Address that serves the drawing.
        width: Width of the drawing's box, in the drawing's units.
        height: Height of the box.
        left: Left edge of the box; negative, so that the letters themselves begin at 0.
    """

    url: str
    width: int
    height: int
    left: int


@dataclass(frozen=True, slots=True)
class LogoFile:
    """The drawing beside the owner's name.

    Attributes:
        ratio: Its width for each height.
        is_of_theme: Whether it comes with a theme of the engine, which gives it a size.
    """

    ratio: float
    is_of_theme: bool = False


@dataclass(frozen=True, slots=True)
class AssetManifest:
    """Everything that components name of what the build has made.

    Attributes:
        pictures: Files of each picture, by the picture's own file.
        inline_drawings: Markup of the drawings that stand in pages themselves, by their file.
        lettering: Drawings of titles, by name; titles that no face can draw have none.
        icons: Drawings of the owner's own that serve as icons, by their file.
        fonts: Addresses of the fonts that pages preload.
        logo: The drawing beside the owner's name, if there is one.
        videos: Lengths of videos in seconds, as far as they are known, by address of the player.
        mascot_poses: Drawings of the mascot for the end of a page, by their names in ``POSES``.
        silhouettes: What the drawing of a title covers, by its name; of home's titles alone.
    """

    pictures: Mapping[Path, PictureFiles]
    inline_drawings: Mapping[Path, str]
    lettering: Mapping[str, LetteringFile]
    icons: Mapping[Path, InlineIcon] = field(default_factory=dict)
    fonts: tuple[str, ...] = ()
    silhouettes: Mapping[str, tuple[RelativeBox, ...]] = field(default_factory=dict)
    logo: LogoFile | None = None
    videos: Mapping[str, int | None] = field(default_factory=dict)
    mascot_poses: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, content: Content) -> AssetManifest:
        """Reads what ``generate_assets`` has made for a content."""
        drawn = drawn_titles()
        return replace(
            cls.expected(content),
            lettering=read_lettering(drawn),
            fonts=preloaded_fonts(GENERATED / "fonts"),
            silhouettes=read_silhouettes(content, drawn),
        )

    @classmethod
    def expected(cls, content: Content) -> AssetManifest:
        """Returns what the build will make, for pages that are rendered to check them.

        The titles are not drawn yet: their files have no address, and the size of a dot.
        """
        undrawn = {title.name: LetteringFile("", 1, 1, 0) for title in page_titles(content)}
        pictures, sections = read_pictures(content), content.all_sections
        drawings = {
            file: read_inline_svg(file) for section in sections for file in section.inline_drawings
        }
        videos = {it: video_seconds(it) for section in sections for it in section.framed_addresses}
        return cls(
            pictures,
            drawings,
            undrawn,
            icons=read_icons(content),
            videos=videos,
            logo=read_logo(content.theme),
            mascot_poses=read_mascot_poses(content.theme),
        )


def read_pictures(content: Content) -> dict[Path, PictureFiles]:
    """Returns the renditions of all pictures, with their placeholder colours if there are some."""
    file = PLACEHOLDER_COLOURS
    known: dict[str, str] = json.loads(file.read_text()) if file.exists() else {}
    found = {}
    for picture in shown_pictures(content):
        files = {format: tuple(plan_renditions(picture, format)) for format in formats_of(picture)}
        # An empty colour is that of a picture that is clear, as drawings are.
        narrowest = "" if picture.is_vector else files[STILL_FORMATS[-1]][0].name
        color = "" if picture.is_vector else known.get(narrowest)
        found[picture.file] = PictureFiles(files, color or "", is_clear=color == "")
    return found


def read_icons(content: Content) -> dict[Path, InlineIcon]:
    """Returns the drawings of the owner's own that serve as icons."""
    files = set()
    for language in content.languages:
        site, skills = language.site, language.resume.skills
        for named in (*site.navigation, *site.social, *language.experiments, *skills):
            if isinstance(named.icon, OwnIcon):
                files.add(named.icon.file)
    return {file: read_icon(file) for file in sorted(files)}


def read_logo(theme: Theme) -> LogoFile | None:
    """Returns the drawing beside the owner's name, if there is one."""
    if not theme.logo_image:
        return None
    measured = measure_vector(asset_file(theme.logo_image))
    return LogoFile(measured.width / measured.height, has_engine_logo(theme))


def read_mascot_poses(theme: Theme) -> dict[str, str]:
    """Returns the addresses of the drawings beside the mascot's, such as ``mushroom-digs.svg``.

    A theme that draws the mascot itself has no other poses of it than those in its own folder.
    """
    if not theme.mascot_image:
        return {}
    drawn = asset_file(theme.mascot_image)
    files = {pose: drawn.with_stem(f"{drawn.stem}-{pose}") for pose in POSES}
    return {
        pose: theme.mascot_image.replace(drawn.name, file.name)
        for pose, file in files.items()
        if file.is_file()
    }


def read_lettering(drawn: Mapping[str, Path]) -> dict[str, LetteringFile]:
    """Returns addresses and measures of drawn titles, by the names of the titles."""
    found = {}
    for title, file in drawn.items():
        box = ElementTree.parse(file).getroot().attrib["viewBox"]
        left, _, width, height = map(int, box.split())
        url = f"/{GENERATED.name}/{file.parent.name}/{file.name}"
        found[title] = LetteringFile(url, width, height, left)
    return found


def read_silhouettes(
    content: Content, drawn: Mapping[str, Path]
) -> dict[str, tuple[RelativeBox, ...]]:
    """Returns what the drawn titles of home cover, which stickers bounce off."""
    names = [language.site.locale.file_name("home") for language in content.languages]
    return {name: silhouette_boxes(drawn[name].read_text()) for name in names if name in drawn}


def provide(manifest: AssetManifest) -> None:
    """Sets the manifest that components use from now on."""
    _provided[:] = [manifest]


def manifest() -> AssetManifest:
    """Returns the manifest that was provided."""
    return _provided[0]


def video_seconds(src: str) -> int | None:
    """Returns the length of the video of a player page, in whole seconds.

    Args:
        src: The player page, such as ``/player/wato?loop=1``.

    Returns:
        None if the page is another site's or its video has no MP4 file that says it.
    """
    path = urlsplit(src).path
    if not path.startswith(PLAYERS):
        return None
    file = asset_file(f"/video/{path.removeprefix(PLAYERS)}.mp4")
    return videos.video_seconds(file) if file.is_file() else None
