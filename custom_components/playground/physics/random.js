/**
 * A repeatable source of chance (mulberry32): the same seed gives the same numbers.
 *
 * @param {number} seed Any integer.
 * @returns {() => number} Numbers from 0 up to 1.
 */
export function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Draws from -most to most.
 *
 * @param {() => number} random
 * @param {number} most
 */
export function eitherWay(random, most) {
  return (random() * 2 - 1) * most;
}

/** A seed for those who bring none; the one place that asks the browser for chance. */
export function freshSeed() {
  return Math.floor(Math.random() * 4294967296);
}
