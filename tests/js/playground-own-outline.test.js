import assert from "node:assert/strict";
import { test } from "node:test";
import { createBody } from "../../custom_components/sandbox_islands/playground/physics/body.js";
import { defaults } from "../../custom_components/sandbox_islands/playground/defaults.js";
import { distanceField } from "../../custom_components/sandbox_islands/playground/own_stickers/distanceField.js";
import {
  MAX_OUTLINE_POINTS,
  cutOut,
} from "../../custom_components/sandbox_islands/playground/own_stickers/outline.js";
import {
  contains,
  convexHull,
  isSimple,
  signedArea,
  simplify,
} from "../../custom_components/sandbox_islands/playground/own_stickers/polygon.js";
import { Matter, assertClose, decomp } from "./support/playground.js";

Matter.Common.setDecomp(decomp);

const CELLS = 100;
const UNITS = 2; // in a cell
const { borderUnits } = defaults;

/** A drawing of all places, in units, for which a function is true. */
function drawing(isInk) {
  const mask = Uint8Array.from({ length: CELLS * CELLS }, (_, index) => {
    const x = ((index % CELLS) + 0.5) * UNITS;
    const y = (Math.floor(index / CELLS) + 0.5) * UNITS;
    return Number(isInk(x, y));
  });
  return { mask, cells: CELLS };
}

const disc = (atX, atY, radius) => (x, y) => Math.hypot(x - atX, y - atY) <= radius;
const either = (...shapes) => (x, y) => shapes.some((shape) => shape(x, y));
const box = (left, top, right, bottom) => (x, y) => x > left && x < right && y > top && y < bottom;
const cut = (isInk) => cutOut(drawing(isInk), UNITS, [borderUnits]);
const asPairs = (outline) => outline.map(({ x, y }) => [x, y]);

/** Asserts that Matter.js takes an outline as it is, not as a circle. */
function assertIsBody(outline) {
  const points = asPairs(outline);
  assert.ok(points.length >= 3 && points.length <= MAX_OUTLINE_POINTS, `${points.length} points`);
  assert.ok(points.flat().every((value) => value >= 0 && value <= 200));
  assert.ok(isSimple(points));
  const { body } = createBody(Matter, outline, defaults);
  assert.ok(!body.circleRadius);
  assert.ok(body.area > 0);
  return body;
}

test("distances in a grid are those of a ruler", () => {
  const size = 9;
  const distances = distanceField((index) => index === 0 || index === 80, size);
  for (let index = 0; index < 81; index += 1) {
    const [x, y] = [index % size, Math.floor(index / size)];
    assertClose(distances[index], Math.min(Math.hypot(x, y), Math.hypot(8 - x, 8 - y)));
  }
});

test("the outline of a disc is as large as the disc, and its border is around it", () => {
  const { outline, lines } = cut(disc(100, 100, 60));
  assertClose(signedArea(asPairs(outline)), Math.PI * 60 ** 2, 300);
  for (const [x, y] of lines[0]) assertClose(Math.hypot(x - 100, y - 100), 60 + borderUnits, 1.5);
  assertIsBody(outline);
});

test("holes are filled", () => {
  const ring = (x, y) => disc(100, 100, 80)(x, y) && !disc(100, 100, 60)(x, y);
  const { outline } = cut(either(ring, disc(100, 100, 10)));
  assertClose(signedArea(asPairs(outline)), Math.PI * 80 ** 2, 400);
});

test("an outline keeps the bays of a drawing", () => {
  const { outline } = cut(either(box(20, 20, 60, 180), box(20, 140, 180, 180)));
  assert.ok(!contains(asPairs(outline), [140, 60]));
  assert.ok(assertIsBody(outline).parts.length > 1);
});

for (const gap of [4, 20, 60, 140]) {
  test(`two scribbles ${gap} units apart become one sticker, and the border joins them`, () => {
    const [left, right] = [100 - gap / 2, 100 + gap / 2];
    const shapes = [box(left - 12, 90, left, 110), box(right, 90, right + 12, 110)];
    const { outline, lines } = cut(either(...shapes));
    assertIsBody(outline);
    for (const line of [asPairs(outline), lines[0]]) {
      for (const point of [[left - 6, 100], [100, 100], [right + 6, 100]]) {
        assert.ok(contains(line, point), `${point} is outside`);
      }
    }
  });
}

test("eyes and a mouth without a face become one sticker", () => {
  const { outline } = cut(either(disc(40, 50, 6), disc(160, 50, 6), box(60, 150, 140, 156)));
  assertIsBody(outline);
});

test("a dot, a thin line and a drawing that fills its box are stickers, too", () => {
  const diagonal = (x, y) => Math.abs(x - y) < 3 && x > 15 && x < 185;
  const drawings = [disc(100, 100, 3), box(20, 99, 180, 102), diagonal, box(15, 15, 185, 185)];
  for (const isInk of drawings) assertIsBody(cut(isInk).outline);
});

test("a ragged scribble has no more than sixty corners", () => {
  const ragged = (x, y) =>
    Math.hypot(x - 100, y - 100) < 60 + 25 * Math.sin(17 * Math.atan2(y - 100, x - 100));
  assertIsBody(cut(ragged).outline);
});

test("nothing drawn is no sticker", () => {
  assert.equal(cut(() => false), null);
});

test("simplifying leaves the corners of a square and nothing else", () => {
  const side = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const square = [
    ...side.map((at) => [at, 0]),
    ...side.map((at) => [10, at]),
    ...side.map((at) => [10 - at, 10]),
    ...side.map((at) => [0, 10 - at]),
  ];
  assert.deepEqual(simplify(square, 0.5, 60), [[0, 0], [10, 0], [10, 10], [0, 10]]);
});

test("a polygon that crosses itself is told from its hull", () => {
  const bow = [[0, 0], [10, 10], [10, 0], [0, 10]];
  assert.ok(!isSimple(bow));
  assert.ok(isSimple(convexHull(bow)));
});
