import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClose, engineWithStickersAt, run } from "./support/playground.js";

const row = [
  { x: 300, y: 400 },
  { x: 700, y: 400 },
  { x: 1100, y: 400 },
];

test("a drag moves the sticker that is held, and only it", () => {
  const engine = engineWithStickersAt(row);
  const [first, ...others] = engine.stickers;
  engine.drag.start(first, { x: 320, y: 410 });
  engine.drag.moveTo({ x: 320, y: 710 });
  run(engine, 1500);
  assertClose(first.position.x, 300, 2);
  assertClose(first.position.y, 700, 2);
  others.forEach(({ position }, index) => assert.deepEqual({ ...position }, row[index + 1]));
});

test("a dragged sticker covers about two thirds of the way to the pointer in a step", () => {
  const engine = engineWithStickersAt(row);
  const [sticker] = engine.stickers;
  engine.drag.start(sticker);
  engine.drag.moveTo({ x: 400, y: 400 });
  engine.step();
  assertClose(sticker.position.x, 367, 4);
});

test("a sticker is not dragged off the stage", () => {
  const engine = engineWithStickersAt(row);
  engine.drag.start(engine.stickers[0]);
  engine.drag.moveTo({ x: -500, y: 4000 });
  run(engine, 2000);
  const { x, y } = engine.stickers[0].position;
  assertClose(x, 0, 2);
  assertClose(y, 900, 2);
});

test("a thrown sticker keeps its speed", () => {
  const engine = engineWithStickersAt([{ x: 200, y: 450 }]);
  const [sticker] = engine.stickers;
  engine.drag.start(sticker);
  for (let step = 1; step <= 30; step += 1) {
    engine.drag.moveTo({ x: 200 + step * 10, y: 450 });
    engine.step();
  }
  engine.drag.end();
  const { speed } = sticker;
  assert.ok(speed > 400 && speed < 800, `${speed}`);
  run(engine, 3000);
  assertClose(sticker.speed, speed);
});

test("moving and ending without a held sticker do nothing", () => {
  const engine = engineWithStickersAt(row);
  engine.drag.end();
  engine.drag.start(engine.stickers[0]);
  engine.drag.end();
  engine.drag.end();
  engine.drag.moveTo({ x: 1, y: 1 });
  engine.drag.moveBy(1, 1);
  engine.drag.snap();
  assert.equal(engine.held, null);
  assert.deepEqual({ ...engine.stickers[0].position }, row[0]);
});

test("onHeldChange is called when a drag starts, and when a resize ends it", () => {
  const calls = [];
  const onHeldChange = (sticker) => calls.push(sticker?.blueprint.name ?? null);
  const engine = engineWithStickersAt(row, { callbacks: { onHeldChange } });
  engine.drag.start(engine.stickers[0]);
  engine.resize({ width: 900, height: 700 });
  assert.deepEqual(calls, ["sticker0", null]);
});

test("a held sticker is drawn above the others", () => {
  const engine = engineWithStickersAt(row);
  engine.drag.start(engine.stickers[0]);
  assert.equal(engine.drawOrder.at(-1), engine.stickers[0]);
});

test("stickerAt finds a sticker up to the edge of its white border", () => {
  const engine = engineWithStickersAt(row);
  const [sticker] = engine.stickers;
  const edge = 80 * sticker.pixelsPerUnit;
  const border = 12 * sticker.pixelsPerUnit;
  assert.equal(engine.stickerAt({ x: 300, y: 400 }), sticker);
  assert.equal(engine.stickerAt({ x: 300 + edge + border * 0.8, y: 400 }), sticker);
  assert.equal(engine.stickerAt({ x: 300 + edge + border * 1.3, y: 400 }), null);
});

test("stickerAt finds the upper one of two that overlap", () => {
  const engine = engineWithStickersAt(row);
  engine.stickers[1].setPosition(310, 400);
  assert.equal(engine.stickerAt({ x: 305, y: 400 }), engine.stickers[1]);
});
