"""What other programs say of a block of code, in the words of this site."""

from __future__ import annotations

import pytest

from portfolio.importing.code_marks import without_marks
from portfolio.importing.fence_info import fence_info


@pytest.mark.parametrize(
    ("info", "language", "said"),
    [
        ("js", "js", {}),
        ("js {1,3-5}", "js", {"mark": "1, 3-5"}),
        ("js{2} showLineNumbers", "js", {"mark": "2"}),
        ('ts title="src/app.ts" {1}', "ts", {"file": "src/app.ts", "mark": "1"}),
        ('text {title="my file\'s.txt"}', "text", {"file": "my file's.txt"}),
        ("text file='my file.txt' {1}", "text", {"file": "my file.txt", "mark": "1"}),
        ('js title={"app.js"}', "js", {"file": "app.js"}),
        ("js title=app.js, {1}", "js", {"file": "app.js", "mark": "1"}),
        ('js title="" {1}', "js", {"mark": "1"}),
        ('go {linenos=true,hl_lines=[1,"2-3"]}', "go", {"mark": "1, 2-3"}),
        ('python hl_lines="2 4"', "python", {"mark": "2, 4"}),
        ("js ins={1-2} del={3}", "js", {"added": "1-2", "removed": "3"}),
        ("js:app.js", "js", {"file": "app.js"}),
        ("{.python .numberLines}", "python", {}),
        ("js {4-99}", "js", {"mark": "4-5"}),
        ("js {7}", "js", {}),
        ("", "", {}),
    ],
)
def test_what_stands_behind_backticks(info: str, language: str, said: dict[str, str]) -> None:
    assert fence_info(info, 5) == (language, said)


def test_comments_that_mark_lines_become_lists_of_lines() -> None:
    code = "a // [!code ++]\n# [!code --:2]\nb\nc\nd <!-- [!code highlight] -->\ne"
    expected = {"added": "1", "removed": "2-3", "mark": "4"}
    assert without_marks(code) == ("a\nb\nc\nd\ne", expected)
    assert without_marks("a\nb") == ("a\nb", {})
