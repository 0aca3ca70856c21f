import { Disposables } from "./disposables.js";

/**
 * Runs a function once the page has painted and the browser is idle, 2 s later at most.
 *
 * Browsers without `requestIdleCallback` (Safari) run it 200 ms after the paint.
 *
 * @param {() => void} run
 * @returns {() => void} Cancels it.
 */
export function whenIdle(run) {
  const disposables = new Disposables();
  const frame = requestAnimationFrame(() => {
    if (window.requestIdleCallback) {
      const idle = requestIdleCallback(run, { timeout: 2000 });
      disposables.defer(() => cancelIdleCallback(idle));
    } else {
      const timer = setTimeout(run, 200);
      disposables.defer(() => clearTimeout(timer));
    }
  });
  disposables.defer(() => cancelAnimationFrame(frame));
  return disposables.dispose;
}
