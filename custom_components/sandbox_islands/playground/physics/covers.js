import { coverFilter } from "./collisionGroups.js";

/** Share of their speed that stickers keep when they hit a cover. */
const RESTITUTION = 0.9;

/**
 * Distance from a point to a box with round corners; negative inside of it.
 *
 * @param {{x: number, y: number}} point
 * @param {Cover} cover
 */
export function distanceToCover(point, { x, y, width, height, radius }) {
  const across = Math.abs(point.x - x) - width / 2 + radius;
  const down = Math.abs(point.y - y) - height / 2 + radius;
  const outside = Math.hypot(Math.max(across, 0), Math.max(down, 0));
  return outside + Math.min(Math.max(across, down), 0) - radius;
}

/** A cover that is larger by a margin on all sides. */
export function growCover({ x, y, width, height, radius }, margin) {
  const sides = { width: width + 2 * margin, height: height + 2 * margin };
  return { x, y, ...sides, radius: radius + margin };
}

/**
 * What lies in front of the stickers: static bodies that they bounce off, each a box with round
 * corners.
 *
 * Every cover is repeated around the stage, since a sticker at one edge is at the opposite one, too.
 *
 * @typedef {{x: number, y: number, width: number, height: number, radius: number}} Cover The centre
 *   and the size of a box, in CSS pixels.
 */
export class Covers {
  #images = [];
  #bodies = [];

  /** @param {import("./engine.js").PlaygroundEngine} engine */
  constructor(engine) {
    this.engine = engine;
  }

  /**
   * Replaces all covers.
   *
   * @param {Cover[]} covers
   * @param {Cover[]} picturesAtRest What stickers bounce off, too, and may be in front of.
   * @param {{width: number, height: number}} bounds
   * @param {number} reach How far outside of the stage a part of a sticker can be.
   */
  replace(covers, picturesAtRest, bounds, reach) {
    this.clear();
    this.#images = covers.flatMap((cover) => imagesAround(cover, bounds, reach));
    const atRest = picturesAtRest.flatMap((picture) => imagesAround(picture, bounds, reach));
    this.#bodies = [...this.#images, ...atRest].map((image) => this.#createBody(image));
    for (const body of this.#bodies) this.engine.world.add(body);
  }

  clear() {
    for (const body of this.#bodies) this.engine.world.remove(body);
    this.#bodies = [];
    this.#images = [];
  }

  /** Distance from a point to the nearest cover: negative behind one, infinite without any. */
  distanceTo(point) {
    let least = Infinity;
    for (const image of this.#images) least = Math.min(least, distanceToCover(point, image));
    return least;
  }

  #createBody({ x, y, width, height, radius }) {
    const round = Math.min(radius, Math.min(width, height) / 2 - 0.5);
    const options = { isStatic: true, ...(round > 1 && { chamfer: { radius: round } }) };
    const body = this.engine.Matter.Bodies.rectangle(x, y, width, height, options);
    // Matter.js sets these two while it makes a body static.
    return Object.assign(body, { restitution: RESTITUTION, friction: 0, collisionFilter: coverFilter });
  }
}

/** The images of a cover that something on the stage, or just outside of it, could touch. */
function imagesAround(cover, bounds, reach) {
  const images = [];
  for (const x of [cover.x, cover.x - bounds.width, cover.x + bounds.width]) {
    for (const y of [cover.y, cover.y - bounds.height, cover.y + bounds.height]) {
      const isNear =
        Math.abs(x - bounds.width / 2) < (bounds.width + cover.width) / 2 + reach &&
        Math.abs(y - bounds.height / 2) < (bounds.height + cover.height) / 2 + reach;
      if (isNear) images.push({ ...cover, x, y });
    }
  }
  return images;
}
