/** Random points that are tried for each sticker. */
const ATTEMPTS = 400;
/** Pixels that a sticker keeps from everything, where there is as much room. */
const GAP = 16;
/** How much a pixel counts that a sticker lies across an edge, beside one that is covered. */
const EDGE_WEIGHT = 0.3;
/** Largest turn of a sticker, in radians. */
const LARGEST_TURN = 0.26;

/**
 * Draws a random arrangement: places in which stickers lie whole on the stage, beside each other
 * and beside everything in front of them. Where there is not as much room, each has the best of its
 * random places; there it rather lies across an edge, where it is cut only until it moves, than
 * behind something.
 *
 * This file imports nothing, so that a page can have it in a script that runs before the first
 * paint.
 *
 * @param {number} count
 * @param {object} stage
 * @param {{width: number, height: number}} stage.bounds
 * @param {{x: number, y: number, width: number, height: number}[]} stage.covers Boxes, by their
 *   centres.
 * @param {number} stage.size Width of a sticker.
 * @param {() => number} stage.random
 * @param {{x: number, y: number}[]} [stage.taken] Places of other stickers.
 * @returns {{x: number, y: number, angle: number}[]} Centres in pixels, and turns in radians.
 */
export function randomArrangement(count, { bounds, covers, size, random, taken = [] }) {
  // As stickers do, the distances know no edges: each is the shortest one, across an edge or not.
  const apart = (one, other, length) => {
    const direct = Math.abs(one - other);
    return Math.min(direct, Math.abs(length - direct));
  };
  const distanceToBox = (point, box) => {
    const across = apart(point.x, box.x, bounds.width) - box.width / 2;
    const down = apart(point.y, box.y, bounds.height) - box.height / 2;
    const outside = Math.hypot(Math.max(across, 0), Math.max(down, 0));
    return outside + Math.min(Math.max(across, down), 0);
  };
  const distanceToPlace = (point, place) =>
    Math.hypot(apart(point.x, place.x, bounds.width), apart(point.y, place.y, bounds.height));
  // A drawing fills about nine tenths of its box, its corners less.
  const radius = size * 0.45;
  const roomAt = (point, places) => {
    const { width, height } = bounds;
    const inside = Math.min(point.x, width - point.x, point.y, height - point.y) - radius;
    let room = inside < 0 ? inside * EDGE_WEIGHT : GAP;
    for (const box of covers) room = Math.min(room, distanceToBox(point, box) - radius);
    for (const place of places) {
      room = Math.min(room, distanceToPlace(point, place) - 2 * radius);
    }
    return room;
  };

  const places = [];
  for (let index = 0; index < count; index += 1) {
    let best = null;
    for (let attempt = 0; attempt < ATTEMPTS && !(best?.room >= GAP); attempt += 1) {
      const point = { x: random() * bounds.width, y: random() * bounds.height };
      const room = roomAt(point, [...taken, ...places]);
      if (!best || room > best.room) best = { ...point, room };
    }
    places.push({ x: best.x, y: best.y, angle: (random() * 2 - 1) * LARGEST_TURN });
  }
  return places;
}
