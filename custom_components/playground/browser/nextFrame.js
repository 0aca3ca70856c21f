import { Disposables } from "./disposables.js";

/**
 * Runs a function before a frame that comes after this one has been painted.
 *
 * Where painting takes most of a frame, as on slow phones, one frame is left out: a press that
 * comes meanwhile is answered in it instead of waiting for the next painting to end.
 *
 * @param {(now: number) => void} run
 * @returns {() => void} Cancels it.
 */
export function requestNextFrame(run) {
  const disposables = new Disposables();
  const timer = setTimeout(() => {
    const frame = requestAnimationFrame(run);
    disposables.defer(() => cancelAnimationFrame(frame));
  });
  disposables.defer(() => clearTimeout(timer));
  return disposables.dispose;
}
