// While developing there is no build that lays out pages written by hand, gives every video its
// player and writes the resume's files. This answers for it, at the same addresses.
import { createReadStream, existsSync } from "node:fs";
import { extname, join } from "node:path";

const TYPES = {
  ".js": "text/javascript",
  ".json": "application/json",
  ".pdf": "application/pdf",
  ".txt": "text/plain; charset=utf-8",
};

/** Where to find what the build copies from the packages, by its address. */
const PACKAGED = { "/lab/vendor/gsap.js": "node_modules/gsap/dist/gsap.min.js" };

/**
 * @returns {import("vite").Plugin} Answers for what `python -m portfolio dev` has written, and
 *   finds the files of pages that are named without their ending.
 */
export default function addresses() {
  const downloads = process.env.PORTFOLIO_DOWNLOADS;

  return {
    name: "portfolio-addresses",
    apply: "serve",
    configureServer({ config: { root, publicDir }, middlewares }) {
      middlewares.use((request, response, next) => {
        const [, path, query] = request.url.match(/^([^?]*)(.*)$/);
        const file = PACKAGED[path] ? join(root, PACKAGED[path]) : downloads && fileIn(downloads, path);
        if (file && existsSync(file)) {
          response.setHeader("content-type", TYPES[extname(file)]);
          createReadStream(file).pipe(response);
          return;
        }
        request.url = page(path, (name) => existsSync(join(publicDir, name))) + query;
        next();
      });
    },
  };
}

/** Only files at the root are made, so that no address leads out of the folder. */
const fileIn = (folder, path) => (/^\/[\w-]+\.(json|pdf|txt)$/.test(path) ? join(folder, path) : null);

/**
 * Says which file answers for an address.
 *
 * @param {string} path
 * @param {(path: string) => boolean} exists Tells of the files that are served as they are.
 * @returns {string} The path itself where there is no such page.
 */
export function page(path, exists) {
  if (/^\/player\/[\w-]+$/.test(path)) return "/player/index.html";
  return /^\/[\w/-]+$/.test(path) && exists(`${path}.html`) ? `${path}.html` : path;
}
