"""Values of a YAML file change, and every other character stays."""

from portfolio.editing.yaml_editor import YamlEditor


def test_a_list_becomes_empty_below_a_comment_with_a_colon() -> None:
    editor = YamlEditor("actions:\n  # Note: one\n  - label: All\nhint: Words\n")
    editor.remove(("actions", 0))
    assert editor.text == "actions: []\n  # Note: one\nhint: Words\n"
