/** Name in the browser's storage of what a visitor has switched on or made. */
const KEY = "playground";

/**
 * What a visitor has switched on or made at an earlier visit.
 *
 * @returns {{sound?: true, stickers?: number}} Nothing where the browser keeps nothing.
 */
export function remembered() {
  try {
    return { ...JSON.parse(localStorage.getItem(KEY)) };
  } catch {
    return {};
  }
}

/** Keeps values for the next visit; what is false or 0 is forgotten. */
export function remember(values) {
  const kept = Object.entries({ ...remembered(), ...values }).filter(([, value]) => value);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage it is for this visit.
  }
}
