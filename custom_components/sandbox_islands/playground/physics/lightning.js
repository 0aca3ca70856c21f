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
  start(now) {
    this.#activate(now);
    this.#actionEnd = now + this.engine.settings.lightningDuration;
  }

  /** Is active while one of the stickers that are held drops bolts. */
  setHeld(held, now) {
    const dropper = held.find(dropsBolts) ?? null;
    if (dropper) this.#activate(now);
    this.#held = dropper;
  }

  /**
   * Creates the next bolt when it is due.
   *
   * @param {object | undefined} blueprint What a bolt is made of; none falls without it.
   * @param {number} now
   * @returns {import("../stickers/sticker.js").Sticker | null} The new bolt.
   */
  update(blueprint, now) {
    const due = this.#isActive && now >= this.#nextBoltAt;
    if (due) this.#nextBoltAt += this.engine.settings.bolt.repeat;
    if (now >= this.#actionEnd) this.#actionEnd = null;
    const dropper = this.#held ?? this.engine.stickers.find(dropsBolts);
    return due && dropper && blueprint ? this.#createBolt(dropper, blueprint, now) : null;
  }

  /**
   * Removes the bolts that have reached the end of `bolt.life`.
   *
   * @returns {import("../stickers/sticker.js").Sticker[]}
   */
  removeExpired(now) {
    const { life } = this.engine.settings.bolt;
    const expired = this.engine.bolts.filter(({ createdAt }) => now >= createdAt + life);
    for (const bolt of expired) this.engine.manager.remove(bolt);
    return expired;
  }

  get #isActive() {
    return this.#held !== null || this.#actionEnd !== null;
  }

  #activate(now) {
    if (!this.#isActive) this.#nextBoltAt = now + this.engine.settings.bolt.repeat;
  }

  /** Below the sticker, or where it is whole: not below the ground or the window, nor at a side. */
  #createBolt(dropper, blueprint, now) {
    const { bounds, lowestSeen, manager, settings } = this.engine;
    const { offset, fallSpeed } = settings.bolt;
    const bolt = manager.addBolt(blueprint, now);
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
