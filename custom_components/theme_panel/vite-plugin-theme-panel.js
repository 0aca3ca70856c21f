// While developing: gives what the theme panel posts to the program that writes it to a file, and
// has that find the faces that the panel tries.
import { spawn } from "node:child_process";
import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";

const ADDRESS = "/__theme";
const FONT = /^\/font\/(display|text)\/([\w %@.]+)$/;
const MAX_BYTES = 10_000;

/**
 * @returns {import("vite").Plugin} Answers POST requests to /__theme with what the program in
 *   `theme-panel.json` beside Vite's configuration prints: status 200, or 400 if it refuses; and
 *   /__theme/font/display/Archivo with a font file.
 */
export default function themePanel() {
  return {
    name: "portfolio-theme-panel",
    apply: "serve",
    configureServer({ config, middlewares }) {
      middlewares.use(ADDRESS, async (request, response, next) => {
        const font = FONT.exec(request.url);
        if (font) return sendFont(config.root, font[1], decodeURIComponent(font[2]), response);
        if (request.method !== "POST") return next();
        const [status, text] = isFromPage(request)
          ? await run(config.root, [], await bodyOf(request))
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

/** Answers with the font file that the program finds, or with what is wrong. */
async function sendFont(root, role, family, response) {
  const [status, text] = await run(root, ["font", role, family]);
  response.writeHead(status === 200 ? 200 : 404, { "content-type": "font/woff2" });
  if (status === 200) createReadStream(text).pipe(response);
  else response.end(text);
}

/** @returns {Promise<[number, string]>} A status and what the program printed. */
function run(root, words, body = "") {
  const { command, folder } = JSON.parse(readFileSync(join(root, "theme-panel.json"), "utf8"));
  const program = spawn(command[0], [...command.slice(1), ...words], { cwd: folder });
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
