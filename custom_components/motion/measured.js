import { ScrollTrigger } from "./gsap.js";

const REST = 120;

let users = 0;
let stop;

function watch() {
  let height = document.body.offsetHeight;
  let timer;
  const observer = new ResizeObserver(() => {
    if (document.body.offsetHeight === height) return;
    height = document.body.offsetHeight;
    clearTimeout(timer);
    timer = setTimeout(() => ScrollTrigger.refresh(true), REST);
  });
  observer.observe(document.body);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/**
 * Keeps scroll positions true while the page grows or shrinks: pictures and fonts that come late,
 * details that open. All users share one observer.
 *
 * @returns {() => void} Undoes it.
 */
export function keepMeasured() {
  users += 1;
  stop ??= watch();
  return () => {
    users -= 1;
    if (users) return;
    stop();
    stop = undefined;
  };
}
