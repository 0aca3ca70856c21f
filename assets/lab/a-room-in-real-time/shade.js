import { SHADE, STRIDE } from "./mesh.js";

const REACHES = [0.05, 0.12, 0.24, 0.42];

/** Distance from a place to a box; 0 inside of it. */
function distance(x, y, z, { centre, half }) {
  const a = Math.max(Math.abs(x - centre[0]) - half[0], 0);
  const b = Math.max(Math.abs(y - centre[1]) - half[1], 0);
  const c = Math.max(Math.abs(z - centre[2]) - half[2], 0);
  return Math.sqrt(a * a + b * b + c * c);
}

/**
 * Writes into every vertex how much of the light from all around reaches it: less where something
 * is near above its surface, as in corners and below a desk.
 */
export function shade(mesh) {
  const { vertices, solids } = mesh;
  for (let at = 0; at < vertices.length; at += STRIDE) {
    const [x, y, z, right, up, front] = vertices.slice(at, at + 6);
    const near = solids.filter((solid) => distance(x, y, z, solid) < REACHES.at(-1));
    let dark = 0;
    let weight = 0.34;
    for (const reach of REACHES) {
      let free = reach;
      for (const solid of near) free = Math.min(free, distance(x + right * reach, y + up * reach, z + front * reach, solid));
      dark += (1 - free / reach) * weight;
      weight *= 0.82;
    }
    vertices[at + SHADE] = Math.max(0.22, 1 - dark);
  }
}
