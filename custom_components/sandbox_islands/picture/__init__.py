"""The pictures of islands."""

from typing import Any

Picture = str | dict[str, Any]
"""What an island takes as a picture: its address, or the keys that README.md lists."""
