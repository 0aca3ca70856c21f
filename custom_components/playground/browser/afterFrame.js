/**
 * Runs a function once the frame that is next has been painted.
 *
 * What takes a slow phone long, and need not be in the frame that answers a press, waits for it.
 *
 * @param {() => void} run
 * @returns {() => void} Cancels it.
 */
export function afterFrame(run) {
  let timer;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
