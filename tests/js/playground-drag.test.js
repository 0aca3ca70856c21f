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
  engine.drags.start(first, { x: 320, y: 410 }).moveTo({ x: 320, y: 710 });
  run(engine, 1500);
  assertClose(first.position.x, 300, 2);
  assertClose(first.position.y, 700, 2);
  others.forEach(({ position }, index) => assert.deepEqual({ ...position }, row[index + 1]));
});

test("a dragged sticker covers about two thirds of the way to the pointer in a step", () => {
  const engine = engineWithStickersAt(row);
  const [sticker] = engine.stickers;
  engine.drags.start(sticker).moveTo({ x: 400, y: 400 });
  engine.step();
  assertClose(sticker.position.x, 367, 4);
});

test("a sticker is not dragged off the stage", () => {
  const engine = engineWithStickersAt(row);
  engine.drags.start(engine.stickers[0]).moveTo({ x: -500, y: 4000 });
  run(engine, 2000);
  const { x, y } = engine.stickers[0].position;
  assertClose(x, 0, 2);
  assertClose(y, 900, 2);
});

test("a thrown sticker keeps its speed", () => {
  const engine = engineWithStickersAt([{ x: 200, y: 450 }]);
  const [sticker] = engine.stickers;
  const drag = engine.drags.start(sticker);
  for (let step = 1; step <= 30; step += 1) {
    drag.moveTo({ x: 200 + step * 10, y: 450 });
    engine.step();
  }
  drag.end();
  const { speed } = sticker;
  assert.ok(speed > 400 && speed < 800, `${speed}`);
  run(engine, 3000);
  assertClose(sticker.speed, speed);
});

test("a drag that has ended moves nothing", () => {
  const engine = engineWithStickersAt(row);
  engine.drags.endAll();
  const drag = engine.drags.start(engine.stickers[0]);
  drag.end();
  drag.end();
  drag.moveTo({ x: 1, y: 1 });
  drag.snap();
  assert.deepEqual(engine.held, []);
  assert.deepEqual({ ...engine.stickers[0].position }, row[0]);
});

test("onHeldChange is called when a drag starts, and when a resize ends it", () => {
  const calls = [];
  const onHeldChange = (held) => calls.push(held.map(({ blueprint }) => blueprint.name));
  const engine = engineWithStickersAt(row, { callbacks: { onHeldChange } });
  engine.drags.start(engine.stickers[0]);
  engine.resize({ width: 900, height: 700 });
  assert.deepEqual(calls, [["sticker0"], []]);
});

test("two stickers are held at once, each by its own drag", () => {
  const engine = engineWithStickersAt(row);
  const [first, second, third] = engine.stickers;
  const drag = engine.drags.start(first);
  engine.drags.start(second).moveTo({ x: 700, y: 100 });
  drag.moveTo({ x: 300, y: 700 });
  run(engine, 1500);
  assertClose(first.position.y, 700, 2);
  assertClose(second.position.y, 100, 2);
  drag.end();
  assert.deepEqual(engine.held, [second]);
  assert.deepEqual({ ...third.position }, row[2]);
});

test("a sticker that is picked up again leaves the hand that held it", () => {
  const engine = engineWithStickersAt(row);
  const [sticker] = engine.stickers;
  const before = engine.drags.start(sticker);
  engine.drags.start(sticker, { x: 320, y: 400 });
  before.moveTo({ x: 900, y: 800 });
  run(engine, 500);
  assert.deepEqual(engine.held, [sticker]);
  assertClose(sticker.position.x, 300, 2);
});

test("who listens hears where a sticker was released, until the signal is aborted", () => {
  const engine = engineWithStickersAt(row);
  const listening = new AbortController();
  const points = [];
  engine.listen({ onReleased: (_, point) => points.push({ ...point }) }, listening.signal);
  engine.drags.start(engine.stickers[0]).moveTo({ x: 350, y: 420 });
  engine.drags.endAll();
  listening.abort();
  engine.drags.start(engine.stickers[1]).end();
  assert.deepEqual(points, [{ x: 350, y: 420 }]);
});

test("a held sticker is drawn above the others", () => {
  const engine = engineWithStickersAt(row);
  engine.drags.start(engine.stickers[0]);
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
