/** True where a point keeps a margin to a box. */
function isClearOf({ x, y }, { left, top, right, bottom }, margin) {
  return x < left - margin || x > right + margin || y < top - margin || y > bottom + margin;
}

/**
 * Finds a random point at which a new sticker overlaps no other and is not behind a cover.
 *
 * Stickers may drift behind the text later, but one that appeared there would not be seen. When no
 * attempt finds a free point, the last one is used.
 *
 * @param {() => number} random
 * @param {{bounds: {width: number, height: number}, covers: DOMRect[]}} stage
 * @param {{x: number, y: number}[]} taken Positions of the other stickers.
 * @param {{radius: number, attempts: number}} limits
 * @returns {{x: number, y: number}}
 */
export function findSpawnPoint(random, { bounds, covers }, taken, { radius, attempts }) {
  let point;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    point = { x: random() * bounds.width, y: random() * bounds.height };
    const apart = taken.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) > 2 * radius);
    if (apart && covers.every((cover) => isClearOf(point, cover, radius / 2))) break;
  }
  return point;
}
