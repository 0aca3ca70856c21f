"""Valid content at random: Hypothesis strategies made from the models.

A strategy follows the type of a field, as the checks do. A new field is generated without a change
here, unless it has a validator of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from decimal import Decimal
from enum import Enum, auto
from functools import cache
from inspect import isclass
from string import ascii_lowercase
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from annotated_types import Ge, Gt, Le, Lt, MaxLen, MinLen
from hypothesis import strategies as st
from pydantic import AfterValidator, BaseModel, BeforeValidator

from portfolio.content.file_reader import CONTROL
from portfolio.content.model_fields import unwrap
from portfolio.content.routes import served_files
from portfolio.invisible_characters import is_visible
from portfolio.models.field_types import FieldRole
from portfolio.models.picture import Picture
from portfolio.models.theme_colors import Pastels
from portfolio.sections.hero.model import Hero
from portfolio.sections.next_project.model import NextProject
from tests.support.sample import ASSETS

Strategy = st.SearchStrategy[Any]

PHRASES = (
    "Ünïcödé and Żółć",
    "Ärende № 7 “citat” & <b>tags</b>",
    "日本語の見出し",
    "한국어 제목",
    "עברית עם English",
    "العربية أولا",
    "Привет, мир",
    "Ελληνικά",
    "हिन्दी शीर्षक",
    "ไทยไม่มีช่องว่าง",
    "👩‍🚀 emoji 🏳️‍🌈",
    "{tap}",
    "${x} `y` {z}",
    "</script>",
    "a\\b\"c'd",
    "#1: 100 %",
    "…",
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "e\u0301",
)
"""Words in many scripts, and characters that mean something to HTML, JavaScript, YAML or Typst."""

LINKS = (
    "/",
    "/projects",
    "/experiments",
    "/resume",
    "/resume.pdf",
    "/svg/bomb.svg",
    "#menu",
    "https://elsewhere.test/a?b=c&d=%20#e",
    "http://localhost:8080",
    "mailto:a@b.test",
    "tel:+641",
)
MARKDOWN = (
    "**strong** and *emphasis*, [a link](/projects)",
    "- one\n- two\n\n1. three",
    "a\n\nb\\\nc",
    "<script>alert(1)</script><b>bold</b>",
    "| a |\n|---|\n| b |",
    "```js\nlet a = `b`;\n```",
)
HEADS = (
    '<meta name="verification" content="a&amp;b">',
    '<link rel="me" href="https://a.test/@b"><script defer src="https://a.test/c.js"></script>',
    "<script>window.known = 1 < 2;</script>\n",
)
COLOURS = ("#ffe14a", "#000", "white", "rebeccapurple", "rgb(1, 2, 3)", "hsl(20, 50%, 9%)")
LANGUAGES = ("en", "sv-SE", "pt-BR", "ar", "he", "ja", "zh-Hant-TW", "pl", "tlh", "de-CH-1996")
LISTED = ("sv", "ar")
"""Languages of a site in several; the first one joins them, unless nobody knows its name."""

DRAWN = "drawn.svg"
PICTURES = ("wide.webp", "tall.jpg", "small.png", "deep.png", "moving.gif", "clear.avif", DRAWN)
"""Names of the pictures that stand beside every content file."""


class Amount(Enum):
    """How much of what may be left out is there."""

    BARE = auto()
    """Needed keys only, and lists as short as they may be."""
    SOME = auto()
    """Any keys, and lists of any length."""
    FULL = auto()
    """All keys, and something in every list that takes it."""


NOT_GENERATED = {
    *(("Site", "words"), ("Site", "fonts"), ("Theme", "fonts"), ("Project", "face")),
    ("Site", "search"),
    *(("Code", "lines"), ("Code", "mark"), ("Home", "works")),
}
"""Keys that name a catalogue, packages of npm, lines of a file, or projects of the site."""

UPRIGHT = "upright.png"
"""Name of a picture of 4:5 that stands beside every content file."""

CODE = "code.py"
"""Name of the code that stands beside every content file."""


def text(shortest: int = 0, longest: int | None = None, *, visible: bool = False) -> Strategy:
    """Returns a strategy for words in any script, without blanks at their ends."""
    letters = st.characters(exclude_categories=["Cs", "Cc", "Cn", "Co", "Zl", "Zp"])
    words = st.sampled_from(PHRASES) | st.sampled_from(PHRASES) | st.text(letters, max_size=9)
    cut = words.map(lambda words: CONTROL.sub("", words)[:longest].strip())
    return cut.filter(lambda it: len(it) >= shortest and (not visible or not it or is_visible(it)))


def values(
    annotation: Any,
    metadata: tuple[Any, ...] = (),
    depth: int = 0,
    amount: Amount = Amount.SOME,
) -> Strategy:
    """Returns a strategy for the data of a model, or of the type and the metadata of a field.

    ``depth`` is in how many lists it is; deep ones are short.
    """
    annotation, metadata = unwrap(annotation, metadata)
    if get_origin(annotation) is tuple:
        return _lists(get_args(annotation), metadata, depth, amount)
    if get_origin(annotation) is Literal:
        return st.sampled_from(get_args(annotation))
    if get_origin(annotation) in {Union, UnionType}:
        kinds = [kind for kind in get_args(annotation) if kind not in {Hero, NextProject, NoneType}]
        return st.one_of(*(values(kind, (), depth, amount) for kind in kinds))
    if isclass(annotation) and issubclass(annotation, Picture):
        described = annotation.model_fields
        alt = values(described["alt"].annotation)
        captioned = {"caption": text()} if "caption" in described else {}
        fields = {"src": st.sampled_from(PICTURES), "alt": alt}
        return st.fixed_dictionaries(fields, optional=captioned)
    if isclass(annotation) and issubclass(annotation, BaseModel):
        return model(annotation, depth, amount)
    if isclass(annotation) and issubclass(annotation, Enum):
        return st.sampled_from([member.value for member in annotation])
    return _scalars(annotation, metadata)


@cache
def model(kind: type[BaseModel], depth: int = 0, amount: Amount = Amount.SOME) -> Strategy:
    """Returns a strategy for a mapping: keys with defaults are there or not."""
    needed, optional = {}, {}
    for name, field in kind.model_fields.items():
        key = field.alias or name
        if (kind.__name__, key) in NOT_GENERATED:
            continue
        own = OWN.get((kind.__name__, key))
        found = own() if own else values(field.annotation, tuple(field.metadata), depth, amount)
        (needed if field.is_required() or key == "kind" else optional)[key] = found
    mappings = _mappings(needed, optional, amount)
    mended = MENDED.get(kind.__name__)
    return mappings.map(_linked).map(mended) if mended else mappings.map(_linked)


@st.composite
def _mappings(
    draw: Any, needed: dict[str, Strategy], optional: dict[str, Strategy], amount: Amount
) -> Any:
    """Generates a mapping in which every optional key is as likely to be there as not."""
    if amount is Amount.SOME:
        optional = {key: value for key, value in optional.items() if draw(st.booleans())}
    keys = {**needed, **({} if amount is Amount.BARE else optional)}
    return {key: draw(strategy) for key, strategy in keys.items()}


def _linked(section: dict[str, Any]) -> dict[str, Any]:
    """A chapter needs an id."""
    return {key: value for key, value in section.items() if key != "chapter" or section.get("id")}


def _with_one_visual(hero: dict[str, Any]) -> dict[str, Any]:
    """A hero has a picture or a component, or neither."""
    return {key: hero[key] for key in hero if key != "imgSrc" or not hero.get("heroComponent")}


def _with_a_choice(decision: dict[str, Any]) -> dict[str, Any]:
    options = [f"{option} {index}" for index, option in enumerate(decision["options"])]
    return {**decision, "options": options, "chosen": options[-1]}


def _of_one_ratio(section: dict[str, Any]) -> dict[str, Any]:
    """The pictures before and after have the same frame."""
    return section | {"after": section["after"] | {"src": section["before"]["src"]}}


def _with_a_fact(facts: dict[str, Any]) -> dict[str, Any]:
    without = {key: fact for key, fact in facts.items() if key != "team" or not facts.get("client")}
    return {**without, "role": facts.get("role") or "Ünicode"}


def _together(*keys: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """Keys that are there together or not at all."""

    def mend(section: dict[str, Any]) -> dict[str, Any]:
        if all(section.get(key) for key in keys):
            return section
        return {key: value for key, value in section.items() if key not in keys}

    return mend


def _of_one_unit(measurements: dict[str, Any]) -> dict[str, Any]:
    charts = [{**chart, "unit": "kB"} for chart in measurements["charts"]]
    return {**measurements, "charts": charts}


def _with_a_preview(experiment: dict[str, Any]) -> dict[str, Any]:
    """A loop plays over a preview."""
    without = {key: value for key, value in experiment.items() if key != "loop"}
    return experiment if experiment.get("preview") else without


def _with_as_many(slider: dict[str, Any]) -> dict[str, Any]:
    """Upright pictures are as many as wide ones."""
    upright = [{"src": PICTURES[0]} for _ in slider["images"]]
    return slider | ({"mobileImages": upright} if slider.get("mobileImages") else {})


def _lists(
    items: tuple[Any, ...], metadata: tuple[Any, ...], depth: int, amount: Amount
) -> Strategy:
    if items[-1] is not Ellipsis:
        return st.tuples(*(values(item, (), depth, amount) for item in items)).map(list)
    shortest = max((limit.min_length for limit in metadata if isinstance(limit, MinLen)), default=0)
    limit = min((limit.max_length for limit in metadata if isinstance(limit, MaxLen)), default=12)
    sizes = {
        Amount.BARE: (shortest,),
        Amount.SOME: (0, 1, 2, 3, 12) if depth == 0 else (0, 1, 2, 3),
        Amount.FULL: (1, 2, 12) if depth == 0 else (1, 2),
    }[amount]
    item = values(items[0], (), depth + 1, amount)
    return sized(item, sorted({max(shortest, min(limit, size)) for size in sizes}))


@st.composite
def sized(draw: Any, item: Strategy, sizes: Sequence[int]) -> list[Any]:
    """Generates a list of one of the sizes; Hypothesis's own are mostly empty or cut short."""
    return [draw(item) for _ in range(draw(st.sampled_from(sizes)))]


def _scalars(annotation: Any, metadata: tuple[Any, ...]) -> Strategy:
    if annotation is bool:
        return st.booleans()
    if annotation in {int, float}:
        return _numbers(annotation, metadata)
    if annotation is Decimal:
        return st.sampled_from([0, 7, 0.5, 1234567.25])
    for item in metadata:
        if isinstance(item, FieldRole) and item in MEANINGS:
            return MEANINGS[item](metadata)
    for item in metadata:
        if isinstance(item, AfterValidator | BeforeValidator):
            return FORMS[getattr(item.func, "__name__", "")]
    if pattern := _pattern(metadata):
        return st.from_regex(re.compile(pattern, re.ASCII), fullmatch=True).map(str.strip)
    shortest = max((size.min_length for size in metadata if isinstance(size, MinLen)), default=0)
    longest = min((size.max_length for size in metadata if isinstance(size, MaxLen)), default=None)
    return text(shortest, longest, visible=FieldRole.LETTERING in metadata)


def _numbers(kind: type[int] | type[float], metadata: tuple[Any, ...]) -> Strategy:
    limits: Any = metadata  # whose bounds are of any type that compares
    low = max((limit.ge for limit in limits if isinstance(limit, Ge)), default=-1000)
    low = max((limit.gt + 1 for limit in limits if isinstance(limit, Gt)), default=low)
    high = min((limit.le for limit in limits if isinstance(limit, Le)), default=1000)
    high = min((limit.lt - 1 for limit in limits if isinstance(limit, Lt)), default=high)
    if kind is int:
        return st.integers(low, high)
    return st.floats(min(low, high), high, allow_nan=False).map(lambda it: round(it, 4) or high)


def _files(metadata: tuple[Any, ...]) -> Strategy:
    """Returns a strategy for files below ``assets/`` that have the field's pattern."""
    pattern = re.compile(_pattern(metadata) or r"/svg/.+")
    return st.sampled_from(
        [file for file in sorted(served_files(ASSETS)) if pattern.fullmatch(file)]
    )


def _pattern(metadata: tuple[Any, ...]) -> str | None:
    return next((limit.pattern for limit in metadata if getattr(limit, "pattern", None)), None)


MEANINGS: dict[FieldRole, Callable[[tuple[Any, ...]], Strategy]] = {
    FieldRole.LINK: lambda _: st.sampled_from(LINKS[:-5]) | st.sampled_from(LINKS[-4:]),
    FieldRole.ANCHOR: lambda _: st.text(ascii_lowercase, min_size=8, max_size=8),
    FieldRole.ASSET: _files,
    FieldRole.MARKDOWN: lambda _: st.sampled_from(MARKDOWN) | text(1),
}
"""Strategies by what a text means."""

DATES = st.dates().filter(lambda date: 1970 <= date.year <= 2035)
FORMS: dict[str, Strategy] = {
    "parse_color": st.sampled_from(COLOURS),
    "_card_color": st.sampled_from((*COLOURS, *Pastels.model_fields)),
    "_partial_date": DATES.flatmap(
        lambda date: st.sampled_from([f"{date:%Y}", f"{date:%Y-%m}", f"{date:%Y-%m-%d}"])
    ),
    "_parse_date": st.datetimes().map(lambda moment: f"{moment:%Y%m%dT%H%M%S}".zfill(15)),
    "_length": st.sampled_from(["54.5%", "-3px", "120px", "0%", "12.25vw"]),
    "_icon": st.sampled_from(["github", "regular/heart", "FaUserTie", "/svg/bomb.svg"]),
    "_site_address": st.sampled_from(["https://a.github.io/portfolio", "http://localhost:3000"]),
    "_of_the_site": st.just("iag-logo"),
    "_checked_head": st.sampled_from(HEADS),
    "_checked_origin": st.sampled_from(["https://a.test", "https://b.test:8443"]),
    "_checked_address": st.sampled_from(["https://a.test/a.js", "https://b.test:8443/?b=c&d"]),
    "_possible": st.sampled_from(["16/10", "4/3"]),
    "check": text(1),  # Fewer words than `at_most_words` allows.
}
"""Strategies by the validator of a field."""

OWN: dict[tuple[str, str], Callable[[], Strategy]] = {
    ("Site", "language"): lambda: st.sampled_from(LANGUAGES),
    ("Site", "languages"): lambda: st.sampled_from([[], [*LISTED]]),
    ("Analytics", "attributes"): lambda: st.just({"data-domain": "a.test", "async": ""}),
    ("Home", "text"): lambda: st.sampled_from(["", "{tap}, {stir}. {trip}!", "{tap}{tap}", "日本"]),
    ("PageWords", "sticker"): lambda: st.sampled_from(["none", "/svg/bomb.svg"]),
    ("NotFound", "sticker"): lambda: st.sampled_from(["none", "/svg/bomb.svg"]),
    ("Basics", "email"): lambda: st.sampled_from(["a@b.test", "ö@ü.test"]),
    ("Basics", "image"): lambda: st.sampled_from(["/svg/bomb.svg", "https://elsewhere.test/a.jpg"]),
    ("Headings", "pages"): lambda: st.just(50),
    ("Headings", "private"): lambda: st.just([]),
    ("Site", "email"): lambda: st.just("ö@ü.test"),
    ("ClientColors", "night"): lambda: st.sampled_from(["#101010", "black"]),
    ("Code", "file"): lambda: st.just(CODE),
    ("Project", "repository"): lambda: st.just("https://elsewhere.test/a?b=c&d=%20#e"),
    ("Demo", "src"): lambda: st.just("https://elsewhere.test/a?b=c"),
    ("Posters", "mobile"): lambda: st.just({"src": UPRIGHT, "alt": "Ä"}),
}
"""Strategies of fields that a validator of the model, or the schema of JSON Resume, limits."""

MENDED: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "Hero": _with_one_visual,
    "Decision": _with_a_choice,
    "Experiment": _with_a_preview,
    "ImageSlider": _with_as_many,
    "BeforeAfter": _of_one_ratio,
    "Facts": _with_a_fact,
    "Code": _together("href", "linkLabel"),
    "DesignPalette": _together("button", "states"),
    "Measurements": _of_one_unit,
}
"""What makes keys of a mapping fit each other, by the model that asks for it."""
