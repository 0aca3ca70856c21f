// While developing: gives what the theme panel posts to the program that writes it to a file.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ADDRESS = "/__theme";
const MAX_BYTES = 10_000;

/**
 * @returns {import("vite").Plugin} Answers POST requests to /__theme with what the program in
 *   `theme-panel.json` beside Vite's configuration prints: status 200, or 400 if it refuses.
 */
export default function themePanel() {
  return {
    name: "portfolio-theme-panel",
    apply: "serve",
    configureServer({ config, middlewares }) {
      middlewares.use(ADDRESS, async (request, response, next) => {
        if (request.method !== "POST") return next();
        const [status, text] = isFromPage(request)
          ? await keep(config.root, await bodyOf(request))
          : [403, "Only a page of this server may do that."];
        response.writeHead(status, { "content-type": "text/plain; charset=utf-8" });
        response.end(text);
      });
    },
  };
}

/** @returns {boolean} Whether a page of this server asks, and not another site in the browser. */
function isFromPage({ headers }) {
  return URL.parse(headers.origin ?? "")?.host === headers.host;
}

/** @returns {Promise<string>} What was posted, cut at MAX_BYTES. */
async function bodyOf(request) {
  let body = "";
  for await (const part of request.setEncoding("utf8")) {
    body += part;
    if (body.length > MAX_BYTES) break;
  }
  return body.slice(0, MAX_BYTES);
}

/** @returns {Promise<[number, string]>} A status and what the program printed. */
function keep(root, body) {
  const { command, folder } = JSON.parse(readFileSync(join(root, "theme-panel.json"), "utf8"));
  const program = spawn(command[0], command.slice(1), { cwd: folder });
  let text = "";
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding("utf8").on("data", (part) => (text += part));
  }
  program.stdin.on("error", () => {}).end(body);
  return new Promise((resolve) => {
    program.on("error", ({ message }) => resolve([500, message]));
    program.on("close", (status) => resolve([status ? 400 : 200, text.trim()]));
  });
}
