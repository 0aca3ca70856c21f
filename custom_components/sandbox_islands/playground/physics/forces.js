// Speeds and distances come from `../defaults.js`, and `../actions.js` says which visitor causes which force.

import { randomSigned } from "./random.js";

/** Distance from a point to the segment between two others. */
function distanceToSegment(point, from, to) {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const square = along.x ** 2 + along.y ** 2;
  const dot = (point.x - from.x) * along.x + (point.y - from.y) * along.y;
  const share = square ? Math.min(1, Math.max(0, dot / square)) : 0;
  return Math.hypot(point.x - from.x - share * along.x, point.y - from.y - share * along.y);
}

/** Unit vector and distance from one point to another; straight up where they coincide. */
function direction(from, to) {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const distance = Math.hypot(x, y);
  return distance ? { x: x / distance, y: y / distance, distance } : { x: 0, y: -1, distance };
}

/**
 * The forces a visitor can apply, each to every sticker that is not being dragged.
 */
export class Forces {
  /** @param {import("./engine.js").PlaygroundEngine} engine */
  constructor(engine) {
    this.engine = engine;
  }

  get #stickers() {
    const { stickers, held } = this.engine;
    return stickers.filter((sticker) => !held.includes(sticker));
  }

  /**
   * Moves stickers along with a stroke of the pointer, the nearest ones most.
   *
   * The gain is per pixel of the stroke, so the result does not depend on how many pointer events
   * the stroke was reported in.
   */
  stir(from, to) {
    const { radius, gain } = this.engine.settings.stir;
    for (const sticker of this.#stickers) {
      const nearness = 1 - distanceToSegment(sticker.position, from, to) / radius;
      if (nearness <= 0) continue;
      const share = gain * nearness * nearness;
      sticker.addVelocity((to.x - from.x) * share, (to.y - from.y) * share);
    }
  }

  /** Sends the stickers clockwise around the centre of the stage. */
  swirl() {
    const { bounds, settings } = this.engine;
    const { speed } = settings.swirl;
    const center = { x: bounds.width / 2, y: bounds.height / 2 };
    for (const sticker of this.#stickers) {
      const { x, y } = direction(center, sticker.position);
      sticker.addVelocity(-y * speed, x * speed);
    }
  }

  /** Pushes the stickers away from a point; the push halves with every `halfDistance` pixels. */
  shockwave(point) {
    const { speed, halfDistance } = this.engine.settings.shockwave;
    for (const sticker of this.#stickers) {
      const { x, y, distance } = direction(point, sticker.position);
      const gain = speed * 0.5 ** (distance / halfDistance);
      sticker.addVelocity(x * gain, y * gain);
    }
    this.engine.emit("onPush");
  }

  /** Gives each sticker a push in a random direction and a random spin. */
  shake() {
    const { manager, settings } = this.engine;
    const { speed, spin } = settings.shake;
    for (const sticker of this.#stickers) {
      const heading = manager.random() * 2 * Math.PI;
      sticker.addVelocity(Math.cos(heading) * speed, Math.sin(heading) * speed);
      sticker.spin += randomSigned(manager.random, (spin * Math.PI) / 180);
    }
  }
}
