"""Pastes a picture into another, with a shadow below it."""

from __future__ import annotations

from PIL import Image, ImageFilter

OPACITY = 0.32
DROP, BLUR = 12, 9
"""CSS pixels: how far the shadow is below, and the deviation of its edge."""

REACH = 6 * BLUR + DROP
"""CSS pixels around a picture outside of which there is no shadow."""


def paste_with_shadow(
    canvas: Image.Image, layer: Image.Image, place: tuple[int, int], density: int, colour: str
) -> None:
    """Pastes a layer with a drop shadow; what lies outside of the canvas is cut off.

    Args:
        canvas: Picture with transparency, which is changed.
        layer: A picture with transparency.
        place: Place of the layer's top left corner, in pixels.
        density: Pixels for each CSS pixel.
        colour: Colour of the shadow, as a hex colour.
    """
    (left, top), reach = place, REACH * density
    # To blur the whole canvas takes several times as long.
    start = max(0, left - reach), max(0, top - reach)
    end = (
        min(canvas.width, left + layer.width + reach),
        min(canvas.height, top + layer.height + reach),
    )
    size = end[0] - start[0], end[1] - start[1]
    overlay = Image.new("RGBA", size)
    overlay.paste(layer, (left - start[0], top - start[1]))
    mask = Image.new("L", size)
    mask.paste(overlay.getchannel("A"), (0, DROP * density))
    blurred = mask.filter(ImageFilter.GaussianBlur(BLUR * density))
    shadow = Image.new("RGBA", size, colour)
    shadow.putalpha(blurred.point([round(alpha * OPACITY) for alpha in range(256)]))
    canvas.alpha_composite(shadow, start)
    canvas.alpha_composite(overlay, start)
