/**
 * The clock of the lightning: a flag that is held or not, and when the next bolt is due.
 *
 * It keeps time in the engine's milliseconds, so a pause holds the weather too.
 */
export class Lightning {
  /** @param {{repeat: number}} bolt Milliseconds between two bolts. */
  constructor({ repeat }) {
    this.repeat = repeat;
    this.holders = new Map();
    this.due = Infinity;
  }

  get flagged() {
    return this.holders.size > 0;
  }

  /**
   * Sets the flag, for as long as this holder keeps it or until a time.
   *
   * @param {string} holder "press" and "verb" may hold at once; the beat stays one.
   * @param {number} now
   * @param {number} [until]
   */
  hold(holder, now, until = Infinity) {
    if (!this.flagged) this.due = now + this.repeat;
    this.holders.set(holder, until);
  }

  /** Clears the flag, unless another holder keeps it. */
  release(holder) {
    this.holders.delete(holder);
    if (!this.flagged) this.due = Infinity;
  }

  /** True when a bolt is due now; asking once takes it. */
  strikes(now) {
    const strikes = now >= this.due;
    if (strikes) this.due += this.repeat;
    for (const [holder, until] of this.holders) if (now >= until) this.release(holder);
    return strikes;
  }
}
