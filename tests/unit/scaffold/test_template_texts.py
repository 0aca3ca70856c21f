"""The files of a site without the sample say one thing in one way."""

from portfolio.content.file_reader import read
from portfolio.scaffold.new_files import TEMPLATES


def test_the_lines_of_the_template_s_title_are_its_heading() -> None:
    home = read(TEMPLATES / "home.yaml", TEMPLATES).data
    assert " ".join(home["lettering"]) == home["heading"]
