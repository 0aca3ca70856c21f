/**
 * Contour lines of a field of numbers, by marching squares.
 *
 * A line crosses the sides of the grid's squares, and is interpolated there. Sides are numbered:
 * that to the right of cell i is 2 i, the one below it 2 i + 1.
 */

/** Sides of a square by its corner at the upper left: top, right, bottom and left. */
const sidesOf = (cell, size) => [2 * cell, 2 * (cell + 1) + 1, 2 * (cell + size), 2 * cell + 1];

/**
 * From which side to which side lines cross a square, with the inside to their right, by the corners
 * that lie inside: 1 upper left, 2 upper right, 4 lower right, 8 lower left.
 */
const CROSSINGS = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [[0, 3], [2, 1]],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [[1, 0], [3, 2]],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

/** @returns {Map<number, number>} The side that a line goes to from each side that it crosses. */
function crossings(field, size, level) {
  const next = new Map();
  for (let cell = 0; cell < size * (size - 1); cell += 1) {
    if (cell % size === size - 1) continue;
    const corners = [cell, cell + 1, cell + size + 1, cell + size];
    const inside = corners.reduce((sum, at, bit) => sum + (field[at] > level ? 1 << bit : 0), 0);
    if (inside === 0 || inside === 15) continue;
    const sides = sidesOf(cell, size);
    for (const [from, to] of CROSSINGS[inside]) next.set(sides[from], sides[to]);
  }
  return next;
}

/** The point of a side at which the field has the level. */
function pointOn(side, field, size, level) {
  const cell = side >> 1;
  const [stepX, stepY] = side % 2 ? [0, 1] : [1, 0];
  const low = field[cell];
  const share = (level - low) / (field[cell + stepX + stepY * size] - low);
  return [(cell % size) + stepX * share, Math.floor(cell / size) + stepY * share];
}

/**
 * Traces the lines around everything that lies above a level.
 *
 * @param {Float64Array} field Row after row; its margin lies below the level.
 * @param {number} size Cells in a row.
 * @param {number} level
 * @returns {[x: number, y: number][][]} Closed lines in cells. The area of one around something is
 *   positive (see `signedArea`), that of one around a hole negative.
 */
export function traceContours(field, size, level) {
  const next = crossings(field, size, level);
  const lines = [];
  for (const start of next.keys()) {
    const line = [];
    for (let side = start; next.has(side); ) {
      line.push(pointOn(side, field, size, level));
      const following = next.get(side);
      next.delete(side);
      side = following;
    }
    if (line.length) lines.push(line);
  }
  return lines;
}
