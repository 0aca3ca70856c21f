/**
 * What a visitor has switched on or made, kept in the browser for the next visit.
 */
export class Remembered {
  /** @param {string} key Its name in the browser's storage. */
  constructor(key) {
    this.key = key;
  }

  /** @returns {{sound?: true, stickers?: number}} Nothing where the browser keeps nothing. */
  get values() {
    try {
      return { ...JSON.parse(localStorage.getItem(this.key)) };
    } catch {
      return {};
    }
  }

  /** Keeps values beside the others; what is false or 0 is forgotten. */
  keep(values) {
    const kept = Object.entries({ ...this.values, ...values }).filter(([, value]) => value);
    try {
      if (kept.length) localStorage.setItem(this.key, JSON.stringify(Object.fromEntries(kept)));
      else localStorage.removeItem(this.key);
    } catch {
      // Without storage it is for this visit.
    }
  }
}
