import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { mergeDefaults } from "../../custom_components/sandbox_islands/playground/defaults.js";
import { collectedSpecs } from "../../custom_components/sandbox_islands/playground/stickers/collected.js";
import { createEngine, run, square } from "./support/playground.js";

const named = (name) => ({ name, image: `/${name}.svg`, outline: `/${name}.json` });
const names = ["a", "b", "c", "d", "e", "f", "g"];
const settings = mergeDefaults({ sprites: [named("bomb"), named("pill")], collectibles: names.map(named) });

function keep(value) {
  globalThis.localStorage = { getItem: (key) => (key === "stickers" ? value : null) };
}

afterEach(() => delete globalThis.localStorage);

test("collected stickers come after the others, in the order in which they were collected", () => {
  keep('["c","gone","a","c"]');
  const specs = collectedSpecs(settings);
  assert.deepEqual(specs.map(({ name, index }) => [name, index]), [["c", 4], ["a", 2]]);
  assert.ok(specs.every(({ isCollected }) => isCollected));
});

test("at most five are on the stage: the last ones", () => {
  keep(JSON.stringify(names));
  assert.equal(collectedSpecs(settings).map(({ name }) => name).join(""), "cdefg");
});

test("what is no list in the storage, or a storage that refuses, means none", () => {
  for (const value of [null, "{", "7", "{}", '"abc"']) {
    keep(value);
    assert.deepEqual(collectedSpecs(mergeDefaults({ sprites: [], collectibles: [named("abc")] })), []);
  }
  globalThis.localStorage = {
    getItem() {
      throw new Error("SecurityError");
    },
  };
  assert.deepEqual(collectedSpecs(settings), []);
});

test("a collected sticker is small, and appears one interval after the one before", () => {
  keep('["a","b"]');
  const engine = createEngine({ props: { interval: 1000 } });
  for (const spec of collectedSpecs(settings)) engine.enqueue({ ...spec, outline: square });
  run(engine, 900);
  assert.equal(engine.stickers.length, 1);
  run(engine, 200);
  const sizes = engine.stickers.map(({ size }) => Math.round(size));
  assert.deepEqual(sizes, [94, 94], "82 to 94 px in a window of 1440 x 900");
});
