"""What the text of a Markdown page holds beside words."""
