import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClose, createEngine, engineWithStickersAt, enqueueAll, run } from "./support/playground.js";

test("stickers have three sizes, by the window at first, and by the stage after a resize", () => {
  const engine = createEngine({
    bounds: { width: 1000, height: 700 },
    viewport: { width: 1440, height: 900 },
  });
  enqueueAll(engine);
  run(engine, 8000);
  const sizes = () => engine.stickers.map(({ size }) => Math.round(size)).sort((one, other) => other - one);
  assert.deepEqual(sizes(), [144, 115, 115, 115, 86, 86, 86, 86]);
  engine.resize({ width: 900, height: 600 });
  assert.deepEqual(sizes(), [120, 96, 96, 96, 72, 72, 72, 72]);
});

test("a resize keeps positions in proportion, and mass and velocity as they were", () => {
  const engine = engineWithStickersAt([{ x: 720, y: 225 }]);
  const [sticker] = engine.stickers;
  sticker.velocity = { x: 30, y: 40 };
  const { mass } = sticker.body;
  engine.resize({ width: 400, height: 800 });
  assert.deepEqual({ ...sticker.position }, { x: 200, y: 200 });
  assertClose(sticker.speed, 50);
  assert.equal(sticker.body.mass, mass);
});

test("a container without a size gives a stage of 800 x 600", () => {
  const engine = createEngine({ bounds: { width: 0, height: 0 } });
  assert.deepEqual(engine.bounds, { width: 800, height: 600 });
  engine.resize({ width: 300, height: 0 });
  assert.deepEqual(engine.bounds, { width: 800, height: 600 });
});

test("every sticker is still there after a resize to a tiny window and back", () => {
  const engine = createEngine();
  enqueueAll(engine);
  run(engine, 9000);
  engine.resize({ width: 40, height: 30 });
  run(engine, 5000);
  engine.resize({ width: 1440, height: 900 });
  run(engine, 5000);
  assert.equal(engine.stickers.length, 8);
  for (const { position, visibleRadius } of engine.stickers) {
    assert.ok(position.x >= -visibleRadius - 1 && position.x <= 1440 + visibleRadius + 1);
    assert.ok(position.y >= -visibleRadius - 1 && position.y <= 900 + visibleRadius + 1);
  }
});

test("stickers wrap above the ground, and have the scale of the whole stage", () => {
  const engine = engineWithStickersAt([{ x: 300, y: 300 }]);
  engine.resize({ width: 1200, height: 900, ground: 50 });
  assert.deepEqual(engine.bounds, { width: 1200, height: 850 });
  const [sticker] = engine.stickers;
  assertClose(sticker.size, 202.5);
  sticker.setPosition(300, 845);
  sticker.velocity = { x: 0, y: 60 };
  run(engine, 1000);
  assert.ok(sticker.position.y < 100, `${sticker.position.y}`);
});
