"""The layout that all pages share: head tags, header, main area, end."""
