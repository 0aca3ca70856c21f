"""Fields of the facts of a case."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from portfolio.models.section import Section


class Facts(Section):
    """Facts right under the hero, up to six; what is left out is not shown."""

    kind: Literal["facts"]
    role: str = Field("", description="Role that you had.", examples=["Front-end engineer"])
    client: str = Field("", description="Client's name.", examples=["An insurer"])
    team: str = Field(
        "",
        description="Team that you worked with.",
        examples=["Two designers, a tester and me"],
    )
    mine: str = Field(
        "", description="Your part of the work.", examples=["The calculator and the menu"]
    )
    period: str = Field("", description="Time of the work, in your words.", examples=["April 2018"])
    built_with: tuple[str, ...] = Field(
        (), description="Languages, libraries and tools.", examples=[["HTML5", "SCSS"]]
    )

    @model_validator(mode="after")
    def _some(self) -> Facts:
        facts = self.role, self.client, self.team, self.mine, self.period, self.built_with
        if not any(facts):
            raise ValueError(
                "expected at least one of role, client, team, mine, period and builtWith"
            )
        return self
