// Sends the headers of the built site with every answer of the development server, so that what
// its policy blocks is blocked here first.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const HEADERS = "security-headers.json";

/**
 * @returns {import("vite").Plugin} Sends the headers in `security-headers.json` beside Vite's
 *   configuration. Each compile writes it: what pages load from elsewhere may have changed.
 */
export default function securityHeaders() {
  return {
    name: "portfolio-security-headers",
    apply: "serve",
    configureServer({ config: { root }, middlewares }) {
      let headers = {};
      middlewares.use((_, response, next) => {
        headers = read(join(root, HEADERS)) ?? headers;
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        next();
      });
    },
  };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // Half written: the next request reads it.
    return null;
  }
}
