import assert from "node:assert/strict";
import { test } from "node:test";
import {
  formats,
  layoutPicture,
} from "../../custom_components/sandbox_islands/playground/picture/layout.js";
import { sharePicture } from "../../custom_components/sandbox_islands/playground/picture/share.js";
import { createRandom } from "../../custom_components/sandbox_islands/playground/physics/random.js";

const label = { width: 260, height: 60 };

/** The first screen of a desktop, with the lettering at the right, and of a phone. */
const desktop = {
  format: "landscape",
  stage: { width: 1440, height: 750, ground: 72 },
  lettering: { left: 572, top: 415, width: 808, height: 287 },
  parts: [
    { left: 577, top: 415, width: 424, height: 75 },
    { left: 572, top: 490, width: 808, height: 186 },
  ],
  mascot: { left: 1036, top: 222, width: 317, height: 317 },
  label,
};
const phone = {
  format: "portrait",
  stage: { width: 390, height: 379, ground: 72 },
  lettering: { left: 15, top: 200, width: 361, height: 128 },
  parts: [{ left: 15, top: 200, width: 361, height: 128 }],
  mascot: { left: 223, top: 115, width: 140, height: 140 },
  label,
};

function scattered(count, { stage, size }, seed) {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => ({
    x: random() * stage.width,
    y: random() * (stage.height - stage.ground),
    size,
  }));
}

const right = ({ left, width }) => left + width;
const bottom = ({ top, height }) => top + height;
const isWithin = (box, { width, height }) =>
  box.left >= 0 && box.top >= 0 && right(box) <= width && bottom(box) <= height;
const contains = (box, { x, y }) =>
  x > box.left && x < right(box) && y > box.top && y < bottom(box);
const isApart = (one, other) =>
  right(one) <= other.left ||
  right(other) <= one.left ||
  bottom(one) <= other.top ||
  bottom(other) <= one.top;

for (const [name, scene, size] of [
  ["landscape", desktop, 162],
  ["portrait", phone, 70],
]) {
  test(`${name}: lettering and address lie in the picture, beside each other`, () => {
    const layout = layoutPicture({ ...scene, pieces: [] });
    assert.deepEqual({ width: layout.width, height: layout.height }, formats[name]);
    for (const box of [layout.lettering, layout.label]) assert.ok(isWithin(box, layout));
    assert.ok(isApart(layout.lettering, layout.label));
    assert.ok(layout.lettering.width > 0.7 * layout.width);
  });

  test(`${name}: the mascot keeps its place to the lettering`, () => {
    const { mascot, lettering, groupScale } = layoutPicture({ ...scene, pieces: [] });
    const across = (scene.mascot.left - scene.lettering.left) * groupScale;
    const down = (scene.mascot.top - scene.lettering.top) * groupScale;
    assert.ok(Math.abs(mascot.left - lettering.left - across) < 1e-6);
    assert.ok(Math.abs(mascot.top - lettering.top - down) < 1e-6);
  });

  test(`${name}: no sticker is lost under lettering or address, nor off the picture`, () => {
    for (const count of [1, 8, 13]) {
      for (let seed = 1; seed <= 20; seed += 1) {
        const pieces = scattered(count, { ...scene, size }, seed);
        const layout = layoutPicture({ ...scene, pieces });
        assert.equal(layout.pieces.length, count);
        for (const piece of layout.pieces) {
          assert.ok(isWithin({ left: piece.x, top: piece.y, width: 0, height: 0 }, layout));
          assert.ok(!contains(layout.lettering, piece) || !coveredBy(scene, layout, piece));
          assert.ok(!contains(layout.label, piece));
        }
      }
    }
  });
}

/** True where a line of the lettering covers the centre of a sticker. */
function coveredBy({ parts, lettering }, { lettering: drawn, groupScale }, piece) {
  return parts.some(({ left, top, width, height }) =>
    contains(
      {
        left: drawn.left + (left - lettering.left) * groupScale,
        top: drawn.top + (top - lettering.top) * groupScale,
        width: width * groupScale,
        height: height * groupScale,
      },
      piece,
    ),
  );
}

test("stickers in the open sky keep their places in proportion", () => {
  const pieces = [
    { x: 300, y: 90, size: 162 },
    { x: 800, y: 120, size: 162 },
  ];
  const { width, height, ground, pieces: laid } = layoutPicture({ ...desktop, pieces });
  assert.ok(Math.abs(laid[0].x - (300 / 1440) * width) < 1);
  assert.ok(Math.abs(laid[1].y - (120 / 678) * (height - ground)) < 1);
});

test("stickers that touch on the stage neither part nor merge", () => {
  const pieces = [
    { x: 400, y: 90, size: 160 },
    { x: 530, y: 90, size: 160 },
  ];
  const { pieces: laid, pieceScale } = layoutPicture({ ...desktop, pieces });
  const distance = Math.hypot(laid[1].x - laid[0].x, laid[1].y - laid[0].y);
  assert.ok(distance > 129 * pieceScale && distance < 160 * pieceScale);
});

test("many stickers get smaller instead of covering each other, few are as large as on the stage", () => {
  const scales = [1, 8, 30].map((count) => {
    const pieces = scattered(count, { ...phone, size: 70 }, 1);
    return layoutPicture({ ...phone, pieces }).pieceScale;
  });
  assert.ok(scales[0] >= scales[1] && scales[1] > scales[2]);
  assert.ok(scales[0] >= 1080 / 390);
});

test("a stage without a mascot, and lettering at the left, get a picture, too", () => {
  const lettering = { left: 40, top: 415, width: 700, height: 287 };
  const scene = { ...desktop, lettering, parts: [lettering], mascot: null };
  const layout = layoutPicture({ ...scene, pieces: scattered(8, { ...desktop, size: 162 }, 1) });
  assert.equal(layout.mascot, null);
  assert.ok(layout.lettering.left < layout.width - right(layout.lettering));
  assert.ok(layout.label.left > layout.width / 2);
});

/** Replaces what a browser has for sharing; returns what was done with it. */
function fakeBrowser(t, { canShare, share }) {
  const log = [];
  const fake = (object, name, value) => {
    const before = Object.getOwnPropertyDescriptor(object, name);
    Object.defineProperty(object, name, { value, configurable: true, writable: true });
    t.after(() => (before ? Object.defineProperty(object, name, before) : delete object[name]));
  };
  t.mock.timers.enable({ apis: ["setTimeout"] });
  fake(globalThis, "navigator", { canShare, share });
  fake(globalThis, "document", { createElement: () => ({ click: () => log.push("click") }) });
  fake(URL, "createObjectURL", () => (log.push("create"), "blob:1"));
  fake(URL, "revokeObjectURL", (url) => log.push(`revoke ${url}`));
  return log;
}

const file = new File([], "sandbox.png", { type: "image/png" });
const failing = (name) => () => Promise.reject(Object.assign(new Error(), { name }));
const accept = () => true;

test("a picture goes to the share sheet where that takes files", async (t) => {
  const log = fakeBrowser(t, { canShare: accept, share: async () => {} });
  assert.equal(await sharePicture(file), "shared");
  assert.deepEqual(log, []);
});

test("a visitor who closes the share sheet gets no download", async (t) => {
  const log = fakeBrowser(t, { canShare: accept, share: failing("AbortError") });
  assert.equal(await sharePicture(file), "cancelled");
  assert.deepEqual(log, []);
});

test("without a share sheet, or when it does not open, the picture is downloaded", async (t) => {
  for (const browser of [
    {},
    { canShare: () => false },
    { canShare: accept, share: failing("NotAllowedError") },
  ]) {
    await t.test(JSON.stringify(Object.keys(browser)), async (t) => {
      const log = fakeBrowser(t, browser);
      assert.equal(await sharePicture(file), "downloaded");
      t.mock.timers.tick(60_000);
      assert.deepEqual(log, ["create", "click", "revoke blob:1"]);
    });
  }
});
