import assert from "node:assert/strict";
import { test } from "node:test";
import {
  DEVICES,
  deviceAtProgress,
  progressOfDevice,
} from "../../custom_components/sandbox_islands/devices/pinnedScroll.js";

const parts = { 0: "mobile", 0.33: "mobile", 0.34: "tablet", 0.66: "tablet", 0.67: "desktop", 1: "desktop" };

for (const [progress, device] of Object.entries(parts)) {
  test(`${progress} of the pinned scroll shows the ${device}`, () => {
    assert.equal(deviceAtProgress(Number(progress)), device);
  });
}

test("every point of the pinned scroll has a device", () => {
  for (let pixel = 0; pixel <= 3000; pixel += 1) {
    assert.ok(DEVICES.includes(deviceAtProgress(pixel / 3000)), `at ${pixel} px`);
  }
});

test("the point that a chosen device scrolls to shows that device", () => {
  for (const device of DEVICES) assert.equal(deviceAtProgress(progressOfDevice(device)), device);
});
