import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClose, createEngine, engineWithStickersAt, enqueueAll, run } from "./support/playground.js";

const drifting = { props: { drift: {} } };

/** Two stickers whose centres are 170 px apart: they would touch at 144. */
const beside = [{ x: 600, y: 400 }, { x: 770, y: 400 }];
const acrossAnEdge = [{ x: 60, y: 400 }, { x: 1330, y: 400 }];

const distanceOf = ({ stickers: [one, other], bounds }) => {
  const apart = Math.abs(one.position.x - other.position.x);
  return Math.min(apart, bounds.width - apart);
};

for (const [place, points] of Object.entries({ beside, acrossAnEdge })) {
  test(`two stickers that drift near each other part (${place})`, () => {
    const engine = engineWithStickersAt(points, drifting);
    for (const sticker of engine.stickers) sticker.heading = Math.PI / 2; // both down
    const before = distanceOf(engine);
    run(engine, 2000);
    assert.ok(distanceOf(engine) > before + 30, `${distanceOf(engine)} px from ${before}`);
  });
}

test("one that is thrown past another, or held beside it, keeps its speed", () => {
  const engine = engineWithStickersAt([{ x: 400, y: 220 }, { x: 600, y: 400 }], drifting);
  const [thrown, other] = engine.stickers;
  thrown.velocity = { x: 300, y: 0 };
  run(engine, 1000);
  assertClose(thrown.velocity.y, 0, 1);
  assert.ok(other.position.y > 401, "the other one gives no way");
});

test("eight stickers that begin in a heap are apart after a minute", () => {
  const rest = Array.from({ length: 8 }, (_, index) => ({ x: 600 + 80 * (index % 4), y: 300 + 80 * (index >> 2), angle: 0, size: 90 }));
  const engine = createEngine({ restingPose: (index) => rest[index] });
  enqueueAll(engine, undefined, null);
  run(engine, 60_000);
  let touching = 0;
  engine.stickers.forEach((one, index) => {
    for (const other of engine.stickers.slice(index + 1)) {
      const { x, y } = one.position;
      const gap = Math.hypot(other.position.x - x, other.position.y - y) - one.radius - other.radius;
      if (gap < 2) touching += 1;
    }
  });
  assert.ok(touching <= 1, `${touching} pairs touch`);
});
