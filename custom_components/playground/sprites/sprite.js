import { outlineBody, radiusOf } from "./outline.js";

/** Where to feel for a sprite round a point: the point itself and eight places about it. */
const probes = [
  { x: 0, y: 0 },
  ...Array.from({ length: 8 }, (_, eighth) => ({
    x: Math.cos((eighth * Math.PI) / 4),
    y: Math.sin((eighth * Math.PI) / 4),
  })),
];

/**
 * One sticker in the world: a Matter.js body and what is needed to draw it.
 *
 * Velocities are in CSS pixels and radians a second; Matter.js keeps them per step.
 */
export class Sprite {
  /**
   * @param {object} Matter
   * @param {object} blueprint Name, image, outline and the constants of its kind.
   * @param {typeof import("./defaults.js").defaults} settings
   * @param {{scale: number, born: number}} now
   */
  constructor(Matter, blueprint, settings, { scale, born }) {
    const { body, pivot, round } = outlineBody(Matter, blueprint.outline, settings);
    this.Matter = Matter;
    this.blueprint = blueprint;
    this.settings = settings;
    this.body = body;
    this.pivot = pivot;
    this.round = round;
    this.born = born;
    this.heading = 0;
    this.lift = 0;
    this.units = 1;
    this.radiusUnits = radiusOf(body);
    body.restitution = blueprint.restitution;
    body.frictionAir = blueprint.frictionAir;
    this.rescale(scale);
    this.remember();
  }

  /** Width and height of the picture in CSS pixels. */
  get size() {
    return this.units * this.settings.viewBoxUnits;
  }

  /** How far from its centre anything of it can be seen, shadow included. */
  get reach() {
    const { cutUnits, shadowUnits, blurUnits } = this.settings;
    return (this.radiusUnits + cutUnits + shadowUnits + 2 * blurUnits) * this.units;
  }

  /** What it takes up of the stage as it lies now, its white border included. */
  get box() {
    const edge = this.settings.cutUnits * this.units;
    const across = this.body.vertices.map(({ x }) => x);
    const down = this.body.vertices.map(({ y }) => y);
    const left = Math.min(...across) - edge;
    const top = Math.min(...down) - edge;
    return {
      left,
      top,
      width: Math.max(...across) + edge - left,
      height: Math.max(...down) + edge - top,
    };
  }

  get position() {
    return this.body.position;
  }

  get velocity() {
    const { x, y } = this.Matter.Body.getVelocity(this.body);
    return { x: x * this.settings.rate, y: y * this.settings.rate };
  }

  set velocity({ x, y }) {
    const { rate } = this.settings;
    this.Matter.Body.setVelocity(this.body, { x: x / rate, y: y / rate });
  }

  get speed() {
    const { x, y } = this.velocity;
    return Math.hypot(x, y);
  }

  get spin() {
    return this.Matter.Body.getAngularVelocity(this.body) * this.settings.rate;
  }

  set spin(radians) {
    this.Matter.Body.setAngularVelocity(this.body, radians / this.settings.rate);
  }

  /** Adds to its velocity. */
  push(x, y) {
    const { velocity } = this;
    this.velocity = { x: velocity.x + x, y: velocity.y + y };
  }

  /** Moves it at once, keeping its velocity and leaving nothing to interpolate. */
  place(x, y) {
    this.Matter.Body.setPosition(this.body, { x, y });
    this.remember();
  }

  /** Draws it at another scale; its mass, and so its speed, stays what it was. */
  rescale(scale) {
    const units = (scale * this.blueprint.size) / this.settings.viewBoxUnits;
    this.Matter.Body.scale(this.body, units / this.units, units / this.units);
    this.Matter.Body.setMass(this.body, this.blueprint.mass);
    this.units = units;
  }

  /** Keeps the pose of this step, from which drawing goes on to the next one. */
  remember() {
    const { position, angle } = this.body;
    this.previous = { x: position.x, y: position.y, angle };
  }

  /** True where a point lies on it, its white border included. */
  touches(point) {
    const edge = this.settings.cutUnits * this.units;
    return probes.some(({ x, y }) => {
      const probe = { x: point.x + x * edge, y: point.y + y * edge };
      return this.Matter.Query.point([this.body], probe).length > 0;
    });
  }

  /** False once any number of it has been lost. */
  get sane() {
    const { position, positionPrev, angle, anglePrev } = this.body;
    const sum = position.x + position.y + positionPrev.x + positionPrev.y + angle + anglePrev;
    return Number.isFinite(sum);
  }
}
