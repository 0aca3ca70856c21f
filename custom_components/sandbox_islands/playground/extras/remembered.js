/**
 * What a visitor has switched on or made, kept in the browser for the next visit.
 */
export class Remembered {
  #values = {};

  /** @param {string} key Its name in the browser's storage. */
  constructor(key) {
    this.key = key;
  }

  /** @returns {{sound?: true, stickers?: number}} */
  get values() {
    try {
      this.#values = { ...JSON.parse(localStorage.getItem(this.key)) };
    } catch {
      // Without storage they are for this visit.
    }
    return this.#values;
  }

  /** Keeps values beside the others; what is false or 0 is forgotten. */
  keep(values) {
    const kept = Object.entries({ ...this.values, ...values }).filter(([, value]) => value);
    this.#values = Object.fromEntries(kept);
    try {
      if (kept.length) localStorage.setItem(this.key, JSON.stringify(this.#values));
      else localStorage.removeItem(this.key);
    } catch {
      // See above.
    }
  }
}
