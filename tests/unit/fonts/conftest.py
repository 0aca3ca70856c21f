"""A light variable face, since much of what fonts are tested with costs by the glyph."""

from pathlib import Path

import pytest

from portfolio.fonts.basic_subset import basic_font
from portfolio.fonts.site_fonts import OWN_FONTS

LATIN = "".join(map(chr, range(0x20, 0x7F)))


@pytest.fixture(scope="session")
def light_face(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The variable text face of the project, with the letters of ASCII."""
    file = tmp_path_factory.mktemp("face") / "light.woff2"
    file.write_bytes(basic_font(OWN_FONTS.text[0][0].path, LATIN))
    return file
