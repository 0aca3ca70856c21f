/**
 * Events that may be a gesture. A finger that touches is none yet, since it may be about to scroll:
 * it is one when it lets go. So the browser is asked each time.
 */
const EVENTS = ["pointerdown", "pointerup", "keydown"];

/**
 * Runs a function in the visitor's first gesture on the page, in which browsers let sound begin.
 *
 * @param {() => void} run
 * @param {AbortSignal} signal Stops waiting.
 */
export function onFirstGesture(run, signal) {
  const waiting = new AbortController();
  const onEvent = () => {
    if (navigator.userActivation?.isActive === false) return;
    waiting.abort();
    run();
  };
  const either = AbortSignal.any([signal, waiting.signal]);
  const options = { capture: true, passive: true, signal: either };
  for (const type of EVENTS) window.addEventListener(type, onEvent, options);
}
