import { Cast } from "./cast.js";
import { shake, shock, stir, swirl } from "./forces.js";
import { Grip } from "./grip.js";
import { keep } from "./keep.js";
import { Lightning } from "./lightning.js";
import { freshSeed } from "./random.js";
import { createWorld } from "./world.js";

const deaf = { sprite() {}, bolt() {}, boltEnd() {}, hold() {} };

/**
 * The physics of the playground: no document, no clock of its own, stepped by whoever owns it.
 *
 * One call of `step()` is 1/60 s. What happens depends on the settings, the seed and the
 * calls made, and on nothing else.
 */
export class PlaygroundEngine {
  /**
   * @param {object} options
   * @param {object} options.Matter The matter-js module.
   * @param {object} [options.decomp] The poly-decomp module, for concave outlines.
   * @param {typeof import("./defaults.js").defaults} options.settings
   * @param {{width: number, height: number}} options.bounds The stage.
   * @param {DOMRect[]} [options.covers] What hides part of the stage, in its own pixels.
   * @param {{width: number, height: number}} options.viewport The window.
   * @param {Partial<typeof deaf>} [options.on] Told of every sprite that enters, every bolt
   *   that falls and is over, and of the sprite that is held (null when it is let go).
   */
  constructor({ Matter, decomp = null, settings, bounds, covers = [], viewport, on }) {
    this.Matter = Matter;
    this.settings = settings;
    this.on = { ...deaf, ...on };
    this.world = createWorld(Matter, decomp, settings);
    this.stage = {
      bounds: this.#sized(bounds),
      covers,
      scale: Math.min(viewport.width, viewport.height) / settings.scaleDivisors.create,
      seed: settings.seed ?? freshSeed(),
    };
    this.grip = null;
    this.#begin();
  }

  /** Milliseconds played so far. */
  get time() {
    return (this.steps * 1000) / this.settings.rate;
  }

  get bounds() {
    return this.stage.bounds;
  }

  get sprites() {
    return this.cast.sprites;
  }

  get bolts() {
    return this.cast.bolts;
  }

  /** The sprite somebody holds, if any. */
  get held() {
    return this.grip?.sprite ?? null;
  }

  /** Everything there is to draw, back to front: bolts, sprites, the held one. */
  get scene() {
    const { held } = this;
    const rest = this.cast.all.filter((sprite) => sprite !== held);
    return held ? [...rest, held] : rest;
  }

  /**
   * Puts a sprite in the queue; it enters when its turn comes.
   *
   * @param {object} blueprint `{index, name, image, outline, frictionAir, restitution}`.
   */
  enqueue(blueprint) {
    const { mass, size, sprite } = this.settings;
    this.cast.queue.push({ mass, size, ...sprite, ...blueprint });
  }

  /** Sets what falls from the rainbow: `{image, outline}`. */
  arm(blueprint) {
    this.thunder = { ...this.settings.bolt, ...blueprint };
  }

  /** Plays 1/60 s. */
  step() {
    for (const sprite of this.cast.all) sprite.remember();
    const entered = this.cast.enter(this.time);
    if (entered) this.on.sprite(entered);
    const bolt = this.lightning.strikes(this.time) && this.cast.strike(this.thunder, this.time);
    if (bolt) this.on.bolt(bolt);
    this.world.step();
    this.steps += 1;
    for (const over of this.cast.expire(this.time)) this.on.boltEnd(over);
    for (const sprite of this.cast.all) this.#keep(sprite);
  }

  /** Fits everything to a stage of another size, positions in proportion. */
  resize(size, covers = []) {
    const before = this.bounds;
    const bounds = this.#sized(size);
    const scale = Math.min(bounds.width, bounds.height) / this.settings.scaleDivisors.resize;
    this.release();
    Object.assign(this.stage, { bounds, covers, scale });
    for (const sprite of this.cast.all) {
      const { x, y } = sprite.position;
      sprite.rescale(scale);
      sprite.place((x / before.width) * bounds.width, (y / before.height) * bounds.height);
    }
  }

  /** The topmost sprite at a point, its white border included, or null. */
  pick(point) {
    return this.sprites.findLast((sprite) => sprite.touches(point)) ?? null;
  }

  /** Takes hold of a sprite; taking hold of the rainbow calls the lightning. */
  grab(sprite, point = sprite.position) {
    this.release();
    this.grip = new Grip(this.Matter, this.world, sprite, point, this.settings);
    if (sprite === this.cast.rainbow) this.lightning.hold("press", this.time);
    this.on.hold(sprite);
  }

  /** Moves the hand, never out of the stage. */
  carry({ x, y }) {
    const { width, height } = this.bounds;
    this.grip?.carry({
      x: Math.min(Math.max(x, 0), width),
      y: Math.min(Math.max(y, 0), height),
    });
  }

  /** Lets go of whatever is held; it keeps its speed. */
  release() {
    if (!this.grip) return;
    this.grip.release();
    this.grip = null;
    this.lightning.release("press");
    this.on.hold(null);
  }

  /** Lets bolts fall for a while, as if the rainbow was held. */
  strike() {
    this.lightning.hold("verb", this.time, this.time + this.settings.trip);
  }

  /** Carries the sprites beside a stroke along with it. */
  stir(from, to) {
    stir(this.#free(), from, to, this.settings.stir);
  }

  /** Sends the field round the middle of the stage. */
  swirl() {
    const { width, height } = this.bounds;
    swirl(this.#free(), { x: width / 2, y: height / 2 }, this.settings.swirl);
  }

  /** Pushes every sprite away from a point. */
  shock(point) {
    shock(this.#free(), point, this.settings.shock);
  }

  /** Gives every sprite a push and a turn of its own. */
  shake() {
    shake(this.#free(), this.cast.random, this.settings.shake);
  }

  /** Starts again from an empty stage, with the same seed and the same sprites. */
  reset() {
    const everyone = [...this.sprites.map(({ blueprint }) => blueprint), ...this.cast.queue];
    this.clear();
    this.#begin();
    this.cast.queue = everyone.sort((one, other) => one.index - other.index);
  }

  /** Empties the stage and gives back what the library keeps of it. */
  clear() {
    this.release();
    this.world.clear();
    this.cast.sprites = [];
    this.cast.bolts = [];
  }

  #begin() {
    this.steps = 0;
    this.lightning = new Lightning(this.settings.bolt);
    this.cast = new Cast(this.Matter, this.world, this.settings, this.stage);
  }

  #sized({ width, height }) {
    const [across, down] = this.settings.fallback;
    return width > 0 && height > 0 ? { width, height } : { width: across, height: down };
  }

  #free() {
    return this.sprites.filter((sprite) => sprite !== this.held);
  }

  #keep(sprite) {
    const held = sprite === this.held;
    if (sprite.sane) return keep(sprite, held, this.bounds, this.settings);
    if (held) this.release();
    this.cast.revive(sprite);
  }
}
