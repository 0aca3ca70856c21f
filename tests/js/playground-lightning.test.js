import assert from "node:assert/strict";
import { test } from "node:test";
import { opacityAt } from "../../custom_components/sandbox_islands/playground/rendering/renderer.js";
import { assertClose, engineWithStickersAt, run } from "./support/playground.js";

/** An engine with a rainbow (and a bomb, for a second point), and a log of its bolts. */
function createLightning(points = [{ x: 700, y: 200 }], given = {}) {
  const added = [];
  const removed = [];
  const callbacks = {
    onBoltAdded: ({ createdAt, position }) => added.push({ createdAt, ...position }),
    onBoltRemoved: ({ createdAt }) => removed.push(createdAt),
  };
  const options = { names: ["rainbowOne", "bomb"].slice(0, points.length), callbacks, ...given };
  const engine = engineWithStickersAt(points, options);
  return { engine, added, removed, rainbow: engine.stickers[0] };
}

test("while the rainbow is held a bolt appears 220 px below it every 500 ms", () => {
  const { engine, added, rainbow } = createLightning();
  const start = engine.time;
  engine.drags.start(rainbow);
  run(engine, 499);
  assert.equal(added.length, 0);
  run(engine, 1520);
  assert.deepEqual(
    added.map(({ createdAt }) => Math.round(createdAt - start)),
    [500, 1000, 1500, 2000],
  );
  for (const { x, y } of added) {
    assertClose(x, rainbow.position.x, 1);
    assertClose(y, rainbow.position.y + 220, 1);
  }
});

/** Places of the rainbow at which 220 px below there is no room, and where visitors see the stage end. */
const low = [
  [{ x: 700, y: 880 }, Infinity],
  [{ x: 700, y: 640 }, Infinity],
  [{ x: 10, y: 300 }, 420],
  [{ x: 1435, y: 100 }, 250],
];

for (const [point, end] of low) {
  test(`below a rainbow at ${point.x}, ${point.y} a bolt appears whole, and falls`, () => {
    const bounds = { width: 1440, height: 900, ground: 72 };
    const { engine, rainbow } = createLightning([point], { bounds, lowestSeen: () => end });
    engine.drags.start(rainbow);
    let begin = null;
    engine.listen({ onBoltAdded: (bolt) => (begin = bolt.boundingBox) });
    run(engine, 520);
    assertClose(begin.top + begin.height, Math.min(828, end), 1);
    assert.ok(begin.left >= 0 && begin.left + begin.width <= 1440, `it begins at ${begin.left}`);
    run(engine, 400);
    const [{ boundingBox: later, size }] = engine.bolts;
    assert.ok(later.top > begin.top + size / 4, "it does not fall");
    assert.ok(later.top < begin.top + size / 2, "half of it is gone before the next one");
  });
}

test("each bolt is removed 3000 ms after it appeared", () => {
  const { engine, added, removed, rainbow } = createLightning();
  engine.drags.start(rainbow);
  run(engine, 520);
  engine.drags.endAll();
  const [{ createdAt }] = added;
  run(engine, createdAt + 2980 - engine.time);
  assert.equal(engine.bolts.length, 1);
  run(engine, 40);
  assert.equal(engine.bolts.length, 0);
  assert.deepEqual(removed, [createdAt]);
});

test("a bolt fades out in the last 300 ms of its life, a sticker never", () => {
  const { engine, rainbow } = createLightning();
  engine.drags.start(rainbow);
  run(engine, 520);
  const [{ blueprint }] = engine.bolts;
  assert.equal(opacityAt(blueprint, 2700), 1);
  assertClose(opacityAt(blueprint, 2850), 0.5);
  assert.equal(opacityAt(blueprint, 3000), 0);
  assert.equal(opacityAt(rainbow.blueprint, 1e6), 1);
});

test("there are at most six bolts at once, however long the rainbow is held", () => {
  const { engine, rainbow } = createLightning();
  engine.drags.start(rainbow);
  let most = 0;
  for (let step = 0; step < 60 * 30; step += 1) {
    engine.step();
    most = Math.max(most, engine.bolts.length);
  }
  assert.equal(most, 6);
});

test("no bolt appears when the rainbow is released before 500 ms, however often", () => {
  const { engine, added, rainbow } = createLightning();
  for (let press = 0; press < 10; press += 1) {
    engine.drags.start(rainbow);
    run(engine, 300);
    engine.drags.endAll();
  }
  run(engine, 3000);
  assert.equal(added.length, 0);
});

test("holding another sticker starts no lightning", () => {
  const { engine, added } = createLightning([
    { x: 700, y: 200 },
    { x: 200, y: 600 },
  ]);
  engine.drags.start(engine.stickers[1]);
  run(engine, 3000);
  assert.equal(added.length, 0);
});

test("below each sticker that drops bolts they fall while it is held", () => {
  const added = [];
  const callbacks = { onBoltAdded: ({ position }) => added.push(position.x) };
  const points = [
    { x: 300, y: 200 },
    { x: 1100, y: 200 },
  ];
  const engine = engineWithStickersAt(points, { names: ["rainbowOne", "cloud"], callbacks });
  const cloud = engine.stickers[1];
  engine.drags.start(cloud);
  run(engine, 520);
  engine.drags.endAll();
  run(engine, 2000);
  assert.equal(added.length, 1);
  assertClose(added[0], cloud.position.x, 1);
});

test("the action starts the lightning for two seconds", () => {
  const { engine, added } = createLightning();
  engine.lightning.start();
  run(engine, 2900);
  assert.equal(added.length, 4);
});

test("the action and a drag together share one interval", () => {
  const { engine, added, rainbow } = createLightning();
  engine.drags.start(rainbow);
  run(engine, 250);
  engine.lightning.start();
  run(engine, 1800);
  assert.equal(added.length, 4);
});

test("a bolt falls, and bounces off with nearly two fifths of its speed", () => {
  const points = [
    { x: 700, y: 100 },
    { x: 700, y: 700 },
  ];
  const { engine, rainbow } = createLightning(points, { outline: null });
  engine.setBoltBlueprint({ outline: null });
  const bomb = engine.stickers[1];
  bomb.body.restitution = 0; // Matter.js takes the larger restitution of two bodies
  engine.drags.start(rainbow);
  run(engine, 520);
  engine.drags.endAll();
  const [bolt] = engine.bolts;
  const { y } = bolt.position;
  run(engine, 600);
  const approach = bolt.velocity.y;
  assert.ok(bolt.position.y > y + 50);
  run(engine, 1900);
  assertClose((bomb.velocity.y - bolt.velocity.y) / approach, 0.38, 0.03);
});

test("without a sticker that drops any no bolt appears", () => {
  const added = [];
  const callbacks = { onBoltAdded: (bolt) => added.push(bolt) };
  const engine = engineWithStickersAt([{ x: 700, y: 200 }], { callbacks });
  engine.lightning.start();
  run(engine, 3000);
  assert.equal(added.length, 0);
});
