import { nearestOffset } from "./screenWrap.js";

/**
 * Dragging: a spring between a point of the held sticker and the pointer.
 */
export class Drag {
  #spring = null;

  /** The sticker that is being dragged, or null. */
  sticker = null;

  /**
   * @param {object} Matter
   * @param {ReturnType<import("./world.js").createWorld>} world
   * @param {{stiffness: number, damping: number}} settings
   * @param {{bounds: {width: number, height: number}}} stage
   * @param {(sticker: object | null) => void} onChange Called when a drag starts (the sticker) and
   *   ends (null).
   */
  constructor(Matter, world, settings, stage, onChange) {
    Object.assign(this, { Matter, world, settings, stage, onChange });
  }

  /**
   * Starts dragging a sticker by a point of it, or of its image at another edge; ends the drag
   * before. What is held passes behind covers.
   */
  start(sticker, point = sticker.position) {
    this.end();
    sticker.shift(nearestOffset(sticker.position, point, this.stage.bounds));
    sticker.isPassing = true;
    const { stiffness, damping } = this.settings;
    this.#spring = this.Matter.Constraint.create({
      pointA: { x: point.x, y: point.y },
      bodyB: sticker.body,
      pointB: { x: point.x - sticker.position.x, y: point.y - sticker.position.y },
      length: 0,
      stiffness,
      damping,
      angularStiffness: 1,
    });
    this.world.add(this.#spring);
    this.sticker = sticker;
    this.onChange(sticker);
  }

  /** Moves the spring's free end to a point, kept inside the stage; the sticker follows it. */
  moveTo({ x, y }) {
    if (!this.sticker) return;
    const { width, height } = this.stage.bounds;
    this.#spring.pointA.x = Math.min(Math.max(x, 0), width);
    this.#spring.pointA.y = Math.min(Math.max(y, 0), height);
  }

  /** Moves the spring's free end by a distance. */
  moveBy(x, y) {
    if (!this.sticker) return;
    const { pointA } = this.#spring;
    this.moveTo({ x: pointA.x + x, y: pointA.y + y });
  }

  /** Moves the sticker to the spring's free end at once and stops it there. */
  snap() {
    if (!this.sticker) return;
    const { pointA, pointB } = this.#spring;
    this.sticker.setPosition(pointA.x - pointB.x, pointA.y - pointB.y);
    this.sticker.velocity = { x: 0, y: 0 };
  }

  /** Releases the sticker, if any; it keeps its velocity, without the pull of the spring. */
  end() {
    if (!this.sticker) return;
    Object.assign(this.sticker.body.constraintImpulse, { x: 0, y: 0, angle: 0 });
    this.world.remove(this.#spring);
    this.#spring = null;
    this.sticker = null;
    this.onChange(null);
  }
}
