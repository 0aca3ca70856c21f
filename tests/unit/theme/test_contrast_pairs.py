"""The table of contrast pairs covers every use of a theme's colours in the stylesheets."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tinycss2

from portfolio.content.themes import default_theme
from portfolio.models.theme.color_pairs import pairs
from portfolio.models.theme.colors import Hues
from portfolio.paths import THEMES
from portfolio.theme.stylesheet import LAYERS, RADIX
from portfolio.theme.tokens import properties

ROOT = Path(__file__).parents[3]
FILES = [
    *(file for files in LAYERS.values() for file in files),
    *sorted(THEMES.glob("*/theme.css")),
    *(RADIX, ROOT / "portfolio/assets/player/player.css"),
    *(ROOT / "assets/lab").glob("lab.css"),
]

VARIABLE = re.compile(r"var\(\s*--([\w-]+)")
ALIAS = re.compile(r"--([\w-]+): (var\(--[\w-]+\));")
"""In the first rule of a theme, a custom property that is only another name of one."""

FRONT = ("color", "fill", "stroke", "outline", "border", "caret", "text-decoration")
"""How the names of properties begin that paint words and marks; `fill` paints grounds, too."""
GROUND = ("background", "--fill")
"""Those that paint what they stand on; buttons have theirs in a property of their own."""

DECORATION = {*Hues.model_fields} - {"violet"}
"""Hues: drawings, logos of skills, the knob of the lab's sliders; violet is Radix's accent."""

WITHOUT_PAIR = {
    "line": "a line between parts that stand apart without it",
    "metal": "the foot of a drawn laptop",
    "dust": "specks on the grounds",
    "emphasis-hover": "below the pointer, where the pointer is the mark",
    "trip-1": "a ring behind titles that have an edge of their own",
    "sand-shade": "shadows on the sand",
    "sticker-shade": "the other side of a sticker whose corner is folded",
}
"""Colours that no words or marks of meaning have or stand on, each with the reason."""


@dataclass
class Block:
    """The declarations of a rule, without those of the rules in it."""

    place: str
    fronts: set[str] = field(default_factory=set)
    grounds: set[str] = field(default_factory=set)
    words: set[str] = field(default_factory=set)
    """What the property `color` itself names."""


def blocks() -> Iterator[Block]:
    for file in FILES:
        name, text = file.relative_to(ROOT).as_posix(), file.read_text()
        for alias, color in ALIAS.findall(text.partition("}")[0]):
            text = text.replace(f"var(--{alias})", color)
        yield from blocks_of(tinycss2.parse_stylesheet(text, True, True), name)


def blocks_of(nodes: Any, name: str) -> Iterator[Block]:
    block = Block(f"{name}:{nodes[0].source_line}" if nodes else name)
    for node in nodes:
        if node.type in {"qualified-rule", "at-rule"} and node.content:
            inner = tinycss2.parse_blocks_contents(node.content, True, True)
            yield from blocks_of(inner, name)
        elif node.type == "declaration":
            used = set(VARIABLE.findall(tinycss2.serialize(node.value))) & TOKENS
            if node.name.startswith(FRONT):
                block.fronts |= used
            if node.name.startswith(GROUND):
                block.grounds |= used
            if node.name == "color":
                block.words |= used
    yield block


def kebab(role: str) -> str:
    """Returns the custom property of a role: `text-2` for `colors.text2`."""
    kind, *rest = role.split(".")
    name = "".join(f"-{it.lower()}" if it.isupper() or it.isdigit() else it for it in rest[-1])
    return {"grounds": "-".join(rest), "pastels": f"pastel-{rest[-1]}"}.get(kind, name)


PAIRS = list(pairs(default_theme()))
TABLE = {
    (kebab(pair.front), kebab(pair.ground))
    for pair in PAIRS
    if not pair.ground.startswith("#") and not pair.front.startswith("lettering")
}
FRONTS = {front for front, _ in TABLE}
IN_PAIRS = {name for pair in TABLE for name in pair}
TOKENS = {name for name, value in properties(default_theme()) if "#" in value}
BLOCKS = [block for block in blocks() if block.fronts or block.grounds]


def test_every_colour_in_stylesheets_is_in_a_contrast_pair_or_exempt() -> None:
    missing = {
        name: block.place
        for block in BLOCKS
        for name in block.fronts | block.grounds
        if name not in IN_PAIRS | WITHOUT_PAIR.keys() | DECORATION
    }
    assert missing == {}


def test_words_and_ground_of_the_same_rule_are_a_contrast_pair() -> None:
    missing = {
        (front, ground): block.place
        for block in BLOCKS
        for front in block.words
        for ground in block.grounds
        if (front, ground) not in TABLE
    }
    assert missing == {}


def test_a_ground_without_own_words_is_a_contrast_pair_with_words_of_the_page() -> None:
    inherited = {"text", "ink", "on-accent", "on-night", "outline"}
    missing = {
        ground: block.place
        for block in BLOCKS
        if not block.words
        for ground in block.grounds - WITHOUT_PAIR.keys() - DECORATION - FRONTS
        if not {(word, ground) for word in inherited} & TABLE
    }
    assert missing == {}


def test_every_exemption_from_contrast_pairs_is_still_in_use() -> None:
    used = {name for block in BLOCKS for name in block.fronts | block.grounds}
    assert {*WITHOUT_PAIR} - used == set(), "no stylesheet paints it"
    assert {*WITHOUT_PAIR} & IN_PAIRS == set(), "it is in a pair"


def test_roles_of_the_contrast_pairs_are_roles_of_the_theme() -> None:
    assert IN_PAIRS <= TOKENS
