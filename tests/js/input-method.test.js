import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createEvent } from "./support/elements.js";

const source = readFileSync(new URL("../../portfolio/layout/scripts/input_method.js", import.meta.url), "utf8");

test("keys of a composition reach no handler, and all others do", () => {
  const page = new EventTarget();
  const heard = [];
  new Function("addEventListener", source)(page.addEventListener.bind(page));
  page.addEventListener("keydown", ({ key }) => heard.push(key));
  for (const [key, fields] of [
    ["Enter", { isComposing: true }],
    ["Escape", { isComposing: true, keyCode: 27 }],
    ["ArrowDown", { keyCode: 229 }],
    ["Enter", { isComposing: false, keyCode: 13 }],
    ["k", { isComposing: false, keyCode: 75 }],
  ]) {
    page.dispatchEvent(createEvent("keydown", { key, ...fields }));
  }
  assert.deepEqual(heard, ["Enter", "k"]);
});
