/**
 * Plays fixed steps in the display's own time and draws once a frame, between two steps.
 *
 * The speed is the same on every display; after a stall a few steps are made good and the
 * rest is forgotten. A loop that is stopped asks for no frame at all.
 *
 * @param {object} options
 * @param {() => void} options.step Plays one step.
 * @param {(share: number) => void} options.draw Draws, a share of the way into the next step.
 * @param {(tick: (now: number) => void) => number} options.request requestAnimationFrame.
 * @param {(frame: number) => void} options.cancel cancelAnimationFrame.
 * @param {number} options.rate Steps a second.
 * @param {number} options.catchUp Most steps in one frame.
 */
export function createLoop({ step, draw, request, cancel, rate, catchUp }) {
  const span = 1000 / rate;
  let frame = null;
  let last = null;
  let debt = 0; // in steps

  function tick(now) {
    frame = request(tick);
    if (last !== null) debt = Math.min(debt + (now - last) / span, catchUp);
    last = now;
    for (; debt >= 1; debt -= 1) step();
    draw(debt);
  }

  return {
    get running() {
      return frame !== null;
    },
    start() {
      frame ??= request(tick);
    },
    stop() {
      if (frame !== null) cancel(frame);
      frame = null;
      last = null;
    },
  };
}
