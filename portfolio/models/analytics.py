"""The script of another site that counts visits."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field

from portfolio.models.base import Model
from portfolio.models.site_head import ORIGIN, Origin, origin_of


def _checked_address(value: str) -> str:
    if value.startswith("https://") and ORIGIN.fullmatch(origin_of(value)):
        return value
    raise ValueError("expected the address of a script, with https:// and a host")


Attribute = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]


class Analytics(Model):
    """A script that counts visits.

    It loads after the first paint, at the site's own address, and not for visitors who ask not to
    be tracked.
    """

    src: Annotated[str, AfterValidator(_checked_address)] = Field(
        description="Address of the script.", examples=["https://plausible.io/js/script.js"]
    )
    attributes: dict[Attribute, str] = Field(
        default_factory=dict,
        description="Further attributes of the script's element.",
        examples=[{"data-domain": "your-name.dev"}],
    )
    connect: tuple[Origin, ...] = Field(
        default=(),
        description="Origins that it sends to, besides its own: by requests, or by pictures.",
        examples=[["https://your-name.goatcounter.com"]],
    )

    @property
    def element(self) -> dict[str, str]:
        """All attributes of the script's element."""
        return {"src": self.src, **self.attributes}

    @property
    def origins(self) -> set[tuple[str, str]]:
        """What pages load for it: keys of ``allow``, each with an origin."""
        sent = {(kind, origin) for kind in ("connect", "images") for origin in self.connect}
        return {("scripts", origin_of(self.src)), *sent}
