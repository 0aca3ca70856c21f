// Builds plain pages, those that nothing hydrates but their islands, with less work: browsers never
// run their modules.
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The list of the files of plain pages, beside Vite's configuration. */
const PLAIN_PAGES = "plain-pages.json";
const ROUTES = join("app", "routes");
const EMPTY = "export default function Component() { return null; }";

/**
 * For browsers only the imports of a plain page's module are bundled, so that what islands share
 * and their styles are as if it were whole.
 *
 * @returns {import("vite").Plugin}
 */
export default function plainPages() {
  let root, isBuild;
  let stubs;

  return {
    name: "plain-pages",
    enforce: "pre",
    // Not while developing. React Router reads the exports of pages in a server of this mode.
    apply: (_, { mode }) => mode === "production",
    sharedDuringBuild: true,
    // Nobody reads the sizes, and nothing changes while the preview server prerenders.
    config: (_, { isPreview }) =>
      isPreview ? { server: { watch: null } } : { build: { reportCompressedSize: false } },
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    buildStart() {
      if (stubs) return; // Once for all environments, so that they agree.
      stubs = {};
      const list = join(root, PLAIN_PAGES);
      for (const file of existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : []) {
        const module = readFileSync(join(root, ROUTES, file), "utf8");
        try {
          stubs[file] = isBuild ? stubOf(this.parse(module, { lang: "jsx" })) : EMPTY;
        } catch {
          // It cannot be parsed; Vite, which bundles it whole then, says where.
        }
      }
    },
    transform(_, id) {
      const isPrerendered = isBuild && this.environment.name !== "client";
      const file = relative(join(root, ROUTES), id);
      if (!isPrerendered && Object.hasOwn(stubs, file)) return { code: stubs[file], map: null };
    },
  };
}

/**
 * @param {object} tree - The module of a page, parsed.
 * @returns {string} A module with the same imports and an empty page.
 */
function stubOf({ body }) {
  const imports = body.filter(({ type }) => type === "ImportDeclaration");
  return [...imports.map(({ source }) => `import ${source.raw};`), EMPTY].join("\n");
}
