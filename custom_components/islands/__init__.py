"""Islands of React in plain HTML: a base class, a Reflex plugin and a small runtime."""

from custom_components.islands.island import Island
from custom_components.islands.plugin import IslandsPlugin

__all__ = ["Island", "IslandsPlugin"]
