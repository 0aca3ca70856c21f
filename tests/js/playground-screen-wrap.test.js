import assert from "node:assert/strict";
import { test } from "node:test";
import {
  nearestOffset,
  visibleOffsets,
  wrapOffset,
} from "../../custom_components/sandbox_islands/playground/physics/screenWrap.js";
import { assertClose, engineWithStickersAt, run } from "./support/playground.js";

const bounds = { width: 1000, height: 600 };

const edges = [
  { edge: "left", position: { x: -25, y: 300 }, offset: { x: 1000, y: 0 } },
  { edge: "right", position: { x: 1025, y: 300 }, offset: { x: -1000, y: 0 } },
  { edge: "top", position: { x: 500, y: -25 }, offset: { x: 0, y: 600 } },
  { edge: "bottom", position: { x: 500, y: 625 }, offset: { x: 0, y: -600 } },
];

for (const { edge, position, offset } of edges) {
  test(`a sticker whose centre has left at the ${edge} is moved to the opposite side`, () => {
    assert.deepEqual(wrapOffset(position, 20, bounds), offset);
  });
}

test("a sticker whose centre is just outside of the stage is not moved", () => {
  for (const position of [{ x: -19, y: 10 }, { x: 1019, y: 10 }, { x: 5, y: 619 }]) {
    assert.deepEqual(wrapOffset(position, 20, bounds), { x: 0, y: 0 });
  }
});

test("a sticker is seen once inside, twice at an edge and four times in a corner", () => {
  const offsets = (x, y) => visibleOffsets({ x, y }, 80, bounds).map((it) => [it.x, it.y]);
  assert.deepEqual(offsets(500, 300), [[0, 0]]);
  assert.deepEqual(offsets(30, 300), [[0, 0], [1000, 0]]);
  assert.deepEqual(offsets(500, 590), [[0, 0], [0, -600]]);
  assert.equal(offsets(995, 5).length, 4);
});

test("the nearest image of a point may lie across an edge", () => {
  const near = nearestOffset({ x: 990, y: 300 }, { x: 10, y: 300 }, bounds);
  assert.deepEqual({ x: near.x + 0, y: near.y + 0 }, { x: -1000, y: 0 });
});

test("all of a sticker stays in sight while it crosses an edge, and it keeps its speed", () => {
  const engine = engineWithStickersAt([{ x: 200, y: 300 }]);
  const [sticker] = engine.stickers;
  sticker.velocity = { x: -240, y: 0 };
  let laps = 0;
  for (let step = 0; step < 500; step += 1) {
    engine.step();
    const { previousPose, position } = sticker;
    laps += position.x > 1000 && previousPose.x > 1000 ? 1 : 0;
    // Drawing interpolates between the two, so none may be on the other side.
    assert.ok(Math.abs(position.x - previousPose.x) < 10);
    assert.ok(position.x > -sticker.radius && position.x < 1440 + sticker.radius);
  }
  assert.ok(laps > 50, "it did not come in at the right");
  assertClose(sticker.speed, 240);
});

test("a sticker is grabbed by its image at the opposite edge, and held there", () => {
  const engine = engineWithStickersAt([{ x: 5, y: 450 }]);
  const [sticker] = engine.stickers;
  const point = { x: 1430, y: 450 };
  assert.equal(engine.stickerAt(point), sticker);
  const drag = engine.drags.start(sticker, point);
  assertClose(sticker.position.x, 1445);
  drag.moveTo({ x: 1200, y: 450 });
  run(engine, 1000);
  assertClose(sticker.position.x, 1215, 2);
});

test("two stickers that meet across an edge bounce apart", () => {
  const engine = engineWithStickersAt([{ x: 150, y: 450 }, { x: 1290, y: 450 }], { outline: null });
  const [left, right] = engine.stickers;
  left.velocity = { x: -60, y: 0 };
  right.velocity = { x: 60, y: 0 };
  let least = Infinity;
  for (let step = 0; step < 300; step += 1) {
    engine.step();
    const { x } = nearestOffset(right.position, left.position, engine.bounds);
    least = Math.min(least, left.position.x - right.position.x - x);
  }
  assert.ok(left.velocity.x > 20 && right.velocity.x < -20, "they did not bounce");
  assert.ok(least > 1.9 * left.radius, `they overlapped by ${2 * left.radius - least}`);
});

test("a sticker millions of pixels away is back on the stage after one step", () => {
  const engine = engineWithStickersAt([{ x: 300, y: 300 }]);
  const [sticker] = engine.stickers;
  sticker.setPosition(1e7, -3e6);
  engine.step();
  const { x, y } = sticker.position;
  assert.ok(x >= 0 && x <= 1440, `${x}`);
  assert.ok(y >= 0 && y <= 900, `${y}`);
});
