// Minifies scripts with the minifier of Vite, which the scripts of islands have been through.
// Reads a JSON list of scripts from standard input and writes one of the minified scripts;
// one with a mistake stays as it is.
// Runs in the folder that holds `node_modules`.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(join(process.cwd(), "package.json"));
const { minifySync } = await import(pathToFileURL(require.resolve("vite")));

const scripts = JSON.parse(readFileSync(0, "utf8"));
const minified = scripts.map((script) => {
  const { code, errors } = minifySync("script.js", script, { module: false });
  return errors.length ? script : code;
});
console.log(JSON.stringify(minified));
