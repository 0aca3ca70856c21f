"""Mistakes in content files: values that the models refuse, and files that are no plain data."""

import pytest

from portfolio.content.diagnostics import Kind
from tests.support.content_directory import ContentDirectory, place_of

SITE, HOME, RESUME = "site.yaml", "home.yaml", "resume.json"
LOANS = "projects/loans/project.yaml"

COPY = "  - kind: copy\n    id: managed-content\n"
BEFORE_AFTER = """\
  - ▸kind: before-after
    title: Before and after
    before: {src: calculator-1.webp, alt: Before}
    after: {src: mobile.webp, alt: After}
    labels: [Then, Now]
"""
DATE = "expected a date as 2017, 2017-11 or 2017-11-30"
FIRST_COPY = "  ▸- kind: copy\n    title: A\n    body: B\n"
ANALYTICS = "analytics: {src: https://a.test/x.js"
DOMAIN = "analytics: {src: https://a.test/x.js, attributes: ▸{data-domain: https://ada.dev/}}"
GOOGLE = '<meta name="google-site-verification" content="google0123456789abcdef.html">'
GISCUS = """\
comments:
  giscus:
    repo: ▸https://github.com/you/my.site.git
    repoId: a
    category: Talk
    categoryId: b"""
DIVISORS = "scaleDivisors:\n    create: 1500\n    resize: 1200\n"

MISTAKES = [
    # A file, a text of it, what takes its place with a mark at the mistake, and what is said.
    (LOANS, "subTitle:", "subTitle: A bank\n▸subtitel:", "\n  did you mean `subTitle`?"),
    (SITE, "footer:\n  heading: Follow me\n  text", "▸footer:\n  heading", "missing key `text`"),
    (RESUME, '"basics": {\n    "name"', '▸"basics": {\n    "nmae"', "there is `nmae`; is it that?"),
    (LOANS, "kind: image-slider\n    title", "▸title", "missing key `kind`\n  one of: anatomy, be"),
    (LOANS, "title: Loans\n", "title: ▸2018\n", 'found 2018\n  put it in quotes: "2018"'),
    (SITE, "owner:", "location: ▸02139\nowner:", 'found 02139\n  put it in quotes: "02139"'),
    (SITE, "owner:", "location: ▸+49\nowner:", 'found +49\n  put it in quotes: "+49"'),
    (SITE, "owner:", "location: ▸Null\nowner:", 'found Null\n  put it in quotes: "Null"'),
    (SITE, "owner:", f"location: ▸{'1' * 9}.{'1' * 99}\nowner:", f"found {'1' * 9}.{'1' * 49}…\n"),
    (SITE, "owner:", "words: {video: {watch: ▸1.10}}\nowner:", 'put it in quotes: "1.10"'),
    (RESUME, '"Front-End Engineer"', "▸1.10", 'found 1.10\n  put it in quotes: "1.10"'),
    (LOANS, "order: 3", "order: ▸1.50", "expected a whole number; found 1.50"),
    (LOANS, "order: 3", "order: ▸third", "order: expected a whole number"),
    (LOANS, "order: 3", "order: ▸true", "expected a whole number; found true"),
    (LOANS, "order: 3", 'order: ▸"3"', 'expected a whole number; found "3"'),
    (LOANS, "order: 3", "draft: ▸yes\norder: 3", 'expected true or false; found "yes"'),
    (LOANS, "order: 3", "draft: ▸1\norder: 3", "expected true or false; found 1"),
    (HOME, "[800, 600]", '[800, ▸"600"]', 'fallback[1]: expected a whole number; found "600"'),
    (HOME, "[800, 600]", "▸[800]", "playground.fallback: expected 2 items"),
    (HOME, DIVISORS, "scaleDivisors: ▸1500\n", "scaleDivisors: expected a mapping"),
    (LOANS, 'ground: "#0f4d36"', "▸ground: #0f4d36", "palette.ground: expected text"),
    (LOANS, "image-slider", "▸image-slide", "\n  did you mean `image-slider`?"),
    (LOANS, COPY, BEFORE_AFTER + COPY, "sections[5]: expected before and after in"),
    (LOANS, "sections:\n", f"sections:\n{FIRST_COPY}", "expected a hero as the first section"),
    (HOME, "description: >-", f"description: ▸>-\n  {'x' * 200}", "at most 200 characters"),
    (HOME, "text: >-\n", "text: ▸>-\n  {tapp}\n", "{trip}, not {tapp}"),
    (RESUME, '"work":', '"languages": ▸"Danish",\n  "work":', "languages: expected a list"),
    (RESUME, '"2017-11"', '▸"2017-11-1T9:00"', "\n  write 2017-11-01"),
    (RESUME, '"2017-11"', '▸"Present"', "\n  leave the key out; without an end it lasts"),
    (RESUME, '"work":', '"publications": [{"releaseDate": ▸""}],\n  "work":', DATE),
    (LOANS, "/projects/draw", '▸"#problems"', "expected the id of a section; found"),
    (LOANS, "body: |\n", "body: ▸|\n      [a](/resumee)\n", "\n  nearest is /resume"),
    (LOANS, "id: managed-content", "id: ▸problem", "sections[5].id: expected an id of its own"),
    (SITE, "language: en", "language: ▸sv_SE", "language: expected another form of text"),
    (SITE, "owner:", "words: {▸layuot: {menu: A}}\nowner:", "did you mean `layout`?"),
    (SITE, "owner:", "words: {layout: {▸mneu: A}}\nowner:", "did you mean `menu`?"),
    (SITE, "owner:", "words: {layout: {menu: ▸''}}\nowner:", "expected some text"),
    (SITE, "owner:", "words: {layout: {menu: ▸12}}\nowner:", 'put it in quotes: "12"'),
    (SITE, "owner:", "pages: {resume: ▸no}\nowner:", "pages.resume: expected"),
    (SITE, "owner:", "follow: ▸fed\nowner:", 'found "fed"\n  did you mean `feed`?'),
    (SITE, "owner:", "▸verification: {google: abc}\nowner:", "verification: unknown key"),
    (SITE, "owner:", "analytics: {src: ▸/a.js}\nowner:", "analytics.src: expected the address of"),
    (
        SITE,
        "owner:",
        f"{ANALYTICS}, connect: [▸https://a.test/b]}}\nowner:",
        "write https://a.test",
    ),
    (SITE, "owner:", "head: ▸<title>Mine</title>\nowner:", "head: expected"),
    (SITE, "owner:", "head: ▸words\nowner:", "found text"),
    (SITE, "owner:", "head: ▸<div></div>\nowner:", "found <div>"),
    (SITE, "owner:", f"head: ▸{GOOGLE}\nowner:", "its address is /google0123456789abcdef.html"),
    (SITE, "owner:", "head: ▸google-site-verification=a\nowner:", "choose the HTML tag at Google"),
    (SITE, "owner:", f"{GISCUS}\nowner:", "\n  write you/my.site"),
    (SITE, "owner:", f"{DOMAIN}\nowner:", "\n  write ada.dev"),
    (SITE, "owner:", 'head: ▸<script onload="go()"></script>\nowner:', "found onload on <script>"),
    (SITE, "owner:", 'head: ▸<link rel="icon" href="/a">\nowner:', 'found <link rel="icon">'),
    (SITE, "owner:", 'head: ▸<meta name="Description">\nowner:', '<meta name="description">'),
    (SITE, "owner:", 'head: ▸<meta property="og:title">\nowner:', '<meta property="og:title">'),
    (SITE, "owner:", f"{ANALYTICS}, ▸attribute: {{a: b}}}}\nowner:", "did you mean `attributes`?"),
    (RESUME, '"page": {', '"page": {"private": ▸["basics.fone"],', "private: expected"),
    (HOME, "image: /svg/bomb", "image: ▸/svg/../../content/bomb", "sprites[1].image: expected"),
    (HOME, "image: /svg/bomb", "image: ▸/svg/..%2fbomb", "sprites[1].image: expected"),
    (HOME, "image: /svg/bomb", "image: ▸/etc/passwd", "sprites[1].image: expected"),
    (HOME, "image: /svg/bomb", "image: ▸/svg/a bomb", "sprites[1].image: expected"),
    (LOANS, "src: desktop", "src: ▸dekstop", '"dekstop.webp"\n  no such image; nearest is desktop'),
    (LOANS, "src: mobile-2", "src: ▸mobil-2", "sections[3].images[1].src: expected a picture that"),
    (LOANS, "src: desktop.webp", "src: ▸../../../README.md", "expected a file inside content/"),
    (LOANS, "src: desktop", r"src: ▸img\desktop", "a name without reverse solidus (U+005C)"),
    # Files that are no plain data.
    (SITE, "tagline: Front-end", "tagline: Front-end▸: the", "a colon needs straight quotes"),
    (SITE, "  heading: Follow", "▸\theading: Follow", "indent with spaces"),
    (SITE, "address:", "▸owner: Again\naddress:", "owner: expected each key once"),
    (RESUME, '"label":', '▸"name": "Other",\n    "label":', "basics.name: expected each key once"),
    (SITE, "owner: Your Name", "owner: ▸!!python/object/apply:os.getcwd []", "python/object"),
    (SITE, "navigation:", "▸---\nnavigation:", "expected one document"),
    (SITE, "Follow me", r'▸"Follow\0 me"', "found U+0000\n  remove the escape with its \\"),
    (SITE, "Follow me", r'▸"Follow me \ude00\ud83d"', "found U+DE00\n  remove"),
    (RESUME, '"Front-End Engineer"', r'▸"Front \ud83c End"', "found U+D83C"),
    (RESUME, 'Engineer",\n    "summ', 'Engineer"\n    ▸"summ', "expecting ',' delimiter"),
    (SITE, "Follow me", "Follow▸\x07 me", "found U+0007"),
    (SITE, "Follow me", "Follow▸\x85 me", "found U+0085"),
    (SITE, "Follow me", "Follow▸\u202e me", "found U+202E"),
    # What comes along with a paste, or what git leaves.
    (SITE, "owner: Your", "owner:▸\u00a0Your", "found no-break space (U+00A0)\n  delete it, or"),
    (SITE, "owner:", "▸\u00a0owner:", "invisible characters; found no-break space (U+00A0)"),
    (SITE, "owner:", "own▸\u200ber:", "key without invisible characters; found zero width"),
    (SITE, "owner:", '"own▸\u200ber":', "found zero width space (U+200B)\n  delete it"),
    (SITE, "  - label", "▸\u00a0\u00a0- label", "found no-break space (U+00A0)"),
    (RESUME, '"label"', '▸\u00a0"label"', "found no-break space (U+00A0)\n  delete it"),
    (RESUME, '"label"', '"la▸\u200bbel"', "key without invisible characters; found zero width"),
    (SITE, "/projects", "▸/pro\u200bjects", "character 5 cannot be seen: zero width space"),
    (SITE, "https://example", "▸https://exam\u200bple", "character 13 cannot be seen: zero width"),
    (SITE, "owner:", "▸“owner”:", "a key without curly quotes; found “owner”\n  write straight"),
    (SITE, "/projects", "▸“/projects”", "curly quotes are part of the text; write straight ones"),
    (SITE, "owner: Your Name", "owner: “Your▸: Name”", "needs straight quotes"),
    (RESUME, '"label"', "▸“label”", "write straight quotes"),
    (SITE, "owner:", "▸<<<<<<< HEAD\nowner:", "found <<<<<<<\n  keep one of the two"),
    (HOME, "text: >-\n", "text: >-\n▸=======\n", "found =======\n  keep one of the two"),
    (RESUME, '    "label"', '▸>>>>>>> other\n    "label"', "expected one version; found >>>>>>>"),
    # Signs that mean something to YAML or to JSON.
    (SITE, "owner: Your", "owner: ▸&Your", "found &Your\n  remove the word that starts with &"),
    (SITE, "owner: Your Name", "owner: ▸&x", "an anchor; found &x\n  remove the word that starts"),
    (SITE, "owner:", "▸&x owner:", "an anchor; found &x\n  remove the word that starts"),
    (SITE, "owner: Your", "owner: ▸*Your", "put text that starts with * in quotes"),
    (SITE, "owner: Your", "owner: ▸- Your", "text that starts with a dash and a space needs"),
    (SITE, "owner: Your", "owner: | ▸Your", "text that starts with | or > needs quotes"),
    (SITE, "owner: Your Name", "owner: ▸{Your", "text that starts with { or [ needs quotes"),
    (SITE, "owner: Your Name", "owner: 'it'▸s'", "a quote within quotes is written"),
    (SITE, "owner: Your Name", 'owner: ▸"Your Name', "a quote or a bracket is not closed"),
    (SITE, "owner: Your Name", 'owner: "C:\\▸dir"', "a backslash is written twice"),
    (SITE, "owner: Your", "▸owner:Your", "a key needs a colon and a space after it"),
    (SITE, "owner: Your", "▸owner = Your", "a key needs a colon and a space after it"),
    (SITE, "tagline: Front", "▸tagline Front", "a key needs a colon and a space after it"),
    (SITE, "tagline:", "  ▸tagline:", "keys of one mapping start in the same column"),
    (SITE, "tagline:", "# A remark.\n  ▸tagline:", "keys of one mapping start in the same"),
    (SITE, "address: https", "  Après\u00a0!\naddress: a▸: https", "text that holds a colon needs"),
    (RESUME, '"label"', "▸'label'", "JSON has double quotes only"),
    (RESUME, '"label"', '▸// me\n"label"', "JSON has no comments"),
    (RESUME, '"Your Name"', "▸None", "JSON says true, false and null, in small letters"),
    (RESUME, '"basics":', '"x": [1,▸],\n  "basics":', "no comma stands before a closing bracket"),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "said"), MISTAKES, ids=[said for *_, said in MISTAKES]
)
def test_a_mistake_is_one_error_at_its_place(
    directory: ContentDirectory, file: str, old: str, new: str, said: str
) -> None:
    directory.edit(file, old, new)
    place = directory.marked_place(file)
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == place
    assert said in str(diagnostic)
    assert diagnostic.kind is Kind.ERROR


def test_mistakes_in_several_files_are_reported_at_once(directory: ContentDirectory) -> None:
    directory.edit(SITE, "owner:", "ovner:")
    directory.edit(HOME, "[800, 600]", "[800]")
    directory.edit(LOANS, "order: 3", "order: third")
    found = [(error.file, error.field) for error in directory.diagnostics()]
    assert found == [
        ("content/home.yaml", "playground.fallback"),
        (f"content/{LOANS}", "order"),
        ("content/site.yaml", ""),
        ("content/site.yaml", "ovner"),
    ]


THEME_MISTAKES = [
    # Text of theme.yaml with a mark at the one diagnostic; its field, and a part of what is said.
    ("colors: { accent: ▸yelow }", "colors.accent", "did you mean `yellow`?"),
    ("colors: { ▸acent: red }", "colors.acent", "did you mean `accent`?"),
    ("colors: { accent: { light: ▸tomatoe, dark: black } }", "colors.accent.light", "`tomato`?"),
    ("grounds: { home: { ground: ▸'#ff88zz' } }", "grounds.home.ground", "#ffe14a"),
    ("colors:\n  ▸accent: #e4572e\n  ink: black", "colors.accent", "needs quotes"),
    ("colors: { accent: ▸[red, blue] }", "colors.accent", "found a list of 2"),
    ("colors: { ▸accent: { light: '#e4572e' } }", "colors.accent", "Colour in dark"),
    ("pastels: { ▸mind: red }", "pastels.mind", "did you mean `mint`?"),
    ("hues: { yellow: ▸yelow }", "hues.yellow", "did you mean `yellow`?"),
    ("hues: ▸yellow", "hues", "with the keys yellow, amber"),
    ("lettering: { gradients: { home: ▸[red] } }", "lettering.gradients.home", "at least 2 items"),
    (
        "lettering: { gradients: { home: ▸red } }",
        "lettering.gradients.home",
        "expected a list; found",
    ),
    ("lettering: { gradients: { home: [red, ▸blu] } }", "lettering.gradients.home[1]", "`blue`?"),
    ("extends: ▸sticker-pup", "extends", "did you mean `sticker-pop`?"),
    ("shape: { radius: ▸99 }", "shape.radius", "for example 16"),
    ("shape: { radius: ▸-1 }", "shape.radius", "for example 16"),
]


@pytest.mark.parametrize(("text", "field", "said"), THEME_MISTAKES)
def test_a_mistake_in_a_theme_is_reported_once_with_its_place_and_a_remedy(
    directory: ContentDirectory, text: str, field: str, said: str
) -> None:
    directory.write("theme.yaml", f"{text}\n")
    place = directory.marked_place("theme.yaml")
    diagnostic = directory.diagnostic()
    assert (place_of(diagnostic), diagnostic.field) == (place, field)
    assert diagnostic.kind is Kind.ERROR
    assert said in str(diagnostic)


def test_a_theme_colour_for_light_alone_gets_a_dark_value(directory: ContentDirectory) -> None:
    directory.write("theme.yaml", "colors:\n  paper: '#ffeedd'\n  accent: red\n")
    colors = directory.load().content.theme.colors
    assert colors.paper.light == "#ffeedd"
    assert colors.paper.dark not in {"#ffeedd", "#150a2a"}
    assert colors.accent.light == colors.accent.dark == "#ff5138"
