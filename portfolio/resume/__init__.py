"""One document as PDF, text and JSON Resume; import from elsewhere."""
