"""The files that the build has made, as components need them: read once, before pages render."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

from portfolio.components.media.film import film_seconds
from portfolio.components.media.own_icon import InlineIcon, read_icon
from portfolio.drawing.page_titles import page_titles
from portfolio.drawing.room_beside import room_beside
from portfolio.fonts.site_fonts import site_fonts
from portfolio.images.rendition_plan import FORMATS, Rendition, formats_of, plan_renditions
from portfolio.images.renditions import shown_pictures
from portfolio.models.content import Content
from portfolio.models.icon_name import OwnIcon
from portfolio.models.sections import LogoGrid, Video
from portfolio.paths import GENERATED, LETTERING, PLACEHOLDER_COLOURS
from portfolio.picture_files.read_svg import read_inline_svg
from portfolio.theme.font_faces import preloaded_fonts


@dataclass(frozen=True, slots=True)
class PictureFiles:
    """The files that a picture becomes.

    Attributes:
        renditions: Files by format, best first, each narrow to wide; the last is for old browsers,
            or the animation of a picture with frames.
        placeholder: Colour until the picture has loaded, as ``#rrggbb``; empty if there is none.
    """

    renditions: Mapping[str, tuple[Rendition, ...]]
    placeholder: str = ""


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
class AssetManifest:
    """Everything that components name of what the build has made.

    Attributes:
        pictures: Files of each picture, by the picture's own file.
        logos: Markup of the vector logos, by the logo's file.
        lettering: Drawings of titles, by name; titles that no face can draw have none.
        icons: Drawings of the owner's own that serve as icons, by their file.
        fonts: Addresses of the fonts that pages preload.
        films: Lengths of the site's own films in seconds, by the address of their player.
        rooms: Left edge of the room beside a title, as a share of its drawing's width, by its name.
    """

    pictures: Mapping[Path, PictureFiles]
    logos: Mapping[Path, str]
    lettering: Mapping[str, LetteringFile]
    icons: Mapping[Path, InlineIcon] = field(default_factory=dict)
    fonts: tuple[str, ...] = ()
    rooms: Mapping[str, float] = field(default_factory=dict)
    films: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def read(cls, content: Content) -> AssetManifest:
        """Reads what ``generate_assets`` has made for a content."""
        return cls(
            read_pictures(content),
            read_logos(content),
            read_lettering(content),
            read_icons(content),
            preloaded_fonts(GENERATED / "fonts"),
            read_rooms(content),
            read_films(content),
        )

    @classmethod
    def expected(cls, content: Content) -> AssetManifest:
        """Returns what the build will make, for pages that are rendered to check them.

        The titles are not drawn yet: their files have no address, and the size of a dot.
        """
        undrawn = {title.name: LetteringFile("", 1, 1, 0) for title in page_titles(content)}
        return cls(
            read_pictures(content),
            read_logos(content),
            undrawn,
            read_icons(content),
            films=read_films(content),
        )


def read_pictures(
    content: Content, colours: Path = PLACEHOLDER_COLOURS
) -> dict[Path, PictureFiles]:
    """Returns the renditions of all pictures; ``colours`` is the JSON of their placeholders."""
    known: dict[str, str] = json.loads(colours.read_text()) if colours.exists() else {}
    found = {}
    for picture in shown_pictures(content):
        files = {format: tuple(plan_renditions(picture, format)) for format in formats_of(picture)}
        found[picture.file] = PictureFiles(files, known.get(files[FORMATS[-1]][0].name, ""))
    return found


def read_films(content: Content) -> dict[str, int]:
    """Returns the lengths of the films that the site serves itself, where their files say them."""
    projects = (project for edition in content.languages for project in edition.projects)
    sections = (section for project in projects for section in project.sections)
    found = {it.src: film_seconds(it.src) for it in sections if isinstance(it, Video)}
    return {src: seconds for src, seconds in found.items() if seconds}


def read_logos(content: Content) -> dict[Path, str]:
    """Returns the markup of all vector logos."""
    projects = (project for edition in content.languages for project in edition.projects)
    sections = (section for project in projects for section in project.sections)
    grids = (section for section in sections if isinstance(section, LogoGrid))
    logos = (logo for grid in grids for logo in grid.logos if logo.is_vector)
    return {logo.file: read_inline_svg(logo.file) for logo in logos}


def read_icons(content: Content) -> dict[Path, InlineIcon]:
    """Returns the drawings of the owner's own that serve as icons."""
    icons = [
        it.icon
        for edition in content.languages
        for it in (*edition.site.navigation, *edition.site.social, *edition.experiments)
    ]
    files = {icon.file for icon in icons if isinstance(icon, OwnIcon)}
    return {file: read_icon(file) for file in sorted(files)}


def read_lettering(content: Content, folder: Path = LETTERING) -> dict[str, LetteringFile]:
    """Returns the drawings of all titles that have one."""
    names = (title.name for title in page_titles(content))
    files = {name: next(folder.glob(f"{name}.*.svg"), None) for name in names}
    return {name: _lettering_file(folder, file) for name, file in files.items() if file}


def read_rooms(content: Content) -> dict[str, float]:
    """Returns the room beside the title of home, in the languages in which there is some."""
    faces = site_fonts(content).display_files
    rooms = {
        edition.site.locale.file_name("home"): room_beside(edition.home.lettering, faces)
        for edition in content.languages
    }
    return {name: room for name, room in rooms.items() if room is not None}


def _lettering_file(folder: Path, file: Path) -> LetteringFile:
    box = ElementTree.parse(file).getroot().attrib["viewBox"]
    left, _, width, height = map(int, box.split())
    return LetteringFile(f"/{GENERATED.name}/{folder.name}/{file.name}", width, height, left)


_provided: list[AssetManifest] = []


def provide(manifest: AssetManifest) -> None:
    """Sets the manifest that components use from now on."""
    _provided[:] = [manifest]


def manifest() -> AssetManifest:
    """Returns the manifest that was provided.

    Raises:
        RuntimeError: If none was.
    """
    if not _provided:
        raise RuntimeError("call provide(AssetManifest.read(content)) before rendering a page")
    return _provided[0]
