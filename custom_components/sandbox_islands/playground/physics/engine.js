import { StickerManager } from "../stickers/stickerManager.js";
import { Covers, growCover } from "./covers.js";
import { Drag } from "./drag.js";
import { Forces } from "./forces.js";
import { Lightning } from "./lightning.js";
import { randomSigned } from "./random.js";
import { nearestOffset, wrapOffset } from "./screenWrap.js";
import { collideAcrossEdges } from "./edgeCollisions.js";
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
   * @param {object} [options.callbacks] `onStickerAdded`, `onBoltAdded` and `onBoltRemoved` get the
   *   sticker or bolt, `onHeldChange` the sticker that is held, or null when it is released.
   */
  constructor({ Matter, decomp = null, settings, bounds, viewport, ...options }) {
    const { covers = [], callbacks = {}, restingPose = () => null } = options;
    Object.assign(this, { Matter, settings, callbacks, restingPose });
    const onStaticHit = (body, away) => this.#turnAway(body, away);
    this.world = createWorld(Matter, decomp, settings, onStaticHit);
    this.covers = new Covers(Matter, this.world);
    this.size = this.#sizeOrFallback(bounds);
    this.stage = {
      bounds: aboveGround(this.size),
      covers,
      scale: Math.min(viewport.width, viewport.height) / settings.scaleDivisors.create,
      seed: settings.seed ?? Math.floor(Math.random() * 2 ** 32),
    };
    const onHeldChange = (sticker) => this.#onHeldChange(sticker);
    this.drag = new Drag(Matter, this.world, settings, this.stage, onHeldChange);
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

  /** The sticker that is being dragged, or null. */
  get held() {
    return this.drag.sticker;
  }

  /** The stickers, back to front, the held one last. */
  get drawOrder() {
    const { held } = this;
    const others = this.stickers.filter((sticker) => sticker !== held);
    return held ? [...others, held] : others;
  }

  /**
   * Adds a sticker to the queue, from which one appears every `interval` milliseconds.
   *
   * @param {object} blueprint `{index, name, picture, outline, frictionAir, restitution, drops}`.
   */
  enqueue(blueprint) {
    const { mass, size, sticker } = this.settings;
    this.manager.queue.push({ mass, size, ...sticker, ...blueprint });
    this.#coversChanged = true;
  }

  /** Sets what the bolts of the lightning look like: `{picture, outline}`. */
  setBoltBlueprint(blueprint) {
    this.boltBlueprint = { ...this.settings.bolt, ...blueprint };
  }

  /** Simulates 1/60 s. */
  step() {
    const { manager, callbacks } = this;
    for (const sticker of manager.all) sticker.savePose();
    const added = manager.spawnNext(this.time);
    if (added) {
      this.#coversChanged = true;
      callbacks.onStickerAdded?.(added);
    }
    const bolt = this.lightning.update(this.boltBlueprint, this.time);
    if (bolt) callbacks.onBoltAdded?.(bolt);
    if (this.#coversChanged) this.#replaceCovers();
    this.world.step(this.#substeps);
    collideAcrossEdges(this.stickers, this.held, this.bounds);
    this.steps += 1;
    for (const old of this.lightning.removeExpired(this.time)) callbacks.onBoltRemoved?.(old);
    for (const sticker of manager.all) this.#update(sticker);
  }

  /** Fits everything to another size of the stage; ends a drag. */
  resize(size, covers = []) {
    const before = this.bounds;
    this.size = this.#sizeOrFallback(size);
    const bounds = aboveGround(this.size);
    const { width, height } = this.size;
    const scale = Math.min(width, height) / this.settings.scaleDivisors.resize;
    this.drag.end();
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

  /** Starts the lightning for `lightningDuration` milliseconds. */
  startLightning() {
    this.lightning.start(this.time);
  }

  /** Starts again from an empty stage, with the same seed and the same stickers. */
  reset() {
    const blueprints = [...this.stickers.map(({ blueprint }) => blueprint), ...this.manager.queue];
    this.clear();
    this.#start();
    this.manager.queue = blueprints.sort((one, other) => one.index - other.index);
  }

  /** Removes everything from the stage and from Matter.js. */
  clear() {
    this.drag.end();
    this.covers.clear();
    this.world.clear();
    this.manager.stickers = [];
    this.manager.bolts = [];
  }

  #start() {
    this.steps = 0;
    const { Matter, world, settings, stage, restingPose } = this;
    this.manager = new StickerManager(Matter, world, settings, stage, restingPose);
    this.lightning = new Lightning(this.manager, settings);
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

  /** Has a sticker drift away from what it hit, or it would be pushed against it for ever. */
  #turnAway(body, away) {
    const sticker = this.stickers.find((candidate) => candidate.body === body);
    if (!sticker) return;
    const turn = randomSigned(this.manager.random, this.settings.drift.turnAfterHit);
    sticker.heading = Math.atan2(away.y, away.x) + turn;
  }

  /** While a sticker that drops bolts is dragged, the lightning is active. */
  #onHeldChange(sticker) {
    if (sticker) this.lightning.hold(sticker, this.time);
    else this.lightning.release();
    this.callbacks.onHeldChange?.(sticker);
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
    const held = sticker === this.held;
    if (!sticker.isFinite) {
      if (held) this.drag.end();
      return this.manager.replace(sticker);
    }
    const { liftEasing, drift, stepsPerSecond, wrapSlack } = this.settings;
    sticker.lift += ((held ? 1 : 0) - sticker.lift) * liftEasing;
    if (held) return;
    // A bolt falls out of the stage, or it would come in again above what dropped it.
    if (sticker.isSticker) {
      sticker.shift(wrapOffset(sticker.position, sticker.radius * wrapSlack, this.bounds));
      this.#keepUncovered(sticker);
    }
    limitSpeed(sticker, drift, stepsPerSecond);
  }

  #isCovered({ position, radius }) {
    return this.#flowField.lengthFrom(position) > this.settings.uncover.reach * radius;
  }

  /** Leads a sticker out that was dragged or thrown behind a cover, or has a new cover over it. */
  #keepUncovered(sticker) {
    const { patience, speed, easing } = this.settings.uncover;
    const { position } = sticker;
    if (!sticker.isPassing) {
      sticker.coveredSteps = this.#isCovered(sticker) ? sticker.coveredSteps + 1 : 0;
      if (sticker.coveredSteps >= patience) sticker.isPassing = true;
    } else if (this.#flowField.isFree(position)) {
      sticker.isPassing = false;
    } else if (sticker.speed <= speed) {
      const { x, y } = this.#flowField.directionFrom(position) ?? { x: 0, y: 0 };
      const { velocity } = sticker;
      sticker.addVelocity((x * speed - velocity.x) * easing, (y * speed - velocity.y) * easing);
    }
  }
}
