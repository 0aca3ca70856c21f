/**
 * Runs a function once the next frame has been painted.
 *
 * What takes a slow phone long, and need not be in the frame that answers a press, waits for it.
 *
 * @param {() => void} run
 * @returns {() => void} Cancels it.
 */
export function afterNextPaint(run) {
  let timer;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Requests an animation frame, once this one has been painted.
 *
 * Where painting takes most of a frame, as on slow phones, one frame is left out: a press that
 * comes meanwhile is answered in it instead of waiting for the next painting to end.
 *
 * @param {(now: number) => void} run
 * @returns {() => void} Cancels it.
 */
export function requestNextFrame(run) {
  let frame;
  const timer = setTimeout(() => {
    frame = requestAnimationFrame(run);
  });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}

/**
 * Runs a function once the page has painted and the browser is idle, 2 s later at most.
 *
 * Browsers without `requestIdleCallback` (Safari) run it 200 ms after the paint.
 *
 * @param {() => void} run
 * @param {AbortSignal} signal Cancels it.
 */
export function whenIdle(run, signal) {
  const request = window.requestIdleCallback ?? ((callback) => setTimeout(callback, 200));
  requestAnimationFrame(() => request(() => signal.aborted || run(), { timeout: 2000 }));
}
