import { ScrollTrigger } from "./gsap.js";

/** Milliseconds without a further change before positions are measured again. */
const DEBOUNCE = 120;

let users = 0;
let stop;

function watch() {
  let height = document.body.offsetHeight;
  let timer;
  const observer = new ResizeObserver(() => {
    if (document.body.offsetHeight === height) return;
    height = document.body.offsetHeight;
    clearTimeout(timer);
    timer = setTimeout(() => ScrollTrigger.refresh(true), DEBOUNCE);
  });
  observer.observe(document.body);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/**
 * Refreshes ScrollTrigger's positions when the page's height changes: by late pictures and fonts, or
 * by opened details. All callers share one observer.
 *
 * @returns {() => void} Stops it, for this caller.
 */
export function refreshOnResize() {
  users += 1;
  stop ??= watch();
  return () => {
    users -= 1;
    if (users) return;
    stop();
    stop = undefined;
  };
}
