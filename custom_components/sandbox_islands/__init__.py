"""React islands for Reflex, a folder each, and the plugins that go with them."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sandbox_islands.comparison.component import Comparison
    from sandbox_islands.decorations.component import Decorations
    from sandbox_islands.demo.component import Demo
    from sandbox_islands.devices.component import Devices
    from sandbox_islands.image_slider.component import ImageSlider
    from sandbox_islands.islands import Island, IslandsPlugin
    from sandbox_islands.playground.component import Playground
    from sandbox_islands.scroll_effect.component import ScrollEffect
    from sandbox_islands.showcase.component import Showcase
    from sandbox_islands.skill_logo.component import SkillLogo
    from sandbox_islands.video.component import Video

__all__ = [
    "Comparison",
    "Decorations",
    "Demo",
    "Devices",
    "ImageSlider",
    "Island",
    "IslandsPlugin",
    "Playground",
    "ScrollEffect",
    "Showcase",
    "SkillLogo",
    "Video",
]

PLACES = {
    "Comparison": "comparison.component",
    "Decorations": "decorations.component",
    "Demo": "demo.component",
    "Devices": "devices.component",
    "ImageSlider": "image_slider.component",
    "Island": "islands",
    "IslandsPlugin": "islands",
    "Playground": "playground.component",
    "ScrollEffect": "scroll_effect.component",
    "Showcase": "showcase.component",
    "SkillLogo": "skill_logo.component",
    "Video": "video.component",
}
"""Modules of the names above. They are imported when they are asked for: Reflex takes a second."""


def __getattr__(name: str) -> Any:
    """Returns an island, by its name."""
    if name not in PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{PLACES[name]}"), name)
