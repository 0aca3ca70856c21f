"""Plugins are registered in Vite's configuration."""

from __future__ import annotations

from custom_components.vite import with_plugin


def test_a_vite_plugin_is_imported_under_a_camel_case_name() -> None:
    config = with_plugin("export default { plugins: [react()] };", "vite-plugin-dev-routes.js")
    assert config.startswith('import devRoutes from "./vite-plugin-dev-routes.js";\n')
    assert "plugins: [\n    devRoutes()," in config
