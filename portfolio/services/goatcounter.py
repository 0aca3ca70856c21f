"""GoatCounter."""

from __future__ import annotations

from pydantic import Field, model_validator

from portfolio.models.service import AnalyticsService, SelfHosted
from portfolio.models.site_head import Allowed, origin_of


class Goatcounter(AnalyticsService):
    """GoatCounter, which counts visits without cookies."""

    code: str = Field(
        "",
        description="Code of the site: the first part of its address at goatcounter.com.",
        examples=["your-name"],
        pattern=r"^[A-Za-z0-9-]*$",
    )
    address: SelfHosted = None

    @model_validator(mode="after")
    def _placed(self) -> Goatcounter:
        if bool(self.code) == bool(self.address):
            raise ValueError("expected one of `code` and `address`")
        return self

    @property
    def _collector(self) -> str:
        return self.address or f"https://{self.code}.goatcounter.com"

    def script(self, host: str) -> dict[str, str]:
        """Returns the attributes of GoatCounter's script."""
        return {
            "src": f"{self.address or 'https://gc.zgo.at'}/count.js",
            "data-goatcounter": f"{self._collector}/count",
        }

    @property
    def origins(self) -> Allowed:
        """The origins of the script and of what collects visits, for some browsers by a picture."""
        origin = origin_of(self.script("")["src"])
        collector = (self._collector,)
        return Allowed(scripts=(origin,), connect=collector, images=collector)
