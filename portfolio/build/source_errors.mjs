// Finds what is wrong with scripts and stylesheets, with the parsers that the build itself uses.
// Reads a JSON list of sources from standard input and writes a JSON list of errors.
// Runs in the folder that holds `node_modules`.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(join(process.cwd(), "package.json"));
const { parseSync } = await import(pathToFileURL(require.resolve("rolldown/utils")));
const { transform } = require("lightningcss");
const postcss = require("postcss");

/** What Vite adds to an import that names no file. */
const ENDINGS = ["", ".js", ".jsx", ".mjs", "/index.js", "/index.jsx"];
/** A package, and not `node:fs` or an alias of Reflex such as `$/utils`. */
const PACKAGE = /^(@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)(?![\w.:-])/i;

/**
 * @typedef {object} Source
 * @property {string} file The file.
 * @property {string} at Where the build sees it, from which relative imports are resolved.
 * @property {string} [beside] Where it would lie beside the islands that come with the engine.
 * @property {boolean} relative Whether relative imports must be found.
 * @property {boolean} packages Whether imported packages must be installed.
 */

/** @typedef {{file: string, line: number, column: number, message: string, hint: string}} SourceError */

const parse = (file) => parseSync(file, readFileSync(file, "utf8"), { sourceType: "unambiguous" });

/** @returns {SourceError} An error at an offset of a file. */
function errorAt(file, offset, message, hint = "") {
  const lines = readFileSync(file, "utf8").slice(0, offset).split("\n");
  return { file, line: lines.length, column: lines.at(-1).length + 1, message, hint };
}

/**
 * @returns {SourceError[]} The first error of a stylesheet. PostCSS finds the brace that is missing
 *   or too many, Lightning CSS what is wrong within a rule.
 */
function styleErrors({ file }) {
  const code = readFileSync(file);
  try {
    postcss.parse(code);
    transform({ filename: file, code });
    return [];
  } catch ({ message, reason = message, loc, line = loc?.line ?? 1, column = loc?.column ?? 1 }) {
    return [{ file, line, column, message: `CSS: ${reason}`, hint: "" }];
  }
}

/** @returns {SourceError[]} The first syntax error of a script, or all imports that lead nowhere. */
function scriptErrors(source) {
  const { errors, module } = parse(source.file);
  if (errors.length) {
    const [{ message, labels, helpMessage }] = errors;
    const hint = helpMessage ?? labels[0]?.message ?? "";
    return [errorAt(source.file, labels[0]?.start ?? 0, `JavaScript: ${message}`, hint)];
  }
  return importsOf(source.file, module).flatMap((it) => importErrors(source, it));
}

/** @returns {{name: string, start: number, names: object[]}[]} What a module imports, and where. */
function importsOf(file, { staticImports, staticExports, dynamicImports }) {
  const code = readFileSync(file, "utf8");
  const literal = ({ start, end }) => code.slice(start, end).match(/^(["'])(.*)\1$/)?.[2];
  const exported = staticExports.flatMap(({ entries }) => entries).filter((it) => it.moduleRequest);
  return [
    ...staticImports.map(({ moduleRequest: it, entries }) => ({ ...it, name: it.value, names: entries })),
    ...exported.map(({ moduleRequest: it }) => ({ ...it, name: it.value, names: [] })),
    ...dynamicImports
      .map(({ moduleRequest: it }) => ({ ...it, name: literal(it), names: [] }))
      .filter(({ name }) => name),
  ];
}

/** @returns {SourceError[]} What is wrong with one import. */
function importErrors({ file, at, beside, relative, packages }, { name, start, names }) {
  if (/^\.{1,2}\//.test(name)) return relative ? relativeErrors(file, beside ? [at, beside] : [at], name, start, names) : [];
  const [, dependency] = name.match(PACKAGE) ?? [];
  if (!packages || !dependency || existsSync(join("node_modules", dependency))) return [];
  const hint = `add "${dependency}@<version>" to lib_dependencies in ${join(dirname(file), "component.py")}`;
  return [errorAt(file, start, `the npm package "${dependency}" is not installed`, hint)];
}

function relativeErrors(file, places, name, start, names) {
  const target = places.map((place) => findFile(place, name)).find(Boolean);
  if (!target) {
    const source = findFile(file, name);
    const missing = resolve(dirname(file), name);
    const hint = source
      ? `add the folder of ${source} to \`needs\` in ${join(dirname(file), "component.py")}`
      : `there is no file ${missing}`;
    return [errorAt(file, start, `cannot find "${name}"`, hint)];
  }
  return /\.(m?js|jsx)$/.test(target) ? exportErrors(file, target, name, names) : [];
}

/** @returns {SourceError[]} Names that a module imports and the other does not export. */
function exportErrors(file, target, name, names) {
  const exports = parse(target).module.staticExports.flatMap(({ entries }) => entries);
  if (exports.some((it) => it.importName.kind === "All")) return [];
  const known = exports.map((it) => (it.exportName.kind === "Default" ? "default" : it.exportName.name));
  return names
    .filter(({ importName }) => ["Name", "Default"].includes(importName.kind))
    .map(({ importName }) => ({ ...importName, name: importName.name ?? "default" }))
    .filter((it) => known.length && !known.includes(it.name))
    .map((it) => errorAt(file, it.start, `"${name}" does not export \`${it.name}\``, `it exports: ${known.join(", ")}`));
}

/** @returns {string | undefined} The file that a relative import leads to, without its query. */
function findFile(from, name) {
  const path = resolve(dirname(from), name.split("?")[0]);
  return ENDINGS.map((ending) => path + ending).find((file) => /\.\w+$/.test(file) && existsSync(file));
}

const sources = JSON.parse(readFileSync(0, "utf8"));
const errors = sources.flatMap((it) => (it.file.endsWith(".css") ? styleErrors(it) : scriptErrors(it)));
console.log(JSON.stringify(errors));
