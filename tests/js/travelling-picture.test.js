import assert from "node:assert/strict";
import { test } from "node:test";

const ORIGIN = "https://example.com";
const LIST = `${ORIGIN}/projects`;
const STUDY = `${ORIGIN}/projects/roofs`;

const listeners = {};
globalThis.window = globalThis;
globalThis.addEventListener = (type, listener) => {
  listeners[type] = listener;
};
globalThis.getComputedStyle = () => ({ borderRadius: "32px" });

const at = (left, top, right, bottom) => ({
  style: {},
  getBoundingClientRect: () => ({ left, top, right, bottom }),
});

/** A page with a tile for each link, and the picture of a hero if it is of a project. */
function openPage(address, links, { hasHero = false } = {}) {
  const pictures = links.map(() => at(20, 30, 240, 260));
  const hero = hasHero ? at(0, 0, 400, 300) : null;
  const tiles = links.map((href, index) => ({
    href,
    querySelector: () => ({ ...at(0, 0, 200, 150), querySelectorAll: () => [pictures[index]] }),
  }));
  globalThis.location = new URL(address);
  globalThis.document = { querySelectorAll: () => tiles, querySelector: () => hero };
  return { pictures, names: () => [...pictures, hero].map((it) => it?.style.viewTransitionName || "") };
}

function startTransition() {
  const transition = {};
  transition.finished = new Promise((resolve) => {
    transition.end = resolve;
  });
  return transition;
}

await import("../../portfolio/layout/scripts/travelling_picture.js");

test("the tile that was followed and the hero of its page have the same name", () => {
  const list = openPage(LIST, [`${ORIGIN}/projects/ships`, STUDY]);
  listeners.pageswap({ activation: { entry: { url: STUDY } }, viewTransition: startTransition() });
  const [other, followed, none] = list.names();
  assert.deepEqual([other, none], ["", ""]);

  const study = openPage(STUDY, [`${ORIGIN}/projects/ships`], { hasHero: true });
  globalThis.navigation = { activation: { from: { url: LIST } } };
  listeners.pagereveal({ viewTransition: startTransition() });
  assert.deepEqual(study.names(), ["", followed]);
});

test("on the way back the tile has the name of the hero, cut as before, and no name stays", async () => {
  const list = openPage(LIST, [STUDY]);
  const [{ style }] = list.pictures;
  const transition = startTransition();
  globalThis.navigation = { activation: { from: { url: STUDY } } };
  listeners.pagereveal({ viewTransition: transition });
  assert.deepEqual(list.names(), ["picture0-projects-roofs", ""]);
  assert.equal(style.clipPath, "inset(-30px 40px 110px -20px round 32px)");
  transition.end();
  await transition.finished;
  await null;
  assert.deepEqual([...list.names(), style.clipPath], ["", "", ""]);
});

test("the end of a transition takes no name from the one that has begun meanwhile", async () => {
  const study = openPage(STUDY, [], { hasHero: true });
  const arrival = startTransition();
  globalThis.navigation = { activation: { from: { url: LIST } } };
  listeners.pagereveal({ viewTransition: arrival });
  listeners.pageswap({ activation: { entry: { url: LIST } }, viewTransition: startTransition() });
  arrival.end();
  await arrival.finished;
  await null;
  assert.deepEqual(study.names(), ["picture0-projects-roofs"]);
});

test("nothing is named where pages change without a transition", () => {
  const list = openPage(LIST, [STUDY]);
  listeners.pageswap({ activation: { entry: { url: STUDY } }, viewTransition: null });
  listeners.pagereveal({ viewTransition: null });
  assert.deepEqual(list.names(), ["", ""]);
});
