"""The sample's list of projects is the table of its specification, section 3.

It is the one place where tests know words of ``content/``: the specification gives them.
"""

from tests.support.site_content import CONTENT

PROJECTS = [
    ("IAG", "Full-time Web Developer", "/projects/iag"),
    ("What are the odds?", "Microsite promotion", "/projects/wato"),
    ("UDC", "Website development", "/projects/udc"),
    ("Touchpoint Group", "Front-end developer role", "/projects/touchpoint"),
    ("Unichem", "Website development", "/projects/unichem"),
]


def test_projects_have_the_order_titles_and_subtitles_of_the_specification() -> None:
    assert [(it.title, it.sub_title, it.href) for it in CONTENT.projects] == PROJECTS
