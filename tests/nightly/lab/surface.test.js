import assert from "node:assert/strict";
import { test } from "node:test";
import { createSurface } from "../../../assets/lab/fill-the-beaker/surface.js";
import { BOTTOM, BRIM, drips, layers, surfaceAt } from "../../../assets/lab/fill-the-beaker/shapes.js";

const settle = (surface, steps) => {
  for (let i = 0; i < steps; i += 1) surface.step();
};

test("a push travels from wall to wall and comes to rest", () => {
  const surface = createSurface(33);
  assert.ok(surface.still);
  surface.push(0.1, 6);
  settle(surface, 60);
  assert.ok(Math.max(...surface.heights.slice(16).map(Math.abs)) > 0.05, "nothing arrived");
  settle(surface, 1200);
  assert.ok(surface.still);
});

test("a minute of pushes keeps the waves within bounds", () => {
  const surface = createSurface(33);
  for (let i = 0; i < 3600; i += 1) {
    surface.push((i % 7) / 7, 2.4);
    surface.step();
  }
  assert.ok(Math.max(...surface.heights.map(Math.abs)) < 200);
});

test("the surface is at the foot when empty and at the brim when full", () => {
  assert.equal(surfaceAt(0), BOTTOM);
  assert.equal(surfaceAt(1), BRIM);
});

test("no path contains an invalid number", () => {
  const wild = new Float32Array(33).map((_, i) => Math.sin(i) * 80);
  const paths = [...Object.values(layers(wild, surfaceAt(0), 9, 1)), drips(0), drips(1)];
  for (const path of paths) assert.doesNotMatch(path, /NaN|Infinity|undefined/);
});
