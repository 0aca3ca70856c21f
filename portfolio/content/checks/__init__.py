"""What no model sees: links, repeated names, picture sizes, placeholders, unsafe drawings."""
