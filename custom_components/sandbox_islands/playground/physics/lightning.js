import { randomSigned } from "./random.js";

/** True of a sticker below which bolts fall. */
const dropsBolts = ({ blueprint }) => blueprint.drops === "bolt";

/**
 * Drops bolts below a sticker: while one with `drops: "bolt"` is held, and for a while after the
 * action (the button in the text).
 *
 * Both can be active at once and share one interval. Bolts fall below the sticker that is held, or
 * else below the first that drops any. All times are milliseconds of simulation time, so a pause
 * also pauses the lightning.
 */
export class Lightning {
  #held = null;
  #actionEnd = null;
  #nextBoltAt;

  /** @param {import("./engine.js").PlaygroundEngine} engine */
  constructor(engine) {
    this.engine = engine;
  }

  /** Starts the lightning of the action, for `lightningDuration` milliseconds. */
  start() {
    this.#activate();
    this.#actionEnd = this.engine.time + this.engine.settings.lightningDuration;
  }

  /** Is active while one of the stickers that are held drops bolts. */
  setHeld(held) {
    const dropper = held.find(dropsBolts) ?? null;
    if (dropper) this.#activate();
    this.#held = dropper;
  }

  /**
   * Creates the next bolt when it is due and the engine has a blueprint of it.
   *
   * @returns {import("../stickers/sticker.js").Sticker | null} The new bolt.
   */
  update() {
    const { boltBlueprint, settings, stickers, time } = this.engine;
    const due = this.#isActive && time >= this.#nextBoltAt;
    if (due) this.#nextBoltAt += settings.bolt.repeat;
    if (time >= this.#actionEnd) this.#actionEnd = null;
    const dropper = this.#held ?? stickers.find(dropsBolts);
    return due && dropper && boltBlueprint ? this.#createBolt(dropper) : null;
  }

  /**
   * Removes the bolts that have reached the end of `bolt.life`.
   *
   * @returns {import("../stickers/sticker.js").Sticker[]}
   */
  removeExpired() {
    const { bolts, settings, time } = this.engine;
    const expired = bolts.filter(({ createdAt }) => time >= createdAt + settings.bolt.life);
    for (const bolt of expired) this.engine.manager.remove(bolt);
    return expired;
  }

  get #isActive() {
    return this.#held !== null || this.#actionEnd !== null;
  }

  #activate() {
    const { settings, time } = this.engine;
    if (!this.#isActive) this.#nextBoltAt = time + settings.bolt.repeat;
  }

  /** Below the sticker, or where it is whole: not below the ground or the window, nor at a side. */
  #createBolt(dropper) {
    const { boltBlueprint, bounds, lowestSeen, manager, settings, time } = this.engine;
    const { offset, fallSpeed } = settings.bolt;
    const bolt = manager.addBolt(boltBlueprint, time);
    const { left, top, width, height } = bolt.boundingBox; // around the origin, where it is made
    const { x, y } = dropper.position;
    const lowest = Math.min(bounds.height, lowestSeen()) - top - height;
    bolt.setPosition(
      Math.max(-left, Math.min(x, bounds.width - left - width)),
      Math.min(y + offset, lowest),
    );
    bolt.velocity = { x: 0, y: fallSpeed * bolt.size };
    bolt.spin = (randomSigned(manager.random, settings.initialSpin) * Math.PI) / 180;
    return bolt;
  }
}
