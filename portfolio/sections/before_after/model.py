"""Fields of two pictures, one before and one after."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from portfolio.models.field_types import DisplayWidth
from portfolio.models.picture import Picture
from portfolio.models.section import BodySection, Title

RATIO_TOLERANCE = 0.02
"""Largest difference between the ratios of the two pictures."""

FramedPicture = Annotated[Picture, DisplayWidth(840)]

Label = Annotated[str, Field(min_length=1, max_length=30)]


class BeforeAfter(BodySection):
    """Two pictures in one frame; what is before gives way to what is after."""

    kind: Literal["before-after"]
    title: Title = Field(examples=["From boxes to streets"])
    copy_text: str = Field(
        "",
        alias="copy",
        description="Sentence below the heading.",
        examples=["The same pins, the same list, the same way."],
    )
    before: FramedPicture = Field(
        description="Picture where reading starts, or above. The frame has the ratio 8:5, or 3:4."
    )
    after: FramedPicture = Field(description="Picture on the other side; of the same ratio.")
    labels: tuple[Label, Label] = Field(
        description="Labels of the two, in this order; on the border of the frame.",
        examples=[["Wireframe", "Shipped"]],
    )
    direction: Literal["across", "down"] = Field(
        "across", description="Axis along which the divider moves."
    )

    @model_validator(mode="after")
    def _of_one_ratio(self) -> BeforeAfter:
        first, second = (it.width / it.height for it in (self.before, self.after))
        if abs(first - second) > RATIO_TOLERANCE * first:
            found = " and ".join(
                f"{picture.src} is {picture.width} by {picture.height}"
                for picture in (self.before, self.after)
            )
            raise ValueError(f"expected before and after in the same ratio, but {found}")
        return self
