import { createRandom, randomSigned } from "../physics/random.js";
import { findSpawnPoint } from "./spawnPoint.js";
import { Sprite } from "./sprite.js";

/**
 * Creates, holds and removes the sprites and bolts of a stage.
 */
export class SpriteManager {
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
    this.sprites = [];
    this.bolts = [];
    this.nextSpawnAt = 0;
  }

  /** Everything on the stage, back to front. */
  get all() {
    return [...this.bolts, ...this.sprites];
  }

  /** The first sprite on the stage that drops bolts, if there is one. */
  get dropper() {
    return this.sprites.find(({ blueprint }) => blueprint.drops === "bolt");
  }

  /** Creates the first sprite of the queue when its time has come; null otherwise. */
  spawnNext(now) {
    if (now < this.nextSpawnAt || !this.queue.length) return null;
    const sprite = this.#create(this.queue.shift(), now);
    // A generator for each sprite: one that is late or missing does not change the others.
    this.#launch(sprite, createRandom(this.stage.seed ^ (sprite.blueprint.index * 0x9e3779b1)));
    this.sprites.push(sprite);
    this.nextSpawnAt = now + this.settings.interval;
    return sprite;
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

  /** Replaces a sprite whose position is no longer finite: such a body cannot be repaired. */
  replace(broken) {
    const fresh = this.#create(broken.blueprint, broken.createdAt);
    this.#launch(fresh, this.random);
    this.world.remove(broken.body);
    const list = this.bolts.includes(broken) ? this.bolts : this.sprites;
    list[list.indexOf(broken)] = fresh;
  }

  /** Changes the scale of everything, and keeps positions in proportion to the stage. */
  rescale(scale, before, bounds) {
    for (const sprite of this.all) {
      const { x, y } = sprite.position;
      sprite.rescale(scale);
      sprite.setPosition((x / before.width) * bounds.width, (y / before.height) * bounds.height);
    }
  }

  #create(blueprint, createdAt) {
    const options = { scale: this.stage.scale, createdAt };
    const sprite = new Sprite(this.Matter, blueprint, this.settings, options);
    this.world.add(sprite.body);
    return sprite;
  }

  /** Gives a sprite a random position, push and spin. */
  #launch(sprite, random) {
    const { spawnAttempts: attempts, force, initialSpin } = this.settings;
    const taken = this.sprites.filter((other) => other !== sprite).map(({ position }) => position);
    const limits = { radius: sprite.size / 2, attempts };
    const { x, y } = findSpawnPoint(random, this.stage, taken, limits);
    sprite.setPosition(x, y);
    const push = { x: randomSigned(random, force), y: randomSigned(random, force) };
    this.Matter.Body.applyForce(sprite.body, sprite.position, push);
    sprite.heading = Math.atan2(push.y, push.x);
    sprite.spin = (randomSigned(random, initialSpin) * Math.PI) / 180;
  }
}
