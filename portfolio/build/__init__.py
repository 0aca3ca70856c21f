"""What happens at export: pictures, lettering, lean pages, feeds, sidecars."""
