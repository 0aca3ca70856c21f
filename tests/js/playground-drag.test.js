import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClose, engineWithSpritesAt, run } from "./support/playground.js";

const row = [
  { x: 300, y: 400 },
  { x: 700, y: 400 },
  { x: 1100, y: 400 },
];

test("a drag moves the sprite that is held, and only it", () => {
  const engine = engineWithSpritesAt(row);
  const [first, ...others] = engine.sprites;
  engine.drag.start(first, { x: 320, y: 410 });
  engine.drag.moveTo({ x: 320, y: 710 });
  run(engine, 1500);
  assertClose(first.position.x, 300, 2);
  assertClose(first.position.y, 700, 2);
  others.forEach(({ position }, index) => assert.deepEqual({ ...position }, row[index + 1]));
});

test("a dragged sprite covers about two thirds of the way to the pointer in a step", () => {
  const engine = engineWithSpritesAt(row);
  const [sprite] = engine.sprites;
  engine.drag.start(sprite);
  engine.drag.moveTo({ x: 400, y: 400 });
  engine.step();
  assertClose(sprite.position.x, 367, 4);
});

test("a sprite is not dragged off the stage", () => {
  const engine = engineWithSpritesAt(row);
  engine.drag.start(engine.sprites[0]);
  engine.drag.moveTo({ x: -500, y: 4000 });
  run(engine, 2000);
  const { x, y } = engine.sprites[0].position;
  assertClose(x, 0, 2);
  assertClose(y, 900, 2);
});

test("a thrown sprite keeps its speed", () => {
  const engine = engineWithSpritesAt([{ x: 200, y: 450 }]);
  const [sprite] = engine.sprites;
  engine.drag.start(sprite);
  for (let step = 1; step <= 30; step += 1) {
    engine.drag.moveTo({ x: 200 + step * 10, y: 450 });
    engine.step();
  }
  engine.drag.end();
  const { speed } = sprite;
  assert.ok(speed > 400 && speed < 800, `${speed}`);
  run(engine, 3000);
  assertClose(sprite.speed, speed);
});

test("moving and ending without a held sprite do nothing", () => {
  const engine = engineWithSpritesAt(row);
  engine.drag.end();
  engine.drag.start(engine.sprites[0]);
  engine.drag.end();
  engine.drag.end();
  engine.drag.moveTo({ x: 1, y: 1 });
  engine.drag.moveBy(1, 1);
  engine.drag.snap();
  assert.equal(engine.held, null);
  assert.deepEqual({ ...engine.sprites[0].position }, row[0]);
});

test("onHeldChange is called when a drag starts, and when a resize ends it", () => {
  const calls = [];
  const onHeldChange = (sprite) => calls.push(sprite?.blueprint.name ?? null);
  const engine = engineWithSpritesAt(row, { callbacks: { onHeldChange } });
  engine.drag.start(engine.sprites[0]);
  engine.resize({ width: 900, height: 700 });
  assert.deepEqual(calls, ["sprite0", null]);
});

test("a held sprite is drawn above the others", () => {
  const engine = engineWithSpritesAt(row);
  engine.drag.start(engine.sprites[0]);
  assert.equal(engine.drawOrder.at(-1), engine.sprites[0]);
});

test("spriteAt finds a sprite up to the edge of its white border", () => {
  const engine = engineWithSpritesAt(row);
  const [sprite] = engine.sprites;
  const edge = 80 * sprite.pixelsPerUnit;
  const border = 12 * sprite.pixelsPerUnit;
  assert.equal(engine.spriteAt({ x: 300, y: 400 }), sprite);
  assert.equal(engine.spriteAt({ x: 300 + edge + border * 0.8, y: 400 }), sprite);
  assert.equal(engine.spriteAt({ x: 300 + edge + border * 1.3, y: 400 }), null);
});

test("spriteAt finds the upper one of two that overlap", () => {
  const engine = engineWithSpritesAt(row);
  engine.sprites[1].setPosition(310, 400);
  assert.equal(engine.spriteAt({ x: 305, y: 400 }), engine.sprites[1]);
});
