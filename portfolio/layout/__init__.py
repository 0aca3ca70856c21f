"""What every page stands in: head tags, header, main area, footer."""
