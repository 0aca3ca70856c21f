"""What was drawn once is drawn again only when something changed."""

from pathlib import Path

from portfolio.cache import cached


class Drawer:
    """Counts how often it draws."""

    def __init__(self) -> None:
        self.drawings = 0

    def __call__(self) -> bytes:
        self.drawings += 1
        return b"drawing %d" % self.drawings


def test_the_same_inputs_are_drawn_once(tmp_path: Path) -> None:
    draw = Drawer()
    first = cached(tmp_path / "kept", "a.svg", ["Title", 1.5], draw)
    assert cached(tmp_path / "kept", "a.svg", ["Title", 1.5], draw) == first
    assert draw.drawings == 1


def test_other_words_replace_the_older_drawing(tmp_path: Path) -> None:
    draw = Drawer()
    cached(tmp_path, "a.svg", ["Title"], draw)
    cached(tmp_path, "b.svg", ["Title"], draw)
    assert cached(tmp_path, "a.svg", ["Other"], draw) == b"drawing 3"
    assert sorted(file.name.split(".")[0] for file in tmp_path.iterdir()) == ["a", "b"]


def test_files_count_by_content_even_in_lists(tmp_path: Path) -> None:
    draw, font = Drawer(), tmp_path / "font.woff2"
    font.write_bytes(b"one")
    cached(tmp_path / "kept", "a.svg", [[font]], draw)
    font.write_bytes(b"two")
    cached(tmp_path / "kept", "a.svg", [[font]], draw)
    assert draw.drawings == 2


def test_inputs_do_not_run_into_each_other(tmp_path: Path) -> None:
    draw = Drawer()
    cached(tmp_path, "a.svg", ["ab", "c"], draw)
    cached(tmp_path, "a.svg", ["a", "bc"], draw)
    assert draw.drawings == 2
