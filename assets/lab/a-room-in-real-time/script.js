const SPEED = 24; // degrees a second
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const $ = (selector) => document.querySelector(selector);
const stage = $(".stage");
const room = $(".room");
const slider = $("#turn");
const spin = $("#spin");

let turn = slider.valueAsNumber;
let spinning = !reducedMotion.matches;
let seen = true;
let last;
let frame;

/** Turns the room and the slider. @param {number} degrees Any number; a whole turn is 360. */
function set(degrees) {
  turn = ((degrees % 360) + 360) % 360;
  room.style.setProperty("--turn", turn);
  slider.value = Math.floor(turn);
  slider.style.setProperty("--share", turn / 360);
  slider.setAttribute("aria-valuetext", `${Math.floor(turn)} degrees`);
}

function tick(now) {
  set(turn + (SPEED * Math.min(now - (last ?? now), 50)) / 1000);
  last = now;
  frame = requestAnimationFrame(tick);
}

/** Runs or stops the clock: it runs while the room turns by itself and is seen. */
function update() {
  cancelAnimationFrame(frame);
  last = undefined;
  spin.setAttribute("aria-pressed", spinning);
  if (spinning && seen && !document.hidden) frame = requestAnimationFrame(tick);
}

/** Starts or stops turning without a hand. */
function keepTurning(on) {
  if (spinning === on) return;
  spinning = on;
  update();
}

stage.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  stage.setPointerCapture(event.pointerId);
  keepTurning(false);
});
stage.addEventListener("pointermove", ({ buttons, movementX }) => {
  if (buttons) set(turn + movementX * 0.5);
});
slider.addEventListener("input", () => {
  keepTurning(false);
  set(slider.valueAsNumber);
});
spin.addEventListener("click", () => keepTurning(!spinning));
$("#lights").addEventListener("click", ({ currentTarget }) => {
  const isDark = room.toggleAttribute("data-dark");
  currentTarget.setAttribute("aria-pressed", !isDark);
});
reducedMotion.addEventListener("change", () => reducedMotion.matches && keepTurning(false));
document.addEventListener("visibilitychange", update);
new IntersectionObserver(([{ isIntersecting }]) => {
  seen = isIntersecting;
  update();
}).observe(stage);

set(turn);
update();
