/** Larger than any squared distance in a grid, and small enough to be added to one. */
const FAR = 1e9;

/**
 * The lower envelope of parabolas over one row or column (Felzenszwalb and Huttenlocher, "Distance
 * Transforms of Sampled Functions", 2012).
 *
 * @param {Float64Array} field Squared distances; the row is replaced in it.
 * @param {number} start Index of the row's first cell.
 * @param {number} stride From one cell of the row to the next.
 * @param {number} length
 */
function transformRow(field, start, stride, length) {
  const row = new Float64Array(length);
  const bounds = new Float64Array(length + 1);
  const roots = new Int32Array(length);
  for (let cell = 0; cell < length; cell += 1) row[cell] = field[start + cell * stride];
  const meet = (from, to) => (row[to] + to * to - row[from] - from * from) / (2 * (to - from));
  let last = 0;
  roots[0] = 0;
  bounds[0] = -Infinity;
  for (let cell = 1; cell < length; cell += 1) {
    while (meet(roots[last], cell) <= bounds[last]) last -= 1;
    bounds[last + 1] = meet(roots[last], cell);
    last += 1;
    roots[last] = cell;
  }
  for (let cell = length - 1; cell >= 0; cell -= 1) {
    while (bounds[last] > cell) last -= 1;
    field[start + cell * stride] = (cell - roots[last]) ** 2 + row[roots[last]];
  }
}

/**
 * Measures how far each cell of a square grid is from the nearest cell that is set.
 *
 * @param {(index: number) => boolean} isSet By index, row after row.
 * @param {number} size Cells in a row.
 * @returns {Float64Array} Distances in cells, 0 where one is set.
 */
export function distanceField(isSet, size) {
  const field = new Float64Array(size * size).map((_, index) => (isSet(index) ? 0 : FAR));
  for (let line = 0; line < size; line += 1) transformRow(field, line, size, size);
  for (let line = 0; line < size; line += 1) transformRow(field, line * size, 1, size);
  return field.map(Math.sqrt);
}
