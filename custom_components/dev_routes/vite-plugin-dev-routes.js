// Serves, while developing, routes that otherwise only the export has: hand-written pages without
// their extension, a player page for every video, and the resume's files.
import { createReadStream, existsSync } from "node:fs";
import { extname, join } from "node:path";

const CONTENT_TYPES = {
  ".js": "text/javascript",
  ".json": "application/json",
  ".pdf": "application/pdf",
  ".txt": "text/plain; charset=utf-8",
};

/** Where `portfolio/build/resume_files.py` writes, from the folder that Vite builds. */
const DOWNLOADS = "../.cache/downloads";

/** Files of npm packages that the export copies, by route. */
const PACKAGE_FILES = { "/lab/vendor/gsap.js": "node_modules/gsap/dist/gsap.min.js" };

/**
 * @returns {import("vite").Plugin} Serves the files that compiling writes to `.cache/downloads`, and
 *   rewrites requests with {@link resolveRoute}.
 */
export default function devRoutes() {
  return {
    name: "portfolio-dev-routes",
    apply: "serve",
    configureServer({ config: { root, publicDir }, middlewares }) {
      const downloads = join(root, DOWNLOADS);
      const packageFile = (path) => path in PACKAGE_FILES && join(root, PACKAGE_FILES[path]);
      const isPublicFile = (path) => existsSync(join(publicDir, path));

      middlewares.use((request, response, next) => {
        const [, path, query] = request.url.match(/^([^?]*)(.*)$/);
        const file = packageFile(path) || downloadFile(downloads, path);
        if (file && existsSync(file)) {
          response.setHeader("content-type", CONTENT_TYPES[extname(file)]);
          createReadStream(file).pipe(response);
          return;
        }
        request.url = resolveRoute(path, isPublicFile) + query;
        next();
      });
    },
  };
}

/** Returns a file of the folder or of a language's in it; paths with another dot are refused. */
const downloadFile = (folder, path) =>
  /^(\/[\w-]+){1,2}\.(json|pdf|txt)$/.test(path) ? join(folder, path) : null;

/**
 * Returns the file that a host would serve for a route.
 *
 * @param {string} path Of the request, without the query.
 * @param {(path: string) => boolean} isPublicFile Whether `assets/` has a file.
 * @returns {string} The path unchanged where there is no such page.
 */
export function resolveRoute(path, isPublicFile) {
  if (/^\/player\/[\w-]+$/.test(path)) return "/player/index.html";
  return /^\/[\w/-]+$/.test(path) && isPublicFile(`${path}.html`) ? `${path}.html` : path;
}
