"""Boxes around what a drawing covers."""

from __future__ import annotations

import pytest

from portfolio.images.silhouette import silhouette_boxes


def drawing(*shapes: str) -> str:
    inner = "".join(shapes)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 320 160">{inner}</svg>'


def rect(x: int, y: int, width: int, height: int) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}"/>'


def test_lines_of_different_length_have_a_box_each() -> None:
    short, long = silhouette_boxes(drawing(rect(-10, -10, 160, 80), rect(-10, 70, 320, 80)))
    assert short == pytest.approx((0, 0, 0.5, 0.5), abs=0.02)
    assert long == pytest.approx((0, 0.5, 1, 0.5), abs=0.02)


def test_lines_of_the_same_length_share_a_box_and_round_corners_make_none() -> None:
    svg = drawing('<rect x="-10" y="-10" width="320" height="160" rx="12"/>')
    (box,) = silhouette_boxes(svg)
    assert box == pytest.approx((0, 0, 1, 1), abs=0.02)


def test_an_empty_drawing_has_no_box() -> None:
    assert silhouette_boxes(drawing()) == ()
