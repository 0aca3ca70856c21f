import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { wordsOf } from "../../portfolio/layout/scripts/search_dialog.js";

const source = readFileSync(new URL("../../portfolio/layout/scripts/search.js", import.meta.url), "utf8");

/** A page with a button of the search; `press` presses a key, and says whether the search opened. */
function visit({ button = {} } = {}) {
  const listeners = {};
  let opened = 0;
  const code = source.replace(/import\(new URL\([^)]*import\.meta\.url\)\)/, "load()");
  assert.notEqual(code, source);
  const load = async () => ({ openSearch: () => (opened += 1) });
  const listen = (type, listener) => (listeners[type] = listener);
  new Function("document", "addEventListener", "load", code)({ querySelector: () => button }, listen, load);
  const press = async (key, { tagName = "BODY", type, ...more } = {}) => {
    const before = opened;
    let isPrevented = false;
    const preventDefault = () => (isPrevented = true);
    listeners.keydown?.({ key, target: { tagName, type }, preventDefault, ...more });
    await new Promise(setImmediate);
    assert.equal(isPrevented, opened > before, "a key is taken when the search opens, and else left");
    return opened > before;
  };
  return { press, listeners };
}

test("the search opens by / and by K with Ctrl or Cmd, and by no other key", async () => {
  const { press } = visit();
  for (const [key, keys] of [["/", {}], ["k", { ctrlKey: true }], ["K", { metaKey: true }]]) {
    assert.equal(await press(key, keys), true, key);
  }
  for (const [key, keys] of [["k", {}], ["/", { ctrlKey: true }], ["k", { ctrlKey: true, shiftKey: true }]]) {
    assert.equal(await press(key, keys), false, key);
  }
});

test("who writes into a field gets a slash, and may search by K", async () => {
  const { press } = visit();
  assert.equal(await press("/", { tagName: "INPUT" }), false);
  assert.equal(await press("k", { tagName: "TEXTAREA", ctrlKey: true }), true);
});

test("who has chosen a tag of a filter does not write", async () => {
  const { press } = visit();
  assert.equal(await press("/", { tagName: "INPUT", type: "radio" }), true);
});

test("a page without a button hears no key", () => {
  assert.deepEqual(visit({ button: null }).listeners, {});
});

test("words of a title are marked that begin with one that was asked for, whatever signs that has", () => {
  const marked = (title, asked) => wordsOf(title, asked).filter(([, is]) => is).map(([word]) => word);
  assert.deepEqual(marked("Front-End Engineer", "front-end"), ["Front", "End"]);
  assert.deepEqual(marked("A résumé (2025) in C++", "resume ( $& [\\ c++"), ["résumé", "C"]);
  assert.deepEqual(marked("Calm pages", "pa"), ["pages"]);
  for (const asked of ["İZMİR", "izmir"]) assert.deepEqual(marked("İzmir, IZMIR", asked), ["İzmir", "IZMIR"]);
  for (const asked of ["ığdır", "IĞDIR", "igdir"]) assert.deepEqual(marked("Iğdır", asked), ["Iğdır"]);
  assert.equal(wordsOf("Calm pages", "x").map(([word]) => word).join(""), "Calm pages");
});
