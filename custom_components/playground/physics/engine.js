import { SpriteManager } from "../sprites/spriteManager.js";
import { updateSprite } from "../sprites/updateSprite.js";
import { Drag } from "./drag.js";
import { Forces } from "./forces.js";
import { Lightning } from "./lightning.js";
import { randomSeed } from "./random.js";
import { createWorld } from "./world.js";

const noCallbacks = {
  onSpriteAdded() {},
  onBoltAdded() {},
  onBoltRemoved() {},
  onHeldChange() {},
};

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
   * @param {DOMRect[]} [options.covers] Boxes of the stage in which no sprite should appear.
   * @param {{width: number, height: number}} options.viewport Size of the window.
   * @param {Partial<typeof noCallbacks>} [options.callbacks] Each gets the sprite or bolt;
   *   `onHeldChange` gets null when a sprite is released.
   */
  constructor({ Matter, decomp = null, settings, bounds, covers = [], viewport, callbacks }) {
    this.Matter = Matter;
    this.settings = settings;
    this.callbacks = { ...noCallbacks, ...callbacks };
    this.world = createWorld(Matter, decomp, settings);
    this.stage = {
      bounds: this.#boundsOrFallback(bounds),
      covers,
      scale: Math.min(viewport.width, viewport.height) / settings.scaleDivisors.create,
      seed: settings.seed ?? randomSeed(),
    };
    const onHeldChange = (sprite) => this.#onHeldChange(sprite);
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

  get sprites() {
    return this.manager.sprites;
  }

  get bolts() {
    return this.manager.bolts;
  }

  /** The sprite that is being dragged, or null. */
  get held() {
    return this.drag.sprite;
  }

  /** Everything there is to draw, back to front: bolts, sprites, the held sprite. */
  get drawOrder() {
    const { held } = this;
    const others = this.manager.all.filter((sprite) => sprite !== held);
    return held ? [...others, held] : others;
  }

  /**
   * Adds a sprite to the queue, from which one appears every `interval` milliseconds.
   *
   * @param {object} blueprint `{index, name, picture, outline, frictionAir,
   *   restitution, drops}`.
   */
  enqueue(blueprint) {
    const { mass, size, sprite } = this.settings;
    this.manager.queue.push({ mass, size, ...sprite, ...blueprint });
  }

  /** Sets what the bolts of the lightning look like: `{picture, outline}`. */
  setBoltBlueprint(blueprint) {
    this.boltBlueprint = { ...this.settings.bolt, ...blueprint };
  }

  /** Simulates 1/60 s. */
  step() {
    const { manager, callbacks } = this;
    for (const sprite of manager.all) sprite.savePose();
    const added = manager.spawnNext(this.time);
    if (added) callbacks.onSpriteAdded(added);
    const bolt = this.lightning.update(this.boltBlueprint, this.time);
    if (bolt) callbacks.onBoltAdded(bolt);
    this.world.step();
    this.steps += 1;
    for (const expired of this.lightning.removeExpired(this.time)) callbacks.onBoltRemoved(expired);
    for (const sprite of manager.all) this.#update(sprite);
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

  /** The topmost sprite at a point, its white border included, or null. */
  spriteAt(point) {
    return this.sprites.findLast((sprite) => sprite.containsPoint(point)) ?? null;
  }

  /** Starts the lightning for `lightningDuration` milliseconds. */
  startLightning() {
    const { lightningDuration } = this.settings;
    this.lightning.start("action", this.time, this.time + lightningDuration);
  }

  /** Starts again from an empty stage, with the same seed and the same sprites. */
  reset() {
    const blueprints = [...this.sprites.map(({ blueprint }) => blueprint), ...this.manager.queue];
    this.clear();
    this.#start();
    this.manager.queue = blueprints.sort((one, other) => one.index - other.index);
  }

  /** Removes everything from the stage and from Matter.js. */
  clear() {
    this.drag.end();
    this.world.clear();
    this.manager.sprites = [];
    this.manager.bolts = [];
  }

  #start() {
    this.steps = 0;
    this.manager = new SpriteManager(this.Matter, this.world, this.settings, this.stage);
    this.lightning = new Lightning(this.manager, this.settings);
  }

  /** While a sprite that drops bolts is dragged, the lightning is active. */
  #onHeldChange(sprite) {
    if (sprite) this.lightning.hold(sprite, this.time);
    else this.lightning.release();
    this.callbacks.onHeldChange(sprite);
  }

  #boundsOrFallback({ width, height }) {
    const [fallbackWidth, fallbackHeight] = this.settings.fallback;
    return width > 0 && height > 0
      ? { width, height }
      : { width: fallbackWidth, height: fallbackHeight };
  }

  #update(sprite) {
    const held = sprite === this.held;
    if (sprite.isFinite) return updateSprite(sprite, held, this.bounds, this.settings);
    if (held) this.drag.end();
    this.manager.replace(sprite);
  }
}
