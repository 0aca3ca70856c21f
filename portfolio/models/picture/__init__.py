"""Pictures that the content names: the file exists, has the format of its suffix, and a size."""

from portfolio.models.picture.picture import (
    HalfPicture,
    PhoneCrop,
    PhonePicture,
    Picture,
    PosterPicture,
    TabletPicture,
    WidePicture,
)

__all__ = [
    "HalfPicture",
    "PhoneCrop",
    "PhonePicture",
    "Picture",
    "PosterPicture",
    "TabletPicture",
    "WidePicture",
]
