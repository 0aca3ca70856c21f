import { openPlace } from "./place.js";
import { createRandom, eitherWay } from "./random.js";
import { Sprite } from "./sprite.js";

const radians = (degrees) => (degrees * Math.PI) / 180;

/**
 * Who is on the stage, who waits in the wings, and how each of them enters and leaves.
 */
export class Cast {
  /**
   * @param {object} Matter
   * @param {ReturnType<import("./world.js").createWorld>} world
   * @param {typeof import("./defaults.js").defaults} settings
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
    this.nextAt = 0;
  }

  get all() {
    return [...this.bolts, ...this.sprites];
  }

  get rainbow() {
    return this.sprites.find(({ blueprint }) => blueprint.name === this.settings.rainbow);
  }

  /** Brings on the next in the queue when its time has come. */
  enter(now) {
    if (now < this.nextAt || !this.queue.length) return null;
    const sprite = this.#make(this.queue.shift(), now);
    // Chance of its own for each sprite: one that is late or left out changes no other.
    this.#setOff(sprite, createRandom(this.stage.seed ^ (sprite.blueprint.index * 0x9e3779b1)));
    this.sprites.push(sprite);
    this.nextAt = now + this.settings.interval;
    return sprite;
  }

  /**
   * Lets a bolt fall from the rainbow, when both are there. Below a rainbow at the foot of the
   * stage there is no room: it then appears at the lower edge, and not wrapped to the top.
   */
  strike(blueprint, now) {
    const { rainbow } = this;
    if (!rainbow || !blueprint) return null;
    const { offset, fall } = this.settings.bolt;
    const bolt = this.#make(blueprint, now);
    const { x, y } = rainbow.position;
    bolt.place(x, Math.min(y + offset, this.stage.bounds.height));
    bolt.velocity = { x: 0, y: fall };
    bolt.spin = radians(eitherWay(this.random, this.settings.spin));
    this.bolts.push(bolt);
    return bolt;
  }

  /** Takes off the bolts whose life is over. */
  expire(now) {
    const { life } = this.settings.bolt;
    const over = this.bolts.filter(({ born }) => now >= born + life);
    for (const { body } of over) this.world.remove(body);
    this.bolts = this.bolts.filter((bolt) => !over.includes(bolt));
    return over;
  }

  /** Replaces one whose numbers are lost: a body cannot be mended from within. */
  revive(lost) {
    const fresh = this.#make(lost.blueprint, lost.born);
    this.#setOff(fresh, this.random);
    this.world.remove(lost.body);
    const list = this.bolts.includes(lost) ? this.bolts : this.sprites;
    list[list.indexOf(lost)] = fresh;
  }

  #make(blueprint, born) {
    const sprite = new Sprite(this.Matter, blueprint, this.settings, {
      scale: this.stage.scale,
      born,
    });
    this.world.add(sprite.body);
    return sprite;
  }

  /** Puts it somewhere and gives it the first push. */
  #setOff(sprite, random) {
    const { draws, force, spin } = this.settings;
    const taken = this.sprites.filter((other) => other !== sprite).map(({ position }) => position);
    const { x, y } = openPlace(random, this.stage, taken, { radius: sprite.size / 2, draws });
    sprite.place(x, y);
    const push = { x: eitherWay(random, force), y: eitherWay(random, force) };
    this.Matter.Body.applyForce(sprite.body, sprite.position, push);
    sprite.heading = Math.atan2(push.y, push.x);
    sprite.spin = radians(eitherWay(random, spin));
  }
}
