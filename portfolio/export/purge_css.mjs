// Reduces the styles of pages to what each can need: PurgeCSS removes, Lightning CSS minifies.
// Reads a JSON list of pages from standard input and writes a JSON list of stylesheets, one a page.
// Runs in the folder that holds `node_modules`.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(join(process.cwd(), "package.json"));
const { PurgeCSS } = require("purgecss");
const { transform } = require("lightningcss");
const postcss = require("postcss");

/**
 * The oldest browsers that know `light-dark()`, as Lightning CSS counts versions. Without targets it
 * writes shorthands that no browser reads yet, such as an `animation` with a timeline.
 */
const TARGETS = { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) };

/** Pseudo-classes, pseudo-elements and `&` depend on no name: no rule is removed for one. */
const NAMELESS = /^[:&]/;

/** @returns {string[]} The custom properties that keyframes use, which PurgeCSS does not look at. */
function propertiesInKeyframes(css) {
  const names = [];
  postcss.parse(css).walkAtRules("keyframes", (keyframes) =>
    keyframes.walkDecls(({ value }) => names.push(...(value.match(/--[\w-]+/g) ?? []))),
  );
  return names;
}

/**
 * @param {object} page Its whole stylesheet, what its markup has, and the words of the scripts that
 *   it may load; a word may be a class, an id, a tag, a keyframe or a custom property.
 * @returns {Promise<string>} The rules that may match something on the page, minified.
 */
async function purge({ css, classes, ids, tags, attributes, words }) {
  const found = { classes, ids, tags, undetermined: words, attributes: { names: [], values: [] } };
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: found, extension: "page" }],
    extractors: [{ extensions: ["page"], extractor: (it) => it }],
    keyframes: true,
    variables: true,
    // Scripts set attributes to values that are computed, so only their names are compared.
    dynamicAttributes: attributes,
    safelist: { standard: [NAMELESS], keyframes: words, variables: [...words, ...propertiesInKeyframes(css)] },
  });
  const code = new TextEncoder().encode(result.css);
  return transform({ filename: "page.css", code, minify: true, targets: TARGETS }).code.toString();
}

const pages = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(await Promise.all(pages.map(purge))));
