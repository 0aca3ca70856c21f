import { getStroke } from "perfect-freehand";

/** Diameter of the three widths in drawing units, before pressure makes them thinner. */
export const WIDTHS = [7, 12, 22];

/**
 * What the pen feels like, as shares: how much pressure thins a line, how round its edges are, and
 * how much a shaking hand is steadied.
 */
const FEEL = { thinning: 0.45, smoothing: 0.6, streamline: 0.4 };

/**
 * Returns the outline of a stroke: a polygon, whose corners are to be rounded (see `path.js`).
 *
 * @param {import("./record.js").Stroke} stroke
 * @returns {[x: number, y: number][]}
 */
export function strokeOutline({ points, width }) {
  const simulatePressure = points[0].length < 3;
  // Drawn up to the last point also while it goes on, so that the ink does not trail the pen.
  return getStroke(points, { ...FEEL, size: WIDTHS[width], simulatePressure, last: true });
}
