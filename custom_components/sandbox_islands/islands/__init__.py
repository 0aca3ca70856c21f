"""Islands of React in plain HTML: a base class, a Reflex plugin and a small runtime."""

from sandbox_islands.islands.island import Island
from sandbox_islands.islands.plugin import IslandsPlugin

__all__ = ["Island", "IslandsPlugin"]
