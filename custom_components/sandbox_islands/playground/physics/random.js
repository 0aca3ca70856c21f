/**
 * Creates a seeded random number generator (mulberry32): the same seed gives the same numbers.
 *
 * @param {number} seed Any integer.
 * @returns {() => number} Returns numbers from 0 up to, not including, 1.
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

/** Returns a random number from -max to max. */
export function randomSigned(random, max) {
  return (random() * 2 - 1) * max;
}
