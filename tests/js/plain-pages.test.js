// When an exported page is the one of an earlier build, and when it is not.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { keysOf } from "../../custom_components/islands/vite-plugin-plain-pages.js";

const PLAIN = { "one.jsx": "import 'x';", "two.jsx": "import 'x';" };

let root, before;

function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const keys = (stubs = PLAIN) => keysOf(root, stubs);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "plain-pages-"));
  for (const name of ["one", "two", "whole"]) write(`app/routes/${name}.jsx`, `${name}()`);
  write("app/root.jsx", "root()");
  write("public/external/tilt/tilt.jsx", "tilt()");
  write("public/generated/site.css", "a {}");
  write("node_modules/.package-lock.json", "{}");
  before = keys();
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test("nothing has changed: both pages are those of before", () => {
  assert.deepEqual(keys(), before);
});

test("another plain page has changed: only that one is made again", () => {
  write("app/routes/two.jsx", "other()");
  assert.equal(keys()["one.jsx"], before["one.jsx"]);
  assert.notEqual(keys()["two.jsx"], before["two.jsx"]);
});

for (const [file, what] of [
  ["app/root.jsx", "what surrounds all pages"],
  ["public/external/tilt/tilt.jsx", "an island"],
  ["public/generated/site.css", "the styles"],
  ["app/routes/whole.jsx", "a page that is hydrated whole"],
  ["app/routes/third.jsx", "a page is new"],
  ["node_modules/.package-lock.json", "a package"],
  ["vite.config.js", "Vite's configuration"],
  [".env", "a variable for scripts"],
]) {
  test(`${what} has changed: every page is made again`, () => {
    write(file, "changed()");
    for (const name in PLAIN) assert.notEqual(keys()[name], before[name]);
  });
}

test("a page imports something else: every page is made again, as scripts may be cut otherwise", () => {
  const changed = keys({ ...PLAIN, "two.jsx": "import 'y';" });
  for (const name in PLAIN) assert.notEqual(changed[name], before[name]);
});

test("a picture is new: the pages are those of before", () => {
  write("public/generated/img/udc-1a2b.webp", "picture");
  assert.deepEqual(keys(), before);
});

test("two pages of the same words are not the same page", () => {
  write("app/routes/two.jsx", "one()");
  assert.notEqual(keys()["one.jsx"], keys()["two.jsx"]);
});
