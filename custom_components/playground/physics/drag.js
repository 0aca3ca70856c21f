/**
 * Dragging: a spring between a point of the held sprite and the pointer.
 */
export class Drag {
  #spring = null;

  /** The sprite that is being dragged, or null. */
  sprite = null;

  /**
   * @param {object} Matter
   * @param {ReturnType<import("./world.js").createWorld>} world
   * @param {{stiffness: number, damping: number}} settings
   * @param {{bounds: {width: number, height: number}}} stage
   * @param {(sprite: object | null) => void} onChange Called when a drag starts (the sprite) and
   *   ends (null).
   */
  constructor(Matter, world, settings, stage, onChange) {
    Object.assign(this, { Matter, world, settings, stage, onChange });
  }

  /** Starts dragging a sprite by a point of it; ends the drag before. */
  start(sprite, point = sprite.position) {
    this.end();
    const { stiffness, damping } = this.settings;
    this.#spring = this.Matter.Constraint.create({
      pointA: { x: point.x, y: point.y },
      bodyB: sprite.body,
      pointB: { x: point.x - sprite.position.x, y: point.y - sprite.position.y },
      length: 0,
      stiffness,
      damping,
      angularStiffness: 1,
    });
    this.world.add(this.#spring);
    this.sprite = sprite;
    this.onChange(sprite);
  }

  /** Moves the spring's free end to a point, kept inside the stage; the sprite follows it. */
  moveTo({ x, y }) {
    if (!this.sprite) return;
    const { width, height } = this.stage.bounds;
    this.#spring.pointA.x = Math.min(Math.max(x, 0), width);
    this.#spring.pointA.y = Math.min(Math.max(y, 0), height);
  }

  /** Moves the spring's free end by a distance. */
  moveBy(x, y) {
    if (!this.sprite) return;
    const { pointA } = this.#spring;
    this.moveTo({ x: pointA.x + x, y: pointA.y + y });
  }

  /** Moves the sprite to the spring's free end at once and stops it there. */
  snap() {
    if (!this.sprite) return;
    const { pointA, pointB } = this.#spring;
    this.sprite.setPosition(pointA.x - pointB.x, pointA.y - pointB.y);
    this.sprite.velocity = { x: 0, y: 0 };
  }

  /** Releases the sprite, if any; it keeps its velocity, without the pull of the spring. */
  end() {
    if (!this.sprite) return;
    Object.assign(this.sprite.body.constraintImpulse, { x: 0, y: 0, angle: 0 });
    this.world.remove(this.#spring);
    this.#spring = null;
    this.sprite = null;
    this.onChange(null);
  }
}
