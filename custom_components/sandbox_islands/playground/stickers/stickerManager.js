import { createRandom, randomSigned } from "../physics/random.js";
import { Sticker } from "./sticker.js";

/** True where a point keeps a margin to a box. */
function isClearOf({ x, y }, { left, top, right, bottom }, margin) {
  return x < left - margin || x > right + margin || y < top - margin || y > bottom + margin;
}

/**
 * Creates, holds and removes the stickers and bolts of a stage.
 */
export class StickerManager {
  /**
   * @param {object} Matter
   * @param {ReturnType<import("../physics/world.js").createWorld>} world
   * @param {typeof import("../defaults.js").defaults} settings
   * @param {{bounds: object, covers: DOMRect[], scale: number, seed: number}} stage
   */
  constructor(Matter, world, settings, stage) {
    this.Matter = Matter;
    this.world = world;
    this.settings = settings;
    this.stage = stage;
    this.random = createRandom(stage.seed);
    this.queue = [];
    this.stickers = [];
    this.bolts = [];
    this.nextSpawnAt = 0;
  }

  /** Everything on the stage, back to front. */
  get all() {
    return [...this.bolts, ...this.stickers];
  }

  /** The first sticker on the stage that drops bolts, if there is one. */
  get dropper() {
    return this.stickers.find(({ blueprint }) => blueprint.drops === "bolt");
  }

  /** Creates the first sticker of the queue when its time has come; null otherwise. */
  spawnNext(now) {
    if (now < this.nextSpawnAt || !this.queue.length) return null;
    const sticker = this.#create(this.queue.shift(), now);
    // A generator for each sticker: one that is late or missing does not change the others.
    this.#launch(sticker, createRandom(this.stage.seed ^ (sticker.blueprint.index * 0x9e3779b1)));
    this.stickers.push(sticker);
    this.nextSpawnAt = now + this.settings.interval;
    return sticker;
  }

  addBolt(blueprint, now) {
    const bolt = this.#create(blueprint, now);
    this.bolts.push(bolt);
    return bolt;
  }

  removeBolt(bolt) {
    this.world.remove(bolt.body);
    this.bolts = this.bolts.filter((other) => other !== bolt);
  }

  /** Replaces a sticker whose position is no longer finite: such a body cannot be repaired. */
  replace(broken) {
    const fresh = this.#create(broken.blueprint, broken.createdAt);
    this.#launch(fresh, this.random);
    this.world.remove(broken.body);
    const list = this.bolts.includes(broken) ? this.bolts : this.stickers;
    list[list.indexOf(broken)] = fresh;
  }

  /** Changes the scale of everything, and keeps positions in proportion to the stage. */
  rescale(scale, before, bounds) {
    for (const sticker of this.all) {
      const { x, y } = sticker.position;
      sticker.rescale(scale);
      sticker.setPosition((x / before.width) * bounds.width, (y / before.height) * bounds.height);
    }
  }

  #create(blueprint, createdAt) {
    const options = { scale: this.stage.scale, createdAt };
    const sticker = new Sticker(this.Matter, blueprint, this.settings, options);
    this.world.add(sticker.body);
    return sticker;
  }

  /** Gives a sticker a random position, push and spin. */
  #launch(sticker, random) {
    const { force, initialSpin } = this.settings;
    const { x, y } = this.#findFreePoint(sticker, random);
    sticker.setPosition(x, y);
    const push = { x: randomSigned(random, force), y: randomSigned(random, force) };
    this.Matter.Body.applyForce(sticker.body, sticker.position, push);
    sticker.heading = Math.atan2(push.y, push.x);
    sticker.spin = (randomSigned(random, initialSpin) * Math.PI) / 180;
  }

  /**
   * Finds a random point at which a new sticker overlaps no other and is not behind a cover.
   *
   * Stickers may drift behind the text later, but one that appeared there would not be seen. When
   * no attempt finds a free point, the last one is used.
   */
  #findFreePoint({ size }, random) {
    const { bounds, covers } = this.stage;
    let point;
    for (let attempt = 0; attempt < this.settings.spawnAttempts; attempt += 1) {
      point = { x: random() * bounds.width, y: random() * bounds.height };
      const isApart = ({ position: { x, y } }) => Math.hypot(x - point.x, y - point.y) > size;
      const isClear = (cover) => isClearOf(point, cover, size / 4);
      if (this.stickers.every(isApart) && covers.every(isClear)) break;
    }
    return point;
  }
}
