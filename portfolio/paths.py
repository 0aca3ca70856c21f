"""Folders and files of the engine and of the site that it builds."""

from __future__ import annotations

import os
import re
from pathlib import Path

ENGINE = Path(__file__).parent
"""The engine, this package: the same for all sites, and never written to."""

ENGINE_ASSETS = ENGINE / "assets"
"""What sites serve: the player of videos, and the outlines of drawings that new sites have.

A file of the site's ``assets/`` with the same address comes first."""

INSTALLED_ISLANDS = ENGINE.parent / "sandbox_islands"
"""Where an installed engine has the islands: beside the package."""

CHECKED_OUT_ISLANDS = ENGINE.parent / "custom_components" / "sandbox_islands"

ISLANDS = INSTALLED_ISLANDS if INSTALLED_ISLANDS.is_dir() else CHECKED_OUT_ISLANDS
"""The islands and Reflex plugins that come with the engine."""

INSTALLED_SAMPLE = ENGINE.parent / "digital_sandbox_sample"
"""Where an installed engine has what an empty site begins with: beside the package, whose files
every build reads."""

SAMPLE = INSTALLED_SAMPLE if INSTALLED_SAMPLE.is_dir() else ENGINE.parent
"""The sample, from which new sites are made; of a checkout it is the site that is there."""

LOCKED = "reflex.lock"
"""Folder of a site with the exact versions of its npm packages."""

SITE = Path.cwd()
"""The site: the folder with ``rxconfig.py`` that a command runs in."""

CONFIGURATION = SITE / "rxconfig.py"
"""The configuration of Reflex; the file marks a folder as a site."""

OWN_PAGES = SITE / os.environ.get("PAGES", "pages")
"""Folder of the site's pages in Python; tests build other sites by setting the variable."""

OWN_SECTIONS = SITE / "sections"
"""Folder of the site's kinds of section, a folder each."""

OWN_ISLANDS = SITE / "islands"
"""Folder of the site's React components, a folder each."""

OWN_THEMES = SITE / "themes"
"""Folder of the site's themes, a folder each."""

OWN_WORDS = SITE / "words"
"""Folder of the words that the engine has not in the languages of the site, a file each."""

OWN_CODE = (OWN_PAGES, OWN_SECTIONS, OWN_ISLANDS, OWN_THEMES, OWN_WORDS)
"""What the site adds to the engine; each folder may be missing."""

CONTENT = SITE / os.environ.get("CONTENT", "content")
"""Folder of the words and pictures; tests build other sites by setting the variable."""

SITE_PATH = os.environ.get("SITE_PATH")
"""Path of the host that this build is for, instead of that of the address in ``site.yaml``."""

CACHE = SITE / ".cache"
"""Folder of what the build keeps from one run to the next."""

PLACEHOLDER_COLOURS = CACHE / "colours.json"
"""The placeholder colour of each picture, by the name of its narrowest rendition."""

WEB_VARIABLE = "REFLEX_WEB_WORKDIR"
"""Environment variable by which Reflex is told in which folder to work."""

WEB = SITE / os.environ.get(WEB_VARIABLE, ".web")
"""Folder in which Reflex works in this process."""

DEV_WEB = ".cache/dev/.web"
"""Folder of a site in which Reflex works for ``make dev``: a build meanwhile leaves it alone."""

BUILT_ASSETS = frozenset({"external", "generated"})
"""Folders of ``assets/`` that builds fill; they are never committed."""

THEMES = ENGINE / "theme" / "themes"
"""The themes that come with the engine, a folder each."""

UNPUBLISHED = re.compile(
    r"\.(?!well-known$|nojekyll$).+|thumbs\.db|desktop\.ini|.*~|~\$.*|#.*#|.*\.(bak|orig|sw[op])",
    re.IGNORECASE,
)
"""Names in ``assets/`` that systems, editors and git write, and nobody means to publish."""

ASSETS = SITE / "assets"
"""Files that are served as they are. Reflex also copies from it what compiling makes, so each
compile holds the lock of this folder (``reflex_insides.lock_compiles``)."""

OLD_RESUME = "resume.json.old"
"""File of the content that an imported resume has replaced, until a build has succeeded."""

TITLES = CACHE / "titles.json"
"""Names of the files of drawn page titles, by the names of the titles."""

GENERATED = ASSETS / "generated"
"""Folder that is served under /generated/ and never committed."""

LETTERING = GENERATED / "lettering"
"""The drawings of page titles, such as ``projects.<hash>.svg``."""

STICKER_OUTLINES = GENERATED / "sticker_outlines.svg"
"""The edges of the projects' stickers as one file of shapes; their ids are the projects' slugs."""

SERVED = CACHE / "served"
"""Copies of what the theme and the engine serve; each takes the place of one in ``assets/``."""


def asset_file(address: str) -> Path:
    """Returns the file that is served at an address, such as ``/svg/bomb.svg``."""
    path = address.lstrip("/")
    return copy if (copy := SERVED / path).is_file() else ASSETS / path


def installed_packages(root: Path = SITE) -> Path:
    """Returns the folder of the npm packages: this process's, or else those of another command.

    Args:
        root: The site's folder.
    """
    webs = (os.environ.get(WEB_VARIABLE, ".web"), ".web", DEV_WEB)
    folders = [root / web / "node_modules" for web in webs]
    return next(filter(Path.is_dir, folders), folders[0])


def is_file(path: Path) -> bool:
    """Returns whether there is a file; False for a name that is longer than the system allows."""
    try:
        return path.is_file()
    except OSError:
        return False


def inside(root: Path, file: Path) -> Path | None:
    """Returns the path of a file without ``..``; None if it is not inside a folder.

    Links to folders count as the folders that they stand for. A link to a file may lead to another
    one in the root, or beside it, and not out of them.
    """
    # Path.resolve() would follow the links.
    plain, top = (Path(os.path.normpath(it.absolute())) for it in (file, root))
    real = Path(os.path.realpath(plain))
    homes = map(os.path.realpath, (top, plain.parent))
    is_inside = plain.is_relative_to(top) and any(map(real.is_relative_to, homes))
    return plain if is_inside else None


def files_below(folder: Path, *endings: str) -> list[Path]:
    """Returns the files in a folder and in those below it, also behind links, in order.

    Of several ways to a folder the first by name counts, whatever the order on the disk is.

    Args:
        folder: The folder.
        endings: Endings of the files that are wanted, such as ``.css``; all of them without any.
    """
    found: list[Path] = []
    seen: set[str] = set()
    for place, folders, names in os.walk(folder, followlinks=True):
        # A link to a folder above would be followed for ever.
        if (real := os.path.realpath(place)) in seen:
            folders.clear()
            continue
        seen.add(real)
        folders.sort()
        found += filter(is_file, (Path(place, name) for name in names))
    return sorted(it for it in found if not endings or it.suffix in endings)


def files_in(folder: Path) -> list[str]:
    """Returns the names of a folder's files; none of a folder that cannot be read."""
    try:
        return sorted(file.name for file in folder.iterdir() if file.is_file())
    except OSError:
        return []


def is_published(file: Path) -> bool:
    """Returns whether a file is published, by its path within ``assets/``."""
    return not any(map(UNPUBLISHED.fullmatch, file.parts))


def own_assets(assets: Path) -> list[Path]:
    """Returns the files to publish that the owner put into ``assets/``, also behind links."""
    files = {file: file.relative_to(assets) for file in files_below(assets)}
    return [
        file
        for file, path in files.items()
        if path.parts[0] not in BUILT_ASSETS and is_published(path)
    ]


def source_name(file: Path) -> str:
    """Returns how messages call a source of the site or the engine; nothing of any other file."""
    if file.is_relative_to(SITE) and ".venv" not in file.parts:
        return file.relative_to(SITE).as_posix()
    is_engine = file.is_relative_to(ENGINE) or file.is_relative_to(ISLANDS)
    return file.relative_to(ENGINE.parent).as_posix() if is_engine else ""


def own_source_name(file: Path) -> str:
    """Returns how messages call a source of the site; nothing of the engine's or any other file."""
    is_engine = file.is_relative_to(ENGINE) or file.is_relative_to(ISLANDS)
    return "" if is_engine else source_name(file)


def relative_path(file: Path) -> str:
    """Returns a file's path within the site, or the whole path of one outside it."""
    return str(file.relative_to(SITE) if file.is_relative_to(SITE) else file)
