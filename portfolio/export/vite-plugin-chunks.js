// Vite settings that the export steps depend on.
import { relative } from "node:path";

const GRAPH = "chunks.json";

/**
 * @returns {import("vite").Plugin} Writes which modules each chunk holds and which chunks it
 *   imports to `chunks.json`, and makes chunks name each other relative to themselves, so that the
 *   site works below any path. The build for prerendering, which is not served, has source maps.
 */
export default function chunks() {
  let root;
  return {
    name: "portfolio-chunks",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    config: () => ({
      experimental: { renderBuiltUrl },
      // The browsers of purge_css.mjs; for older ones styles would be a twelfth longer.
      build: { cssTarget: ["chrome123", "firefox120", "safari17.5", "ios17.5"] },
      // So that an error in prerendering names the file and line that it comes from.
      environments: { ssr: { build: { sourcemap: true } } },
    }),
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const graph = {};
      for (const { type, fileName, moduleIds, imports, dynamicImports } of Object.values(bundle)) {
        if (type !== "chunk") continue;
        const modules = moduleIds.map((id) => relative(root, id));
        graph[fileName] = { modules, imports: [...imports, ...dynamicImports] };
      }
      this.emitFile({ type: "asset", fileName: GRAPH, source: JSON.stringify(graph) });
    },
  };
}

// Only scripts: the address of a stylesheet must be the one that was prerendered.
const renderBuiltUrl = (name, { hostType }) =>
  hostType === "js" && name.endsWith(".js") ? { relative: true } : undefined;
