"""What ``check`` accepts builds: content with every kind of section, changed at random."""

import json
import shutil
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from portfolio.build.render_errors import require_sound_pages, require_sound_resume
from portfolio.content.diagnostics import ContentError
from portfolio.content.file_reader import read
from portfolio.drawing.lettering import drawable
from portfolio.drawing.line_breaks import balance_lines
from portfolio.drawing.page_titles import page_titles
from portfolio.drawing.text_layout import LayoutStyle, layout_text
from portfolio.export.feeds import feeds
from portfolio.fonts.site_fonts import site_fonts
from portfolio.hosting.security_headers import frame_origins
from portfolio.images.favicons import write_favicons
from portfolio.images.social_images import social_images
from portfolio.models.content import Content
from portfolio.routing.load_site import load_site
from tests.support.any_content import PHRASES, read_from
from tests.support.manifest import compile_pages
from tests.support.sample import ASSETS, sample_with_all_blocks

CHANGES = 8
"""Changes of a file, of which those stay that ``check`` accepts."""
SEEDS = range(6)
WORDS = (
    *PHRASES,
    *("/", "/resume.pdf", "/svg/bomb.svg", "#menu", "https://elsewhere.test/a?b=c&d=%20#e"),
    *("mailto:a@b.test", "tel:+641", "rebeccapurple", "hsl(20, 50%, 9%)", "none"),
    "**strong**, [a link](/projects)\n\n- one\n- two\n\n1. three",
    *("", " ", "\0", "\u202e", "../../x", "{tap}", "9" * 999, "word " * 400),
    "<script>alert(1)</script><b>bold</b>\n\n| a |\n|---|\n| b |\n\n```js\nlet a = `b`;\n```",
)
"""What may take the place of a text."""
KEYS: dict[str, tuple[dict[str, Any], ...]] = {
    "site.yaml": (
        *({"language": it} for it in ("sv-SE", "ar", "ja", "zh-Hant-TW", "tlh", "de-CH-1996")),
        *({"pages": {it: "none"}} for it in ("projects", "experiments", "resume")),
        {"languages": ["en", "ar"]},
        {"head": '<meta name="verification" content="a&amp;b"><script>window.a = 1 < 2;</script>'},
        {"analytics": {"src": "https://b.test:8443/?b=c&d", "attributes": {"async": ""}}},
    ),
    "theme.yaml": (
        *({"mascot": it} for it in ("none", "/svg/flower.svg")),
        *({"logo": it} for it in ("none", "/svg/bomb.svg")),
    ),
}
"""Keys that the content has not, or says otherwise, by file."""
FILES = ("home.yaml", "experiments.yaml", "resume.json", "projects/blocks/project.yaml", *KEYS)
TEXTS = (
    "a[^1]\n\n[^1]: b",
    "> [!NOTE]\n> a",
    "$$\na\n$$\n\n- [x] $b$",
    '```py {file="a.py" mark="1"}\na\n```',
    "```quote\nwords: a\nname: b\n```",
)
"""Parts of a text that only a page may hold."""


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A site with the case study of all blocks, which the examples change in turn."""
    root = tmp_path_factory.mktemp("any")
    sample_with_all_blocks(root)
    (root / "content/theme.yaml").write_text("extends: sticker-pop\n")
    shutil.rmtree(root / "assets")
    (root / "assets").symlink_to(ASSETS)
    with read_from(root):
        yield root


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Yields every place of a document as its holder and its key or index."""
    if isinstance(data, dict | list):
        for key, value in list(data.items() if isinstance(data, dict) else enumerate(data)):
            yield data, key
            yield from places(value)


def in_place_of(value: Any) -> tuple[Any, ...]:
    if isinstance(value, str):
        return WORDS
    if isinstance(value, list):
        return [], value[:1], value * 2
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, int | float):
        return 0, 1, 12, -1, 10**30, "1", [value]
    return {}, None, "words"


def change(data: Any, name: str, chance: Random) -> None:
    """Adds a key, or takes a value away, or puts another into its place."""
    if name in KEYS and chance.random() < 0.5:
        data |= chance.choice(KEYS[name])
        return
    found = [*places(data)]
    if not found:
        return
    holder, key = chance.choice(found)
    if chance.random() < 0.75:
        holder[key] = deepcopy(chance.choice(in_place_of(holder[key])))
    else:
        del holder[key]


def change_what_check_accepts(root: Path, name: str, chance: Random) -> Content:
    """Changes a file of the content again and again; what is refused is taken back."""
    file = root / "content" / name
    loaded = load_site(root / "content")
    for _ in range(CHANGES):
        before = file.read_text()
        data = deepcopy(read(file, root).data)
        change(data, name, chance)
        file.write_text(json.dumps(data, ensure_ascii=False))
        try:
            changed = load_site(root / "content")
            if name == "resume.json":
                require_sound_resume(changed.content)
        except ContentError:
            file.write_text(before)
        else:
            loaded = changed
    return loaded.content


def build_without_reflex(content: Content, folder: Path) -> None:
    """Does what a build does, as far as it takes no other process and no picture of the owner."""
    require_sound_pages(content)
    assert compile_pages(content)
    assert all(feeds(content).values())
    frame_origins(content)
    write_favicons(content, folder / "icons")
    fonts = site_fonts(content).display_files
    titles = [(title.eyebrow, *title.lines) for title in page_titles(content)]
    titles += [("", *balance_lines(image.title, 12)) for image in social_images(content)]
    for title in titles:
        if words := drawable(title, fonts):
            layout_text([it for it in words[1:] if it], fonts, LayoutStyle(), words[0])


@pytest.mark.nightly
@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("seed", SEEDS)
def test_any_content_that_check_accepts_builds(root: Path, name: str, seed: int) -> None:
    file = root / "content" / name
    before = file.read_text()
    try:
        content = change_what_check_accepts(root, name, Random(seed))
        build_without_reflex(content, root)
    finally:
        file.write_text(before)


def test_any_text_of_a_page_that_check_accepts_builds(root: Path) -> None:
    file = root / "content/pages/any.md"
    file.write_text("---\ntitle: Any\ndescription: All.\n---\n\n" + "\n\n".join((*TEXTS, *PHRASES)))
    build_without_reflex(load_site(root / "content").content, root)
    file.unlink()
