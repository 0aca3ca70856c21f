import { randomSigned } from "./random.js";

/**
 * Drops bolts below a sticker while at least one source is active.
 *
 * Sources are `"drag"` (a sticker with `drops: "bolt"` is held) and `"action"` (the button in the
 * text); both can be active at once and share one interval. Bolts fall below the sticker that is
 * held, or else below the first that drops any. All times are milliseconds of simulation time, so a
 * pause also pauses the lightning.
 */
export class Lightning {
  #sources = new Map(); // source -> time at which it ends
  #nextBoltAt = Infinity;
  #held = null;

  /**
   * @param {import("../stickers/stickerManager.js").StickerManager} manager Creates the bolts.
   * @param {typeof import("../defaults.js").defaults} settings
   */
  constructor(manager, settings) {
    this.manager = manager;
    this.settings = settings;
  }

  get active() {
    return this.#sources.size > 0;
  }

  /**
   * Activates a source until `stop()` or until a time.
   *
   * @param {"drag" | "action"} source
   * @param {number} now
   * @param {number} [until]
   */
  start(source, now, until = Infinity) {
    if (!this.active) this.#nextBoltAt = now + this.settings.bolt.repeat;
    this.#sources.set(source, until);
  }

  /** Starts the source `"drag"` for a sticker that is held; any other has no effect. */
  hold(sticker, now) {
    if (sticker.blueprint.drops !== "bolt") return;
    this.#held = sticker;
    this.start("drag", now);
  }

  /** Ends the source `"drag"`. */
  release() {
    this.#held = null;
    this.stop("drag");
  }

  stop(source) {
    this.#sources.delete(source);
    if (!this.active) this.#nextBoltAt = Infinity;
  }

  /**
   * Creates the next bolt when it is due.
   *
   * @param {object | undefined} blueprint What a bolt is made of; none falls without it.
   * @param {number} now
   * @returns {import("../stickers/sticker.js").Sticker | null} The new bolt.
   */
  update(blueprint, now) {
    const due = now >= this.#nextBoltAt;
    if (due) this.#nextBoltAt += this.settings.bolt.repeat;
    for (const [source, until] of this.#sources) if (now >= until) this.stop(source);
    const dropper = this.#held ?? this.manager.dropper;
    return due && dropper && blueprint ? this.#createBolt(dropper, blueprint, now) : null;
  }

  /**
   * Removes the bolts that have reached the end of `bolt.life`.
   *
   * @param {number} now
   * @returns {import("../stickers/sticker.js").Sticker[]} The removed bolts.
   */
  removeExpired(now) {
    const expired = this.manager.bolts.filter(
      ({ createdAt }) => now >= createdAt + this.settings.bolt.life,
    );
    for (const bolt of expired) this.manager.removeBolt(bolt);
    return expired;
  }

  /** Below the sticker, or at the lower edge when there is no room left below it. */
  #createBolt(dropper, blueprint, now) {
    const { offset, fallSpeed } = this.settings.bolt;
    const { manager } = this;
    const bolt = manager.addBolt(blueprint, now);
    const { x, y } = dropper.position;
    bolt.setPosition(x, Math.min(y + offset, manager.stage.bounds.height));
    bolt.velocity = { x: 0, y: fallSpeed };
    bolt.spin = (randomSigned(manager.random, this.settings.initialSpin) * Math.PI) / 180;
    return bolt;
  }
}
