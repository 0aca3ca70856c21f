import { boundingRadius, createBody } from "../physics/body.js";
import { boltFilter, passingFilter, stickerFilter } from "../physics/collisionGroups.js";

/** Unit offsets at which a point is tested against a body: the point itself and eight around it. */
const probes = [
  { x: 0, y: 0 },
  ...Array.from({ length: 8 }, (_, eighth) => ({
    x: Math.cos((eighth * Math.PI) / 4),
    y: Math.sin((eighth * Math.PI) / 4),
  })),
];

/**
 * One sticker: a Matter.js body and what is needed to draw it.
 *
 * Velocities are in CSS pixels and radians per second; Matter.js stores them per step.
 */
export class Sticker {
  #filter;

  /**
   * @param {object} Matter
   * @param {object} blueprint Name, picture, outline, size, mass and material of the sticker.
   * @param {typeof import("../defaults.js").defaults} settings
   * @param {{scale: number, createdAt: number}} options Scale of the stage, and milliseconds of
   *   simulation time.
   */
  constructor(Matter, blueprint, settings, { scale, createdAt }) {
    const { body, pivot } = createBody(Matter, blueprint.outline, settings);
    this.Matter = Matter;
    this.blueprint = blueprint;
    this.settings = settings;
    this.body = body;
    this.pivot = pivot;
    this.createdAt = createdAt;
    this.heading = 0; // radians: where it is accelerated to while it stands still
    this.lift = 0; // 0 on the ground, 1 while held
    this.initialGrowth = 1; // how many times its size it is drawn at when it appears
    this.coveredSteps = 0; // for which it has been behind a cover
    this.#filter = blueprint.life ? boltFilter : stickerFilter;
    body.collisionFilter = this.#filter;
    this.pixelsPerUnit = 1;
    this.radiusUnits = boundingRadius(body);
    body.restitution = blueprint.restitution;
    body.frictionAir = blueprint.frictionAir;
    this.rescale(scale);
    this.savePose();
  }

  /** What it is called in announcements: its label, or "Smiley tounge" for `smileyTounge`. */
  get label() {
    const { name, label } = this.blueprint;
    const spaced = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
    return label || spaced[0].toUpperCase() + spaced.slice(1);
  }

  /** Width and height of the picture in CSS pixels. */
  get size() {
    return this.pixelsPerUnit * this.settings.viewBoxUnits;
  }

  /** Radius of the circle that has the area of its outline, in CSS pixels. */
  get radius() {
    return Math.sqrt(this.body.area / Math.PI);
  }

  /** False for a bolt. */
  get isSticker() {
    return this.#filter === stickerFilter;
  }

  /** True while it passes behind covers instead of bouncing off them. */
  get isPassing() {
    return this.body.collisionFilter === passingFilter;
  }

  set isPassing(isPassing) {
    this.body.collisionFilter = isPassing ? passingFilter : this.#filter;
    this.coveredSteps = 0;
  }

  /** Distance from its position within which a part of the sticker is visible, shadow included. */
  get visibleRadius() {
    const { borderUnits, shadowOffsetUnits, shadowBlurUnits } = this.settings;
    const units = this.radiusUnits + borderUnits + shadowOffsetUnits + 2 * shadowBlurUnits;
    return units * this.pixelsPerUnit;
  }

  /** Bounding box on the stage, white border included. */
  get boundingBox() {
    const border = this.settings.borderUnits * this.pixelsPerUnit;
    const xs = this.body.vertices.map(({ x }) => x);
    const ys = this.body.vertices.map(({ y }) => y);
    const left = Math.min(...xs) - border;
    const top = Math.min(...ys) - border;
    return {
      left,
      top,
      width: Math.max(...xs) + border - left,
      height: Math.max(...ys) + border - top,
    };
  }

  get position() {
    return this.body.position;
  }

  get velocity() {
    const { x, y } = this.Matter.Body.getVelocity(this.body);
    const { stepsPerSecond } = this.settings;
    return { x: x * stepsPerSecond, y: y * stepsPerSecond };
  }

  set velocity({ x, y }) {
    const { stepsPerSecond } = this.settings;
    this.Matter.Body.setVelocity(this.body, { x: x / stepsPerSecond, y: y / stepsPerSecond });
  }

  get speed() {
    const { x, y } = this.velocity;
    return Math.hypot(x, y);
  }

  get spin() {
    return this.Matter.Body.getAngularVelocity(this.body) * this.settings.stepsPerSecond;
  }

  set spin(radians) {
    this.Matter.Body.setAngularVelocity(this.body, radians / this.settings.stepsPerSecond);
  }

  addVelocity(x, y) {
    const { velocity } = this;
    this.velocity = { x: velocity.x + x, y: velocity.y + y };
  }

  /** Moves it at once; it keeps its velocity, and nothing is drawn in between. */
  setPosition(x, y) {
    this.Matter.Body.setPosition(this.body, { x, y });
    this.savePose();
  }

  /** Moves it by a distance; drawing interpolates to the new place. */
  translate(x, y) {
    this.Matter.Body.translate(this.body, { x, y });
  }

  /**
   * Puts it where its picture lies: at once, and drawn at the picture's size.
   *
   * @param {{x: number, y: number, angle: number, size: number}} pose Centre of the picture, turn
   *   in radians, and width in CSS pixels.
   */
  takePose({ x, y, angle, size }) {
    this.initialGrowth = size / this.size;
    const pixelsPerUnit = size / this.settings.viewBoxUnits;
    const cos = Math.cos(angle) * pixelsPerUnit;
    const sin = Math.sin(angle) * pixelsPerUnit;
    this.Matter.Body.setAngle(this.body, angle);
    this.setPosition(
      x - (this.pivot.x * cos - this.pivot.y * sin),
      y - (this.pivot.x * sin + this.pivot.y * cos),
    );
  }

  /** Moves it by whole widths or heights of the stage; what is seen does not change. */
  shift({ x, y }) {
    if (!x && !y) return;
    const { previousPose } = this;
    this.translate(x, y);
    this.previousPose = { ...previousPose, x: previousPose.x + x, y: previousPose.y + y };
  }

  /** Changes its size; its mass, and so its response to a push, stays the same. */
  rescale(scale) {
    const pixelsPerUnit = (scale * this.blueprint.size) / this.settings.viewBoxUnits;
    const factor = pixelsPerUnit / this.pixelsPerUnit;
    this.Matter.Body.scale(this.body, factor, factor);
    this.Matter.Body.setMass(this.body, this.blueprint.mass);
    this.pixelsPerUnit = pixelsPerUnit;
  }

  /** Stores the current pose; drawing interpolates between it and that of the next step. */
  savePose() {
    const { position, angle } = this.body;
    this.previousPose = { x: position.x, y: position.y, angle };
  }

  /** True where a point lies on it or on its white border. */
  containsPoint(point) {
    const border = this.settings.borderUnits * this.pixelsPerUnit;
    return probes.some(({ x, y }) => {
      const probe = { x: point.x + x * border, y: point.y + y * border };
      return this.Matter.Query.point([this.body], probe).length > 0;
    });
  }

  /** False once its position or angle has become NaN or infinite. */
  get isFinite() {
    const { position, positionPrev, angle, anglePrev } = this.body;
    const sum = position.x + position.y + positionPrev.x + positionPrev.y + angle + anglePrev;
    return Number.isFinite(sum);
  }
}
