import assert from "node:assert/strict";
import { test } from "node:test";
import { defaults } from "../../custom_components/playground/defaults.js";
import { isOutline, outlineBody } from "../../custom_components/playground/outline.js";
import { Matter, corner, createStage, decomp, layOut, play, square } from "./support/playground.js";

Matter.Common.setDecomp(decomp);

test("an outline is three finite points or more, around something", () => {
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

test("a body that is the middle of its picture has no pivot", () => {
  const { pivot, round } = outlineBody(Matter, square, defaults);
  assert.ok(Math.hypot(pivot.x, pivot.y) < 1e-6);
  assert.equal(round, false);
});

test("an outline of several parts turns about its centre of mass, and its picture knows", () => {
  // Two boxes of 60 x 160 and 100 x 60 units: their common centre is worked out by hand.
  const area = [60 * 160, 100 * 60];
  const centre = {
    x: (50 * area[0] + 130 * area[1]) / (area[0] + area[1]),
    y: (100 * area[0] + 150 * area[1]) / (area[0] + area[1]),
  };
  const { body, pivot } = outlineBody(Matter, corner, defaults);
  assert.ok(body.parts.length > 1);
  assert.ok(Math.abs(100 - centre.x - pivot.x) < 0.1, `${pivot.x}`);
  assert.ok(Math.abs(100 - centre.y - pivot.y) < 0.1, `${pivot.y}`);
});

test("without an outline a sprite is its bounding circle", () => {
  const { body, pivot, round } = outlineBody(Matter, null, defaults);
  assert.ok(round);
  assert.equal(body.circleRadius, 85);
  assert.deepEqual(pivot, { x: 0, y: 0 });
});

test("an outline that crosses itself still gives a body that can move", () => {
  const star = [0, 2, 4, 1, 3].map((fifth) => ({
    x: 100 + 80 * Math.sin((fifth * 2 * Math.PI) / 5),
    y: 100 - 80 * Math.cos((fifth * 2 * Math.PI) / 5),
  }));
  const { body } = outlineBody(Matter, star, defaults);
  assert.ok(body.area > 0 && Number.isFinite(body.mass) && Number.isFinite(body.inertia));
});

test("a circle plays on among the others", () => {
  const engine = createStage();
  engine.enqueue({ index: 0, name: "bomb", outline: null });
  engine.enqueue({ index: 1, name: "flower", outline: corner });
  play(engine, 5000);
  assert.equal(engine.sprites.length, 2);
  assert.ok(engine.sprites.every(({ sane }) => sane));
});

test("the outline as it is seen lies where the picture is drawn", () => {
  const engine = layOut([{ x: 400, y: 300 }]);
  const [sprite] = engine.sprites;
  const { min, max } = sprite.body.bounds;
  const left = sprite.position.x + sprite.pivot.x * sprite.units - sprite.size / 2;
  assert.ok(Math.abs(min.x - (left + 20 * sprite.units)) < 0.5);
  assert.ok(Math.abs(max.x - (left + 180 * sprite.units)) < 0.5);
});
