import { traceContours } from "./contours.js";
import { distanceField } from "./distanceField.js";
import { contains, convexHull, isSimple, signedArea, simplify, smooth } from "./polygon.js";

/** The most corners of an outline: Matter.js takes long to divide more into convex parts. */
export const MAX_OUTLINE_POINTS = 60;

/** How far an outline may be from what it is around, in units. */
const OUTLINE_TOLERANCE = 1.2;

/**
 * How far apart parts may be that grow together, in units: gaps and bays up to twice as wide are
 * filled. When they do not join with the first, the next is tried, and at last their convex hull.
 */
const REACHES = [21, 60];

/** How often lines around a drawing are smoothed: enough for a circle not to have flat sides. */
const SMOOTHING_ROUNDS = 14;

/** A cell is as large as this around its centre, in cells. */
const HALF_CELL = 0.5;

/**
 * Grows what is drawn by a distance and shrinks it again by as much, which fills holes and bays.
 *
 * @returns {{depths: Float64Array, size: number, pad: number}} How deep each cell lies in what has
 *   grown, in cells; the drawing's edge is at the depth of the reach. The grid has a margin.
 */
function grow({ mask, cells }, reach) {
  const pad = Math.ceil(reach) + 2;
  const size = cells + 2 * pad;
  const isDrawn = (index) => {
    const x = (index % size) - pad;
    const y = Math.floor(index / size) - pad;
    return x >= 0 && y >= 0 && x < cells && y < cells && mask[y * cells + x] > 0;
  };
  const distances = distanceField(isDrawn, size);
  return { depths: distanceField((index) => distances[index] > reach, size), size, pad };
}

/**
 * The outer line of what lies above a level, which fills all holes.
 *
 * @returns {{line: [x: number, y: number][], isWhole: boolean}} In cells; not whole where something
 *   lies outside it.
 */
function outerLine({ depths, size, pad }, level) {
  const outer = traceContours(depths, size, level).filter((line) => signedArea(line) > 0);
  const [largest, ...others] = outer.sort((one, other) => signedArea(other) - signedArea(one));
  const isWhole = others.every(([point]) => contains(largest, point));
  return { line: largest.map(([x, y]) => [x - pad + HALF_CELL, y - pad + HALF_CELL]), isWhole };
}

/** The convex hull of a mask, as a mask. */
function hullMask({ mask, cells }) {
  const corners = [];
  mask.forEach((isDrawn, index) => {
    const [x, y] = [index % cells, Math.floor(index / cells)];
    // Somewhat larger than the cell, so that a hull without an area has cells, too.
    for (const side of isDrawn ? [-0.7, 0.7] : []) corners.push([x + side, y], [x, y + side]);
  });
  const hull = convexHull(corners);
  const filled = mask.map((_, at) => Number(contains(hull, [at % cells, Math.floor(at / cells)])));
  return { mask: filled, cells };
}

/** An outline that Matter.js can divide into convex parts. */
function toOutline(line) {
  const simple = simplify(line, OUTLINE_TOLERANCE, MAX_OUTLINE_POINTS);
  const points = isSimple(simple) ? simple : convexHull(simple);
  return points.map(([x, y]) => ({ x: Number(x.toFixed(1)), y: Number(y.toFixed(1)) }));
}

/**
 * Cuts something out: traces one line around all that is drawn, and others at a distance from it.
 *
 * Holes are filled. Parts that lie apart grow until they join.
 *
 * @param {{mask: Uint8Array, cells: number}} drawn A square grid, row after row: 1 where there is ink.
 * @param {number} unitsPerCell
 * @param {number[]} distances From the drawing to the other lines, in units.
 * @returns {{outline: {x: number, y: number}[], lines: [x: number, y: number][][]} | null} In units.
 *   The outline has at most 60 corners; the lines are to be rounded (see `addSmoothPolygon`). Null
 *   where nothing is drawn.
 */
export function cutOut(drawn, unitsPerCell, distances) {
  if (!drawn.mask.some(Boolean)) return null;
  const toUnits = ({ line }) => line.map(([x, y]) => [x * unitsPerCell, y * unitsPerCell]);
  for (const reach of REACHES.map((units) => units / unitsPerCell)) {
    const grown = grow(drawn, reach);
    const edge = reach - HALF_CELL;
    const outer = outerLine(grown, edge);
    if (!outer.isWhole) continue;
    const lines = distances.map((units) => outerLine(grown, edge - units / unitsPerCell));
    const smoothLines = lines.map((line) => smooth(toUnits(line), SMOOTHING_ROUNDS));
    return { outline: toOutline(toUnits(outer)), lines: smoothLines };
  }
  return cutOut(hullMask(drawn), unitsPerCell, distances);
}
