import assert from "node:assert/strict";
import { test } from "node:test";
import { defaults } from "../../custom_components/sandbox_islands/playground/defaults.js";
import { createBody, isOutline } from "../../custom_components/sandbox_islands/playground/physics/body.js";
import {
  Matter,
  assertClose,
  createEngine,
  decomp,
  engineWithStickersAt,
  lShape,
  run,
  square,
} from "./support/playground.js";

Matter.Common.setDecomp(decomp);

test("an outline is at least three finite points that enclose an area", () => {
  assert.ok(isOutline(square));
  for (const wrong of [
    null,
    {},
    [],
    square.slice(0, 2),
    [...square, { x: NaN, y: 1 }],
    [...square, { x: "1", y: 1 }],
    [...square, null],
    [
      { x: 1, y: 1 },
      { x: 2, y: 2 },
      { x: 3, y: 3 },
    ],
  ]) {
    assert.ok(!isOutline(wrong), JSON.stringify(wrong));
  }
});

test("a body whose centre of mass is the picture's centre has no pivot", () => {
  const { body, pivot } = createBody(Matter, square, defaults);
  assert.ok(Math.hypot(pivot.x, pivot.y) < 1e-6);
  assert.equal(body.circleRadius, 0);
});

test("the pivot of a concave outline is the offset from its centre of mass to the picture's", () => {
  // The L is two boxes of 60 x 160 and 100 x 60 units; their common centre of mass by hand:
  const area = [60 * 160, 100 * 60];
  const center = {
    x: (50 * area[0] + 130 * area[1]) / (area[0] + area[1]),
    y: (100 * area[0] + 150 * area[1]) / (area[0] + area[1]),
  };
  const { body, pivot } = createBody(Matter, lShape, defaults);
  assert.ok(body.parts.length > 1);
  assertClose(pivot.x, 100 - center.x, 0.1);
  assertClose(pivot.y, 100 - center.y, 0.1);
});

test("without an outline a body is the bounding circle of the drawing", () => {
  const { body, pivot } = createBody(Matter, null, defaults);
  assert.equal(body.circleRadius, 85);
  assert.deepEqual(pivot, { x: 0, y: 0 });
});

test("an outline that crosses itself still gives a body that can move", () => {
  const star = [0, 2, 4, 1, 3].map((fifth) => ({
    x: 100 + 80 * Math.sin((fifth * 2 * Math.PI) / 5),
    y: 100 - 80 * Math.cos((fifth * 2 * Math.PI) / 5),
  }));
  const { body } = createBody(Matter, star, defaults);
  assert.ok(body.area > 0 && Number.isFinite(body.mass) && Number.isFinite(body.inertia));
});

test("circles and polygons move together", () => {
  const engine = createEngine();
  engine.enqueue({ index: 0, name: "bomb", outline: null });
  engine.enqueue({ index: 1, name: "flower", outline: lShape });
  run(engine, 5000);
  assert.deepEqual(engine.stickers.map(({ body }) => body.circleRadius > 0), [true, false]);
  assert.ok(engine.stickers.every(({ isFinite }) => isFinite));
});

test("the body lies where the picture is drawn", () => {
  const engine = engineWithStickersAt([{ x: 400, y: 300 }]);
  const [{ body, position, pivot, pixelsPerUnit, size }] = engine.stickers;
  const left = position.x + pivot.x * pixelsPerUnit - size / 2;
  assertClose(body.bounds.min.x, left + 20 * pixelsPerUnit, 0.5);
  assertClose(body.bounds.max.x, left + 180 * pixelsPerUnit, 0.5);
});
