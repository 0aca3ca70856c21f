import assert from "node:assert/strict";
import { test } from "node:test";
import { Drawing } from "../../custom_components/sandbox_islands/playground/own_stickers/drawing.js";
import { addSmoothPolygon } from "../../custom_components/sandbox_islands/playground/own_stickers/polygon.js";
import {
  MAX_POINTS,
  MAX_STROKES,
  createRecord,
  isRecord,
} from "../../custom_components/sandbox_islands/playground/own_stickers/record.js";

const pen = { ink: 2, width: 1 };

/** Draws a stroke through some places. */
function draw(drawing, ...places) {
  const [first, ...rest] = places.map(([x, y, pressure]) => ({ x, y, pressure }));
  drawing.begin(pen, first);
  drawing.extend(rest);
  drawing.end();
}

test("a stroke has the ink, the width and the places of the pen", () => {
  const drawing = new Drawing();
  draw(drawing, [10, 20], [30.04, 40.06]);
  assert.deepEqual(drawing.strokes, [{ ink: 2, width: 1, points: [[10, 20], [30, 40.1]] }]);
  assert.equal(drawing.live, null);
});

test("a pen's pressure is kept with each point", () => {
  const drawing = new Drawing();
  draw(drawing, [10, 20, 0.333], [30, 40, 2]);
  assert.deepEqual(drawing.strokes[0].points, [[10, 20, 0.33], [30, 40, 1]]);
});

test("places outside the paper are moved to its edge, and what is too close is left out", () => {
  const drawing = new Drawing();
  draw(drawing, [10, 10], [10.2, 10.2], [-50, 900]);
  assert.deepEqual(drawing.strokes[0].points, [[10, 10], [0, 200]]);
});

test("undo takes the last stroke away and nothing more", () => {
  const drawing = new Drawing();
  draw(drawing, [10, 10]);
  draw(drawing, [20, 20]);
  drawing.undo();
  assert.deepEqual(drawing.strokes.map(({ points }) => points[0]), [[10, 10]]);
  drawing.undo();
  assert.ok(drawing.isEmpty);
  assert.ok(!drawing.canUndo);
  drawing.undo();
  assert.ok(drawing.isEmpty);
});

test("a drawing that was cleared comes back with undo, unless something new is drawn", () => {
  const drawing = new Drawing();
  draw(drawing, [10, 10]);
  drawing.clear();
  assert.ok(drawing.isEmpty && drawing.canUndo);
  drawing.undo();
  assert.equal(drawing.strokes.length, 1);
  drawing.clear();
  draw(drawing, [20, 20]);
  drawing.undo();
  assert.ok(drawing.isEmpty && !drawing.canUndo);
});

test("places without a stroke that has begun draw nothing", () => {
  const drawing = new Drawing();
  drawing.extend([{ x: 1, y: 2 }]);
  drawing.end();
  assert.ok(drawing.isEmpty);
});

test("the largest drawing is still one that can be stored", () => {
  const long = new Drawing();
  const places = Array.from({ length: MAX_POINTS + 500 }, (_, index) => [(index % 100) * 2, index % 7]);
  draw(long, ...places);
  draw(long, [5, 5]);
  assert.equal(long.strokes.length, 1);
  assert.ok(isRecord(createRecord({ strokes: long.strokes })));
  const many = new Drawing();
  for (let count = 0; count < MAX_STROKES + 5; count += 1) draw(many, [5, 5]);
  assert.equal(many.strokes.length, MAX_STROKES);
  assert.ok(isRecord(createRecord({ strokes: many.strokes })));
  many.undo();
  draw(many, [9, 9]);
  assert.equal(many.strokes.length, MAX_STROKES);
});

test("a smooth polygon is closed and goes around all its corners", () => {
  const calls = [];
  const path = {
    moveTo: (...at) => calls.push(["M", ...at]),
    quadraticCurveTo: (...at) => calls.push(["Q", ...at]),
    closePath: () => calls.push(["Z"]),
  };
  addSmoothPolygon(path, [[0, 0], [10, 0], [10, 10]]);
  assert.deepEqual(calls, [
    ["M", 5, 5],
    ["Q", 0, 0, 5, 0],
    ["Q", 10, 0, 10, 5],
    ["Q", 10, 10, 5, 5],
    ["Z"],
  ]);
  calls.length = 0;
  addSmoothPolygon(path, [[0, 0], [10, 0]]);
  assert.deepEqual(calls, []);
});
