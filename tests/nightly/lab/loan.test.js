import assert from "node:assert/strict";
import { test } from "node:test";
import { createMotion } from "../../../assets/lab/loan/animate.js";
import { dollars, loan, years } from "../../../assets/lab/loan/loan.js";
import { scene } from "../../../assets/lab/loan/scene.js";

test("a loan costs what the annuity formula says", () => {
  const { payment, interest } = loan({ amount: 85_000, months: 36 });
  assert.equal(dollars(payment), "$2,699");
  assert.equal(dollars(interest), "$12,165");
});

test("payments month by month leave nothing owed at the end", () => {
  const { payment, owed } = loan({ amount: 124_000, months: 72 });
  let left = 124_000;
  for (let month = 1; month <= 72; month += 1) {
    left = left * (1 + 8.9 / 1200) - payment;
    assert.ok(Math.abs(left - owed(month)) < 0.01, `month ${month}`);
  }
  assert.ok(Math.abs(left) < 0.01);
});

test("a longer loan costs less a month and more in all", () => {
  const [short, long] = [12, 84].map((months) => loan({ amount: 5000, months }));
  assert.ok(short.payment > long.payment);
  assert.ok(short.interest < long.interest);
});

test("one year is said as one", () => {
  assert.deepEqual([years(1), years(2)], ["1 year", "2 years"]);
});

test("every amount, term and size can be drawn", () => {
  for (const amount of [5000, 50_000, 85_000, 160_000]) {
    for (const [width, height] of [[320, 170], [690, 180], [1440, 420]]) {
      const drawn = scene({ amount, a: 3, b: 3, turn: 0, width, height });
      assert.ok(!/NaN|undefined|Infinity/.test(drawn), `${amount} ${width}`);
    }
  }
});

function createFrames() {
  const queue = [];
  return {
    request: (step) => queue.push(step),
    cancel: () => queue.splice(0),
    run: (most = 500) => {
      let count = 0;
      for (; queue.length && count < most; count += 1) queue.shift()();
      return count;
    },
  };
}

test("numbers come to rest where they were sent, and no frame follows", () => {
  const frames = createFrames();
  const drawn = [];
  const motion = createMotion({ a: 1 }, ({ a }) => drawn.push(a), { still: () => false, ...frames });
  motion.to({ a: 7 });
  assert.ok(frames.run() < 60);
  assert.equal(drawn.at(-1), 7);
  assert.ok(drawn.length > 5);
});

test("with reduced motion they are there at once", () => {
  const frames = createFrames();
  const motion = createMotion({ a: 1 }, () => {}, { still: () => true, ...frames });
  motion.to({ a: 7 });
  assert.equal(frames.run(), 1);
});

test("a pause stops between two frames, and nothing is lost by it", () => {
  const frames = createFrames();
  const drawn = [];
  const motion = createMotion({ a: 1 }, ({ a }) => drawn.push(a), { still: () => false, ...frames });
  motion.to({ a: 7 });
  frames.run(2);
  motion.pause();
  motion.to({ a: 6 });
  assert.equal(frames.run(), 0);
  motion.resume();
  frames.run();
  assert.equal(drawn.at(-1), 6);
});
