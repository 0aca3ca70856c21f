"""The playground: its stickers, their places, and its physics."""
