/** Brings one coordinate back into -radius … length + radius, by whole laps. */
function wrapCoordinate(value, length, radius) {
  if (value >= -radius && value <= length + radius) return value;
  const lap = length + 2 * radius;
  return ((((value + radius) % lap) + lap) % lap) - radius;
}

/**
 * How far a sticker that has left the stage must be moved to come in on the opposite side.
 *
 * It leaves by its whole radius before it is moved, so that no part of it appears or disappears
 * at once, and however far it was thrown it is moved by whole laps.
 *
 * @param {{x: number, y: number}} position
 * @param {number} radius How far from its position any part of the sticker is visible.
 * @param {{width: number, height: number}} bounds
 * @returns {{x: number, y: number}} Zero on an axis on which it is still visible.
 */
export function wrapOffset(position, radius, bounds) {
  return {
    x: wrapCoordinate(position.x, bounds.width, radius) - position.x,
    y: wrapCoordinate(position.y, bounds.height, radius) - position.y,
  };
}
