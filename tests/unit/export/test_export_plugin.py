"""What the plugin of the export does before Vite builds."""

from __future__ import annotations

from pathlib import Path

from portfolio.atomic_write import write_files
from portfolio.export.plugin import remove_deleted_assets


def test_a_deleted_asset_is_in_no_later_export(tmp_path: Path) -> None:
    assets, copied = tmp_path / "assets", tmp_path / "public"
    write_files({folder / "svg" / "star.svg": "<svg></svg>" for folder in (assets, copied)})
    write_files({copied / "svg" / "bomb.svg": "<svg></svg>"})
    remove_deleted_assets(assets, copied)
    assert [file.name for file in (copied / "svg").iterdir()] == ["star.svg"]
