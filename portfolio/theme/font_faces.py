"""The CSS of the site's faces, and the files that it names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path

from portfolio.atomic_write import write_folder
from portfolio.fonts.basic_subset import basic_characters, basic_font
from portfolio.fonts.client_faces import DIGIT_WIDTH, DIGITS, whole_face
from portfolio.fonts.fallback_metrics import BOLD, FallbackMetrics, fallback_metrics, line_width
from portfolio.fonts.family import FontFile, subset_file
from portfolio.fonts.leading import least_leading
from portfolio.fonts.site_fonts import SiteFonts
from portfolio.fonts.theme_faces import LATIN_SUBSET
from portfolio.models.project import Project

FONTS_URL = "/generated/fonts"
RANGE_BLOCK = 0x100
"""Number of characters that a unicode-range names together, so that it stays short."""

PRELOADED_ROLES = ("text", "display", "labels")
"""Roles of faces in the order of preloading; the first comes over the connection of the page, so it
is the larger one."""

STYLESHEET_WEIGHTS = (400, 700)
"""The weights of text in stylesheets: normal and bold, and what is between."""

ARIAL = 'local("Arial"), local("ArialMT"), local("Liberation Sans")'
ARIAL_BOLD = 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")'


def copy_fonts(fonts: SiteFonts, folder: Path, clients: Iterable[FontFile] = ()) -> None:
    """Writes the files that pages load, with their licences, and deletes all others.

    What is there already is not written: a backend that reloads itself compiles, and watches them.

    Args:
        fonts: The site's faces.
        folder: Folder of the files, served under ``/generated/fonts``.
        clients: The faces of clients.
    """
    copies: dict[Path, Path] = {}
    for file in (*_served(fonts), *clients):
        copies[folder / _name(file.path)] = file.path
        if file.licence and file.licence.exists():
            copies[folder / f"{file.licence.parent.name}-LICENSE.txt"] = file.licence
    for file in _with_basic(fonts):
        characters = "".join(sorted(basic_characters(file.characters, fonts.letters)))
        make = partial(basic_font, file.path, characters, _basic_weights(file, fonts))
        name = _basic_name(file, fonts)
        copies[folder / name] = subset_file(name.removesuffix(".woff2"), make)
    write_folder(folder, {copy: file.read_bytes() for copy, file in copies.items()})


def preloaded_fonts(folder: Path) -> tuple[str, ...]:
    """Returns the addresses of the files in a folder that pages preload."""
    names = (f"{role}-basic*.woff2" for role in PRELOADED_ROLES)
    files = chain.from_iterable(sorted(folder.glob(name)) for name in names)
    return tuple(f"{FONTS_URL}/{file.name}" for file in files)


def font_faces(fonts: SiteFonts) -> str:
    """Returns the rules of the faces that pages load, and the tokens that name them."""
    rules = [rule for file in _served(fonts) for rule in _rules(file, fonts)]
    rules += [_basic_rule(file, fonts) for file in _with_basic(fonts)]
    rules += [rule for file in _with_basic(fonts) for rule in _fallback_rule(file, fonts)]
    return "\n".join([*rules, *_tokens(fonts)])


def leading_rule(fonts: SiteFonts) -> str:
    """Returns the rule for the distance of lines of titles, where a theme's own is too small."""
    leading = least_leading(fonts)
    return f":root {{ --least-leading: {leading}; }}" if leading else ""


def client_font_faces(clients: Iterable[tuple[Project, FontFile]]) -> str:
    """Returns the rules of the clients' faces; the build leaves each to the page that needs it."""
    return "\n".join(chain.from_iterable(_client_rules(*client) for client in clients))


def _client_rules(project: Project, file: FontFile) -> Iterator[str]:
    """Yields the rules of a client's face, of Arial until it arrives, and of its case study."""
    yield _face(file, _name(file.path), "")
    families = f'"{file.family}"'
    # The file has only the letters of its page, so all of the face tell how wide its words are.
    whole = whole_face(project.face, file.characters).path if project.face else file.path
    if metrics := fallback_metrics(whole, _ends(file)[1], is_bold=True):
        fallback = f"{file.family} fallback"
        families += f', "{fallback}"'
        own = f" font-weight: {file.weight}; unicode-range: {unicode_range(file.characters)};"
        yield _arial(fallback, metrics, own, is_bold=True)
    yield (
        f".client--{project.slug} {{ --client-face: {families}, var(--font-display);"
        f" --client-weight: {file.weight}; --client-width: {_relative_width(file):g}; }}"
    )


def _relative_width(file: FontFile) -> float:
    """Returns how much wider than usual a face is; large figures are smaller by that."""
    digits = file.characters & DIGITS
    letters = "".join(sorted(digits or file.characters))
    width = line_width(file.path, int(file.weight.split()[-1]), letters) / len(letters)
    return round(max(1, width / DIGIT_WIDTH), 2)


def _tokens(fonts: SiteFonts) -> Iterator[str]:
    display = ", ".join(_families(chain.from_iterable(fonts.display)))
    words = ", ".join(_families(_text_files(fonts)))
    yield f":root {{ --display-families: {display}; --text-families: {words};"
    yield f"  --text-weight: {fonts.text_weight};"
    if fonts.labels:
        families = ", ".join(_families(fonts.labels))
        yield f'  --font-labels: {families}, "Labels fallback", var(--font-body);'
    if fonts.label_weight:
        yield f"  --label-weight: {fonts.label_weight};"
    yield "}"


def _text_files(fonts: SiteFonts) -> list[FontFile]:
    files = chain.from_iterable(fonts.text)
    return [file for file in files if file.role or file.family in fonts.served]


def _served(fonts: SiteFonts) -> list[FontFile]:
    files = (*chain.from_iterable(fonts.display), *_text_files(fonts), *fonts.labels)
    return [*dict.fromkeys(files)]


def _with_basic(fonts: SiteFonts) -> list[FontFile]:
    """Returns the files of the theme's faces out of which a basic one is cut."""
    return [file for file in _served(fonts) if file.role and file.subset in {"", LATIN_SUBSET}]


def _families(files: Iterable[FontFile]) -> list[str]:
    return [*dict.fromkeys(f'"{file.family}"' for file in files)]


def _ends(file: FontFile) -> tuple[int, int]:
    """Returns the lightest and the heaviest weight of a file; they are equal if it is static."""
    weights = file.weight.split()
    return int(weights[0]), int(weights[-1])


def _basic_weights(file: FontFile, fonts: SiteFonts) -> tuple[int, int]:
    """Returns the lightest and the heaviest of a file's weights that its basic subset has."""
    lightest, heaviest = _ends(file)
    asked = (*STYLESHEET_WEIGHTS, fonts.text_weight, fonts.label_weight or fonts.text_weight)
    return max(lightest, min(*asked, heaviest)), min(heaviest, max(*asked, lightest))


def _rules(file: FontFile, fonts: SiteFonts) -> Iterator[str]:
    """Yields the rules of a file: for the weights of the basic one, and for lighter and heavier.

    A browser puts a face together from files of the same weights.
    """
    ranges = file.ranges if file.role else unicode_range(file.characters)
    lightest, heaviest = _ends(file)
    low, high = _basic_weights(file, fonts)
    for span in ((low, high), (lightest, low - 1), (high + 1, heaviest)):
        if span[0] <= span[1]:
            yield _face(replace(file, weight=_span(*span)), _name(file.path), ranges)


def _span(low: int, high: int) -> str:
    return f"{low} {high}" if low < high else str(low)


def _basic_rule(file: FontFile, fonts: SiteFonts) -> str:
    characters = basic_characters(file.characters, fonts.letters)
    face = replace(file, weight=_span(*_basic_weights(file, fonts)))
    return _face(face, _basic_name(file, fonts), unicode_range(characters, block=1))


def _face(file: FontFile, name: str, ranges: str) -> str:
    return (
        f'@font-face {{ font-family: "{file.family}"; font-weight: {file.weight}; '
        f'font-display: swap; src: url("{FONTS_URL}/{name}") format("woff2");'
        + (f" unicode-range: {ranges}; }}" if ranges else " }")
    )


def _fallback_rule(file: FontFile, fonts: SiteFonts) -> Iterator[str]:
    """Yields Arial at the widths and heights of a face, so that nothing shifts when it arrives."""
    is_variable = " " in file.weight
    regular = (fonts.label_weight if file.role == "labels" else None) or fonts.text_weight
    weight = regular if is_variable else int(file.weight)
    is_bold = file.role == "display" or weight >= BOLD
    if not (metrics := fallback_metrics(file.path, weight, is_bold=is_bold)):
        return
    is_any = is_variable or file.role == "display"
    style = "" if is_any else f" font-weight: {file.weight};"
    yield _arial(f"{file.role.title()} fallback", metrics, style, is_bold=is_bold)


def _arial(family: str, metrics: FallbackMetrics, own: str, *, is_bold: bool) -> str:
    return (
        f'@font-face {{ font-family: "{family}";{own} '
        f"src: {ARIAL_BOLD if is_bold else ARIAL}; size-adjust: {metrics.size:.1%}; "
        f"ascent-override: {metrics.ascent:.1%}; descent-override: {metrics.descent:.1%}; "
        f"line-gap-override: {metrics.gap:.1%}; }}"
    )


def unicode_range(characters: Iterable[str], block: int = RANGE_BLOCK) -> str:
    """Returns the blocks that hold some characters as a CSS unicode-range.

    Args:
        characters: The characters.
        block: Number of characters of a block; with 1 there are no others in the range.
    """
    runs = _runs({ord(character) // block for character in characters})
    ends = [(first * block, last * block + block - 1) for first, last in runs]
    return ", ".join(f"U+{low:X}" + (f"-{high:X}" if high > low else "") for low, high in ends)


def _runs(numbers: Iterable[int]) -> list[list[int]]:
    """Returns the first and the last of numbers that follow each other."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return runs


def _basic_name(file: FontFile, fonts: SiteFonts) -> str:
    """Returns the name of a basic file: of the role, and of the weight beyond the first one."""
    first = next(other for other in _with_basic(fonts) if other.role == file.role)
    weight = "" if file.weight == first.weight else f"-{file.weight}"
    return f"{file.role}-basic{weight}.woff2"


def _name(path: Path) -> str:
    return f"{path.name.partition('.')[0]}.woff2"
