/**
 * Creates a game loop with a fixed time step: it runs as many steps as the elapsed time takes and
 * draws once per frame, interpolated between two steps.
 *
 * The speed is the same at every refresh rate. After a stall at most `maxStepsPerFrame` steps are
 * made up for. A stopped loop requests no frames.
 *
 * @param {object} options
 * @param {() => void} options.step Runs one step.
 * @param {(alpha: number) => void} options.draw Draws; alpha is how far the frame lies between
 *   the last step (0) and the next (1).
 * @param {(tick: (now: number) => void) => () => void} options.request Requests a frame; returns
 *   what cancels it.
 * @param {number} options.stepsPerSecond
 * @param {number} options.maxStepsPerFrame
 */
export function createGameLoop(options) {
  const { step, draw, request, stepsPerSecond, maxStepsPerFrame } = options;
  const stepDuration = 1000 / stepsPerSecond;
  let cancel = null;
  let last = null;
  let pending = 0; // steps that are due, with a fraction

  function tick(now) {
    cancel = request(tick);
    if (last !== null) pending = Math.min(pending + (now - last) / stepDuration, maxStepsPerFrame);
    last = now;
    for (; pending >= 1; pending -= 1) step();
    draw(pending);
  }

  return {
    get running() {
      return cancel !== null;
    },
    start() {
      cancel ??= request(tick);
    },
    stop() {
      cancel?.();
      cancel = null;
      last = null;
    },
  };
}
