/**
 * Moves numbers to where they were sent, a part of the way with each frame.
 *
 * @param {Record<string, number>} values What they are at first.
 * @param {(values: Record<string, number>, speed: number) => void} draw Gets them, and how far they
 *   are from the end of their way, from 0 to 1.
 * @param {{ still: () => boolean, request?: Function, cancel?: Function }} options Whether they jump.
 */
export function createMotion(values, draw, options) {
  const { still, request = requestAnimationFrame, cancel = cancelAnimationFrame } = options;
  let goal = { ...values };
  let frame;
  let isPaused = false;

  function step() {
    frame = undefined;
    let rest = 0;
    for (const key of Object.keys(goal)) {
      const way = goal[key] - values[key];
      const isThere = still() || Math.abs(way) < Math.abs(goal[key]) / 500;
      values[key] = isThere ? goal[key] : values[key] + way * 0.22;
      if (!isThere) rest = Math.max(rest, Math.abs(way / goal[key]));
    }
    draw(values, Math.min(1, rest));
    if (rest > 0) next();
  }

  function next() {
    if (!isPaused) frame ??= request(step);
  }

  return {
    /** Sends numbers on their way. */
    to(changed) {
      goal = { ...goal, ...changed };
      next();
    },
    /** Stops between two frames until `resume`. */
    pause() {
      isPaused = true;
      if (frame !== undefined) cancel(frame);
      frame = undefined;
    },
    resume() {
      isPaused = false;
      next();
    },
  };
}
