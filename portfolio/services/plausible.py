"""Plausible Analytics."""

from __future__ import annotations

from pydantic import Field

from portfolio.models.service import AnalyticsService, SelfHosted


class Plausible(AnalyticsService):
    """Plausible, which counts visits without cookies."""

    domain: str = Field(
        "",
        description="Name of the site in Plausible; the host of `address` without it.",
        examples=["your-name.dev"],
        pattern=r"^[^\s/:]*$",
    )
    address: SelfHosted = None

    def script(self, host: str) -> dict[str, str]:
        """Returns the attributes of Plausible's script."""
        origin = self.address or "https://plausible.io"
        return {"src": f"{origin}/js/script.js", "data-domain": self.domain or host}
