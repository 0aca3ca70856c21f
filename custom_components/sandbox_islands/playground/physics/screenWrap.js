/**
 * The stage has no edges: its left edge is joined to its right edge, and its top to its bottom. What
 * lies at an edge is therefore seen on both sides at once, as images of one thing that are whole
 * widths and heights of the stage apart. Who wraps around is said in `engine.js`.
 */

/** Brings one coordinate back into 0 … length by whole laps, once it is out by more than a slack. */
function wrapCoordinate(value, length, slack) {
  if (value >= -slack && value < length + slack) return value;
  return ((value % length) + length) % length;
}

/**
 * How far a sticker whose centre has crossed an edge must be moved to lie within the stage.
 *
 * Nothing is seen of the move, since the sticker is drawn on both sides. The slack keeps one that
 * lies right on an edge from being moved to and fro.
 *
 * @param {{x: number, y: number}} position
 * @param {number} slack Pixels by which the centre may lie outside.
 * @param {{width: number, height: number}} bounds
 * @returns {{x: number, y: number}} Zero on an axis on which it stays.
 */
export function wrapOffset(position, slack, bounds) {
  return {
    x: wrapCoordinate(position.x, bounds.width, slack) - position.x,
    y: wrapCoordinate(position.y, bounds.height, slack) - position.y,
  };
}

/** Offsets on one axis at which a part of a span from the centre is on the stage. */
function offsetsOnAxis(center, radius, length) {
  const isSeen = (offset) => center + offset + radius > 0 && center + offset - radius < length;
  return [0, -length, length].filter(isSeen);
}

/**
 * The offsets of all images of a sticker of which something is on the stage, one to four of them.
 *
 * @param {{x: number, y: number}} position
 * @param {number} radius How far from its position any part of the sticker is visible.
 * @param {{width: number, height: number}} bounds
 * @returns {{x: number, y: number}[]}
 */
export function visibleOffsets(position, radius, bounds) {
  const across = offsetsOnAxis(position.x, radius, bounds.width);
  const down = offsetsOnAxis(position.y, radius, bounds.height);
  return across.flatMap((x) => down.map((y) => ({ x, y })));
}

/**
 * The offset by which one point must be moved to be the image that is nearest to another.
 *
 * @param {{x: number, y: number}} point
 * @param {{x: number, y: number}} other
 * @param {{width: number, height: number}} bounds
 * @returns {{x: number, y: number}}
 */
export function nearestOffset(point, other, { width, height }) {
  return {
    x: Math.round((other.x - point.x) / width) * width,
    y: Math.round((other.y - point.y) / height) * height,
  };
}
