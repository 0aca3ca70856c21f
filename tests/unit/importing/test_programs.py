"""Which files of a site are articles, and the addresses that they had there."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.importing.blog import Blog, Post
from portfolio.importing.programs import open_blog


class Site:
    """A folder in which a test writes a site."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def write(self, name: str, text: str = "Text") -> None:
        """Writes a file."""
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def blog(self, folder: str = "") -> Blog:
        """Reads the articles, those of a folder or of the whole site."""
        return open_blog(self.folder / folder)

    def post(self, folder: str = "") -> Post:
        """Reads the only article."""
        (post,) = self.blog(folder).posts
        return post


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """An empty folder."""
    return Site(tmp_path / "site")


def front(**said: str) -> str:
    """Returns a text with a front matter."""
    lines = [f"{key}: {value}" for key, value in said.items()]
    return "\n".join(["---", "title: A boat", *lines, "---", "Text"])


@pytest.mark.parametrize(
    ("settings", "said", "address"),
    [
        ("title: x", {}, "/2019/03/01/boat.html"),
        ("permalink: pretty", {}, "/2019/03/01/boat"),
        ("permalink: none", {"categories": "sea"}, "/sea/boat.html"),
        ("permalink: /blog/:year/:title/", {}, "/blog/2019/boat"),
        ("permalink: /:short_year/:i_month/:slug", {}, "/19/3/boat"),
        ("permalink: ordinal", {}, "/2019/060/boat.html"),
        ("baseurl: /b", {"categories": "Sea Wind"}, "/b/sea/wind/2019/03/01/boat.html"),
        ("title: x", {"permalink": "/old.html"}, "/old.html"),
        ("title: x", {"date": "2020-05-06 10:00:00 +0100"}, "/2020/05/06/boat.html"),
        ("timezone: America/Chicago", {"date": "2020-01-03 02:00 +0000"}, "/2020/01/02/boat.html"),
        ("timezone: America/Chicago", {"date": "2020-01-03 02:00:00"}, "/2020/01/02/boat.html"),
        ("timezone: America/Chicago", {"date": "2020-01-03 02:00"}, "/2020/01/03/boat.html"),
        ("timezone: America/Chicago", {"date": "2020-01-03"}, "/2020/01/03/boat.html"),
        ("timezone: Nowhere", {"date": "2020-01-03 02:00 +0000"}, "/2020/01/03/boat.html"),
        ("title: x", {"date": "2020-01-03 02:00:00"}, "/2020/01/03/boat.html"),
        ("title: x", {"slug": "ship"}, "/2019/03/01/ship.html"),
        ("collections: { posts: { permalink: '/p/:title' } }", {}, "/p/boat"),
        (
            "defaults: [{ scope: { path: '', type: posts }, values: { permalink: '/d/:title' } }]",
            {},
            "/d/boat",
        ),
    ],
)
def test_addresses_of_jekyll_follow_its_settings(
    site: Site, settings: str, said: dict[str, str], address: str
) -> None:
    site.write("_config.yml", settings)
    site.write("_posts/2019-03-01-boat.md", front(**said))
    assert site.post().addresses == (address,)


def test_posts_and_drafts_of_jekyll_are_articles_and_pages_are_none(site: Site) -> None:
    site.write("_config.yml", "url: https://old.test")
    site.write("about.md", front())
    site.write("_posts/2019-03-01-boat.markdown", front(redirect_from="[/a, /b/]"))
    site.write("sea/_posts/2019-03-02-sail.md", front(published="false"))
    site.write("_drafts/idea.md", front())
    site.write("_posts/2019-03-03-page.html")
    blog = site.blog()
    assert (blog.program, blog.address) == ("Jekyll", "https://old.test")
    posts = {post.slug: post for post in blog.posts}
    assert {name: post.is_draft for name, post in posts.items()} == {
        "boat": False,
        "sail": True,
        "idea": True,
    }
    assert posts["boat"].addresses[1:] == ("/a", "/b")
    assert posts["sail"].addresses == ("/sea/2019/03/02/sail.html",)
    assert [(it.file, it.what) for it in blog.left] == [
        ("_posts/2019-03-03-page.html", ".html: it is not Markdown")
    ]


def test_the_source_of_jekyll_may_be_a_folder_of_its_own(site: Site) -> None:
    site.write("_config.yml", "source: src\npermalink: /:categories/:title")
    site.write("src/sea/_posts/2019-03-01-boat.md", front())
    assert site.post().addresses == ("/sea/boat",)
    assert [it.name for it in site.blog().served] == ["src"]


@pytest.mark.parametrize("folder", ["", "_posts"])
def test_a_folder_of_a_site_is_read_with_the_settings_of_the_site(site: Site, folder: str) -> None:
    site.write("_config.yml", "permalink: /:title")
    site.write("_posts/2019-03-01-boat.md", front())
    post = site.post(folder)
    assert (post.name, post.addresses) == ("_posts/2019-03-01-boat.md", ("/boat",))


@pytest.mark.parametrize(
    ("settings", "said", "addresses"),
    [
        ("", {}, ("/posts/the-boat",)),
        ("baseURL = 'https://old.test/b/'", {}, ("/b/posts/the-boat",)),
        ("uglyURLs = true", {}, ("/posts/the-boat.html",)),
        ("", {"slug": "ship"}, ("/posts/ship",)),
        ("", {"url": "/x/y/"}, ("/x/y",)),
        ("", {"aliases": "[/a/, b]"}, ("/posts/the-boat", "/a", "/posts/b")),
        ("[permalinks]\nposts = '/:year/:month/:slug/'", {}, ("/2019/03/a-boat",)),
        ("[permalinks.page]\nposts = '/:sections/:contentbasename'", {}, ("/posts/the-boat",)),
    ],
)
def test_addresses_of_hugo_follow_its_settings(
    site: Site, settings: str, said: dict[str, str], addresses: tuple[str, ...]
) -> None:
    site.write("hugo.toml", settings)
    site.write("content/posts/The Boat.md", front(date="2019-03-01", **said))
    assert site.post().addresses == addresses


def test_articles_of_hugo_are_those_of_the_main_section(site: Site) -> None:
    site.write("config.yaml", "title: x")
    site.write("content/_index.md")
    site.write("content/about.md", front())
    site.write("content/blog/_index.md")
    site.write("content/blog/boat/index.md", front())
    site.write("content/blog/sail.md", front(draft="true"))
    site.write("content/talks/talk.md", front())
    blog = site.blog()
    assert {post.slug: post.is_draft for post in blog.posts} == {"boat": False, "sail": True}
    (left,) = blog.left
    assert str(left) == (
        "content/talks:1  1 file of another section; name this folder to take them"
    )
    assert site.post("content/talks").slug == "talk"


@pytest.mark.parametrize(
    ("files", "address"),
    [
        ({"hugo.toml": "baseURL = 'http://localhost:1313/'"}, ""),
        ({"hugo.toml": "baseURL = 'http://localhost.test/'"}, "http://localhost.test"),
        (
            {
                "config/_default/hugo.toml": "baseURL = 'http://localhost:1313/'",
                "config/production/hugo.toml": "baseURL = 'https://old.test/'",
                "config/staging/hugo.toml": "baseURL = 'https://new.test/'",
            },
            "https://old.test",
        ),
    ],
)
def test_the_host_of_hugo_is_that_of_its_production(
    site: Site, files: dict[str, str], address: str
) -> None:
    for name, text in files.items():
        site.write(name, text)
    site.write("content/posts/boat.md", front())
    assert site.blog().address == address


def test_settings_of_hugo_in_several_files_are_merged_key_by_key(site: Site) -> None:
    site.write("config/_default/hugo.toml", "[permalinks]\nposts = '/p/:slugorfilename'")
    site.write("config/production/hugo.toml", "[permalinks]\ntalks = '/t/:slugorfilename'")
    site.write("config/production/permalinks.toml", "notes = '/n/:slugorfilename'")
    site.write("content/posts/boat.md", front(date="2019-03-01"))
    assert site.post().addresses == ("/p/boat",)


@pytest.mark.parametrize("name", ["languages.sv", "params.sv", "hugo.sv"])
def test_a_file_of_settings_of_one_language_of_hugo_makes_it_known(site: Site, name: str) -> None:
    site.write("config/_default/hugo.toml", "title = 'Boats'")
    site.write("config/_default/languages.en.toml", "weight = 1")
    site.write(f"config/_default/{name}.toml", "weight = 2")
    site.write("content/posts/boat/index.md", front())
    site.write("content/posts/boat/index.sv.md", front())
    found = {(post.slug, post.language, post.addresses) for post in site.blog().posts}
    assert found == {("boat", "", ("/posts/boat",)), ("boat", "sv", ("/sv/posts/boat",))}


def test_languages_of_hugo_are_endings_and_folders(site: Site) -> None:
    site.write("hugo.toml", "defaultContentLanguage = 'en'\n[languages.en]\n[languages.sv]\n")
    site.write("content/posts/boat.md", front())
    site.write("content/posts/boat.sv.md", front())
    site.write("content/sv/posts/sail.md", front())
    site.write("content/posts/v1.2.md", front())
    found = {(post.slug, post.language) for post in site.blog().posts}
    assert found == {("boat", ""), ("boat", "sv"), ("sail", "sv"), ("v1.2", "")}


def test_articles_of_astro_are_those_of_one_collection_with_the_address_of_its_page(
    site: Site,
) -> None:
    site.write("astro.config.mjs", "export default { site: 'https://old.test', base: '/b' }")
    site.write("src/pages/words/[...slug].astro", "await getCollection('blog')")
    site.write("src/content/blog/The Boat.md", front(draft="true"))
    site.write("src/content/blog/2024/sail.mdx", front())
    site.write("src/content/blog/_kept/rope.md", front(slug="/knots/rope"))
    site.write("src/content/blog/_hidden.md", front())
    site.write("src/content/authors/ada.md", front())
    blog = site.blog()
    assert {(post.slug, post.addresses, post.is_draft) for post in blog.posts} == {
        ("The Boat", ("/b/words/the-boat",), True),
        ("sail", ("/b/words/2024/sail",), False),
        ("rope", ("/b/words/knots/rope",), False),
    }
    (left,) = blog.left
    assert left.file == "src/content/authors"


def test_folders_of_languages_in_a_collection_of_astro_are_languages(site: Site) -> None:
    site.write("astro.config.ts", "")
    site.write("src/content/blog/sv/boat.md", front())
    post = site.post()
    assert (post.slug, post.language) == ("boat", "sv")
    assert post.addresses == ("/sv/blog/boat", "/blog/boat")


def test_any_folder_of_markdown_has_articles(site: Site) -> None:
    site.write("2019-03-01 The boat.md", "# The boat\n")
    site.write(".hidden/no.md")
    post = site.post()
    assert (post.slug, post.day, post.addresses) == ("The boat", "2019-03-01", ())


def test_what_cannot_be_read_is_left_over_with_its_line(site: Site) -> None:
    site.write("boat.md", "---\ntitle: a: b\n---\n")
    (site.folder / "sail.md").write_bytes(b"---\ntitle: Caf\xe9\n---\n\x07Text")
    blog = site.blog()
    assert [post.fields["title"] for post in blog.posts] == ["Caf\xe9"]
    assert [(it.file, it.line) for it in blog.left] == [
        ("boat.md", 2),
        ("sail.md", 2),
        ("sail.md", 4),
    ]


def test_texts_that_articles_of_astro_import_are_no_articles(site: Site) -> None:
    site.write("astro.config.mjs", "")
    imports = "import a from './code/a.txt?raw';\nimport c from './c.mdx'"
    site.write("src/content/blog/boat.mdx", f"{front()}\n\n{imports}")
    for name in ("code/a.txt", "code/b.txt"):
        site.write(f"src/content/blog/{name}")
    site.write("src/content/blog/c.mdx", "---\n: [\n---\n")
    found = [it.file for it in site.blog().left]
    assert found == ["src/content/blog/c.mdx", "src/content/blog/code/b.txt"]
