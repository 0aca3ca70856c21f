"""What stands in an article from elsewhere becomes what this site writes for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from portfolio.importing.article_files import ArticleFiles, Links
from portfolio.importing.article_parts import DOLLARS, HUGO, LIQUID, MDX
from portfolio.importing.article_text import ArticleText
from portfolio.importing.blog import Blog, Post


class Files(ArticleFiles):
    """Pictures and films that are there, and links that lead somewhere."""

    def __init__(self, folder: Path = Path("/nowhere")) -> None:
        self.links = Links(Blog("", folder), {}, {}, frozenset())
        self.post = Post(folder / "posts/a.mdx", "posts/a.mdx", {}, "", 1, "a")

    def picture(self, src: str) -> tuple[str, str]:
        """Returns the name of a picture."""
        name = src.rpartition("/")[2]
        return (name, "") if name.startswith("boat") else ("", "it is not there")

    def film(self, src: str) -> tuple[str, str]:
        """Returns the address of a film."""
        return ("/film.mp4", "") if "film" in src else ("", "it is not there")

    def address(self, href: str) -> tuple[str, str]:
        """Returns where a link leads."""
        if "gone" in href:
            return "", "link to a page that is not here, now words"
        if "elsewhere" in href:
            return "https://old.test/elsewhere", "link to a page that is not here, now to old.test"
        return ("/writing/sail" if "sail" in href else href), ""


def rewritten(text: str, *syntaxes: str) -> tuple[str, list[tuple[int, str]]]:
    """Returns a text as this site writes it, and what was left over."""
    values = {"site.title": "Sea"}
    article = ArticleText(Files(), frozenset(syntaxes), values)
    return article.rewritten(text, 1), article.left


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("![A boat](/img/boat.png)", "![A boat](boat.png)"),
        ('![A boat](<my boat.png> "Of ours")', "*A boat* *Of ours*"),
        ('![A [boat]](boat.png "Of \\"ours\\""){width=300}',
         '![A \\[boat\\]](boat.png "Of \\"ours\\""){width=300}'),
        ("![](boat.png)", "![](boat.png){.decorative}"),
        ("![A boat][b]\n\n[b]: /img/boat.png 'Of ours'", '![A boat](boat.png "Of ours")'),
        ("[![A boat](boat.png)](/img/boat-large.png)", "![A boat](boat.png)"),
        ("[![A boat](boat.png)](/sail)", "[![A boat](boat.png)](/writing/sail)"),
        ("![A boat](boat.png)\n_Of ours_", '![A boat](boat.png "Of ours")'),
        ("A\n\n![A boat](boat.png){width=300} \n*Of ours*\n\nB",
         'A\n\n![A boat](boat.png "Of ours"){width=300}\n\nB'),
        ("![A boat](gone.png)\n_A boat_", "*A boat*"),
        ("![A boat](gone.png)\n_Of ours_", "*A boat*\n_Of ours_"),
        ("![A boat](boat.png)\n_Of [a](b)_", "![A boat](boat.png)\n_Of [a](b)_"),
        ("![A boat](boat.png)\n_Of_ ours", "![A boat](boat.png)\n_Of_ ours"),
        ("![A boat](boat.png)\n__Of ours__", "![A boat](boat.png)\n__Of ours__"),
        ("A ![A boat](boat.png)\n_Of ours_", "A ![A boat](boat.png)\n_Of ours_"),
        ('![A boat](boat.png "B")\n_Of ours_', '![A boat](boat.png "B")\n_Of ours_'),
        ("![A boat](https://far.test/a.png)", "[A boat](https://far.test/a.png)"),
        ("![A film](/film.mp4)", "![A film](/film.mp4)"),
        ("See [the sail](../sail/) and [it](/gone).", "See [the sail](/writing/sail) and it."),
        ("See [it][s] or [s].\n\n[s]: /sail", "See [it](/writing/sail) or [s](/writing/sail)."),
        ("- [ ] to do\n- [x] done", "- [ ] to do\n- [x] done"),
        ("`![a](b)` and ``{% x %}``", "`![a](b)` and ``{% x %}``"),
        ("```\n![a](b)\n[c]: d\n```", "```\n![a](b)\n[c]: d\n```"),
        ('<img src="boat.png" alt="A boat" width="200">', "![A boat](boat.png){width=200}"),
        ('<figure>\n<img src="boat.png" alt="A boat">\n<figcaption>Ours</figcaption>\n</figure>',
         '![A boat](boat.png "Ours")'),
        ('<div class="row">\n\n*Words*\n\n</div>', "*Words*"),
        ('<div class="alert alert-warning">\n\n#### Look out\nWords\n\n</div>',
         "> [!WARNING]\n> **Look out**\n>\n> Words"),
        ('<figure><a href="/sail"><img src="boat.png" alt="A boat"></a></figure>',
         "[![A boat](boat.png)](/writing/sail)"),
        ('<ul class="x">\n  <li><img src="boat.png" alt="A boat"></li>\n  <li>B</li>\n</ul>',
         "- ![A boat](boat.png)\n- B"),
        ('<p style="color: red">A <i class="icon"></i>b</p>', "<p>A b</p>"),
        ("Code:\n\n    [a](b) <div>\n\n- Item\n\n    [A](/sail)",
         "Code:\n\n    [a](b) <div>\n\n- Item\n\n    [A](/writing/sail)"),
        ('<lite-youtube videoid="abcdefghijk"></lite-youtube>',
         "[YouTube](https://www.youtube.com/watch?v=abcdefghijk)"),
        ('<a href="/sail">It</a> <b>now</b> <kbd>A</kbd>',
         '<a href="/writing/sail">It</a> <strong>now</strong> <code>A</code>'),
        ('<p align="center"><img src="boat.png" alt="A boat"></p>', "![A boat](boat.png)"),
        ('<p>\n  <a href="/sail">\n    <img src="boat.png" alt="A boat">\n  </a>\n<br>\nB\n</p>',
         "[![A boat](boat.png)](/writing/sail)\n\nB"),
        ("<p>A <del>b</del></p>\n<p>2 * 3 * 4</p>", "A ~~b~~\n\n<p>2 * 3 * 4</p>"),
        ("<table><tr><td>A</td><td>b</td></tr><tr><th>c</th></tr></table>", "A b \nc"),
        ("<table>\n<tr>\n<td>A</td>\n<td>b</td>\n</tr>\n</table>\nC", "A\nb\n\nC"),
        ("<dl><dt>A</dt><dd>b</dd><dt>C</dt></dl>", "A b\nC"),
        ("<div>A</div><div>b</div>", "A b"),
        ("H<sub>2</sub>O", "H2O"),
        ("| A |\n|---|\n| <div>b</div> |", "| A |\n|---|\n| b  |"),
        ("<br>\n![A boat](boat.png)", "![A boat](boat.png)"),
        ("A<br>\nb", "A<br>\nb"),
        ("<p>\n![A boat](boat.png)", "![A boat](boat.png)"),
        ("<h2>A <i>title</i></h2>", "## A <em>title</em>"),
        ('<pre><code class="language-python">a &lt; b\n</code></pre>', "```python\na < b\n```"),
        ('<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
         "[YouTube](https://www.youtube.com/watch?v=abcdefghijk)"),
        ("> [!INFO]\n> Words", "> [!NOTE]\n> Words"),
        ("> [!danger]+ Look out\n> Words", "> [!CAUTION]\n> **Look out**\n>\n> Words"),
        (":::tip[Look]\nWords\n:::\nMore", "> [!TIP]\n> **Look**\n>\n> Words\n\nMore"),
        ("Text[^1].\n\n[^1]: Note", "Text[^1].\n\n[^1]: Note"),
        ("Above\n<!--more-->\nBelow", "Above\n\nBelow"),
    ],
)  # fmt: skip
def test_markdown_and_html(given: str, expected: str) -> None:
    assert rewritten(given)[0].strip() == expected


@pytest.mark.parametrize(
    ("given", "expected", "said"),
    [
        ('<iframe src="/plan.pdf" title="A plan"></iframe>', "[A plan](/plan.pdf)",
         "frame, now a link: /plan.pdf"),
        ('<iframe src="https://far.test/a"></iframe>', "[https://far.test/a](https://far.test/a)",
         "frame, now a link: https://far.test/a"),
        ('<iframe title="A plan"></iframe>', "*A plan*",
         "frame left out, it has no address here: "),
    ],
)  # fmt: skip
def test_frames_are_links_or_left_out(given: str, expected: str, said: str) -> None:
    text, left = rewritten(given)
    assert text.strip() == expected
    assert left == [(1, said)]


def test_a_frame_that_leads_nowhere_is_left_out_and_listed() -> None:
    text, left = rewritten('Above\n\n<iframe src="/gone"></iframe>\n\nBelow')
    assert text.split() == ["Above", "Below"]
    assert [what.partition(",")[0] for _, what in left] == [
        "link to a page that is not here",
        "frame left out",
    ]


@pytest.mark.parametrize("target", ["gone", "elsewhere"])
def test_a_link_by_a_tag_that_leads_nowhere_is_listed_as_words(target: str) -> None:
    text, left = rewritten(f'[It]({{{{< ref "{target}" >}}}})', HUGO)
    assert text.strip() == "It"
    said = "link to a page that is not here, now words"
    assert left == [(1, f'{said}: {{{{< ref "{target}" >}}}}')]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ('{{< figure src="boat.png" alt="A boat" caption="Ours" width="300" >}}',
         '![A boat](boat.png "Ours"){width=300}'),
        ('{{< youtube abcdefghijk >}}', "[YouTube](https://www.youtube.com/watch?v=abcdefghijk)"),
        ('{{< youtube id="abcdefghijk" title="A film" >}}',
         "[A film (YouTube)](https://www.youtube.com/watch?v=abcdefghijk)"),
        ('{{< highlight go "linenos=table,hl_lines=1 3-4" >}}\na\nb\nc\nd\n{{< /highlight >}}',
         '```go {mark="1, 3-4"}\na\nb\nc\nd\n```'),
        ('{{% notice warning "Look out" %}}\nWords\n{{% /notice %}}\nMore',
         "> [!WARNING]\n> **Look out**\n>\n> Words\n\nMore"),
        ('{{< callout type="info" >}}\n![A boat](boat.png)\n{{< /callout >}}',
         "> [!NOTE]\n> ![A boat](boat.png)"),
        ("{{< alert >}}Words{{< /alert >}}", "> [!NOTE]\n> Words"),
        ('{{< alert "lightbulb" >}}Words{{< /alert >}}', "> [!NOTE]\n> Words"),
        ('{{< alert "triangle-exclamation" >}}Words{{< /alert >}}', "> [!WARNING]\n> Words"),
        ('{{< alert "circle-info" >}}Words{{< /alert >}}', "> [!NOTE]\n> Words"),
        ('{{< alert "danger" "Look out" >}}Words{{< /alert >}}',
         "> [!CAUTION]\n> **Look out**\n>\n> Words"),
        ('{{< alert "Look out" >}}Words{{< /alert >}}', "> [!NOTE]\n> **Look out**\n>\n> Words"),
        ('{{< tip >}}Words{{< /tip >}}', "> [!TIP]\n> Words"),
        ('[It]({{< relref "sail.md#x" >}})', "[It](/writing/sail)"),
        ('[It]({{< ref "gone" >}})', "It"),
        ("```go\n{{</* x */>}}\n```", "```go\n{{< x >}}\n```"),
        ("{{< toc >}}\n\nWords", "Words"),
        ('{{< imgproc boat Fill "600x300" >}}Ours{{< /imgproc >}}',
         '![](boat "Ours"){.decorative}'),
        ('{{< img "boat.png" "A boat" >}}', "![A boat](boat.png)"),
    ],
)  # fmt: skip
def test_shortcodes_of_hugo(given: str, expected: str) -> None:
    assert rewritten(given, HUGO)[0].strip() == expected


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("{% highlight ruby linenos %}\nputs '{{ a }}'\n{% endhighlight %}",
         "```ruby\nputs '{{ a }}'\n```"),
        ("{% raw %}{{ a }}{% endraw %}", "{{ a }}"),
        ("```\n{% raw %}{{ a }}{% endraw %}\n```", "```\n{{ a }}\n```"),
        ("{% raw %}\n![A boat](/boat.png) {{ a }}\n{% endraw %}", "![A boat](boat.png) {{ a }}"),
        ("{% raw %}\n> Words {% a %}\n{: .prompt-tip }\n{% endraw %}", "> [!TIP]\n> Words {% a %}"),
        ("{% raw %}\n<pre>\n{{ a }}\n</pre>\n{% endraw %}", "```\n{{ a }}\n```"),
        ("{% raw %}[a]({% post_url 2020-01-02-sail %}){% endraw %}",
         "[a]({% post_url 2020-01-02-sail %})"),
        ("{% comment %}no{% endcomment %}Words", "Words"),
        ("[It]({{ site.baseurl }}{% post_url 2020-01-02-sail %})", "[It](/writing/sail)"),
        ("[It]({% link _posts/2020-01-02-sail.md %})", "[It](/writing/sail)"),
        ("![A boat]({{ '/img/boat.png' | relative_url }})", "![A boat](boat.png)"),
        ('{% include figure.html url="boat.png" alt="A boat" caption="Ours" %}',
         '![A boat](boat.png "Ours")'),
        ("{% include youtube.html id='abcdefghijk' %}",
         "[YouTube](https://www.youtube.com/watch?v=abcdefghijk)"),
        ("Words of care.\n{: .notice--warning}", "> [!WARNING]\n> Words of care."),
        ("> A hint\n{: .prompt-tip }\n\nMore", "> [!TIP]\n> A hint\n\nMore"),
        ("```json\n{}\n```\n{: file='of ours.json' }\n\nMore",
         '```json {file="of ours.json"}\n{}\n```\n\nMore'),
        ("- ```js\n  a\n  ```\n  {: .x file=\"a.js\"}", '- ```js {file="a.js"}\n  a\n  ```'),
        ("```js\na\n```\n{: .nolineno }\nMore", "```js\na\n```\n\nMore"),
        ("* TOC\n{:toc}\n\nWords{: .big}", "Words"),
        ("The {{ site.title }}", "The Sea"),
        ('{% figure caption:"Ours" %}\n![A boat](boat.png)\n{% endfigure %}',
         '![A boat](boat.png "Ours")'),
        ('{% figure caption:"Of *ours*" %}\n{% youtube abcdefghijk %}\n{% endfigure %}',
         "[YouTube](https://www.youtube.com/watch?v=abcdefghijk)\n\n*Of ours*"),
        ('<a href="{{ site.url }}{% post_url 2020-01-02-sail %}">It</a>',
         '<a href="/writing/sail">It</a>'),
        ('<img src="{{ "/img/boat.png" | relative_url }}" alt="A boat">', "![A boat](boat.png)"),
        ('<figure><img src="{{ "/img/boat.png" | relative_url }}" alt="A boat"></figure>',
         "![A boat](boat.png)"),
    ],
)  # fmt: skip
def test_tags_of_liquid(given: str, expected: str) -> None:
    assert rewritten(given, LIQUID)[0].strip() == expected


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("import boat from '../img/boat.png';\n\n<Image src={boat} alt=\"A boat\" />",
         "![A boat](boat.png)"),
        ("<YouTube id=\"abcdefghijk\" />", "[YouTube](https://www.youtube.com/watch?v=abcdefghijk)"),
        ('<MyFilm id="a" src="https://www.youtube.com/embed/abcdefghijk" title="Sea" />',
         "[Sea (YouTube)](https://www.youtube.com/watch?v=abcdefghijk)"),
        ('<MyFilm url="https://player.vimeo.com/video/123456?h=a">\n</MyFilm>\nMore',
         "[Vimeo](https://vimeo.com/123456?h=a)\n\nMore"),
        ("<Callout type=\"danger\">\n  Words\n</Callout>", "> [!CAUTION]\n> Words"),
        ('<Out href="/sail">It</Out> or', "[It](/writing/sail) or"),
        ("<p>**Words**</p>", "**Words**"),
        ("export const a = 1\n\n{/* no */}Words{\" \"}here", "Words here"),
    ],
)  # fmt: skip
def test_components_of_mdx(given: str, expected: str) -> None:
    assert rewritten(given, MDX)[0].strip() == expected


@pytest.mark.parametrize(
    ("given", "syntax", "expected", "line"),
    [
        ("Text\n\n{{< map x=1 >}}", HUGO, "shortcode without a counterpart: map x=1", 3),
        ("{{< alert fire >}}a{{< /alert >}}", HUGO, "icon of a callout left out: fire", 1),
        ("{% for a in b %}", LIQUID, "Liquid tag without a counterpart: for a in b", 1),
        ("a\n{{ page.x }}", LIQUID, "Liquid value without a counterpart: page.x", 2),
        ("<Map client:load />", MDX, "component without a counterpart: Map client:load", 1),
        (
            '<Map src="https://www.youtube.com/@someone" />',
            MDX,
            'component without a counterpart: Map src="https://www.youtube.com/@someone"',
            1,
        ),
        ("a {b.c}", MDX, "expression without a counterpart: b.c", 1),
        ("a[^1]", HUGO, "footnote without a text: 1", 1),
        ("a\n\n[^1]: b", HUGO, "footnote that no place leads to, now a paragraph: 1", 3),
        ("```mermaid\na\n```", HUGO, "unknown language of code, now plain: mermaid", 1),
        ("![a](c.png)", HUGO, "picture left out, it is not there: c.png", 1),
        ("![](boat.png)", HUGO, "picture without words that say what it shows: boat.png", 1),
        ("<details>\na\n</details>", HUGO, "<details> is not shown, its words stay", 1),
        ("<svg><use xlink:href='#a'/></svg>", HUGO, "<svg> left out", 1),
        ("*[PDF]: Format", LIQUID, "abbreviation left out: *[PDF]: Format", 1),
        (
            "import a from './a.js?raw'\n\n<Code code={a} />",
            MDX,
            "component without a counterpart: Code code={a}",
            3,
        ),
        ("<script>a</script>", HUGO, "<script> left out", 1),
        (":::steps\na\n:::", HUGO, "block without a counterpart, its text stays: :::steps", 1),
    ],
)
def test_what_has_no_counterpart_is_left_over_with_its_line(
    given: str, syntax: str, expected: str, line: int
) -> None:
    text, left = rewritten(given, syntax)
    assert left == [(line, expected)]
    assert "{{" not in text
    assert "{%" not in text


def test_the_place_of_what_is_left_over_is_a_comment_and_the_words_within_stay() -> None:
    text, _ = rewritten('{{< wrap a="b--c" >}}*Words*{{< /wrap >}}', HUGO)
    assert text == '<!-- left over: wrap a="b-c" -->\n*Words*\n'


def test_what_an_unknown_component_holds_is_no_code_although_it_is_indented() -> None:
    text, left = rewritten("<Grid>\n    ![A boat](boat.png)\n    <Map />\n</Grid>\n", MDX)
    assert text == "<!-- left over: Grid -->\n\n![A boat](boat.png)\n\n<!-- left over: Map -->\n"
    assert [line for line, _ in left] == [1, 3]


def test_lines_are_those_of_the_file_within_tags_too() -> None:
    given = "a\n\n{{% notice %}}\nb\n![](c.png)\n{{% /notice %}}\n\n{{< map >}}\n"
    _, left = rewritten(given, HUGO)
    assert [line for line, _ in left] == [5, 8]


def test_code_in_a_list_and_in_a_quotation_keeps_its_place() -> None:
    given = "- Item\n\n  ```js {1}\n  a\n  ```\n\n> ```\n> b\n> ```\n"
    expected = '- Item\n\n  ```js {mark="1"}\n  a\n  ```\n\n> ```\n> b\n> ```\n'
    assert rewritten(given)[0] == expected


def test_what_stands_apart_in_a_list_stays_in_the_list() -> None:
    given = "1. Item\n\n   {% highlight js %}\n   a\n   {% endhighlight %}\n2. Other\n"
    text, _ = rewritten(given, LIQUID)
    assert re.search(r"1\. Item\n\n   ```js\n   a\n   ```\n+2\. Other", text)


def test_empty_lines_of_code_stay() -> None:
    given = "```\na\n\n\n\nb\n```\n"
    assert rewritten(given)[0] == given


@pytest.mark.parametrize("syntax", [HUGO, MDX])
@pytest.mark.parametrize("tag", ["iframe", "video", "svg", "script"])
def test_a_tag_that_closes_itself_takes_nothing_of_what_follows(tag: str, syntax: str) -> None:
    given = f'<{tag} src="a" />\n\nWords\n\n<{tag} src="b"></{tag}>\n\nMore'
    text, left = rewritten(given, syntax)
    assert "Words" in text
    assert "More" in text
    assert f"<{tag}" not in text
    assert [line for line, _ in left] == [1, 5]


@pytest.mark.parametrize(
    "said",
    [
        "srcdoc={`<p>a { b</p>`}",
        'style={{ content: "}", a: { b: () => <p>don\'t</p> } }}',
        'data-a="a > b"',
        "data-a=don't",
    ],
)
@pytest.mark.parametrize("tag", ["iframe", "video", "script", "svg"])
def test_a_tag_of_mdx_ends_behind_what_its_quotes_and_braces_hold(tag: str, said: str) -> None:
    text, left = rewritten(f"<{tag} {said} /> Words", MDX)
    assert text.strip() == "Words"
    assert [line for line, _ in left] == [1]


def test_a_film_without_an_end_does_not_take_the_next_one() -> None:
    text, left = rewritten('<video src="film.mp4">\n\nWords\n\n<video src="b"></video>')
    assert text.strip() == "![film.mp4](/film.mp4)\n\nWords"
    assert [line for line, _ in left] == [1, 5]


@pytest.mark.parametrize(
    "given",
    [
        "$$ L = \\frac{1}{2} $$",
        "$$\nL = \\frac{1}{2}\n$$",
        "In a line: $\\frac{a}{b}$ and $\\sqrt{\\$a}$.",
    ],
)
def test_formulas_in_mdx_keep_their_braces(given: str) -> None:
    assert rewritten(given, MDX) == (f"{given}\n", [])


@pytest.mark.parametrize(
    "given", ["It costs $5 {a} and $6.", "It is \\$5 {a}$.", "$\n\n{a}$", "$$ a\n\n{a} $$"]
)
def test_what_stands_between_prices_is_no_formula(given: str) -> None:
    text, left = rewritten(given, MDX)
    assert "<!-- left over: a -->" in text
    assert [what for _, what in left] == ["expression without a counterpart: a"]


def test_where_dollar_signs_are_signs_there_is_no_formula() -> None:
    assert rewritten("$[a](/sail)$", MDX, DOLLARS)[0] == "\\$[a](/writing/sail)\\$\n"


EACH = """\
{[1, 2].map((n) => (
  <Item key={n}>
    It's {n > 1 ? "a }" : `b`}, {at({ a: { b: n } })}
  </Item>
))}"""


@pytest.mark.parametrize("given", [EACH, f"<ul>\n{EACH}\n</ul>", f"Words {EACH} more"])
def test_an_expression_ends_at_its_own_brace(given: str) -> None:
    text, left = rewritten(f"{given}\n\nIt's {{b}} 'here'", MDX)
    shown = re.sub(r"<!-- left over: .*? -->", "", text, flags=re.DOTALL)
    assert not re.search(r"[{}]|map|Item", shown)
    assert shown.strip().endswith("It's  'here'")
    ((first, what), (last, other)) = left
    assert "expression without a counterpart: [1, 2].map((n) => (" in what
    assert first == 1 + given.partition(EACH)[0].count("\n")
    assert (last, other) == (given.count("\n") + 3, "expression without a counterpart: b")


def test_a_brace_in_quotes_is_the_brace_and_one_that_nothing_ends_takes_nothing() -> None:
    assert rewritten("a {'{'} b {`}`} c", MDX) == ("a { b } c\n", [])
    assert rewritten("a { b\n\n![A boat](boat.png)", MDX) == ("a { b\n\n![A boat](boat.png)\n", [])


@pytest.mark.parametrize(
    ("given", "expected", "left"),
    [
        ("a/<ORG>/b", "a/&lt;ORG>/b", ["no tag of HTML, now words: <ORG>"]),
        ("<p><Your name></p>", "<p>&lt;Your name></p>", ["no tag of HTML, now words: <Your name>"]),
        ("a </ORG>", "a &lt;/ORG>", ["no tag of HTML, now words: </ORG>"]),
        ('<x-a b="c">d</x-a>', "d", ["<x-a> is not shown, its words stay"]),
        ("<x-a /> d", "d", ["<x-a> is not shown, its words stay"]),
        ("<noscript>d</noscript>", "d", ["<noscript> is not shown, its words stay"]),
        ("<math><mi>x</mi></math> d", "d", ["<math> left out"]),
        ("`<ORG>` and <https://a.test>", "`<ORG>` and <https://a.test>", []),
    ],
)
def test_names_that_html_does_not_have_are_words_and_no_other_tag_goes_without_a_word(
    given: str, expected: str, left: list[str]
) -> None:
    text, found = rewritten(given, HUGO)
    assert text.strip() == expected
    assert [what for _, what in found] == left


def with_code(folder: Path, imported: str) -> tuple[str, list[tuple[int, str]]]:
    """Returns what becomes of an article that shows a file as code, and what was left over."""
    article = ArticleText(Files(folder), frozenset({MDX}))
    given = f'import a from \'{imported}\';\n\n<Code code={{a}} lang="c" title="a.c" />'
    return article.rewritten(given, 1), article.left


def test_code_that_an_article_imports_as_it_is_stands_in_it(tmp_path: Path) -> None:
    file = tmp_path / "code/a.txt"
    file.parent.mkdir()
    file.write_text("  int a;\n\n{b}\n")
    expected = '```c {file="a.c"}\n  int a;\n\n{b}\n```\n'
    assert with_code(tmp_path, "../code/a.txt?raw") == (expected, [])


@pytest.mark.parametrize(
    "imported", ["../a.txt", "../b.txt?raw", "../../a.txt?raw", "a.txt?raw", "../c.txt?raw"]
)
def test_no_other_code_that_is_imported_is_read(tmp_path: Path, imported: str) -> None:
    root = tmp_path / "old"
    root.mkdir()
    for file in (tmp_path / "a.txt", root / "a.txt"):
        file.write_text("int a;")
    (root / "c.txt").write_bytes(b"\xff\xfe")
    text, left = with_code(root, imported)
    assert text.startswith("<!-- left over: Code")
    assert [line for line, _ in left] == [3]


FILM = "[YouTube](https://www.youtube.com/watch?v=abcdefghijk)"


@pytest.mark.parametrize(
    ("given", "syntax", "expected"),
    [
        ('<div>\n    <iframe src="https://youtu.be/abcdefghijk"></iframe>\n</div>', HUGO, FILM),
        ("<div>\n    {{< youtube abcdefghijk >}}\n</div>", HUGO, FILM),
        ("<div>\n    <div>\n        ![A boat](boat.png)\n    </div>\n</div>", LIQUID,
         "![A boat](boat.png)"),
        ("<div>\n    <div>A</div>\n\n    <div>*b*</div>\n</div>", LIQUID, "A\n\n*b*"),
        ('<div markdown="1">\n\n    *a*\n\n</div>', LIQUID, "    *a*"),
        ("<div>\n\n    *a*\n\n</div>", HUGO, "    *a*"),
        ("<div>\n\n    Words\n\n        *more*\n</div>", MDX, "Words\n\n*more*"),
        ("<div>\n    ```js\n      a\n    ```\n</div>", MDX, "```js\n  a\n```"),
        ("- Item\n\n  <div>\n      ![A boat](boat.png)\n  </div>", HUGO,
         "- Item\n\n  ![A boat](boat.png)"),
        ("Text[^1].\n\n[^1]: Note\n\n    More", MDX, "Text[^1].\n\n[^1]: Note\n\n    More"),
        ("A\n\n    <div>\n      b\n\n    {{ site.title }}", LIQUID,
         "A\n\n    <div>\n      b\n\n    Sea"),
    ],
)  # fmt: skip
def test_what_is_indented_becomes_code_only_if_it_was(
    given: str, syntax: str, expected: str
) -> None:
    assert rewritten(given, syntax)[0] == f"{expected}\n"


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (r"If \\(a \ne 0\\), then", r"If $a \ne 0$, then"),
        ("\\\\[\na_1\n\\\\]", "$$\na_1\n$$"),
        (r"\\( \\{a\\} \\) and \\(b\\)", r"$\{a\}$ and $b$"),
        (r"`\\(a\\)` and \(b\)", r"`\\(a\\)` and \(b\)"),
        ("A\n\n    \\\\(a\\\\)", "A\n\n    \\\\(a\\\\)"),
        ("From $5 to $10, a ~ b ~ c, ~~d~~, x == y == z",
         "From $5 to $10, a ~ b ~ c, ~~d~~, x == y == z"),
        ("[a](/b~c~d) https://a.test/x==y== `a==b==` (a+b)^1=a^1+b^1",
         "[a](/b~c~d) https://a.test/x==y== `a==b==` (a+b)^1=a^1+b^1"),
        ("1.2~rc1~a and v2^3^4, ^[Note] a: b\n\n: c", "1.2~rc1~a and v2^3^4, ^[Note] a: b\n\n: c"),
    ],
)  # fmt: skip
def test_formulas_in_brackets_get_dollar_signs_and_other_signs_are_none(
    given: str, expected: str
) -> None:
    text, left = rewritten(given, LIQUID)
    assert text.strip() == expected
    assert left == []


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("A\n==b== and ==c==", "words are marked by ==, which is not read here: the signs stay"),
        ("A\nH~2~O", "letters are lowered by ~, which is not read here: the signs stay"),
        ("A\nx^2^", "letters are raised by ^, which is not read here: the signs stay"),
        ("A\n: b", "definitions begin with a colon, which is not read here: the signs stay"),
        (r"A" "\n" r"\\(\nothing\\)", r"formula that cannot be set, it stays as it is: \\( or \\["),
        ("A\n2\\\\(a\\\\)", r"formula that cannot be set, it stays as it is: \\( or \\["),
    ],
)  # fmt: skip
def test_signs_that_are_not_read_here_stay_and_are_said_once(given: str, said: str) -> None:
    text, left = rewritten(given, HUGO)
    assert text.strip() == given
    assert left == [(2, said)]
