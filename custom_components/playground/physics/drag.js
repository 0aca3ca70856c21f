/**
 * The hand on a sprite: a spring from a point of it to wherever the hand goes.
 */
export class Grip {
  /**
   * @param {object} Matter
   * @param {ReturnType<import("./world.js").createWorld>} world
   * @param {import("./sprite.js").Sprite} sprite
   * @param {{x: number, y: number}} point Where it was taken hold of.
   * @param {{stiffness: number, damping: number}} settings
   */
  constructor(Matter, world, sprite, point, { stiffness, damping }) {
    this.world = world;
    this.sprite = sprite;
    this.spring = Matter.Constraint.create({
      pointA: { x: point.x, y: point.y },
      bodyB: sprite.body,
      pointB: { x: point.x - sprite.position.x, y: point.y - sprite.position.y },
      length: 0,
      stiffness,
      damping,
      angularStiffness: 1,
    });
    world.add(this.spring);
  }

  /** Where the hand is. */
  get target() {
    return this.spring.pointA;
  }

  /** Moves the hand; the sprite follows in the steps to come. */
  carry({ x, y }) {
    this.spring.pointA.x = x;
    this.spring.pointA.y = y;
  }

  /** Puts the sprite under the hand at once, for a hand that moves while time stands still. */
  settle() {
    const { pointA, pointB } = this.spring;
    this.sprite.place(pointA.x - pointB.x, pointA.y - pointB.y);
    this.sprite.velocity = { x: 0, y: 0 };
  }

  /** Lets go. The sprite keeps the velocity it has, and none of the spring's pull. */
  release() {
    Object.assign(this.sprite.body.constraintImpulse, { x: 0, y: 0, angle: 0 });
    this.world.remove(this.spring);
  }
}
