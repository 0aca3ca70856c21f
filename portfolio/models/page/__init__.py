"""Pages of the owner's own: one file of Python or Markdown each."""

from portfolio.models.page.markdown_page import MarkdownPage
from portfolio.models.page.page import Page, PythonPage

__all__ = ["MarkdownPage", "Page", "PythonPage"]
