import { MOVES, SECONDS } from "./moves.js";

const LENGTH = SECONDS * 1000;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const $ = (selector) => document.querySelector(selector);
const button = $("#play");
const slider = $("#time");

const animations = Object.entries(MOVES).map(([selector, frames]) => {
  const animation = $(selector).animate(frames, { duration: LENGTH, iterations: Infinity, easing: "linear" });
  animation.pause();
  animation.currentTime = 0;
  return animation;
});
const [first] = animations;
const time = () => (Number(first.currentTime) % LENGTH) / 1000;

let playing = false;
let resume = false;
let frame;

/** Writes the time and the button's name into the controls. */
function show() {
  const seconds = Math.floor(time());
  slider.value = time();
  slider.style.setProperty("--share", time() / SECONDS);
  slider.setAttribute("aria-valuetext", `${seconds} of ${SECONDS} seconds`);
  $(".clock").textContent = `0:0${seconds} / 0:${SECONDS}`;
  button.textContent = playing ? "Pause" : "Play";
}

function tick() {
  show();
  frame = requestAnimationFrame(tick);
}

/** Plays or pauses every part of the clip. */
function play(on) {
  playing = on;
  for (const animation of animations) animation[on ? "play" : "pause"]();
  cancelAnimationFrame(frame);
  if (on) frame = requestAnimationFrame(tick);
  show();
}

button.addEventListener("click", () => play(!playing));
$(".arena").addEventListener("click", () => play(!playing));
slider.addEventListener("input", () => {
  const { value } = slider;
  play(false);
  for (const animation of animations) animation.currentTime = Math.min(value * 1000, LENGTH - 1);
  show();
});
reducedMotion.addEventListener("change", () => reducedMotion.matches && play(false));
new IntersectionObserver(([{ isIntersecting }]) => {
  if (isIntersecting === resume && resume) play(true);
  else if (!isIntersecting && playing) {
    play(false);
    resume = true;
    return;
  }
  resume = false;
}).observe($(".arena"));

// It starts by itself, as clips do that have no sound, unless the visitor asked for less motion.
play(!reducedMotion.matches);
