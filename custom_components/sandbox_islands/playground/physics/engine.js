import { shareOf } from "../defaults.js";
import { StickerManager } from "../stickers/stickerManager.js";
import { Covers, growCover } from "./covers.js";
import { Drags } from "./drags.js";
import { Forces } from "./forces.js";
import { Lightning } from "./lightning.js";
import { randomSigned } from "./random.js";
import { nearestOffset, wrapOffset } from "./screenWrap.js";
import { collideAcrossEdges } from "./edgeCollisions.js";
import { keepApart } from "./separation.js";
import { limitSpeed } from "./speedLimit.js";
import { FlowField } from "./flowField.js";
import { createWorld } from "./world.js";

const aboveGround = ({ width, height, ground = 0 }) => ({ width, height: height - ground });

/**
 * The physics of the playground. It uses no document and no clock: the owner calls `step()`.
 *
 * One call of `step()` is 1/60 s. The result depends only on the settings, the seed and the calls.
 */
export class PlaygroundEngine {
  #coversChanged = true;
  #flowField = null;
  #listeners = new Set();

  /**
   * @param {object} options
   * @param {object} options.Matter The matter-js module.
   * @param {object} [options.decomp] The poly-decomp module, for concave outlines.
   * @param {typeof import("../defaults.js").defaults} options.settings
   * @param {{width: number, height: number, ground?: number}} options.bounds Size of the stage, and
   *   the height of the ground that hides its lower end.
   * @param {import("./covers.js").Cover[]} [options.covers] What lies in front of the stickers.
   * @param {{width: number, height: number}} options.viewport Size of the window.
   * @param {(index: number) => {x: number, y: number, angle: number, size: number} | null}
   *   [options.restingPose] Where the picture of a sticker lies before it moves: the centre, the
   *   turn in radians and the width. Without one the sticker appears at a random place.
   * @param {() => number} [options.lowestSeen] How far down visitors see of the stage now, in
   *   pixels: there may be more of it below the window.
   * @param {Callbacks} [options.callbacks]
   *
   * @typedef {object} Callbacks All may be left out.
   * @property {(sticker: object) => void} onStickerAdded Also `onStickerRemoved`, `onBoltAdded` and
   *   `onBoltRemoved`.
   * @property {(held: object[]) => void} onHeldChange Called with all stickers that are held.
   * @property {() => void} onHeldMove The pointer that holds one has moved.
   * @property {(sticker: object, point: {x: number, y: number}) => void} onReleased Called with the
   *   place of the pointer.
   * @property {(hit: {speed: number, size: number, sticker: object, other: object | null}) => void}
   *   onHit A sticker or bolt has hit another, or null: something that stands still. Speed is how
   *   fast they met, in px/s; size that of the smaller one in px.
   * @property {() => void} onPush All were pushed away at once.
   * @property {() => void} onColorScheme The page may have changed between light and dark.
   * @property {() => void} onStep Called after every step.
   */
  constructor({ Matter, decomp = null, settings, bounds, viewport, ...options }) {
    const { covers = [], callbacks = {}, ...ofPage } = options;
    const { restingPose = () => null, lowestSeen = () => Infinity } = ofPage;
    Object.assign(this, { Matter, settings, restingPose, lowestSeen });
    this.listen(callbacks);
    const onHit = (body, other, away) => this.#onHit(body, other, away);
    this.world = createWorld(Matter, decomp, settings, onHit);
    this.covers = new Covers(this);
    this.size = this.#sizeOrFallback(bounds);
    this.stage = {
      bounds: aboveGround(this.size),
      covers,
      scale: Math.min(viewport.width, viewport.height) / settings.scaleDivisors.create,
      seed: settings.seed ?? Math.floor(Math.random() * 2 ** 32),
    };
    this.drags = new Drags(this);
    this.forces = new Forces(this);
    this.#start();
  }

  /** Milliseconds simulated so far. */
  get time() {
    return (this.steps * 1000) / this.settings.stepsPerSecond;
  }

  /** Width and height of the part of the stage that is seen, at whose edges stickers wrap. */
  get bounds() {
    return this.stage.bounds;
  }

  get stickers() {
    return this.manager.stickers;
  }

  get bolts() {
    return this.manager.bolts;
  }

  /** What the stickers are made of, on the stage and in the queue. */
  get blueprints() {
    return [...this.stickers.map(({ blueprint }) => blueprint), ...this.manager.queue];
  }

  /** The stickers that are being dragged, in the order they were picked up. */
  get held() {
    return this.drags.held;
  }

  /** The stickers, back to front, the held ones last. */
  get drawOrder() {
    const { held } = this;
    return [...this.stickers.filter((sticker) => !held.includes(sticker)), ...held];
  }

  /** Acceleration of everything, in px/s per second. */
  set gravity(acceleration) {
    this.world.gravity = acceleration;
  }

  /**
   * Calls functions when something happens.
   *
   * @param {Callbacks} callbacks
   * @param {AbortSignal} [signal] Ends it.
   */
  listen(callbacks, signal) {
    this.#listeners.add(callbacks);
    signal?.addEventListener("abort", () => this.#listeners.delete(callbacks));
  }

  /** Calls one function of everybody who listens. */
  emit(name, ...values) {
    for (const listener of this.#listeners) listener[name]?.(...values);
  }

  /**
   * Adds a sticker to the queue, from which one appears every `interval` milliseconds.
   *
   * @param {object} blueprint `{index, name, picture, outline, frictionAir, restitution, drops}`.
   */
  enqueue(blueprint) {
    this.manager.queue.push(this.#complete(blueprint));
    this.#coversChanged = true;
  }

  /**
   * Puts a sticker on the stage at once.
   *
   * @param {object} blueprint As of `enqueue()`.
   * @param {object} [options]
   * @param {{x: number, y: number, angle?: number, size?: number}} [options.at] Its centre, turn in
   *   radians, and the width that it has at first; a free place without it.
   * @param {boolean} [options.isGrown] Has its size at once, which it grows to otherwise.
   * @returns {import("../stickers/sticker.js").Sticker}
   */
  add(blueprint, { at, isGrown = false } = {}) {
    const pose = at && { angle: 0, size: 0, ...at };
    const createdAt = this.time - (isGrown ? this.settings.appearDuration : 0);
    const sticker = this.manager.addSticker(this.#complete(blueprint), createdAt, pose);
    this.emit("onStickerAdded", sticker);
    return sticker;
  }

  /** Puts every sticker of the queue on the stage at once, where its picture lies. */
  addQueued() {
    const { queue } = this.manager;
    this.#coversChanged = true; // their pictures at rest are none any more
    for (const blueprint of queue.splice(0)) {
      this.add(blueprint, { at: this.restingPose(blueprint.index), isGrown: true });
    }
  }

  /** Takes a sticker off the stage, also out of a hand. */
  remove(sticker) {
    this.drags.of(sticker)?.end();
    this.manager.remove(sticker);
    this.emit("onStickerRemoved", sticker);
  }

  /** Sets what the bolts of the lightning look like: `{picture, outline}`. */
  setBoltBlueprint(blueprint) {
    this.boltBlueprint = { ...this.settings.bolt, ...blueprint };
  }

  /** Simulates 1/60 s. */
  step() {
    const { manager } = this;
    for (const sticker of manager.all) sticker.savePose();
    const added = manager.spawnNext(this.time);
    if (added) {
      this.#coversChanged = true;
      this.emit("onStickerAdded", added);
    }
    const bolt = this.lightning.update();
    if (bolt) this.emit("onBoltAdded", bolt);
    if (this.#coversChanged) this.#replaceCovers();
    this.world.step(this.#substeps);
    collideAcrossEdges(this.stickers, this.held, this.bounds);
    keepApart(this);
    this.steps += 1;
    for (const old of this.lightning.removeExpired()) this.emit("onBoltRemoved", old);
    for (const sticker of manager.all) this.#update(sticker);
    this.emit("onStep");
  }

  /** Fits everything to another size of the stage; ends every drag. */
  resize(size, covers = []) {
    const before = this.bounds;
    this.size = this.#sizeOrFallback(size);
    const bounds = aboveGround(this.size);
    const { width, height } = this.size;
    const scale = Math.min(width, height) / this.settings.scaleDivisors.resize;
    this.drags.endAll();
    Object.assign(this.stage, { bounds, scale });
    this.manager.rescale(scale, before, bounds);
    this.setCovers(covers);
  }

  /** Replaces what lies in front of the stickers; those behind it come out. */
  setCovers(covers) {
    this.stage.covers = covers;
    this.#coversChanged = true;
    this.#flowField = null;
  }

  /** The topmost sticker at a point, by its white border or an image at another edge, or null. */
  stickerAt(point) {
    const isAt = (sticker) => {
      const { x, y } = nearestOffset(point, sticker.position, this.bounds);
      return sticker.containsPoint({ x: point.x + x, y: point.y + y });
    };
    return this.stickers.findLast(isAt) ?? null;
  }

  /** Starts again from an empty stage, with the same seed and the same stickers. */
  reset() {
    const { blueprints } = this;
    this.clear();
    this.#start();
    this.manager.queue = blueprints.sort((one, other) => one.index - other.index);
  }

  /** Removes everything from the stage and from Matter.js. */
  clear() {
    this.drags.endAll();
    this.covers.clear();
    this.world.clear();
    this.manager.stickers = [];
    this.manager.bolts = [];
  }

  #start() {
    this.steps = 0;
    this.manager = new StickerManager(this);
    this.lightning = new Lightning(this);
    this.#coversChanged = true;
  }

  /** Makes bodies of everything that stands still. */
  #replaceCovers() {
    this.#coversChanged = false;
    const { bounds, covers, scale } = this.stage;
    const { borderUnits, viewBoxUnits, uncover } = this.settings;
    const size = this.settings.size * scale;
    // An outline is without its border, which should not go behind a cover either.
    const border = (borderUnits / viewBoxUnits) * size;
    const grown = covers.map((cover) => growCover(cover, border));
    this.covers.replace(grown, this.manager.picturesAtRest, bounds, size);
    if (this.#flowField) return;
    this.#flowField = new FlowField(this.covers, bounds, size * uncover.clearance);
    // The world would throw out at once what a cover has moved over.
    for (const sticker of this.stickers) sticker.isPassing ||= this.#isCovered(sticker);
  }

  /** The number of substeps in each of which no sticker moves farther than a fifth of its size. */
  get #substeps() {
    const { stepsPerSecond, maxSubsteps } = this.settings;
    let substeps = 1;
    for (const sticker of this.manager.all) {
      const moved = sticker.speed / stepsPerSecond;
      substeps = Math.max(substeps, Math.ceil(moved / (sticker.size / 5)));
    }
    return Math.min(substeps, maxSubsteps);
  }

  /** Fills in what a blueprint leaves out. */
  #complete(blueprint) {
    const { mass, sizes, sticker } = this.settings;
    const size = this.settings.size * shareOf(blueprint.index, sizes);
    return { mass, size, ...sticker, ...blueprint };
  }

  #onHit(body, otherBody, away) {
    const [sticker, other = null] = [body, otherBody].map((hit) =>
      this.manager.all.find((candidate) => candidate.body === hit),
    );
    if (!sticker) return;
    // A sticker drifts away from what it hit, or it would be pushed against it for ever.
    if (!other && sticker.isSticker) {
      const turn = randomSigned(this.manager.random, this.settings.drift.turnAfterHit);
      sticker.heading = Math.atan2(away.y, away.x) + turn;
    }
    const { x, y } = sticker.velocity;
    const { x: otherX, y: otherY } = other?.velocity ?? { x: 0, y: 0 };
    const speed = Math.abs((x - otherX) * away.x + (y - otherY) * away.y);
    const size = Math.min(sticker.size, other?.size ?? Infinity);
    this.emit("onHit", { speed, size, sticker, other });
  }

  #sizeOrFallback(size) {
    if (size.width > 0 && size.height > 0) return size;
    const [width, height] = this.settings.fallback;
    return { width, height };
  }

  /**
   * Updates a sticker after a step of the world: its lift and, unless it is held, its position at
   * the edges of the stage and behind covers, and its speed.
   */
  #update(sticker) {
    const drag = this.drags.of(sticker);
    if (!sticker.isFinite) {
      drag?.end();
      return this.manager.replace(sticker);
    }
    const { liftEasing, drift, stepsPerSecond, wrapSlack } = this.settings;
    sticker.lift += ((drag ? 1 : 0) - sticker.lift) * liftEasing;
    if (drag) return;
    // A bolt falls out of the stage, or it would come in again above what dropped it.
    if (sticker.isSticker) {
      sticker.shift(wrapOffset(sticker.position, sticker.radius * wrapSlack, this.bounds));
      this.#keepUncovered(sticker);
    }
    limitSpeed(sticker, drift, stepsPerSecond);
  }

  /** How far a sticker must be from all covers to be free; for the largest as far as in the field. */
  #clearanceOf({ size }) {
    return Math.min(size * this.settings.uncover.clearance, this.#flowField.clearance);
  }

  #isCovered(sticker) {
    const reach = this.settings.uncover.reach * sticker.radius;
    const nearer = this.#flowField.clearance - this.#clearanceOf(sticker);
    return this.#flowField.lengthFrom(sticker.position) > reach + nearer;
  }

  /** Leads a sticker out that was dragged or thrown behind a cover, or has a new cover over it. */
  #keepUncovered(sticker) {
    const { patience, speed, easing } = this.settings.uncover;
    const { position } = sticker;
    if (!sticker.isPassing) {
      sticker.coveredSteps = this.#isCovered(sticker) ? sticker.coveredSteps + 1 : 0;
      if (sticker.coveredSteps >= patience) sticker.isPassing = true;
    } else if (this.covers.distanceTo(position) >= this.#clearanceOf(sticker)) {
      sticker.isPassing = false;
    } else if (sticker.speed <= speed) {
      const { x, y } = this.#flowField.directionFrom(position);
      const { velocity } = sticker;
      sticker.addVelocity((x * speed - velocity.x) * easing, (y * speed - velocity.y) * easing);
    }
  }
}
