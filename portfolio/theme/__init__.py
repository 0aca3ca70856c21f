"""The look of the site: tokens, type and base rules, and the sheet made of all styles."""
