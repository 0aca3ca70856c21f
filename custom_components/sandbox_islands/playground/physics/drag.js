import { nearestOffset } from "./screenWrap.js";

/**
 * One sticker that is held: a spring between a point of it and the pointer.
 *
 * `engine.drags.start()` returns one; there are as many at once as hands hold stickers.
 */
export class Drag {
  #engine;
  #spring;

  /**
   * Picks up a sticker by a point of it, or of its image at another edge. What is held passes behind
   * covers.
   *
   * @param {import("./engine.js").PlaygroundEngine} engine
   * @param {import("../stickers/sticker.js").Sticker} sticker
   * @param {{x: number, y: number}} point
   */
  constructor(engine, sticker, point) {
    const { Matter, world, bounds, settings } = engine;
    sticker.shift(nearestOffset(sticker.position, point, bounds));
    sticker.isPassing = true;
    this.#engine = engine;
    this.#spring = Matter.Constraint.create({
      pointA: { x: point.x, y: point.y },
      bodyB: sticker.body,
      pointB: { x: point.x - sticker.position.x, y: point.y - sticker.position.y },
      length: 0,
      stiffness: settings.stiffness,
      damping: settings.damping,
      angularStiffness: 1,
    });
    world.add(this.#spring);
    /** The sticker, or null once it is released. */
    this.sticker = sticker;
  }

  /** The spring's free end: where the pointer is, kept inside the stage. */
  get point() {
    return this.#spring.pointA;
  }

  /** Moves the spring's free end to a point, kept inside the stage; the sticker follows it. */
  moveTo({ x, y }) {
    const { width, height } = this.#engine.bounds;
    this.point.x = Math.min(Math.max(x, 0), width);
    this.point.y = Math.min(Math.max(y, 0), height);
    this.#engine.emit("onHeldMove");
  }

  /** Moves the sticker to the spring's free end at once and stops it there. */
  snap() {
    if (!this.sticker) return;
    const { pointA, pointB } = this.#spring;
    this.sticker.setPosition(pointA.x - pointB.x, pointA.y - pointB.y);
    this.sticker.velocity = { x: 0, y: 0 };
  }

  /** Releases the sticker; it keeps its velocity, which speedLimit.js eases, without the pull of the spring. */
  end() {
    if (!this.sticker) return;
    Object.assign(this.sticker.body.constraintImpulse, { x: 0, y: 0, angle: 0 });
    this.#engine.world.remove(this.#spring);
    this.#engine.drags.remove(this);
    this.sticker = null;
  }
}
