"""Development only: the addresses that the built site answers and Vite alone would not."""

from custom_components.addresses.plugin import AddressesPlugin

__all__ = ["AddressesPlugin"]
