"""Fields of the facts of a case."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from portfolio.models.section import Section


class Facts(Section):
    """Facts right under the hero, up to four; what is left out is not shown."""

    kind: Literal["facts"]
    role: str = Field("", description="Role that you had.", examples=["Front-end engineer"])
    client: str = Field("", description="Client's name; or write `team`.", examples=["An insurer"])
    team: str = Field(
        "",
        description="Team that you worked with, in place of a client.",
        examples=["Two designers and me"],
    )
    period: str = Field("", description="Time of the work, in your words.", examples=["April 2018"])
    built_with: tuple[str, ...] = Field(
        (), description="Languages, libraries and tools.", examples=[["HTML5", "SCSS"]]
    )

    @model_validator(mode="after")
    def _some(self) -> Facts:
        if self.client and self.team:
            raise ValueError("expected either client or team, and found both; leave one out")
        if not any((self.role, self.client, self.team, self.period, self.built_with)):
            raise ValueError("expected at least one of role, client, team, period and builtWith")
        return self
