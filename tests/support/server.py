"""The built site on a free port."""

from __future__ import annotations

from portfolio.testing.server import free_port, serving

__all__ = ["free_port", "serving"]
