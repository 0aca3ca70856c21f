import { between, ease } from "../shared/draw.js";

/* Where the loop rests: width and height of the page, the scale it is shown at, the frame's corner. */
const DESKTOP = [1440, 900, 0.404, 14];
const TABLET = [820, 1106, 0.354, 22];
const MOBILE = [390, 844, 0.458, 32];
const MOVES = [[0.14, 0.28, DESKTOP, TABLET], [0.42, 0.54, TABLET, MOBILE], [0.72, 0.92, MOBILE, DESKTOP]];

const frame = document.querySelector(".frame");
const page = document.querySelector("iframe");

function shape(t) {
  const [start, end, from, to] = MOVES.findLast(([begin]) => t >= begin) ?? [0, 1, DESKTOP, DESKTOP];
  const share = ease(between(t, start, end));
  return from.map((value, i) => value + (to[i] - value) * share);
}

window.seek = (t) => {
  const [width, height, scale, corner] = shape(t);
  page.style.cssText = `width: ${width}px; height: ${height}px; transform: scale(${scale})`;
  frame.style.cssText = `width: ${width * scale + 14}px; height: ${height * scale + 14}px; border-radius: ${corner}px`;
  document.querySelector(".width").textContent = `${Math.round(width)} px`;
  page.contentWindow.seek?.(t);
};
page.addEventListener("load", () => window.seek(0));
