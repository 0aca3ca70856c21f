export const FULL = 100;
/** Millilitres spilt at which the drips have their full length. */
export const MAX_SPILT = 60;

const POUR = 34; // ml a second
const REFILL = 130;
const DRAIN = 70;
const MOP = 45;

const towards = (value, goal, step) =>
  value < goal ? Math.min(value + step, goal) : Math.max(value - step, goal);

/**
 * The level of the beaker and what has run over, in millilitres, without any drawing.
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
    /** Whether the bottle pours. */
    get pouring() {
      return held || level < goal;
    },
    get still() {
      return !held && level === goal && (spilt === 0 || level === FULL);
    },
    /** Starts pouring, or stops it. */
    hold(on) {
      if (held && !on) goal = level;
      held = on;
    },
    /** Sets the level to reach, in millilitres; it is filled or drained to it over time. */
    set(millilitres) {
      goal = Math.min(Math.max(millilitres, 0), FULL);
    },
    /**
     * Advances the simulation.
     * @param {number} seconds
     */
    step(seconds) {
      if (held) {
        const poured = goal + POUR * seconds;
        goal = Math.min(poured, FULL);
        spilt = Math.min(spilt + Math.max(poured - FULL, 0), MAX_SPILT);
      }
      level = towards(level, goal, (level < goal ? REFILL : DRAIN) * seconds);
      if (!held && level < FULL) spilt = towards(spilt, 0, MOP * seconds);
    },
  };
}
