"""Formulas in LaTeX become MathML that passes the allowlist."""

import pytest

from portfolio.markdown.formula import to_mathml
from portfolio.markdown.render_page import render_markdown
from sandbox_islands.html import parse_html
from tests.support.html import Document

FORMULAS = [
    r"\frac{n!}{k!(n-k)!} = \binom{n}{k}",
    r"\begin{cases} 1 & \text{if } x > 0 \\ 0 & \text{otherwise} \end{cases}",
    r"\begin{align} a &= b \\ &= c \end{align}",
    r"\left\{ \sum_{i=1}^{n} \sqrt[3]{\vec{x}_i} \right\} \overbrace{a+b}^{2}",
    r"\begin{array}{c|c} a & b \\ \hline c & d \end{array}",
    r"\mathcal{O}(n \log n) \quad \mathbb{R}^n \quad \boxed{x} \quad \color{red} y",
]


@pytest.mark.parametrize("latex", FORMULAS)
def test_nothing_of_a_formula_is_dropped_as_unsafe(latex: str) -> None:
    formula = to_mathml(latex, is_block=True)
    assert not formula.problem
    cleaned = render_markdown(f"$$\n{latex}\n$$").html
    assert tags_of(cleaned) == tags_of(f'<section class="formula">{formula.html}</section>')


def tags_of(html: str) -> list[tuple[str, set[str]]]:
    return [(it.tag or "", {*it.attrs}) for it in parse_html(html).css("body *")]


@pytest.mark.parametrize("text", ["($a$)", "$HOME/$USER is $a$", "値$a$は", "**$a$**", "$a$-th"])
def test_a_formula_stands_beside_marks_and_wide_letters(text: str) -> None:
    (formula,) = parse_html(render_markdown(text).html).css("math")
    assert formula.text() == "a"


def test_a_formula_in_a_line_is_set_from_left_to_right() -> None:
    (formula,) = Document(render_markdown("Words $a^2$.").html).all("math")
    assert formula["dir"] == "ltr"
    assert not formula["display"]


@pytest.mark.parametrize(
    "text",
    [
        *("$5 and $10", r"\$a\$", "`$a$`", "a $ b $ c", "```sh\necho $HOME $PATH\n```"),
        *("$HOME/$USER", "A$AP met Ke$ha", "US$a and b$", "$$HOME:$$USER", "[a$b$](/c)"),
    ],
)
def test_dollars_that_are_no_formula_stay(text: str) -> None:
    page = parse_html(render_markdown(text).html)
    assert page.css("math") == []
    assert "$" in page.text()


@pytest.mark.parametrize("text", ["$$\na\n$$", "```math\na\n```", "$$a$$"])
def test_a_formula_has_lines_of_its_own(text: str) -> None:
    (formula,) = Document(render_markdown(text).html).all("math")
    assert formula["display"] == "block"


def test_no_markup_of_a_formula_reaches_the_page() -> None:
    page = parse_html(render_markdown(r"$\text{<script>alert(1)</script>}$").html)
    assert page.css("script") == []
    assert "<script>" in page.text()
