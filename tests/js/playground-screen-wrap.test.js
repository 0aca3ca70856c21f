import assert from "node:assert/strict";
import { test } from "node:test";
import { wrapOffset } from "../../custom_components/sandbox_islands/playground/physics/screenWrap.js";
import { assertClose, engineWithStickersAt } from "./support/playground.js";

const bounds = { width: 1000, height: 600 };

const edges = [
  { edge: "left", position: { x: -81, y: 300 }, offset: { x: 1160, y: 0 } },
  { edge: "right", position: { x: 1081, y: 300 }, offset: { x: -1160, y: 0 } },
  { edge: "top", position: { x: 500, y: -81 }, offset: { x: 0, y: 760 } },
  { edge: "bottom", position: { x: 500, y: 681 }, offset: { x: 0, y: -760 } },
];

for (const { edge, position, offset } of edges) {
  test(`a sticker that has left at the ${edge} comes in on the opposite side`, () => {
    assert.deepEqual(wrapOffset(position, 80, bounds), offset);
  });
}

test("a sticker that is still partly visible is not moved", () => {
  for (const position of [{ x: -79, y: 10 }, { x: 1079, y: 10 }, { x: 5, y: 679 }]) {
    assert.deepEqual(wrapOffset(position, 80, bounds), { x: 0, y: 0 });
  }
});

test("a sticker is out of sight on both sides of the wrap, and keeps its speed", () => {
  const engine = engineWithStickersAt([{ x: 20, y: 300 }]);
  const [sticker] = engine.stickers;
  sticker.velocity = { x: -240, y: 0 };
  let before = sticker.position.x;
  while (sticker.position.x <= before) {
    before = sticker.position.x;
    engine.step();
  }
  const radius = (sticker.radiusUnits + 12) * sticker.pixelsPerUnit;
  assert.ok(before + radius < 0, `left at ${before}`);
  assert.ok(sticker.position.x - radius > 1440, `entered at ${sticker.position.x}`);
  assert.equal(sticker.previousPose.x, sticker.position.x);
  assertClose(sticker.speed, 240);
});

test("a sticker millions of pixels away is back on the stage after one step", () => {
  const engine = engineWithStickersAt([{ x: 300, y: 300 }]);
  const [sticker] = engine.stickers;
  sticker.setPosition(1e7, -3e6);
  engine.step();
  const { x, y } = sticker.position;
  const radius = sticker.visibleRadius;
  assert.ok(x >= -radius && x <= 1440 + radius, `${x}`);
  assert.ok(y >= -radius && y <= 900 + radius, `${y}`);
});
