import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClose, engineWithStickersAt } from "./support/playground.js";

const row = [
  { x: 300, y: 400 },
  { x: 700, y: 400 },
  { x: 1100, y: 400 },
];

test("stir moves near stickers along with the stroke, the nearest most, far ones not at all", () => {
  const engine = engineWithStickersAt([
    { x: 700, y: 420 },
    { x: 700, y: 560 },
    { x: 700, y: 100 },
  ]);
  engine.forces.stir({ x: 500, y: 400 }, { x: 900, y: 400 });
  const [near, next, far] = engine.stickers.map(({ velocity }) => velocity);
  assert.ok(near.x > next.x && next.x > 0, `${near.x} ${next.x}`);
  assertClose(near.y, 0);
  assertClose(far.x, 0);
});

test("stir does the same in one pointer event or in forty", () => {
  const stir = { radius: 1e6 };
  const [once, often] = [1, 40].map((events) => {
    const engine = engineWithStickersAt([{ x: 700, y: 420 }], { props: { stir } });
    for (let event = 0; event < events; event += 1) {
      const x = 500 + (400 * event) / events;
      engine.forces.stir({ x, y: 400 }, { x: x + 400 / events, y: 400 });
    }
    return engine.stickers[0].speed;
  });
  assertClose(once, often, once * 0.01);
});

test("the shockwave pushes every sticker away, the nearest hardest", () => {
  const engine = engineWithStickersAt(row);
  engine.forces.shockwave({ x: 250, y: 400 });
  const speeds = engine.stickers.map(({ velocity }) => velocity.x);
  assert.ok(speeds[0] > speeds[1] && speeds[1] > speeds[2] && speeds[2] > 20, speeds.join());
});

test("a sticker at the centre of the shockwave is pushed too", () => {
  const engine = engineWithStickersAt([{ x: 500, y: 500 }]);
  engine.forces.shockwave({ x: 500, y: 500 });
  assert.ok(engine.stickers[0].speed > 100);
});

test("the swirl sends the stickers clockwise around the centre of the stage", () => {
  const engine = engineWithStickersAt([
    { x: 720, y: 150 },
    { x: 720, y: 750 },
  ]);
  engine.forces.swirl();
  const [above, below] = engine.stickers.map(({ velocity }) => velocity.x);
  assert.ok(above > 100 && below < -100);
});

test("a shake moves every sticker but the one that is held", () => {
  const engine = engineWithStickersAt(row);
  engine.drags.start(engine.stickers[0]);
  engine.forces.shake();
  const [held, ...others] = engine.stickers.map(({ speed }) => speed);
  assert.equal(held, 0);
  for (const speed of others) assert.ok(speed > 100);
});
