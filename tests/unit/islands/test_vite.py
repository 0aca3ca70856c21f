"""Plugins are registered in Vite's configuration."""

from __future__ import annotations

from custom_components.vite import with_plugin


def test_a_plugin_is_imported_by_its_name_in_camel_case() -> None:
    config = with_plugin("export default { plugins: [react()] };", "vite-plugin-dev-routes.js")
    assert config.startswith('import devRoutes from "./vite-plugin-dev-routes.js";\n')
    assert "plugins: [\n    devRoutes()," in config
