"""What stands in an article from elsewhere becomes what this site writes for it."""

from __future__ import annotations

import re

import pytest

from portfolio.importing.article_files import ArticleFiles
from portfolio.importing.article_parts import HUGO, LIQUID, MDX
from portfolio.importing.article_text import ArticleText


class Files(ArticleFiles):
    """Pictures and films that are there, and links that lead somewhere."""

    def __init__(self) -> None: ...

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
        ("<Callout type=\"danger\">\n  Words\n</Callout>", "> [!CAUTION]\n> Words"),
        ('<Out href="/sail">It</Out> or', "[It](/writing/sail) or"),
        ("export const a = 1\n\n{/* no */}Words{\" \"}here", "Words here"),
    ],
)  # fmt: skip
def test_components_of_mdx(given: str, expected: str) -> None:
    assert rewritten(given, MDX)[0].strip() == expected


@pytest.mark.parametrize(
    ("given", "syntax", "expected", "line"),
    [
        ("Text\n\n{{< map x=1 >}}", HUGO, "shortcode without a counterpart: map x=1", 3),
        ("{% for a in b %}", LIQUID, "Liquid tag without a counterpart: for a in b", 1),
        ("a\n{{ page.x }}", LIQUID, "Liquid value without a counterpart: page.x", 2),
        ("<Map client:load />", MDX, "component without a counterpart: Map client:load", 1),
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
