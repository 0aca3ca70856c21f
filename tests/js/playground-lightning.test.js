import assert from "node:assert/strict";
import { test } from "node:test";
import { layOut, play } from "./support/playground.js";

function storm(places = [{ x: 700, y: 200 }]) {
  const log = [];
  const on = {
    bolt: ({ born, position }) => log.push({ born, ...position }),
    boltEnd: ({ born }) => log.push({ over: born }),
  };
  const engine = layOut(places, { names: ["rainbowOne", "bomb"].slice(0, places.length), on });
  return { engine, log, rainbow: engine.sprites[0] };
}

test("while the rainbow is held a bolt appears 220 px below it every 500 ms", () => {
  const { engine, log, rainbow } = storm();
  const start = engine.time;
  engine.grab(rainbow);
  play(engine, 499);
  assert.equal(log.length, 0);
  play(engine, 1520);
  assert.deepEqual(
    log.map(({ born }) => Math.round(born - start)),
    [500, 1000, 1500, 2000],
  );
  for (const { x, y } of log) {
    assert.ok(Math.abs(x - rainbow.position.x) < 1);
    assert.ok(Math.abs(y - rainbow.position.y - 220) < 1);
  }
});

test("under a rainbow at the foot of the stage a bolt appears at the edge, not at the top", () => {
  const { engine, log, rainbow } = storm([{ x: 700, y: 880 }]);
  engine.grab(rainbow);
  play(engine, 520);
  assert.equal(log.length, 1);
  const [bolt] = engine.bolts;
  assert.ok(bolt.position.y >= rainbow.position.y, `it is at ${bolt.position.y}`);
});

test("each bolt is gone 3000 ms after it appeared", () => {
  const { engine, log, rainbow } = storm();
  engine.grab(rainbow);
  play(engine, 520);
  engine.release();
  const [{ born }] = log;
  play(engine, born + 2980 - engine.time);
  assert.equal(engine.bolts.length, 1);
  play(engine, 40);
  assert.equal(engine.bolts.length, 0);
  assert.deepEqual(log.at(-1), { over: born });
});

test("there are never more bolts than life and repeat imply", () => {
  const { engine, rainbow } = storm();
  engine.grab(rainbow);
  let most = 0;
  for (let step = 0; step < 60 * 30; step += 1) {
    engine.step();
    most = Math.max(most, engine.bolts.length);
  }
  assert.equal(most, 6);
});

test("releasing the rainbow ends it, and quick presses bring nothing early", () => {
  const { engine, log, rainbow } = storm();
  for (let press = 0; press < 10; press += 1) {
    engine.grab(rainbow);
    play(engine, 300);
    engine.release();
  }
  play(engine, 3000);
  assert.equal(log.length, 0);
});

test("another sprite that is held calls no lightning", () => {
  const { engine, log } = storm([
    { x: 700, y: 200 },
    { x: 200, y: 600 },
  ]);
  engine.grab(engine.sprites[1]);
  play(engine, 3000);
  assert.equal(log.length, 0);
});

test("the verb holds the rainbow for two seconds", () => {
  const { engine, log } = storm();
  engine.strike();
  play(engine, 2900);
  assert.equal(log.length, 4);
});

test("the verb and a hand together keep one beat", () => {
  const { engine, log, rainbow } = storm();
  engine.grab(rainbow);
  play(engine, 250);
  engine.strike();
  play(engine, 1800);
  assert.equal(log.length, 4);
});

test("bolts fall, and bounce as the specification says", () => {
  const { engine, rainbow } = storm();
  engine.grab(rainbow);
  play(engine, 520);
  const [bolt] = engine.bolts;
  const from = bolt.position.y;
  play(engine, 300);
  assert.ok(bolt.position.y > from + 50);
  assert.equal(bolt.body.restitution, 0.4);
});

test("without a rainbow on the stage no bolt falls", () => {
  const log = [];
  const engine = layOut([{ x: 700, y: 200 }], { on: { bolt: (bolt) => log.push(bolt) } });
  engine.strike();
  play(engine, 3000);
  assert.equal(log.length, 0);
});
