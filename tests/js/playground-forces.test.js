import assert from "node:assert/strict";
import { test } from "node:test";
import { layOut, play } from "./support/playground.js";

const row = [
  { x: 300, y: 400 },
  { x: 700, y: 400 },
  { x: 1100, y: 400 },
];

test("a drag moves the sprite that is held, and only it", () => {
  const engine = layOut(row);
  const [first, ...others] = engine.sprites;
  engine.grab(first, { x: 320, y: 410 });
  engine.carry({ x: 320, y: 710 });
  play(engine, 1500);
  assert.ok(Math.abs(first.position.x - 300) < 2 && Math.abs(first.position.y - 700) < 2);
  others.forEach(({ position }, index) => assert.deepEqual({ ...position }, row[index + 1]));
});

test("the spring pulls with the stiffness of the specification", () => {
  const engine = layOut(row);
  engine.grab(engine.sprites[0]);
  assert.equal(engine.grip.spring.stiffness, 0.2);
});

test("a hand cannot carry a sprite off the stage", () => {
  const engine = layOut(row);
  engine.grab(engine.sprites[0]);
  engine.carry({ x: -500, y: 4000 });
  play(engine, 2000);
  const { x, y } = engine.sprites[0].position;
  assert.ok(Math.abs(x) < 2 && Math.abs(y - 900) < 2, `${x} ${y}`);
});

test("a fling keeps its speed", () => {
  const engine = layOut([{ x: 200, y: 450 }]);
  const [sprite] = engine.sprites;
  engine.grab(sprite);
  for (let step = 1; step <= 30; step += 1) {
    engine.carry({ x: 200 + step * 10, y: 450 });
    engine.step();
  }
  engine.release();
  const { speed } = sprite;
  assert.ok(speed > 400 && speed < 800, `${speed}`);
  play(engine, 3000);
  assert.ok(Math.abs(sprite.speed - speed) < 1e-6);
});

test("letting go twice, or of nothing, is harmless", () => {
  const engine = layOut(row);
  engine.release();
  engine.grab(engine.sprites[0]);
  engine.release();
  engine.release();
  engine.carry({ x: 1, y: 1 });
  assert.equal(engine.held, null);
});

test("whoever holds hears of it, and of a resize that takes the sprite away", () => {
  const log = [];
  const hold = (sprite) => log.push(sprite?.blueprint.name ?? null);
  const engine = layOut(row, { on: { hold } });
  engine.grab(engine.sprites[0]);
  engine.resize({ width: 900, height: 700 });
  assert.deepEqual(log, ["sprite0", null]);
});

test("a held sprite is drawn above the others", () => {
  const engine = layOut(row);
  engine.grab(engine.sprites[0]);
  assert.equal(engine.scene.at(-1), engine.sprites[0]);
});

test("a point finds the sprite it lies on, white border included, and nothing beside it", () => {
  const engine = layOut(row);
  const [sprite] = engine.sprites;
  const edge = 80 * sprite.units;
  const cut = 12 * sprite.units;
  assert.equal(engine.pick({ x: 300, y: 400 }), sprite);
  assert.equal(engine.pick({ x: 300 + edge + cut * 0.8, y: 400 }), sprite);
  assert.equal(engine.pick({ x: 300 + edge + cut * 1.3, y: 400 }), null);
});

test("of two that overlap the upper one is found", () => {
  const engine = layOut(row);
  engine.sprites[1].place(310, 400);
  assert.equal(engine.pick({ x: 305, y: 400 }), engine.sprites[1]);
});

test("a stroke carries the near sprites along, the nearest most, the far ones not at all", () => {
  const engine = layOut([
    { x: 700, y: 420 },
    { x: 700, y: 560 },
    { x: 700, y: 100 },
  ]);
  engine.stir({ x: 500, y: 400 }, { x: 900, y: 400 });
  const [near, next, far] = engine.sprites.map(({ velocity }) => velocity);
  assert.ok(near.x > next.x && next.x > 0, `${near.x} ${next.x}`);
  assert.ok(Math.abs(near.y) < 1e-6);
  assert.ok(Math.abs(far.x) < 1e-9);
});

test("a stroke does the same in one event or in forty", () => {
  const far = { radius: 1e6 };
  const [once, often] = [1, 40].map((events) => {
    const engine = layOut([{ x: 700, y: 420 }], { props: { stir: far } });
    for (let event = 0; event < events; event += 1) {
      const x = 500 + (400 * event) / events;
      engine.stir({ x, y: 400 }, { x: x + 400 / events, y: 400 });
    }
    return engine.sprites[0].speed;
  });
  assert.ok(Math.abs(once - often) < once * 0.01, `${once} ${often}`);
});

test("the shockwave pushes every sprite away, the nearest hardest", () => {
  const engine = layOut(row);
  const centre = { x: 250, y: 400 };
  engine.shock(centre);
  const speeds = engine.sprites.map(({ velocity }) => velocity.x);
  assert.ok(speeds[0] > speeds[1] && speeds[1] > speeds[2] && speeds[2] > 20, speeds.join());
});

test("a sprite in the very middle of the shockwave is pushed too", () => {
  const engine = layOut([{ x: 500, y: 500 }]);
  engine.shock({ x: 500, y: 500 });
  assert.ok(engine.sprites[0].speed > 100);
});

test("the swirl sends the field round the middle, clockwise", () => {
  const engine = layOut([
    { x: 720, y: 150 },
    { x: 720, y: 750 },
  ]);
  engine.swirl();
  const [above, below] = engine.sprites.map(({ velocity }) => velocity.x);
  assert.ok(above > 100 && below < -100);
});

test("a shake moves everything but the sprite that is held", () => {
  const engine = layOut(row);
  engine.grab(engine.sprites[0]);
  engine.shake();
  const [held, ...others] = engine.sprites.map(({ speed }) => speed);
  assert.equal(held, 0);
  for (const speed of others) assert.ok(speed > 100);
});

test("a sprite that was brought to a stand is carried on, and a wild one is calmed", () => {
  const engine = layOut([{ x: 300, y: 400 }], { props: { drift: {} } });
  const [sprite] = engine.sprites;
  play(engine, 3000);
  assert.ok(sprite.speed > 8 && sprite.speed < 60, `${sprite.speed}`);
  sprite.velocity = { x: 9000, y: 0 };
  sprite.spin = 20;
  play(engine, 8000);
  assert.ok(sprite.speed < 1210, `${sprite.speed}`);
  assert.ok(Math.abs(sprite.spin) < 1, `${sprite.spin}`);
});

test("two sprites that meet slowly bounce apart with half their speed", () => {
  const places = [
    { x: 600, y: 400 },
    { x: 800, y: 400 },
  ];
  const engine = layOut(places, { outline: null });
  const [left, right] = engine.sprites;
  left.velocity = { x: 50, y: 0 };
  right.velocity = { x: -50, y: 0 };
  play(engine, 3000);
  assert.ok(Math.abs(right.velocity.x - 25) < 2, `${right.velocity.x}`);
  assert.ok(Math.abs(left.velocity.x + 25) < 2, `${left.velocity.x}`);
});
