/**
 * The drawing kit. A scene is a pure function of `t`, its place in a loop from 0 to 1, that returns
 * SVG markup; the same `t` always gives the same picture, so stills and videos are reproducible.
 */

export const TAU = Math.PI * 2;

/** Calls `draw` with 0…count-1 and joins what it returns. */
export const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join("");

/** One decimal is enough for artwork and keeps the markup short. */
export const round = (number) => Math.round(number * 10) / 10;

/** Joins [x, y] pairs into the body of a path. */
export const line = (points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;

/** The part of `value` after the whole number, also for negatives: the position in a loop. */
export const wrap = (value) => value - Math.floor(value);

/** Slow at both ends; `x` and the result run from 0 to 1. */
export const ease = (x) => (x < 0.5 ? 4 * x ** 3 : 1 - (2 - 2 * x) ** 3 / 2);

/** How far `t` has come between two moments, held at 0 before and 1 after. */
export const between = (t, start, end) => Math.min(1, Math.max(0, (t - start) / (end - start)));

/** A repeatable stream of numbers from 0 to 1 (Park-Miller). */
export function random(seed) {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** A circle of `count` points around a centre, pushed in and out by `radius(angle)`. */
export function loop(x, y, radius, count = 48) {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * TAU;
    return [x + Math.cos(angle) * radius(angle), y + Math.sin(angle) * radius(angle)];
  });
  return `${line(points)}Z`;
}

const STATUS =
  '<span>9:41</span><svg viewBox="0 0 62 14" aria-hidden="true"><rect y="8" width="5" height="6" rx="1"/>' +
  '<rect x="8" y="4" width="5" height="10" rx="1"/><rect x="16" width="5" height="14" rx="1"/>' +
  '<path d="M36 0h19a5 5 0 0 1 5 5v4a5 5 0 0 1-5 5H36a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v4a3 3 0 0 0 3 3h19a3 3 0 0 0 3-3V5a3 3 0 0 0-3-3Z"/>' +
  '<rect x="35" y="4" width="16" height="6" rx="1.5"/></svg>';

/**
 * Draws every `<svg data-scene="name">` of the page and exposes `window.seek(t)`, which redraws them
 * at another moment of their loop. `scenes` maps names to functions of `(t, dataset)`.
 */
export function mount(scenes) {
  for (const bar of document.querySelectorAll(".status")) bar.innerHTML = STATUS;
  const hosts = document.querySelectorAll("svg[data-scene]");
  window.seek = (t) => {
    for (const svg of hosts) svg.innerHTML = scenes[svg.dataset.scene](t, svg.dataset);
  };
  window.seek(0);
}
