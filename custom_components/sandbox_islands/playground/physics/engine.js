import { StickerManager } from "../stickers/stickerManager.js";
import { Drag } from "./drag.js";
import { Forces } from "./forces.js";
import { Lightning } from "./lightning.js";
import { wrapOffset } from "./screenWrap.js";
import { limitSpeed } from "./speedLimit.js";
import { createWorld } from "./world.js";

/**
 * The physics of the playground. It uses no document and no clock: the owner calls `step()`.
 *
 * One call of `step()` is 1/60 s. The result depends only on the settings, the seed and the calls.
 */
export class PlaygroundEngine {
  /**
   * @param {object} options
   * @param {object} options.Matter The matter-js module.
   * @param {object} [options.decomp] The poly-decomp module, for concave outlines.
   * @param {typeof import("../defaults.js").defaults} options.settings
   * @param {{width: number, height: number}} options.bounds Size of the stage.
   * @param {DOMRect[]} [options.covers] Boxes of the stage in which no sticker should appear.
   * @param {{width: number, height: number}} options.viewport Size of the window.
   * @param {object} [options.callbacks] `onStickerAdded`, `onBoltAdded` and `onBoltRemoved` get the
   *   sticker or bolt, `onHeldChange` the sticker that is held, or null when it is released.
   */
  constructor({ Matter, decomp = null, settings, bounds, covers = [], viewport, callbacks = {} }) {
    this.Matter = Matter;
    this.settings = settings;
    this.callbacks = callbacks;
    this.world = createWorld(Matter, decomp, settings);
    this.stage = {
      bounds: this.#boundsOrFallback(bounds),
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

  /** Everything there is to draw, back to front: bolts, stickers, the held sticker. */
  get drawOrder() {
    const { held } = this;
    const others = this.manager.all.filter((sticker) => sticker !== held);
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
    if (added) callbacks.onStickerAdded?.(added);
    const bolt = this.lightning.update(this.boltBlueprint, this.time);
    if (bolt) callbacks.onBoltAdded?.(bolt);
    this.world.step();
    this.steps += 1;
    for (const old of this.lightning.removeExpired(this.time)) callbacks.onBoltRemoved?.(old);
    for (const sticker of manager.all) this.#update(sticker);
  }

  /** Fits everything to another size of the stage; ends a drag. */
  resize(size, covers = []) {
    const before = this.bounds;
    const bounds = this.#boundsOrFallback(size);
    const scale = Math.min(bounds.width, bounds.height) / this.settings.scaleDivisors.resize;
    this.drag.end();
    Object.assign(this.stage, { bounds, covers, scale });
    this.manager.rescale(scale, before, bounds);
  }

  /** The topmost sticker at a point, its white border included, or null. */
  stickerAt(point) {
    return this.stickers.findLast((sticker) => sticker.containsPoint(point)) ?? null;
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
    this.world.clear();
    this.manager.stickers = [];
    this.manager.bolts = [];
  }

  #start() {
    this.steps = 0;
    this.manager = new StickerManager(this.Matter, this.world, this.settings, this.stage);
    this.lightning = new Lightning(this.manager, this.settings);
  }

  /** While a sticker that drops bolts is dragged, the lightning is active. */
  #onHeldChange(sticker) {
    if (sticker) this.lightning.hold(sticker, this.time);
    else this.lightning.release();
    this.callbacks.onHeldChange?.(sticker);
  }

  #boundsOrFallback(size) {
    if (size.width > 0 && size.height > 0) return size;
    const [width, height] = this.settings.fallback;
    return { width, height };
  }

  /**
   * Updates a sticker after a step of the world: its lift and, unless it is held, its position at
   * the edges of the stage and its speed.
   */
  #update(sticker) {
    const held = sticker === this.held;
    if (!sticker.isFinite) {
      if (held) this.drag.end();
      return this.manager.replace(sticker);
    }
    const { liftEasing, drift, stepsPerSecond } = this.settings;
    sticker.lift += ((held ? 1 : 0) - sticker.lift) * liftEasing;
    if (held) return;
    const { position } = sticker;
    const offset = wrapOffset(position, sticker.visibleRadius, this.bounds);
    if (offset.x || offset.y) sticker.setPosition(position.x + offset.x, position.y + offset.y);
    limitSpeed(sticker, drift, stepsPerSecond);
  }
}
