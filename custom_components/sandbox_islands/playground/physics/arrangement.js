/** Rounds in which the place with the least room is drawn anew. */
const ROUNDS = 300;
/** Random points that are tried for a place in each round. */
const ATTEMPTS = 8;
/** Pixels that a sticker keeps from everything, where there is as much room. */
const GAP = 16;
/** Size of a sticker without room for more, as a share of its own. */
const SMALLEST = 0.7;
/** Radius of a sticker, as a share of its width: a drawing does not fill the corners of its box. */
const RADIUS = 0.45;
/** Largest turn of a sticker, in radians. */
const LARGEST_TURN = 0.26;

/**
 * Draws a random arrangement: places in which stickers lie whole on the stage, beside each other
 * and beside everything in front of them. Where there is not as much room, they are smaller.
 *
 * All places are drawn at random, and then, round by round, the one with the least room is drawn
 * anew if that gives it more.
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
 * @returns {{x: number, y: number, angle: number, scale: number}[]} Centres in pixels, turns in
 *   radians, and sizes as shares of that of a sticker, the same for all.
 */
export function randomArrangement(count, { bounds, covers, size, random, taken = [] }) {
  const smallest = size * SMALLEST;
  const radius = smallest * RADIUS;
  const enough = GAP + (size - smallest) * 2 * RADIUS;

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
  /** How far the smallest sticker is from the next thing; it may touch an edge. */
  const roomAt = (point, others) => {
    const { width, height } = bounds;
    const toEdge = Math.min(point.x, width - point.x, point.y, height - point.y) - radius;
    let room = toEdge < 0 ? toEdge : Math.min(enough, toEdge + GAP);
    for (const box of covers) room = Math.min(room, distanceToBox(point, box) - radius);
    for (const place of others) {
      room = Math.min(room, distanceToPlace(point, place) - 2 * radius);
    }
    return room;
  };

  const anywhere = () => ({ x: random() * bounds.width, y: random() * bounds.height });
  const nearby = ({ x, y }) => ({ x: x + (random() - 0.5) * size, y: y + (random() - 0.5) * size });
  const places = Array.from({ length: count }, anywhere);
  let least = -Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const othersOf = (place) => [...taken, ...places.filter((other) => other !== place)];
    const rooms = places.map((place) => roomAt(place, othersOf(place)));
    least = Math.min(...rooms);
    if (least >= enough) break;
    const worst = rooms.indexOf(least);
    const others = othersOf(places[worst]);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const point = random() < 0.5 ? anywhere() : nearby(places[worst]);
      if (roomAt(point, others) <= least) continue;
      places[worst] = point;
      break;
    }
  }
  const grown = smallest + Math.max(0, least - GAP) / (2 * RADIUS);
  const scale = Math.min(1, grown / size);
  return places.map((place) => ({ ...place, angle: (random() * 2 - 1) * LARGEST_TURN, scale }));
}
