import { createBin } from "./bin.js";

/**
 * Tells whether somebody can see an element: scrolled into view, in a tab that shows, on a page
 * that has not been left for the back-forward cache.
 *
 * @param {Element} element
 * @param {(present: boolean) => void} tell Called on every change.
 * @param {() => void} leave Called when the page is left for good.
 * @returns {() => void} Undoes it.
 */
export function watchPresence(element, tell, leave) {
  const bin = createBin();
  let inView = false;
  let stored = false;
  let present = false;

  function update() {
    const now = inView && !stored && !document.hidden;
    if (now === present) return;
    present = now;
    tell(now);
  }

  const observer = new IntersectionObserver((entries) => {
    inView = entries.at(-1).isIntersecting;
    update();
  });
  observer.observe(element);
  bin.add(() => observer.disconnect());
  bin.listen(document, "visibilitychange", update);
  bin.listen(window, "pagehide", ({ persisted }) => {
    stored = true;
    if (persisted) update();
    else leave();
  });
  bin.listen(window, "pageshow", () => {
    stored = false;
    update();
  });
  return bin.empty;
}

/**
 * Runs something once the page has painted and has nothing better to do.
 *
 * @param {() => void} run
 * @returns {() => void} Calls it off.
 */
export function whenIdle(run) {
  const bin = createBin();
  const frame = requestAnimationFrame(() => {
    if (window.requestIdleCallback) {
      const idle = requestIdleCallback(run, { timeout: 2000 });
      bin.add(() => cancelIdleCallback(idle));
    } else {
      const timer = setTimeout(run, 200);
      bin.add(() => clearTimeout(timer));
    }
  });
  bin.add(() => cancelAnimationFrame(frame));
  return bin.empty;
}
