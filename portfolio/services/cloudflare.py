"""Cloudflare Web Analytics."""

from __future__ import annotations

import json

from pydantic import Field

from portfolio.models.service import AnalyticsService
from portfolio.models.site_head import Allowed


class Cloudflare(AnalyticsService):
    """Cloudflare Web Analytics, which counts visits without cookies."""

    token: str = Field(
        description="Token in the snippet that Cloudflare shows.",
        examples=["0123456789abcdef0123456789abcdef"],
        pattern=r"^[0-9a-fA-F]{32}$",
    )

    def script(self, host: str) -> dict[str, str]:
        """Returns the attributes of Cloudflare's script."""
        return {
            "src": "https://static.cloudflareinsights.com/beacon.min.js",
            "data-cf-beacon": json.dumps({"token": self.token}),
        }

    @property
    def origins(self) -> Allowed:
        """The origins of the script and of what collects visits."""
        return Allowed(
            scripts=("https://static.cloudflareinsights.com",),
            connect=("https://cloudflareinsights.com",),
        )
