// Shows errors in Vite's own overlay: file, line, hint. They are read from a JSON file that
// `python -m portfolio dev` writes; without it no errors are sent. In a build this plugin does nothing.
import { readFileSync } from "node:fs";

/** How Vite's client makes a sentence of the overlay about its configuration, which a site has not. */
const ABOUT_CONFIGURATION = /, h\("br"\), "You can also [^]*?hmrConfigName\), "\."/;

/**
 * @returns {import("vite").Plugin} Sends the errors in the file PORTFOLIO_ERRORS to every open
 *   page and to each that connects, and removes the overlay when there are none left.
 */
export default function errorOverlay() {
  const file = process.env.PORTFOLIO_ERRORS;

  return {
    name: "portfolio-error-overlay",
    apply: "serve",
    configureServer({ watcher, ws }) {
      if (!file) return;
      watcher.add(file);
      watcher.on("all", (_, changed) => {
        if (changed === file) sendToOpenPages(ws, readErrors(file));
      });
      ws.on("vite:client:connect", (_, client) => {
        const errors = readErrors(file);
        if (errors.length) client.send(overlayMessage(errors));
      });
      // Vite reports the same mistake again when a page asks for the file, and names its copy of it.
      const send = ws.send.bind(ws);
      ws.send = (...message) => {
        const errors = message[0].type === "error" ? readErrors(file) : [];
        if (errors.length) sendToOpenPages(ws, errors);
        else send(...message);
      };
    },
    transform: {
      filter: { id: /\/vite\/dist\/client\/client\.mjs$/ },
      handler: (script) => script.replace(ABOUT_CONFIGURATION, ""),
    },
  };
}

/**
 * To each page by itself: what is sent to all while none is open, Vite keeps for the next page, which
 * may be opened after the error is mended.
 */
function sendToOpenPages(ws, errors) {
  for (const client of ws.clients) client.send(overlayMessage(errors));
}

/** @returns {object} A message for Vite's client, which removes its overlay at any update. */
function overlayMessage([first, ...others]) {
  if (!first) return { type: "update", updates: [] };
  return { type: "error", err: { ...first, stack: others.map(format).join("\n") } };
}

function readErrors(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // Missing or half written: the next change of the file calls this again.
    return [];
  }
}

const format = ({ id, loc, message }) => `${id}:${loc.line}:${loc.column}\n${message}\n`;
