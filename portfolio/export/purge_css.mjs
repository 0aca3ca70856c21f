// Reduces the styles of pages to what each can need: PurgeCSS removes, Lightning CSS minifies.
// Reads a JSON list of pages from standard input and writes a JSON list of stylesheets, one for each.
// Runs in the folder that holds `node_modules`.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(join(process.cwd(), "package.json"));
const { PurgeCSS } = require("purgecss");
const { transform } = require("lightningcss");
const postcss = require("postcss");

const SAFARI = (17 << 16) | (5 << 8);

/**
 * The oldest browsers that know `light-dark()`, as Lightning CSS counts versions. Without targets it
 * writes shorthands that no browser reads yet, such as an `animation` with a timeline.
 */
const TARGETS = { chrome: 123 << 16, firefox: 120 << 16, safari: SAFARI, ios_saf: SAFARI };

/** Pseudo-classes, pseudo-elements and `&` depend on no name: no rule is removed for one. */
const NAMELESS = /^[:&]/;

/** A selector with a list within a list, such as `:where(.a, .b :is(.c, .d))`. */
const LIST_IN_LIST = /:(?:is|where)\([^()]*:(?:is|where)\(/;

/** Keeps rules with lists within lists: PurgeCSS removes all of them when an inner one is emptied. */
function keepNestedLists(css) {
  const root = postcss.parse(css);
  root.walkRules(LIST_IN_LIST, (rule) => rule.prepend({ text: "purgecss ignore current" }));
  return root.toString();
}

/** @returns {string[]} The custom properties that keyframes use, which PurgeCSS does not look at. */
function propertiesInKeyframes(css) {
  const names = [];
  postcss.parse(css).walkAtRules("keyframes", (keyframes) =>
    keyframes.walkDecls(({ value }) => names.push(...(value.match(/--[\w-]+/g) ?? []))),
  );
  return names;
}

/** What words of `font-weight` may come to. */
const WEIGHTS = { normal: 400, bold: 700, lighter: 100, bolder: 900 };

const weightOf = (word) => WEIGHTS[word] ?? Number(word);

const valueOf = (face, property) => face.nodes.findLast((it) => it.prop === property)?.value;
const familyOf = (face) => (valueOf(face, "font-family") ?? "").replace(/["']/g, "");
const weightsOf = (face) => (valueOf(face, "font-weight") ?? "normal").split(" ").map(weightOf);

/** @returns {boolean} Whether one of the weights is in the range of a face. */
function hasOne(weights, face) {
  const [low, high = low] = weightsOf(face);
  return weights.some((it) => it >= low && it <= high);
}

/**
 * Removes keyframes, registered properties and faces that neither the rest of a stylesheet nor a script
 * names, and of families with several ranges of weights those that these do not ask for. PurgeCSS does
 * not see names in variables, and keeps keyframes of nested rules.
 */
function removeUnused(css, words) {
  const root = postcss.parse(css);
  const faces = [];
  const values = [];
  const weights = ["normal", "bold", ...words].map(weightOf);
  root.walkAtRules("font-face", (face) => faces.push(face));
  root.walkDecls(({ parent, prop, value }) => {
    if (parent.name === "font-face") return;
    values.push(value);
    if (/font|weight/.test(prop)) weights.push(...value.split(/[^\w.]+/).map(weightOf));
  });
  root.walkAtRules(/^(keyframes|property)$/, (rule) => {
    if (![...values, ...words].some((it) => it.includes(rule.params))) rule.remove();
  });
  const asked = new Set(faces.filter((it) => hasOne(weights, it)).map(familyOf));
  for (const face of faces) {
    const family = familyOf(face);
    const isNamed =
      family.split(/[^\w-]+/).every((it) => words.includes(it)) ||
      values.some((it) => it.includes(family));
    const isForOthers = weightsOf(face).length > 1 && !hasOne(weights, face);
    if (!isNamed || (isForOthers && asked.has(family))) face.remove();
  }
  return root.toString();
}

/**
 * @param {object} page Its whole stylesheet, what its markup has, and the words of the scripts that
 *   it may load; a word may be a class, an id, a tag, a keyframe or a custom property.
 * @returns {Promise<string>} The rules that may match something on the page, minified.
 */
async function purge({ css, classes, ids, tags, attributes, words }) {
  const found = { classes, ids, tags, undetermined: words, attributes: { names: [], values: [] } };
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: keepNestedLists(css) }],
    content: [{ raw: found, extension: "page" }],
    extractors: [{ extensions: ["page"], extractor: (it) => it }],
    keyframes: true,
    variables: true,
    // Scripts set attributes to values that are computed, so only their names are compared.
    dynamicAttributes: attributes,
    safelist: { standard: [NAMELESS], keyframes: words, variables: [...words, ...propertiesInKeyframes(css)] },
  });
  const code = new TextEncoder().encode(removeUnused(result.css, words));
  return transform({ filename: "page.css", code, minify: true, targets: TARGETS }).code.toString();
}

const pages = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(await Promise.all(pages.map(purge))));
