import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

// The parser that the build itself uses; it comes with Vite.
const packages = fileURLToPath(new URL("../../../.web/node_modules/", import.meta.url));
const require = createRequire(packages);
const { parseSync } = require("rolldown/utils");

/** Attributes that are read or heard. */
const LABELS = [
  "aria-label",
  "aria-valuetext",
  "aria-description",
  "aria-roledescription",
  "alt",
  "title",
  "placeholder",
  "label",
  "legend",
];
/** Properties of elements that a script may write words to. */
const WRITTEN = ["textContent", "innerText", "title", "alt", "ariaLabel"];
const LETTERS = /\p{L}/u;

const setsLabel = ({ callee, arguments: [name] }) =>
  callee.property?.name === "setAttribute" && LABELS.includes(name?.value);

/** Yields the texts of an expression that it may become; calls within it are left alone. */
function* texts(node) {
  switch (node?.type) {
    case "Literal":
      yield node.value;
      break;
    case "TemplateLiteral":
      for (const { value } of node.quasis) yield value.cooked;
      break;
    case "JSXExpressionContainer":
      yield* texts(node.expression);
      break;
    case "ConditionalExpression":
      yield* texts(node.consequent);
      yield* texts(node.alternate);
      break;
    case "LogicalExpression":
    case "BinaryExpression":
      if (!["&&", "||", "??", "+"].includes(node.operator)) return;
      yield* texts(node.left);
      yield* texts(node.right);
      break;
  }
}

/** Yields what a node itself would say. */
function* spoken(node, component) {
  switch (node.type) {
    case "JSXText":
      yield node.value;
      break;
    case "JSXElement":
    case "JSXFragment":
      for (const child of node.children) yield* child.type === "JSXText" ? [] : texts(child);
      break;
    case "JSXAttribute":
      if (LABELS.includes(node.name.name)) yield* texts(node.value);
      break;
    case "ReturnStatement":
      if (component) yield* texts(node.argument);
      break;
    case "AssignmentExpression":
      if (WRITTEN.includes(node.left.property?.name)) yield* texts(node.right);
      break;
    case "CallExpression":
      if (setsLabel(node)) yield* texts(node.arguments[1]);
      break;
  }
}

function* walk(node, component) {
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const inner of node) yield* walk(inner, component);
    return;
  }
  if (node.type) yield* spoken(node, component);
  // The name of a component begins with a capital letter: what it returns is shown.
  const isComponent = /Function/.test(node.type) ? /^[A-Z]/.test(node.id?.name ?? "") : component;
  for (const inner of Object.values(node)) yield* walk(inner, isComponent);
}

/**
 * Returns the words that a script would show or have read aloud, and that are written in it.
 *
 * @param {string} source JavaScript, or JSX.
 */
export function literals(source) {
  const { program, errors } = parseSync("component.jsx", source, { sourceType: "module" });
  if (errors.length) throw new Error(errors[0].message);
  const found = [...walk(program, false)].filter((it) => typeof it === "string");
  return found.filter((it) => LETTERS.test(it)).map((it) => it.trim());
}
