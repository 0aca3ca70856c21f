// Shows the faults of a change in Vite's own overlay: file, line, hint. They come as a JSON file,
// which `python -m portfolio dev` keeps; without it, and in a build, this does nothing.
import { readFileSync } from "node:fs";

/**
 * @returns {import("vite").Plugin} Tells every open page of the faults, and when they are mended.
 */
export default function faults() {
  const file = process.env.PORTFOLIO_FAULTS;
  let told = false;

  const tell = (channel) => {
    const [first, ...others] = read(file);
    if (first) channel.send({ type: "error", err: { ...first, stack: others.map(line).join("\n") } });
    // An update of nothing is what makes Vite's client take its overlay away.
    else if (told) channel.send({ type: "update", updates: [] });
    told = Boolean(first);
  };

  return {
    name: "portfolio-faults",
    apply: "serve",
    configureServer({ watcher, ws }) {
      if (!file) return;
      watcher.add(file);
      watcher.on("all", (_, changed) => changed === file && tell(ws));
      ws.on("connection", () => read(file).length && tell(ws));
    },
  };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // Not there yet, or half written: the next change of the file tells.
    return [];
  }
}

const line = ({ id, loc, message }) => `${id}:${loc.line}:${loc.column}\n${message}\n`;
