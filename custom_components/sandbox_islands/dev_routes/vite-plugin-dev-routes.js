// Serves, while developing, routes that otherwise only the export has: hand-written pages without
// their extension, a player page for every video, and the resume's files. Addresses below the path
// that the site has on its host redirect to the same ones without it. Redirects load documents, as
// they do on an exported site, and so does a change of what all pages share.
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { pipeline } from "node:stream";

const CONTENT_TYPES = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
};

/**
 * Returns Vite's plugin.
 *
 * @returns {import("vite").Plugin} Serves files that `assets/` has not, and rewrites requests with
 *   {@link resolveRoute}. `dev-routes.json` beside Vite's configuration names the `folders` of what
 *   compiling writes, and the `base` below which the site will be served.
 */
export default function devRoutes() {
  return {
    name: "portfolio-dev-routes",
    apply: "serve",
    configureServer({ config: { root, publicDir }, middlewares }) {
      const { folders, base } = JSON.parse(readFileSync(join(root, "dev-routes.json"), "utf8"));
      const isPublicFile = (path) => existsSync(join(publicDir, path));
      const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile();

      middlewares.use((request, response, next) => {
        const [, asked, query] = request.url.match(/^([^?]*)(.*)$/);
        if (base && `${asked}/`.startsWith(`${base}/`)) {
          // Two slashes, or one and a backslash, would lead to another host.
          const location = `/${asked.slice(base.length).replace(/^[/\\]+/, "")}${query}`;
          response.writeHead(302, { location }).end();
          return;
        }
        const path = resolveRoute(asked, isPublicFile);
        const file = folders.map((folder) => fileIn(folder, path)).find((file) => file && isFile(file));
        if (file) {
          response.setHeader("content-type", CONTENT_TYPES[extname(file)]);
          // A file may go while it is sent: without a callback that ends the server.
          pipeline(createReadStream(file), response, () => {});
          return;
        }
        request.url = path + query;
        next();
      });
    },
    // React cannot change a head in which Vite has replaced a stylesheet: it looks for the old one.
    hotUpdate({ file }) {
      if (this.environment.name !== "client" || !file.endsWith("/app/_document.js")) return;
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
    transform: {
      filter: { id: /\/utils\/state\.js$/ },
      handler: withLoadedRedirects,
    },
  };
}

/**
 * Returns Reflex's script of events whose redirects load documents. The router would render the
 * next page into this document, and React does not run scripts that it renders.
 *
 * @param {string} script
 * @throws {Error} When the script has no such redirects; another version of Reflex writes others.
 */
export function withLoadedRedirects(script) {
  const changed = script
    .replace("navigate(pathname, { replace: true });", "window.location.replace(pathname);")
    .replace("navigate(pathname);", "window.location.assign(pathname);");
  if (/\bnavigate\(/.test(changed) || changed === script) {
    throw new Error("Reflex's utils/state.js redirects in another way than its version 0.10.");
  }
  return changed;
}

/**
 * Returns where a file of a folder would be, at any depth.
 *
 * @param {string} folder
 * @param {string} path Of the request, without the query.
 * @returns {string | null} Null for a path that has no such file, or leads out of the folder.
 */
export const fileIn = (folder, path) =>
  /^(\/[\w-]+(\.[\w-]+)*)+$/.test(path) && extname(path) in CONTENT_TYPES
    ? join(folder, path)
    : null;

/**
 * Returns the file that a host would serve for a route.
 *
 * @param {string} path Of the request, without the query.
 * @param {(path: string) => boolean} isPublicFile Whether `assets/` has a file.
 * @returns {string} The path unchanged where there is no such page.
 */
export function resolveRoute(path, isPublicFile) {
  if (/^\/player(\/[\w-]+)?$/.test(path)) return "/player.html";
  return /^\/[\w/-]+$/.test(path) && isPublicFile(`${path}.html`) ? `${path}.html` : path;
}
