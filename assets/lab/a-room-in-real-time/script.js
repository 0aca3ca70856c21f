import { createPaint } from "./paint.js";
import { createRenderer } from "./renderer.js";
import { createScene } from "./scene.js";

const SPEED = 24; // degrees a second
const DUSK = 450; // milliseconds
const MOST_PIXELS = 2; // of the canvas for one of CSS
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const $ = (selector) => document.querySelector(selector);
const [stage, canvas, slider, spin, nightButton] = [".stage", "canvas", "#turn", "#spin", "#night"].map($);

const paint = createPaint();
let scene;
let turn = slider.valueAsNumber;
let isSpinning = false;
let isNight = false;
let night = 0; // from 0 to 1, on its way to isNight
let seen = true;
let draw;
let frame;
let last;

/** Asks for one more picture, if somebody can see it. */
function change() {
  if (!draw || !seen || document.hidden) return;
  frame ??= requestAnimationFrame(tick);
}

function tick(now) {
  const passed = Math.min(now - (last ?? now), 50);
  const goal = Number(isNight);
  frame = undefined;
  last = now;
  if (isSpinning) set(turn + (SPEED * passed) / 1000);
  night = reducedMotion.matches ? goal : night + Math.sign(goal - night) * Math.min(passed / DUSK, Math.abs(goal - night));
  draw?.(turn, night);
  if (isSpinning || night !== goal) change();
  else last = undefined;
}

/** Turns the room and the slider. @param {number} degrees Any number; a whole turn is 360. */
function set(degrees) {
  turn = ((degrees % 360) + 360) % 360;
  slider.value = Math.floor(turn);
  slider.style.setProperty("--share", turn / 360);
  slider.setAttribute("aria-valuetext", `${Math.floor(turn)} degrees`);
  change();
}

/** Starts or stops turning without a hand. */
function keepTurning(on) {
  isSpinning = on;
  spin.setAttribute("aria-pressed", on);
  change();
}

function switchTo(toNight) {
  isNight = toNight;
  stage.toggleAttribute("data-night", toNight);
  nightButton.setAttribute("aria-pressed", toNight);
  change();
}

function resize() {
  const share = Math.min(devicePixelRatio, MOST_PIXELS);
  canvas.width = Math.round(stage.clientWidth * share);
  canvas.height = Math.round(stage.clientHeight * share);
  // A canvas is empty after a change of its size: it is drawn before it is shown.
  draw?.(turn, night);
}

/** Makes the room ready to be drawn; without WebGL its picture stays. */
function start() {
  draw = undefined;
  const gl = canvas.getContext("webgl2", { antialias: true });
  try {
    if (gl && !gl.isContextLost()) draw = createRenderer(gl, (scene ??= createScene(paint)), paint);
  } catch {
    // A device that cannot draw it keeps the picture, too.
  }
  stage.toggleAttribute("data-live", Boolean(draw));
  $(".panel").hidden = !draw;
  $("#without").hidden = Boolean(draw);
  change();
}

stage.addEventListener("pointerdown", (event) => {
  if (event.button !== 0 || !draw) return;
  stage.setPointerCapture(event.pointerId);
  keepTurning(false);
});
stage.addEventListener("pointermove", ({ pointerId, movementX }) => {
  if (stage.hasPointerCapture(pointerId)) set(turn + movementX * 0.5);
});
slider.addEventListener("input", () => {
  keepTurning(false);
  set(slider.valueAsNumber);
});
spin.addEventListener("click", () => keepTurning(!isSpinning));
nightButton.addEventListener("click", () => switchTo(!isNight));
reducedMotion.addEventListener("change", () => reducedMotion.matches && keepTurning(false));
document.addEventListener("visibilitychange", change);
new IntersectionObserver(([{ isIntersecting }]) => {
  seen = isIntersecting;
  change();
}).observe(stage);

canvas.addEventListener("webglcontextlost", (event) => {
  event.preventDefault();
  draw = undefined;
  stage.removeAttribute("data-live");
});
canvas.addEventListener("webglcontextrestored", start);

// It begins as light or dark as the page is.
const scheme = document.documentElement.dataset.theme;
switchTo(scheme ? scheme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);
night = Number(isNight);
set(turn);
start();
new ResizeObserver(resize).observe(stage);
