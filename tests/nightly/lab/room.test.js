import assert from "node:assert/strict";
import { test } from "node:test";
import { deepView, flatView } from "../../../assets/lab/a-room-in-real-time/matrix.js";
import { SHADE, STRIDE, box, createMesh } from "../../../assets/lab/a-room-in-real-time/mesh.js";
import { createScene } from "../../../assets/lab/a-room-in-real-time/scene.js";
import { shade } from "../../../assets/lab/a-room-in-real-time/shade.js";

const GREY = [0.5, 0.5, 0.5];
const scene = createScene(() => GREY);

function vertices(mesh) {
  const count = mesh.vertices.length / STRIDE;
  return Array.from({ length: count }, (_, index) => mesh.vertices.slice(index * STRIDE, (index + 1) * STRIDE));
}

/** Applies a matrix to a place. */
function seen(matrix, [x, y, z]) {
  const [right, up, far, w] = [0, 1, 2, 3].map((row) => matrix[row] * x + matrix[row + 4] * y + matrix[row + 8] * z + matrix[row + 12]);
  return [right / w, up / w, far / w];
}

test("the room's vertices can be named by two bytes, and its groups have all triangles", () => {
  assert.ok(scene.vertices.length / STRIDE < 65_536);
  assert.ok(scene.vertices.every(Number.isFinite));
  assert.equal(Math.max(...scene.groups.map(({ first, count }) => first + count)), scene.indices.length);
  assert.equal(scene.groups.filter(({ into }) => into).length, 4);
});

test("every triangle of a box looks away from its middle", () => {
  for (const round of [0, 0.1]) {
    const mesh = createMesh();
    box(mesh, [0, -0.5, 0], [1, 1, 1], { colour: GREY, round });
    const places = vertices(mesh).map((vertex) => vertex.slice(0, 3));
    for (let at = 0; at < mesh.indices.length; at += 3) {
      const [a, b, c] = mesh.indices.slice(at, at + 3).map((index) => places[index]);
      const [u, v] = [b, c].map((place) => place.map((it, axis) => it - a[axis]));
      const facing = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
      assert.ok(facing[0] * a[0] + facing[1] * a[1] + facing[2] * a[2] > 0);
    }
  }
});

test("the floor is darker below a box that stands above it", () => {
  const mesh = createMesh();
  box(mesh, [0, -0.1, 0], [4, 0.1, 4], { colour: GREY });
  box(mesh, [0, 0.1, 0], [1, 1, 1], { colour: GREY });
  shade(mesh);
  const top = vertices(mesh).filter(([, y]) => Math.abs(y) < 0.001);
  const shades = (isThere) => top.filter(([x, , z]) => isThere(Math.hypot(x, z))).map((vertex) => vertex[SHADE]);
  assert.ok(Math.max(...shades((far) => far < 0.4)) < 0.8);
  assert.ok(Math.min(...shades((far) => far > 1.2)) === 1);
});

test("a view without perspective puts its centre into the middle, and what is nearer before it", () => {
  const view = flatView([0, 0, 1], [0, 1, 0], 2, 2, 8);
  assert.deepEqual(seen(view, [0, 1, 0]).map((it) => it + 0), [0, 0, 0]);
  assert.equal(seen(view, [2, 1, 0])[0], 1);
  assert.ok(seen(view, [0, 1, 2])[2] < seen(view, [0, 1, 0])[2]);
});

test("a view with perspective has what it looks at in the middle, between its near and far ends", () => {
  const view = deepView([0, 2, 2], [0, 0, 0], 1, 0.5, 8);
  const [right, up, far] = seen(view, [0, 0, 0]);
  assert.ok(Math.abs(right) < 1e-9 && Math.abs(up) < 1e-9);
  assert.ok(far > -1 && far < 1);
});
