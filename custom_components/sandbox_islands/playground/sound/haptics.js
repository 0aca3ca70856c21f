/** Milliseconds that the phone vibrates: the shortest that motors of most phones can be felt at. */
const PICK_UP = 14;
const PUT_DOWN = 10;
const HIT = { weakest: 8, strongest: 22 };

/** Hardness of a hit, 0 to 1, from which on it is felt; that of most throws is above it. */
const LEAST_HARDNESS = 0.55;

/** Seconds between two hits that are felt: more of them is a phone that rings. */
const HIT_INTERVAL = 0.2;

/**
 * Short vibrations that go with the sounds; none for visitors who want less motion.
 */
export class Haptics {
  #lastHit = -Infinity;

  /**
   * @param {(duration: number) => void} vibrate
   * @param {() => boolean} reducedMotion
   */
  constructor(vibrate, reducedMotion) {
    this.vibrate = (duration) => reducedMotion() || vibrate(duration);
  }

  pickUp() {
    this.vibrate(PICK_UP);
  }

  putDown() {
    this.vibrate(PUT_DOWN);
  }

  /**
   * @param {number} hardness 0 to 1.
   * @param {number} now Seconds.
   */
  hit(hardness, now) {
    if (hardness < LEAST_HARDNESS || now - this.#lastHit < HIT_INTERVAL) return;
    this.#lastHit = now;
    this.vibrate(Math.round(HIT.weakest + (HIT.strongest - HIT.weakest) * hardness));
  }
}
