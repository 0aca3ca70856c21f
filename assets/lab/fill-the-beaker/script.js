import { createScene } from "./scene.js";
import { createSurface } from "./surface.js";
import { createVessel, FULL } from "./vessel.js";

const START = 45;
const STEP = 1 / 60;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const $ = (selector) => document.querySelector(selector);

const vessel = createVessel(START);
const surface = createSurface(33);
const scene = createScene($(".scene"), vessel, surface);
const slider = $("#level");

let last;
let frame;
let displayedState;
let announcement;

function tick(now) {
  frame = undefined;
  const steps = Math.min(Math.round((now - (last ?? now - 16)) / 1000 / STEP), 4);
  last = now;
  for (let i = 0; i < steps; i += 1) {
    vessel.step(STEP);
    scene.step(STEP, reducedMotion.matches);
  }
  scene.draw();
  show();
  if (vessel.still && scene.still) last = undefined;
  else requestTick();
}

function requestTick() {
  frame ??= requestAnimationFrame(tick);
}

const words = (millilitres) => `${Math.round(millilitres)} millilitres`;

/** Writes the level into the page, and into the live region when it has been the same for 500 ms. */
function show() {
  const level = Math.round(vessel.level);
  $("#reading").textContent = level;
  slider.style.setProperty("--share", vessel.level / FULL);
  slider.setAttribute("aria-valuetext", words(vessel.goal));
  if (document.activeElement !== slider || vessel.level === vessel.goal) slider.value = level;
  const state = `${level} ${Math.round(vessel.spilt)}`;
  if (state === displayedState) return;
  displayedState = state;
  clearTimeout(announcement);
  announcement = setTimeout(announce, 500);
}

function announce() {
  const { level, spilt } = vessel;
  let message = `${words(level)} in the beaker.`;
  if (level === 0) message = "The beaker is empty.";
  if (level === FULL) message = "Full to the brim. One drop more…";
  if (spilt > 0) message = `It runs over! ${words(spilt)} spilt.`;
  if ($("#status").textContent !== message) $("#status").textContent = message;
}

function hold(on) {
  vessel.hold(on);
  $("#pour").toggleAttribute("data-held", on);
  requestTick();
}

/** Moves the bottle to the pointer. */
const aim = ({ clientX }) => scene.aim(clientX);

for (const place of [$("#pour"), $(".scene")]) {
  place.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    place.setPointerCapture(event.pointerId);
    if (place.matches(".scene")) aim(event);
    hold(true);
  });
  for (const type of ["pointerup", "pointercancel", "lostpointercapture"]) {
    place.addEventListener(type, () => hold(false));
  }
  place.addEventListener("contextmenu", (event) => event.preventDefault());
}
$(".scene").addEventListener("pointermove", (event) => event.buttons && aim(event));

$("#pour").addEventListener("keydown", (event) => {
  if (event.key !== " " && event.key !== "Enter") return;
  event.preventDefault();
  if (!event.repeat) hold(true);
});
$("#pour").addEventListener("keyup", () => hold(false));
$("#pour").addEventListener("blur", () => hold(false));
document.addEventListener("visibilitychange", () => document.hidden && hold(false));

slider.addEventListener("input", () => {
  vessel.set(slider.valueAsNumber);
  requestTick();
});
$("#empty").addEventListener("click", () => {
  vessel.set(0);
  requestTick();
});
$("#colours").addEventListener("change", ({ target }) => {
  document.documentElement.dataset.liquid = target.value;
});
reducedMotion.addEventListener("change", requestTick);

requestTick();
