import { randomArrangement } from "../physics/arrangement.js";
import { createRandom, randomSigned } from "../physics/random.js";
import { Sticker } from "./sticker.js";

/** Radius of the circle that a picture at rest collides as, as a share of its width. */
const RADIUS_AT_REST = 0.4;

/**
 * Creates, holds and removes the stickers and bolts of a stage.
 */
export class StickerManager {
  /** @param {import("../physics/engine.js").PlaygroundEngine} engine */
  constructor(engine) {
    this.engine = engine;
    this.random = createRandom(engine.stage.seed);
    this.queue = [];
    this.stickers = [];
    this.bolts = [];
    this.nextSpawnAt = 0;
  }

  /** Everything on the stage, back to front. */
  get all() {
    return [...this.stickers, ...this.bolts];
  }

  /** The pictures of stickers that are still at rest, as covers that others bounce off. */
  get picturesAtRest() {
    const poses = this.queue.map(({ index }) => this.engine.restingPose(index)).filter(Boolean);
    return poses.map(({ x, y, size }) => {
      const radius = size * RADIUS_AT_REST;
      return { x, y, width: 2 * radius, height: 2 * radius, radius };
    });
  }

  /**
   * Creates the first sticker of the queue when its time has come, in the pose of its picture;
   * null otherwise.
   */
  spawnNext(now) {
    if (now < this.nextSpawnAt || !this.queue.length) return null;
    this.nextSpawnAt = now + this.engine.settings.interval;
    const blueprint = this.queue.shift();
    return this.addSticker(blueprint, now, this.engine.restingPose(blueprint.index));
  }

  /** Creates a sticker in a pose; without one it grows in a free place. */
  addSticker(blueprint, now, pose) {
    const sticker = this.#create(blueprint, now);
    // A generator for each sticker: one that is late or missing does not change the others.
    const random = createRandom(this.engine.stage.seed ^ (blueprint.index * 0x9e3779b1));
    this.#launch(sticker, random, pose);
    this.stickers.push(sticker);
    return sticker;
  }

  addBolt(blueprint, now) {
    const bolt = this.#create(blueprint, now);
    this.bolts.push(bolt);
    return bolt;
  }

  /** Removes a sticker or a bolt. */
  remove(gone) {
    this.engine.world.remove(gone.body);
    this.stickers = this.stickers.filter((other) => other !== gone);
    this.bolts = this.bolts.filter((other) => other !== gone);
  }

  /** Replaces a sticker whose position is no longer finite: such a body cannot be repaired. */
  replace(broken) {
    const fresh = this.#create(broken.blueprint, broken.createdAt);
    this.#launch(fresh, this.random);
    this.engine.world.remove(broken.body);
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
    const { Matter, settings, stage, world } = this.engine;
    const sticker = new Sticker(Matter, blueprint, settings, { scale: stage.scale, createdAt });
    world.add(sticker.body);
    return sticker;
  }

  /** Gives a sticker a random push and spin, and its pose; without one it grows in a free place. */
  #launch(sticker, random, pose) {
    const { force, initialSpin, mass, stepsPerSecond } = this.engine.settings;
    const push = { x: randomSigned(random, force), y: randomSigned(random, force) };
    const spin = (randomSigned(random, initialSpin) * Math.PI) / 180;
    sticker.takePose(pose ?? { ...this.#freePlace(sticker, random), angle: 0, size: 0 });
    // What a force on the mass does in one step, however many parts the step is made in.
    const gain = (1000 / stepsPerSecond) ** 2 / mass;
    this.engine.Matter.Body.setVelocity(sticker.body, { x: push.x * gain, y: push.y * gain });
    sticker.heading = Math.atan2(push.y, push.x);
    sticker.spin = spin;
  }

  #freePlace({ size }, random) {
    const { bounds, covers } = this.engine.stage;
    const taken = this.stickers
      .filter(({ isFinite }) => isFinite)
      .map(({ position: { x, y }, size }) => ({ x, y, size }));
    const all = [...covers, ...this.picturesAtRest];
    const [{ x, y }] = randomArrangement([size], { bounds, covers: all, random, taken });
    return { x, y };
  }
}
