export const FULL = 100;
/** Millilitres that can run over before the drips are as long as they get. */
export const MOST_SPILT = 60;

const POUR = 34; // ml a second
const SETTLE = 130;
const DRAIN = 70;
const MOP = 45;

const towards = (value, goal, step) =>
  value < goal ? Math.min(value + step, goal) : Math.max(value - step, goal);

/**
 * What is in the beaker and what ran over. It knows nothing of pictures.
 *
 * @param {number} [level] Millilitres at the start.
 */
export function createVessel(level = 0) {
  let goal = level;
  let spilt = 0;
  let held = false;

  return {
    get level() {
      return level;
    },
    get goal() {
      return goal;
    },
    get spilt() {
      return spilt;
    },
    /** Whether something comes out of the bottle. */
    get pouring() {
      return held || level < goal;
    },
    get still() {
      return !held && level === goal && (spilt === 0 || level === FULL);
    },
    /** Tilts the bottle, or stands it up again. */
    hold(on) {
      if (held && !on) goal = level;
      held = on;
    },
    /** Asks for a level; the bottle or the drain brings it about. */
    set(millilitres) {
      goal = Math.min(Math.max(millilitres, 0), FULL);
    },
    /**
     * Lets time pass.
     * @param {number} seconds
     */
    step(seconds) {
      if (held) {
        const poured = goal + POUR * seconds;
        goal = Math.min(poured, FULL);
        spilt = Math.min(spilt + Math.max(poured - FULL, 0), MOST_SPILT);
      }
      level = towards(level, goal, (level < goal ? SETTLE : DRAIN) * seconds);
      if (!held && level < FULL) spilt = towards(spilt, 0, MOP * seconds);
    },
  };
}
