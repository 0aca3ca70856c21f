"""Pictures that the content names: the file exists, is what its name says, and has a size."""

from portfolio.models.picture.picture import (
    HalfPicture,
    PhonePicture,
    Picture,
    PosterPicture,
    TabletPicture,
    WidePicture,
)

__all__ = [
    "HalfPicture",
    "PhonePicture",
    "Picture",
    "PosterPicture",
    "TabletPicture",
    "WidePicture",
]
