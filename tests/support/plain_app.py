"""A plain Reflex app whose pages are the examples in the READMEs of the islands."""

import re
import shutil
from pathlib import Path

from portfolio.paths import ISLANDS
from tests.support.project_copy import PROJECT

NAMES = ("comparison", "demo", "devices", "image_slider", "playground", "showcase", "video")
"""Folders of the islands that are in the page of all islands."""

OTHERS = ("decorations", "scroll_effect", "skill_logo")
"""Folders of those that have only a page of their own."""

EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)

ASSETS = {
    "sketch.webp": "content/projects/unichem/maps-sketch.webp",
    "website.webp": "content/projects/unichem/maps-prototype.webp",
    "calculator.webp": "content/projects/udc/demo-desktop.webp",
    "phone.webp": "content/projects/touchpoint/mobile.webp",
    "tablet.webp": "content/projects/touchpoint/tablet.webp",
    "laptop.webp": "content/projects/touchpoint/desktop.webp",
    "week.webp": "content/projects/touchpoint/week-desktop.webp",
    "map.webp": "content/projects/unichem/maps-desktop.webp",
    "sum.webp": "content/projects/udc/calculator-1.webp",
    "screen-1.webp": "content/projects/touchpoint/mobile-1.webp",
    "screen-2.webp": "content/projects/touchpoint/mobile-2.webp",
    "screen-3.webp": "content/projects/touchpoint/mobile-3.webp",
    "screen-4.webp": "content/projects/touchpoint/mobile-4.webp",
    "poster.webp": "assets/video/wato.webp",
    "clip.webm": "assets/video/wato.webm",
    "bomb.svg": "assets/svg/bomb.svg",
    "bomb-outline.json": "portfolio/assets/vertices/bomb-path.json",
    "flower.svg": "assets/svg/flower.svg",
    "rainbow.svg": "assets/svg/rainbow.svg",
}
"""Files that the examples name, and those of the sample that take their place."""

CALCULATOR = """<!doctype html>
<html lang="en">
  <title>Calculator</title>
  <link rel="icon" href="data:,">
  <p>One and one is two.</p>
</html>
"""

INIT = "reflex init --name plain --template blank --no-agents"
"""Makes the app, in an empty folder."""

PLUGIN = "        IslandsPlugin(),\n"
IMPORT = "from sandbox_islands import IslandsPlugin\n"
"""What ``rxconfig.py`` has for the islands plugin."""

APP = """import reflex as rx

from plain import {names}
from plain.counter.component import Counter
from sandbox_islands import SkillLogo

COUNT = rx._x.client_state("count", default=3)

# Without its backend Reflex would show a message over the islands.
app = rx.App(enable_state=False)


def page(*examples) -> rx.Component:
    sections = [
        rx.el.section(example(), id=name, style={{"max_width": "1100px", "margin": "60px auto"}})
        for name, example in examples
    ]
    return rx.el.main(*sections)


def react() -> rx.Component:
    return rx.el.main(
        COUNT,
        Counter.create(start=COUNT.value, on_count=COUNT.set_value, id="counter", margin="40px"),
        SkillLogo.create(logo="react", label=f"{{COUNT.value}} taps"),
        rx.foreach(["redux", "javascript"], lambda name: SkillLogo.create(logo=name, label=name)),
    )


EXAMPLES = [{pairs}]
app.add_page(lambda: page(*EXAMPLES[:{first_count}]), route="/", title="All islands")
app.add_page(react, route="/react", title="Islands and React")
for name, example in EXAMPLES:
    app.add_page(
        lambda name=name, example=example: page((name, example)),
        route=f"/{{name.replace('_', '-')}}",
        title=name,
    )
"""

COUNTER = """import reflex as rx
from sandbox_islands import Island


class Counter(Island):
    start: rx.Var[int]
    on_count: rx.EventHandler[rx.event.passthrough_event_spec(int)]
"""

COUNTER_JSX = """export function Counter({ start, onCount }) {
  return <button onClick={() => onCount(start + 1)}>{start} so far</button>;
}
"""


def example_of(name: str) -> str:
    """Returns the lines of Python in the README of an island."""
    found = EXAMPLE.search((ISLANDS / name / "README.md").read_text())
    assert found, f"{name}/README.md shows no lines that work"
    return found[1]


def write_examples(folder: Path) -> None:
    """Makes the examples the pages of an app that ``reflex init --name plain`` has made."""
    package = folder / "plain"
    every = (*NAMES, *OTHERS)
    for name in every:
        (package / f"{name}.py").write_text(example_of(name))
    pairs = ", ".join(f'("{name}", {name}.example)' for name in every)
    values = {"names": ", ".join(every), "pairs": pairs, "first_count": len(NAMES)}
    (package / "plain.py").write_text(APP.format(**values))
    (package / "counter").mkdir()
    (package / "counter" / "component.py").write_text(COUNTER)
    (package / "counter" / "counter.jsx").write_text(COUNTER_JSX)
    for name, source in ASSETS.items():
        shutil.copyfile(PROJECT / source, folder / "assets" / name)
    (folder / "assets" / "calculator.html").write_text(CALCULATOR)


def configure(folder: Path, *, with_plugin: bool) -> None:
    """Gives the app the islands plugin, beside those that it was made with, or takes it away."""
    file = folder / "rxconfig.py"
    text = file.read_text().replace(IMPORT, "").replace(PLUGIN, "")
    if with_plugin:
        text = IMPORT + text.replace("plugins=[\n", f"plugins=[\n{PLUGIN}")
    file.write_text(text)
