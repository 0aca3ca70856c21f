import assert from "node:assert/strict";
import { test } from "node:test";
import { distanceToCover } from "../../custom_components/sandbox_islands/playground/physics/covers.js";
import { assertClose, createEngine, engineWithStickersAt, enqueueAll, run } from "./support/playground.js";

/** A column of words in the middle of a stage of 1440 x 900. */
const words = { x: 720, y: 450, width: 400, height: 300, radius: 0 };
const at = (...points) => points.map(([x, y]) => ({ x, y }));

/** How deep the centre of any sticker is behind a cover; negative where all are free. */
const depth = (engine) =>
  Math.max(...engine.stickers.map(({ position }) => -engine.covers.distanceTo(position)));

test("the distance to a box with round corners is negative inside", () => {
  const box = { x: 100, y: 100, width: 100, height: 60, radius: 30 };
  assertClose(distanceToCover({ x: 100, y: 100 }, box), -30);
  assertClose(distanceToCover({ x: 170, y: 100 }, box), 20);
  assert.ok(distanceToCover({ x: 149, y: 71 }, box) > 0, "the corner is not round");
});

test("a sticker bounces off a cover and keeps nine tenths of its speed", () => {
  const engine = engineWithStickersAt(at([300, 450]), { covers: [words], outline: null });
  const [sticker] = engine.stickers;
  sticker.velocity = { x: 200, y: 0 };
  run(engine, 3000);
  assertClose(sticker.velocity.x, -180, 6);
  assert.ok(depth(engine) < 0);
});

test("a sticker at an edge bounces off a cover at the opposite edge", () => {
  const cover = { x: 1400, y: 450, width: 80, height: 300, radius: 0 };
  const engine = engineWithStickersAt(at([200, 450]), { covers: [cover], outline: null });
  const [sticker] = engine.stickers;
  sticker.velocity = { x: -100, y: 0 };
  let least = Infinity;
  for (let step = 0; step < 300; step += 1) {
    engine.step();
    least = Math.min(least, sticker.position.x);
  }
  assert.ok(least > 60, `it got to ${least}`);
  assert.ok(sticker.velocity.x > 50);
});

test("a sticker that is dragged passes a cover, and is led out when it is dropped there", () => {
  const engine = engineWithStickersAt(at([300, 450]), { covers: [words] });
  const [sticker] = engine.stickers;
  engine.drags.start(sticker).moveTo({ x: 720, y: 450 });
  run(engine, 1000);
  assertClose(sticker.position.x, 720, 2);
  engine.drags.endAll();
  run(engine, 3000);
  assert.ok(depth(engine) < -0.4 * sticker.size, `it is ${depth(engine)} px behind the words`);
  assert.equal(sticker.isPassing, false);
});

test("stickers come out from behind a cover that has moved over them", () => {
  const engine = engineWithStickersAt(at([650, 400], [800, 500], [300, 300]));
  engine.setCovers([words]);
  run(engine, 5000);
  assert.ok(depth(engine) < 0);
  assert.ok(engine.stickers.every(({ isPassing }) => !isPassing));
});

test("covers are still there after a reset and a resize", () => {
  const engine = createEngine({ covers: [words] });
  enqueueAll(engine, ["bomb"]);
  run(engine, 100);
  const { size } = engine.world;
  engine.reset();
  run(engine, 100);
  assert.equal(engine.world.size, size);
  engine.resize({ width: 1200, height: 800 }, [words]);
  run(engine, 100);
  assert.ok(engine.covers.distanceTo(words) < 0);
});

test("a sticker that drifts against a cover turns away instead of being pushed on", () => {
  for (let seed = 0; seed < 10; seed += 1) {
    const props = { seed, drift: {} };
    const engine = engineWithStickersAt(at([300, 450]), { covers: [words], props });
    const [sticker] = engine.stickers;
    sticker.velocity = { x: 3, y: 0 };
    sticker.heading = 0;
    run(engine, 30_000);
    assert.ok(engine.covers.distanceTo(sticker.position) > sticker.radius + 20, `seed ${seed}`);
  }
});

test("a hard throw does not get through a wall", () => {
  const wall = { x: 900, y: 450, width: 60, height: 900, radius: 0 };
  const engine = engineWithStickersAt(at([300, 450]), { covers: [wall] });
  const [sticker] = engine.stickers;
  sticker.velocity = { x: 9000, y: 0 };
  for (let step = 0; step < 120; step += 1) {
    engine.step();
    assert.ok(depth(engine) < 0.7 * sticker.radius, `${depth(engine)} px deep`);
  }
});

test("eight stickers keep out of covers that leave them little room", () => {
  const covers = [
    { x: 195, y: 44, width: 350, height: 56, radius: 28 },
    { x: 195, y: 230, width: 374, height: 250, radius: 0 },
    { x: 195, y: 510, width: 350, height: 270, radius: 20 },
    { x: 280, y: 740, width: 190, height: 190, radius: 95 },
  ];
  for (const seed of [1, 2, 3]) {
    const engine = createEngine({ bounds: { width: 390, height: 817 }, covers, props: { seed } });
    enqueueAll(engine);
    run(engine, 20_000);
    assert.ok(depth(engine) < 12, `${depth(engine)} px behind a cover with seed ${seed}`);
  }
});

test("a step with eight stickers and twelve covers takes far less than a frame", () => {
  const covers = Array.from({ length: 12 }, (_, index) => ({
    x: 120 + (index % 4) * 120, y: 120 + Math.floor(index / 4) * 200, width: 80, height: 90, radius: 0,
  }));
  const engine = createEngine({ covers });
  enqueueAll(engine);
  run(engine, 10_000);
  const start = performance.now();
  run(engine, 10_000);
  const each = (performance.now() - start) / 600;
  assert.ok(each < 2, `${each} ms`);
});
