import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mock, test } from "node:test";
import { createEvent } from "./support/elements.js";

const source = readFileSync(new URL("../../portfolio/layout/scripts/collection.js", import.meta.url), "utf8");

/** An element with attributes; those that begin with "data-" are in its dataset. */
function element(dataset = {}) {
  const attributes = new Map();
  return {
    dataset,
    attributes,
    textContent: "",
    setAttribute: (name, value) => attributes.set(name, value),
    removeAttribute: (name) => attributes.delete(name),
    toggleAttribute: (name, isOn) => (isOn ? attributes.set(name, "") : attributes.delete(name)),
  };
}

/** A storage that keeps what was written, or refuses everything. */
function createStorage({ kept = {}, isRefused = false } = {}) {
  const refuse = () => {
    throw new Error("SecurityError");
  };
  const getItem = (key) => kept[key] ?? null;
  const setItem = (key, value) => (kept[key] = value);
  return { kept, ...(isRefused ? { getItem: refuse, setItem: refuse } : { getItem, setItem }) };
}

/** A page with three stickers to take: its counter, its places and its words. */
function visit(storage, names = ["odds", "loans", "bread"]) {
  const page = new EventTarget();
  const pictures = names.map((name) => element({ name }));
  const counter = { ...element({ label: "{taken} of 3 stickers taken" }), querySelectorAll: () => pictures };
  const places = names.map((sticker) => element({ sticker }));
  const words = element({ takenWords: "{taken} of 3", completeWords: "All taken" });
  const root = element();
  const document = {
    documentElement: root,
    querySelector: () => counter,
    querySelectorAll: (selector) => (selector === "[data-sticker]" ? places : [words]),
  };
  const run = new Function("document", "localStorage", "addEventListener", "setTimeout", source);
  run(document, storage, page.addEventListener.bind(page), setTimeout);
  const change = (name, isTaken) => page.dispatchEvent(createEvent("sticker", { detail: { name, isTaken } }));
  const taken = () => places.filter((it) => it.attributes.has("data-taken")).map((it) => it.dataset.sticker);
  const last = () => pictures.filter((it) => !it.hidden).map((it) => it.dataset.name);
  return { page, root, counter, words, change, taken, last };
}

test("there is no counter until the first sticker is taken", () => {
  const { root, counter, words, change, last } = visit(createStorage());
  assert.deepEqual([counter.hidden, root.dataset.stickers, words.textContent], [true, 0, "0 of 3"]);
  change("loans", true);
  assert.equal(counter.hidden, false);
  assert.equal(counter.attributes.get("aria-label"), "1 of 3 stickers taken");
  assert.equal(words.textContent, "1 of 3");
  assert.deepEqual(last(), ["loans"]);
});

test("the counter says its number in words for four seconds when it is new", (context) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  context.after(() => mock.timers.reset());
  const { counter, change } = visit(createStorage());
  change("loans", true);
  mock.timers.tick(3999);
  assert.ok(counter.attributes.has("data-new"));
  mock.timers.tick(1);
  assert.ok(!counter.attributes.has("data-new"));
  change("odds", true);
  assert.ok(!counter.attributes.has("data-new"));
});

test("what was taken is known on the next page, in its order, and can be put back", () => {
  const storage = createStorage();
  const first = visit(storage);
  first.change("bread", true);
  first.change("odds", true);
  const next = visit(storage);
  assert.deepEqual(next.taken(), ["odds", "bread"]);
  assert.deepEqual(next.last(), ["odds"]);
  next.change("odds", false);
  assert.deepEqual(visit(storage).taken(), ["bread"]);
});

test("all of all is said in words of its own", () => {
  const { root, words, change } = visit(createStorage());
  for (const name of ["odds", "loans", "bread"]) change(name, true);
  assert.deepEqual([root.dataset.stickers, words.textContent], ["all", "All taken"]);
});

test("a sticker that is taken twice counts once", () => {
  const { words, change } = visit(createStorage());
  change("odds", true);
  change("odds", true);
  assert.equal(words.textContent, "1 of 3");
});

test("names of projects that are gone are not counted, and those of another site are kept", () => {
  const storage = createStorage({ kept: { stickers: '["gone","odds"]' } });
  const { words, change } = visit(storage);
  assert.equal(words.textContent, "1 of 3");
  change("loans", true);
  assert.equal(storage.kept.stickers, '["gone","odds","loans"]');
});

for (const broken of ["{", "null", "7", '{"odds":true}']) {
  test(`what is no list in the storage counts as nothing: ${broken}`, () => {
    const { taken, change } = visit(createStorage({ kept: { stickers: broken } }));
    assert.deepEqual(taken(), []);
    change("odds", true);
    assert.deepEqual(taken(), ["odds"]);
  });
}

test("where the storage refuses, stickers are known until the page is left", () => {
  const storage = createStorage({ isRefused: true });
  const { taken, change } = visit(storage);
  change("odds", true);
  change("bread", true);
  change("odds", false);
  assert.deepEqual(taken(), ["bread"]);
  assert.deepEqual(visit(storage).taken(), []);
});

test("a page in another tab and one that a visitor comes back to follow", () => {
  const storage = createStorage();
  const [here, there] = [visit(storage), visit(storage)];
  here.change("odds", true);
  there.page.dispatchEvent(createEvent("storage", { key: "playground" }));
  assert.deepEqual(there.taken(), []);
  there.page.dispatchEvent(createEvent("storage", { key: "stickers" }));
  assert.deepEqual(there.taken(), ["odds"]);
  here.change("odds", false);
  there.page.dispatchEvent(createEvent("pageshow", { persisted: true }));
  assert.deepEqual(there.taken(), []);
});
