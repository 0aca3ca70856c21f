import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { createRecord } from "../../custom_components/sandbox_islands/playground/own_stickers/record.js";
import {
  MAX_STICKERS,
  StickerStore,
} from "../../custom_components/sandbox_islands/playground/own_stickers/store.js";
import { createIndexedDb } from "./support/indexedDb.js";

const named = (text) => createRecord({ text, ink: 0 });
const texts = (records) => records.map(({ text }) => text).join();

/** Adds stickers with some letters, one after the other. */
async function addAll(store, letters) {
  const kept = [];
  for (const letter of letters) kept.push(await store.add(named(letter)));
  return kept;
}

test("stickers come back on the next visit, oldest first", async () => {
  const factory = createIndexedDb();
  assert.deepEqual(await addAll(new StickerStore(factory), "abc"), [true, true, true]);
  assert.equal(texts(await new StickerStore(factory).all()), "a,b,c");
  assert.equal(factory.openCount, 0, "an open connection keeps a page out of the back-forward cache");
});

test("a sixth sticker is refused, and none of the five is lost", async () => {
  const store = new StickerStore(createIndexedDb());
  const kept = await addAll(store, "abcdef");
  assert.equal(MAX_STICKERS, 5);
  assert.deepEqual(kept, [true, true, true, true, true, false]);
  assert.equal(texts(await store.all()), "a,b,c,d,e");
});

test("a sticker that was peeled off is gone, and makes room", async () => {
  const factory = createIndexedDb();
  const store = new StickerStore(factory);
  await addAll(store, "abcde");
  const [, second] = await store.all();
  await store.remove(second.id);
  await store.remove("of-none");
  assert.ok(await store.add(named("f")));
  assert.equal(texts(await new StickerStore(factory).all()), "a,c,d,e,f");
});

test("two tabs do not overwrite each other's stickers", async () => {
  const factory = createIndexedDb();
  const [one, other] = [new StickerStore(factory), new StickerStore(factory)];
  await addAll(one, "a");
  await addAll(other, "b");
  assert.equal(texts(await one.all()), "a,b");
});

test("what is broken or hostile in storage is dropped without a word", async () => {
  const factory = createIndexedDb();
  const good = named("a");
  for (const stored of [
    [null, good, { ...good, text: "x".repeat(1000) }, good, 5],
    [good, ...Array(50).fill({})],
  ]) {
    factory.values.set("own", stored);
    assert.equal(texts(await new StickerStore(factory).all()), "a");
  }
  for (const stored of ["hello", {}, 7, null, { length: 9 }]) {
    factory.values.set("own", stored);
    assert.equal(texts(await new StickerStore(factory).all()), "");
  }
});

test("at most five come out of storage, whatever is in it", async () => {
  const factory = createIndexedDb();
  factory.values.set("own", [..."abcdefgh"].map(named));
  assert.equal(texts(await new StickerStore(factory).all()), "a,b,c,d,e");
});

test("an invalid sticker is not stored", async () => {
  const factory = createIndexedDb();
  const store = new StickerStore(factory);
  assert.equal(await store.add({ version: 1, id: "a", text: "a\nb", ink: 0 }), false);
  assert.deepEqual(await store.all(), []);
});

const blocked = {
  open() {
    throw new DOMException("The operation is insecure.", "SecurityError");
  },
};
const factories = {
  "no storage": undefined,
  "storage that is blocked": blocked,
  "storage that is full": createIndexedDb({ failure: new Error("QuotaExceededError") }),
};
for (const [name, factory] of Object.entries(factories)) {
  test(`with ${name} stickers stay for this visit`, async () => {
    // `undefined` would be replaced by the platform's own.
    const store = new StickerStore(factory ?? null);
    await addAll(store, "ab");
    const [first] = await store.all();
    assert.equal(texts(await store.all()), "a,b");
    await store.remove(first.id);
    assert.equal(texts(await store.all()), "b");
    assert.equal(texts(await new StickerStore(factory ?? null).all()), "");
  });
}

test("a database that does not answer within a second is as none, and is not waited for again", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const store = new StickerStore({ open: () => ({}) });
  const added = store.add(named("a"));
  mock.timers.tick(1000);
  assert.ok(await added);
  assert.equal(texts(await store.all()), "a");
  mock.timers.reset();
});
