// Islands say only what their props say: their words come from the catalogue, in Python.
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { literals } from "./support/literals.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const patterns = ["custom_components/**/*.{js,jsx}", "portfolio/**/*.js"];
const files = globSync(patterns, { cwd: root });

for (const file of files) {
  test(`${file} has no words of its own`, () => {
    assert.deepEqual(literals(readFileSync(root + file, "utf8")), []);
  });
}

test("a literal is found wherever a component may say it", () => {
  const found = (source) => literals(source).join();
  assert.equal(found("const A = () => <p>Read more</p>;"), "Read more");
  assert.equal(found("const A = () => <p>{isOpen ? 'Close' : open}</p>;"), "Close");
  assert.equal(found("const A = () => <p>{count && `${count} pictures`}</p>;"), "pictures");
  assert.equal(found('const A = () => <button aria-label="Menu" />;'), "Menu");
  assert.equal(found("const A = () => <img alt={`${title}, a drawing`} />;"), ", a drawing");
  assert.equal(found('function Note({ state }) { return state ? "Missing" : null; }'), "Missing");
  assert.equal(found('status.textContent = "Loading";'), "Loading");
  assert.equal(found('range.setAttribute("aria-valuetext", "All dark");'), "All dark");
});

test("what nobody reads is left alone", () => {
  const source = `function A({ words }) {
    console.warn("It stays.");
    return <p className="lead" title={words.a}>{words.b}</p>;
  }`;
  assert.deepEqual(literals(source), []);
});
