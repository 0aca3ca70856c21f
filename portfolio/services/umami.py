"""Umami."""

from __future__ import annotations

from pydantic import Field

from portfolio.models.service import AnalyticsService, SelfHosted
from portfolio.models.site_head import Allowed, origin_of

CLOUD_SCRIPT, CLOUD_COLLECTOR = "https://cloud.umami.is", "https://gateway.umami.is"
"""Origins of Umami's own servers: of the script, and of what it sends."""


class Umami(AnalyticsService):
    """Umami, which counts visits without cookies."""

    website_id: str = Field(
        description="Website ID that Umami shows beside the site.",
        examples=["94db1cb1-74f4-4a40-ad6c-962362670409"],
        pattern=r"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$",
    )
    address: SelfHosted = None

    def script(self, host: str) -> dict[str, str]:
        """Returns the attributes of Umami's script, which names where it sends to."""
        return {
            "src": f"{self.address or CLOUD_SCRIPT}/script.js",
            "data-website-id": self.website_id,
            "data-host-url": self.address or CLOUD_COLLECTOR,
        }

    @property
    def origins(self) -> Allowed:
        """The origins of the script and of what collects visits."""
        script = self.script("")
        collector = () if self.address else (script["data-host-url"],)
        return Allowed(scripts=(origin_of(script["src"]),), connect=collector)
