// Shows errors in Vite's own overlay: file, line, hint. They are read from a JSON file that
// `python -m portfolio dev` writes; without it, and in a build, this plugin does nothing.
import { readFileSync } from "node:fs";

/**
 * @returns {import("vite").Plugin} Sends the errors in the file PORTFOLIO_ERRORS to every open
 *   page, and removes the overlay when there are none left.
 */
export default function errorOverlay() {
  const file = process.env.PORTFOLIO_ERRORS;
  let isShown = false;

  const send = (channel) => {
    const [first, ...others] = readErrors(file);
    if (first) channel.send({ type: "error", err: { ...first, stack: others.map(format).join("\n") } });
    // Vite's client removes its overlay at any update, even an empty one.
    else if (isShown) channel.send({ type: "update", updates: [] });
    isShown = Boolean(first);
  };

  return {
    name: "portfolio-error-overlay",
    apply: "serve",
    configureServer({ watcher, ws }) {
      if (!file) return;
      watcher.add(file);
      watcher.on("all", (_, changed) => changed === file && send(ws));
      ws.on("connection", () => readErrors(file).length && send(ws));
    },
  };
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
