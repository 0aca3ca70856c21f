import assert from "node:assert/strict";
import { test } from "node:test";
import { mergeDefaults } from "../../custom_components/sandbox_islands/playground/defaults.js";
import {
  assertClose,
  createEngine,
  engineWithStickersAt,
  enqueueAll,
  names,
  run,
  square,
} from "./support/playground.js";

test("a prop replaces a default, and part of a group leaves the rest of it", () => {
  const { interval, force, bolt } = mergeDefaults({});
  const settings = mergeDefaults({ interval: interval + 5, bolt: { life: 7 }, force: undefined });
  assert.equal(settings.interval, interval + 5);
  assert.equal(settings.force, force);
  assert.deepEqual(settings.bolt, { ...bolt, life: 7 });
});

test("without gravity and air friction a sticker keeps its velocity", () => {
  const engine = engineWithStickersAt([{ x: 300, y: 400 }]);
  const [sticker] = engine.stickers;
  sticker.velocity = { x: 90, y: 0 };
  run(engine, 5000);
  assertClose(sticker.velocity.x, 90);
  assertClose(sticker.velocity.y, 0);
});

test("a sticker with air friction slows down", () => {
  const engine = createEngine({ props: { force: 0, initialSpin: 0, drift: { minSpeed: 0 } } });
  engine.enqueue({ index: 0, name: "pill", outline: null, frictionAir: 0.008 });
  engine.step();
  const [pill] = engine.stickers;
  pill.velocity = { x: 100, y: 0 };
  run(engine, 1000);
  assertClose(pill.speed, 100 * (1 - 0.008) ** 60, 0.5);
});

test("two stickers that meet slowly bounce apart with half their speed", () => {
  const points = [
    { x: 600, y: 400 },
    { x: 800, y: 400 },
  ];
  const engine = engineWithStickersAt(points, { outline: null });
  const [left, right] = engine.stickers;
  left.velocity = { x: 50, y: 0 };
  right.velocity = { x: -50, y: 0 };
  run(engine, 3000);
  assertClose(right.velocity.x, 25, 2);
  assertClose(left.velocity.x, -25, 2);
});

test("stickers appear in their order, one every 1000 ms, and each once", () => {
  const added = [];
  const onStickerAdded = ({ blueprint, createdAt }) => added.push([blueprint.name, createdAt]);
  const engine = createEngine({ callbacks: { onStickerAdded } });
  enqueueAll(engine);
  run(engine, 20000);
  assert.deepEqual(added, names.map((name, index) => [name, index * 1000]));
});

test("the initial push gives a slow drift, and the initial spin is at most 6 degrees a second", () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const engine = createEngine({ props: { seed } });
    enqueueAll(engine, ["bomb"]);
    run(engine, 2000);
    const [{ speed, spin }] = engine.stickers;
    assert.ok(speed > 8 && speed < 60, `speed ${speed}`);
    assert.ok(Math.abs(spin) <= (6 * Math.PI) / 180 + 1e-9, `spin ${spin}`);
  }
});

test("the drift is as fast on a phone as on a desktop", () => {
  const speeds = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ].map((bounds) => {
    const engine = createEngine({ bounds });
    enqueueAll(engine, ["bomb"]);
    run(engine, 100);
    return engine.stickers[0].speed;
  });
  assertClose(speeds[0], speeds[1]);
});

test("a stopped sticker is accelerated, and a very fast one is slowed down", () => {
  const engine = engineWithStickersAt([{ x: 300, y: 400 }], { props: { drift: {} } });
  const [sticker] = engine.stickers;
  run(engine, 3000);
  assert.ok(sticker.speed > 8 && sticker.speed < 60, `${sticker.speed}`);
  sticker.velocity = { x: 9000, y: 0 };
  sticker.spin = 20;
  run(engine, 8000);
  assert.ok(sticker.speed < 1210, `${sticker.speed}`);
  assert.ok(Math.abs(sticker.spin) < 1, `${sticker.spin}`);
});

test("the same seed gives the same positions, another seed gives others", () => {
  const positions = (seed) => {
    const engine = createEngine({ props: { seed } });
    enqueueAll(engine);
    run(engine, 9000);
    engine.forces.shake();
    run(engine, 3000);
    return JSON.stringify(engine.stickers.map(({ position, body }) => [position, body.angle]));
  };
  assert.equal(positions(7), positions(7));
  assert.notEqual(positions(7), positions(8));
});

test("a sticker that is left out does not change the initial push of the others", () => {
  const headings = (missing) => {
    const found = {};
    const onStickerAdded = ({ blueprint, heading }) => (found[blueprint.index] = heading);
    const engine = createEngine({ props: { seed: 3 }, callbacks: { onStickerAdded } });
    names.forEach((name, index) => {
      if (index !== missing) engine.enqueue({ index, name, outline: null });
    });
    run(engine, 9000);
    return found;
  };
  const { 1: _, ...others } = headings();
  assert.deepEqual(headings(1), others);
});

test("stickers do not appear behind a cover", () => {
  const covers = [{ x: 500, y: 450, width: 1000, height: 900, radius: 0 }];
  const engine = createEngine({ covers, props: { interval: 0 } });
  enqueueAll(engine, ["bomb", "flower", "cassette"]);
  for (let step = 0; step < 3; step += 1) engine.step();
  for (const { position } of engine.stickers) assert.ok(position.x > 1000, `${position.x}`);
});

test("reset starts again with the same positions", () => {
  const engine = createEngine();
  enqueueAll(engine);
  run(engine, 3500);
  const before = JSON.stringify(engine.stickers.map(({ position }) => position));
  engine.forces.shake();
  engine.reset();
  assert.equal(engine.stickers.length, 0);
  run(engine, 3500);
  assert.equal(JSON.stringify(engine.stickers.map(({ position }) => position)), before);
});

test("clear leaves nothing in Matter.js", () => {
  const engine = createEngine();
  enqueueAll(engine);
  run(engine, 3000);
  engine.drags.start(engine.stickers[0]);
  assert.ok(engine.world.size > 3);
  engine.clear();
  assert.equal(engine.world.size, 0);
  assert.deepEqual([engine.stickers.length, engine.bolts.length, engine.held], [0, 0, []]);
});

test("a sticker whose position is NaN is replaced, and the others are not touched", () => {
  const engine = engineWithStickersAt([
    { x: 300, y: 300 },
    { x: 900, y: 600 },
  ]);
  const [broken, other] = engine.stickers;
  broken.body.position.x = NaN;
  run(engine, 100);
  const [replacement] = engine.stickers;
  assert.equal(engine.stickers.length, 2);
  assert.notEqual(replacement, broken);
  assert.ok(replacement.isFinite);
  assert.ok(replacement.position.x >= 0 && replacement.position.x <= 1440);
  assert.equal(replacement.blueprint.name, broken.blueprint.name);
  assert.equal(engine.stickers[1], other);
  assert.ok(other.isFinite);
});

test("a sticker is put on the stage at once where it is asked for, and taken off again", () => {
  const heard = [];
  const callbacks = {
    onStickerAdded: ({ label }) => heard.push(`${label} added`),
    onStickerRemoved: ({ label }) => heard.push(`${label} removed`),
  };
  const engine = createEngine({ callbacks });
  const before = engine.world.size;
  const sticker = engine.add({ index: 9, name: "own", outline: square }, { at: { x: 500, y: 300 } });
  assert.deepEqual(engine.stickers, [sticker]);
  assertClose(sticker.position.x, 500, 1);
  engine.drags.start(sticker);
  engine.remove(sticker);
  assert.deepEqual([engine.stickers, engine.held, engine.world.size], [[], [], before]);
  assert.deepEqual(heard, ["Own added", "Own removed"]);
  run(engine, 1000);
  assert.deepEqual(engine.stickers, []);
});

test("without a place a sticker gets a free one, with its full size where nothing moves", () => {
  const engine = createEngine();
  enqueueAll(engine, ["bomb", "pill"]);
  engine.addQueued();
  const [bomb, pill] = engine.stickers;
  const distance = Math.hypot(
    bomb.position.x - pill.position.x,
    bomb.position.y - pill.position.y,
  );
  assert.ok(distance > bomb.size * 0.8, `they lie ${distance} px apart`);
  assert.equal(engine.time - bomb.createdAt, engine.settings.appearDuration);
  run(engine, 3000);
  assert.equal(engine.stickers.length, 2, "nothing is left in the queue");
});

test("gravity accelerates every sticker, and ends when it is set to nothing", () => {
  const engine = engineWithStickersAt([{ x: 400, y: 200 }, { x: 900, y: 200 }]);
  engine.gravity = { x: 300, y: 0 };
  run(engine, 500);
  for (const { velocity } of engine.stickers) assertClose(velocity.x, 150, 10);
  engine.gravity = { x: 0, y: 0 };
  const before = engine.stickers[0].velocity.x;
  run(engine, 500);
  assertClose(engine.stickers[0].velocity.x, before, 1);
});

test("a hit says how fast the two have met, and how large the smaller one is", () => {
  const hits = [];
  const callbacks = { onHit: (hit) => hits.push(hit) };
  const engine = engineWithStickersAt([{ x: 300, y: 450 }, { x: 700, y: 450 }], { callbacks });
  const [left, right] = engine.stickers;
  left.velocity = { x: 400, y: 0 };
  run(engine, 200);
  assert.deepEqual(hits, [], "they are still apart");
  run(engine, 1000);
  const [{ speed, size, sticker, other }] = hits;
  assertClose(speed, 400, 5);
  assert.equal(size, left.size);
  assert.deepEqual(new Set([sticker, other]), new Set([left, right]));
});
