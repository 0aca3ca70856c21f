// While developing: gives what the theme panel posts to the program that writes it to a file, and
// has that find the faces that the panel tries, and the colours that follow an accent.
import { spawn } from "node:child_process";
import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const ADDRESS = "/__theme";
const COLORS = /^\/colors\/([\w-]+)\/([0-9a-f]{6})$/;
const FONT = /^\/font\/(display|text)\/([\w %@.]+)$/;

/**
 * @returns {import("vite").Plugin} Answers POST requests to /__theme with what the program in
 *   `theme-panel.json` beside Vite's configuration prints: status 200, or 400 if it refuses; and
 *   /__theme/font/display/Archivo with a font file, /__theme/colors/swiss/0057ff with JSON.
 */
export default function themePanel() {
  return {
    name: "portfolio-theme-panel",
    apply: "serve",
    configureServer({ config, middlewares }) {
      middlewares.use(ADDRESS, async (request, response, next) => {
        const font = FONT.exec(request.url);
        if (font) return sendFont(config.root, font[1], decodeURIComponent(font[2]), response);
        const colors = COLORS.exec(request.url);
        if (colors) return sendColors(config.root, colors.slice(1), response);
        if (request.method !== "POST") return next();
        const [status, answer] = isFromPage(request)
          ? await run(config.root, [], await text(request))
          : [403, "Only a page of this server may do that."];
        response.writeHead(status, { "content-type": "text/plain; charset=utf-8" });
        response.end(answer);
      });
    },
  };
}

/** @returns {boolean} Whether a page of this server asks, and not another site in the browser. */
function isFromPage({ headers }) {
  return URL.parse(headers.origin ?? "")?.host === headers.host;
}

/** Answers with the font file that the program finds, or with what is wrong. */
async function sendFont(root, role, family, response) {
  const [status, answer] = await run(root, ["font", role, family]);
  response.writeHead(status === 200 ? 200 : 404, { "content-type": "font/woff2" });
  if (status === 200) createReadStream(answer).pipe(response);
  else response.end(answer);
}

/** Answers with the custom properties that the program derives from an accent, as JSON. */
async function sendColors(root, words, response) {
  const [status, answer] = await run(root, ["colors", ...words]);
  response.writeHead(status, { "content-type": "application/json" });
  response.end(answer);
}

/** @returns {Promise<[number, string]>} A status and what the program printed. */
function run(root, words, body = "") {
  const { command, folder } = JSON.parse(readFileSync(join(root, "theme-panel.json"), "utf8"));
  const program = spawn(command[0], [...command.slice(1), ...words], { cwd: folder });
  let output = "";
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding("utf8").on("data", (part) => (output += part));
  }
  program.stdin.on("error", () => {}).end(body);
  return new Promise((resolve) => {
    program.on("error", ({ message }) => resolve([500, message]));
    program.on("close", (status) => resolve([status ? 400 : 200, output.trim()]));
  });
}
