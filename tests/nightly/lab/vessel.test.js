import assert from "node:assert/strict";
import { test } from "node:test";
import { FULL, MAX_SPILT, createVessel } from "../../../assets/lab/fill-the-beaker/vessel.js";

const wait = (vessel, seconds) => {
  for (let i = 0; i < seconds * 60; i += 1) vessel.step(1 / 60);
};

test("what is held pours, and stops when let go", () => {
  const vessel = createVessel(10);
  vessel.hold(true);
  wait(vessel, 1);
  assert.ok(Math.abs(vessel.level - 44) < 1, `${vessel.level}`);
  vessel.hold(false);
  const { level } = vessel;
  wait(vessel, 1);
  assert.equal(vessel.level, level);
  assert.ok(vessel.still);
});

test("it runs over only when full, and not for ever", () => {
  const vessel = createVessel(90);
  vessel.hold(true);
  wait(vessel, 0.2);
  assert.equal(vessel.spilt, 0);
  wait(vessel, 10);
  assert.equal(vessel.level, FULL);
  assert.equal(vessel.spilt, MAX_SPILT);
});

test("what ran over stays while it is full, and is gone when it is empty", () => {
  const vessel = createVessel(FULL);
  vessel.hold(true);
  wait(vessel, 1);
  vessel.hold(false);
  const { spilt } = vessel;
  wait(vessel, 2);
  assert.equal(vessel.spilt, spilt);
  vessel.set(0);
  wait(vessel, 3);
  assert.deepEqual([vessel.level, vessel.spilt, vessel.still], [0, 0, true]);
});

for (const [asked, got] of [[70, 70], [-5, 0], [170, FULL]]) {
  test(`a level of ${asked} that is asked for becomes ${got}`, () => {
    const vessel = createVessel(30);
    vessel.set(asked);
    assert.equal(vessel.pouring, asked > 30);
    wait(vessel, 3);
    assert.equal(vessel.level, got);
  });
}

test("letting go of nothing does not stop what the slider asked for", () => {
  const vessel = createVessel(0);
  vessel.set(80);
  vessel.hold(false);
  wait(vessel, 2);
  assert.equal(vessel.level, 80);
});
