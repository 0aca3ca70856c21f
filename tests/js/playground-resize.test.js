import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClose, createEngine, engineWithSpritesAt, enqueueAll, run } from "./support/playground.js";

test("sprites are 162 px in a window of 1440 x 900, and scaled by the stage after a resize", () => {
  const engine = createEngine({
    bounds: { width: 1000, height: 700 },
    viewport: { width: 1440, height: 900 },
  });
  enqueueAll(engine, ["bomb"]);
  engine.step();
  assertClose(engine.sprites[0].size, 162);
  engine.resize({ width: 900, height: 600 });
  assertClose(engine.sprites[0].size, 135);
});

test("a resize keeps positions in proportion, and mass and velocity as they were", () => {
  const engine = engineWithSpritesAt([{ x: 720, y: 225 }]);
  const [sprite] = engine.sprites;
  sprite.velocity = { x: 30, y: 40 };
  const { mass } = sprite.body;
  engine.resize({ width: 400, height: 800 });
  assert.deepEqual({ ...sprite.position }, { x: 200, y: 200 });
  assertClose(sprite.speed, 50);
  assert.equal(sprite.body.mass, mass);
});

test("a container without a size gives a stage of 800 x 600", () => {
  const engine = createEngine({ bounds: { width: 0, height: 0 } });
  assert.deepEqual(engine.bounds, { width: 800, height: 600 });
  engine.resize({ width: 300, height: 0 });
  assert.deepEqual(engine.bounds, { width: 800, height: 600 });
});

test("every sprite is still there after a resize to a tiny window and back", () => {
  const engine = createEngine();
  enqueueAll(engine);
  run(engine, 9000);
  engine.resize({ width: 40, height: 30 });
  run(engine, 5000);
  engine.resize({ width: 1440, height: 900 });
  run(engine, 5000);
  assert.equal(engine.sprites.length, 8);
  for (const { position, visibleRadius } of engine.sprites) {
    assert.ok(position.x >= -visibleRadius - 1 && position.x <= 1440 + visibleRadius + 1);
    assert.ok(position.y >= -visibleRadius - 1 && position.y <= 900 + visibleRadius + 1);
  }
});
